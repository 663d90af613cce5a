/**
 * Why this exists: the date of a page's last change and its edit link are below its title
 * (`src/components/PageLine`), so the theme's row of them at the foot stays empty.
 */
export default function EditMetaRow(): null {
  return null;
}
