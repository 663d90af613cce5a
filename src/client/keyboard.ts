/** What the theme's navigation lacks for readers who use the keyboard. */

/**
 * Shows the navigation bar when the focus reaches it while it is hidden (WCAG 2.4.11). It hides again
 * when the reader scrolls on, so that a button that was used once doesn't keep it there.
 */
const mark = 'data-focused';

function showBar({target}: FocusEvent): void {
  const isInBar = target instanceof Element && target.matches('.navbar :focus-visible');
  document.querySelector('.navbar')?.toggleAttribute(mark, isInBar);
}

/**
 * Sidebar categories and the mobile menu's languages are links with the role of a button, which the
 * browser activates with Enter only. A button also responds to Space (WCAG 2.1.1).
 */
function press(event: KeyboardEvent): void {
  const {target} = event;
  if (event.key === ' ' && target instanceof HTMLElement && target.matches('a[role="button"]')) {
    event.preventDefault();
    if (!event.repeat) {
      target.click();
    }
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('focusin', showBar);
  document.addEventListener('keydown', press);
  document.addEventListener(
    'scroll',
    () => document.querySelector(`.navbar[${mark}]`)?.removeAttribute(mark),
    {passive: true},
  );
}
