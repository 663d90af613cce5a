/**
 * Opens the search from anywhere on a page. The search in the navigation bar registers how it is
 * opened; the fields on the home page and the not-found page only ask for it.
 */
let opener: (() => void) | null = null;

/** Registers how the search is opened. Returns a function that undoes it. */
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
