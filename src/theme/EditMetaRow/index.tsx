/**
 * Why this exists: the theme's row with a post's edit link and last change. Empty, because
 * `src/components/PageFooter` has both.
 */
export default function EditMetaRow(): null {
  return null;
}
