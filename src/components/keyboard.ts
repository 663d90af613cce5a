/**
 * Returns whether a key press belongs to an input method, as the Enter that ends a conversion does. Only
 * the key code 229 is reliable: Safari reports that Enter with `isComposing` false, and Gboard an ordinary
 * Enter with `isComposing` true (https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode).
 */
export const isConversion = ({keyCode}: Pick<KeyboardEvent, 'keyCode'>): boolean => keyCode === 229;
