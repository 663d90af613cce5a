type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Returns whether a click follows a link in this tab: with the first button and no modifier key. */
export const isPlainClick = ({button, metaKey, ctrlKey, shiftKey, altKey}: Click): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
