/**
 * Why this exists: the date of a post's last change and its edit link stand in a line with its Markdown
 * (`src/components/PageFooter`), so the theme's row of them stays empty.
 */
export default function EditMetaRow(): null {
  return null;
}
