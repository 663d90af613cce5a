/**
 * A script for the head of each page that stores the last button that a reader clicked before the
 * page's scripts have loaded. `Root` repeats the click once the page is interactive.
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

/** Repeats the click on the button that the script in the head has stored, if it has stored one. */
export function repeatEarlyClick(): void {
  const holder = window as {earlyClick?: HTMLElement | null};
  holder.earlyClick?.click();
  holder.earlyClick = null;
}
