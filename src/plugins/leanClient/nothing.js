/** Stands in for a component or a function that this site does not use; see index.ts beside it. */
export default function nothing() {
  return null;
}
