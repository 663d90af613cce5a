/**
 * A script in the head of each page that keeps the last button that was clicked before the page's scripts
 * have loaded. `Root` clicks it once the page is interactive.
 */
export const keepEarlyClicks = `(function (d) {
  function keep(event) {
    if (d.documentElement.dataset.hasHydrated === 'true') {
      d.removeEventListener('click', keep, true);
    } else if (event.target.closest) {
      window.earlyClick = event.target.closest('button, [role=button], [role=tab]');
    }
  }
  d.addEventListener('click', keep, true);
})(document);`.replace(/\s+/g, ' ');

/** Clicks the button that was clicked before the page was interactive, if there is one. */
export function repeatEarlyClick(): void {
  const holder = window as {earlyClick?: HTMLElement | null};
  holder.earlyClick?.click();
  holder.earlyClick = null;
}
