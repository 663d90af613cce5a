import {useEffect} from 'react';

/** Whether what a reader types goes into a field. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName))
  );
}

/**
 * Calls `open` at Ctrl+K and ⌘K, but not while a reader types in a field. There is no single-key
 * shortcut: one that can't be turned off gets in the way of speech input (WCAG 2.1.4).
 */
export function useShortcuts(open: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const command = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (command && !event.isComposing && !isTyping(event.target)) {
        event.preventDefault();
        open();
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open]);
}
