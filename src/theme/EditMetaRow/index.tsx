/**
 * Why this exists: the theme renders a row with a post's edit link and last change. Renders nothing, because
 * `src/components/PageFooter` has the link and the date.
 */
export default function EditMetaRow(): null {
  return null;
}
