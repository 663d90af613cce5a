import {useCallback, useLayoutEffect, useRef} from 'react';

/**
 * Opens a modal dialog as long as it's rendered.
 *
 * @param onClose - called once it's closed.
 * @returns the ref of the dialog element, and the function that closes it.
 */
export function useSearchDialog(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    return () => element.close();
  }, []);
  // Calls close() before unmounting, because only then does the browser restore the focus. Doesn't wait
  // for the `close` event, which fires later and would block reopening.
  const dismiss = useCallback(() => {
    dialog.current?.close();
    onClose();
  }, [onClose]);
  return {dialog, dismiss};
}
