/**
 * Returns whether a key press belongs to an input method (IME), such as the Enter that confirms converted
 * text. Only the key code 229 is reliable: Safari reports the confirming Enter with `isComposing` false, and
 * Gboard reports an ordinary Enter with `isComposing` true (https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode).
 */
export const isConversion = ({keyCode}: Pick<KeyboardEvent, 'keyCode'>): boolean => keyCode === 229;
