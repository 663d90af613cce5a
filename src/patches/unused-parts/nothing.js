/** Replaces a theme component that this site doesn't use; see index.ts beside it. */
export default function Nothing() {
  return null;
}
