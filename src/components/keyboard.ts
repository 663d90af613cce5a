/**
 * Returns whether a key press belongs to an input method, as the Enter that ends a conversion does.
 * Safari reports that Enter with `isComposing` false, and Gboard reports an ordinary Enter with
 * `isComposing` true, so only the key code 229 tells (https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode).
 */
export const isConversion = ({keyCode}: Pick<KeyboardEvent, 'keyCode'>): boolean => keyCode === 229;
