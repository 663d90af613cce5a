/**
 * The theme's sidebar categories and the mobile menu's languages are links with the role of a
 * button, which the browser activates with Enter only. A button also responds to Space (WCAG
 * 2.1.1).
 */
function press(event: KeyboardEvent): void {
  const {target} = event;
  if (event.key === ' ' && target instanceof HTMLElement && target.matches('a[role="button"]')) {
    event.preventDefault();
    target.click();
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', press);
}
