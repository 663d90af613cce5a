import {useEffect} from 'react';

/** Whether what a reader types goes into a field. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName))
  );
}

/** Calls `open` at Ctrl+K, ⌘K and /, but not while somebody types in a field. */
export function useShortcuts(open: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const command = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if ((command || slash) && !event.isComposing && !isTyping(event.target)) {
        event.preventDefault();
        open();
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open]);
}
