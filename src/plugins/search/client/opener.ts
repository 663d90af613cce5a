import {useEffect} from 'react';

/** How the search in the navigation bar is opened; the fields on other pages only ask for it. */
let opener: (() => void) | null = null;

/** Opens the search from anywhere on a page; does nothing before the page is interactive. */
export function openSearch(): void {
  opener?.();
}

/** Whether what a reader types goes into a field. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName));

/**
 * Makes `openSearch` call `open`, and Ctrl+K and ⌘K, but not while a reader types in a field. There
 * is no single-key shortcut: one that can't be turned off gets in the way of speech input (WCAG 2.1.4).
 */
export function useOpener(open: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const command = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (command && !event.isComposing && !isTyping(event.target)) {
        event.preventDefault();
        open();
      }
    };
    opener = open;
    document.addEventListener('keydown', listen);
    return () => {
      opener = opener === open ? null : opener;
      document.removeEventListener('keydown', listen);
    };
  }, [open]);
}
