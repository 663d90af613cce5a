import {useCallback, useEffect, useLayoutEffect, useRef, type SyntheticEvent} from 'react';

/**
 * Opens a modal dialog while it is rendered.
 *
 * @param onClose - called when the dialog has closed.
 * @returns the ref and the handlers of the dialog element, and a function that closes the dialog.
 */
export function useSearchDialog(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current!;
    return () => element.close();
  }, []);
  // Opens together with the component's other effects, so that Back closes the dialog as soon as it's visible.
  useEffect(() => dialog.current!.showModal(), []);
  // Calls close() before unmounting, because only then does the browser restore the focus. Doesn't wait
  // for the `close` event, which fires later and would block reopening.
  const dismiss = useCallback(() => {
    dialog.current?.close();
    onClose();
  }, [onClose]);
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    dismiss();
  };
  return {dialog, dismiss, handlers: {onCancel, onClose}};
}
