import {useEffect, type Dispatch, type SetStateAction} from 'react';

/** How the search in the navigation bar is opened; the fields on other pages only ask for it. */
let opener: ((query?: string) => void) | null = null;

/**
 * Opens the search from anywhere on a page; does nothing before the page is interactive.
 *
 * @param query - what to search for; while the search is being loaded, it takes the place of the last.
 */
export function openSearch(query?: string): void {
  opener?.(query);
}

/** Whether what a reader types goes into a field. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName));

/**
 * Makes `openSearch` call `open`, and Ctrl+K and ⌘K, but not while a reader types in a field. There
 * is no single-key shortcut: one that can't be turned off gets in the way of speech input (WCAG 2.1.4).
 *
 * @param setQuery - while the search is being loaded: gets what is typed until its field is there.
 */
export function useOpener(
  open: (query?: string) => void,
  setQuery: Dispatch<SetStateAction<string>> | null,
): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const {key} = event;
      if (event.isComposing || isTyping(event.target)) {
        return;
      }
      if (event.ctrlKey || event.metaKey) {
        if (key.toLowerCase() === 'k') {
          event.preventDefault();
          open();
        }
      } else if (key.length === 1) {
        setQuery?.((query) => query + key);
      }
    };
    opener = open;
    document.addEventListener('keydown', listen);
    return () => {
      opener = opener === open ? null : opener;
      document.removeEventListener('keydown', listen);
    };
  }, [open, setQuery]);
}
