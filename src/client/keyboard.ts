const focusedAttribute = 'data-focused';

/**
 * Shows the hidden navigation bar when the keyboard moves the focus into the bar (WCAG 2.4.11). The next
 * scroll hides the bar again, so that a focused button doesn't keep the bar visible.
 */
function showBar({target}: FocusEvent): void {
  const isInBar = target instanceof Element && target.matches('.navbar :focus-visible');
  document.querySelector('.navbar')?.toggleAttribute(focusedAttribute, isInBar);
}

/**
 * Activates links with the role of a button with Space, as real buttons (WCAG 2.1.1). The theme has such
 * links for sidebar categories and in the mobile menu, and browsers activate them with Enter only.
 */
function activateWithSpace(event: KeyboardEvent): void {
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
  document.addEventListener('keydown', activateWithSpace);
  document.addEventListener(
    'scroll',
    () => document.querySelector('.navbar')?.removeAttribute(focusedAttribute),
    {passive: true},
  );
}
