/**
 * Opens the search from anywhere on a page. The search in the navigation bar says how it is opened;
 * the fields of the home and the not-found page only ask for it.
 */
let opener: (() => void) | null = null;

/** Says how the search is opened. Returns what takes it back. */
export function provideSearch(open: () => void): () => void {
  opener = open;
  return () => {
    opener = opener === open ? null : opener;
  };
}

/** Opens the search; does nothing before the page is interactive. */
export function openSearch(): void {
  opener?.();
}
