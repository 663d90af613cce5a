/**
 * Replaces the theme's hook that marks the body while the keyboard is used, to show the focus only
 * then: the site leaves that to `:focus-visible` (`src/css/layout.css`). The mark came and went
 * with every click and navigation, and each time the browser had to style the whole page anew.
 */
export function useKeyboardNavigation(): void {}

/** The class of the mark: none. */
export const keyboardFocusedClassName = '';
