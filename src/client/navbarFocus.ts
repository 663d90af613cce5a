/**
 * Shows the navigation bar when the keyboard focus reaches it while it is hidden (WCAG 2.4.11). It
 * hides again when the reader scrolls on, so that a button that was used once doesn't keep it
 * there.
 */
const mark = 'data-focused';

if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({target}) => {
    const bar = document.querySelector('.navbar');
    const isShown = target instanceof Element && target.matches('.navbar :focus-visible');
    bar?.toggleAttribute(mark, isShown);
  });
  document.addEventListener(
    'scroll',
    () => document.querySelector(`.navbar[${mark}]`)?.removeAttribute(mark),
    {passive: true},
  );
}
