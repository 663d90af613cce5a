/**
 * In a long sidebar the current page may be below the edge of the screen. Only the sidebar scrolls to
 * it, never the page.
 */
function showCurrentPage(): void {
  const current = document.querySelector('.theme-doc-sidebar-menu [aria-current="page"]');
  const menu = current?.closest('.menu');
  if (current && menu) {
    const link = current.getBoundingClientRect();
    const frame = menu.getBoundingClientRect();
    if (link.top < frame.top || link.bottom > frame.bottom) {
      menu.scrollTop += link.top - frame.top - frame.height / 2;
    }
  }
}

/**
 * While the browser is idle, fetches the next page of the pager, where readers who go on usually go
 * (specification, section 4). Does nothing in browsers without requestIdleCallback.
 */
function fetchNextPage(): void {
  window.requestIdleCallback?.(() => {
    const next = document.querySelector<HTMLAnchorElement>('.pagination-nav__link--next');
    if (next) {
      // The scripts only go into the cache, at the lowest priority; a hovered link gets more.
      window.docusaurus.prefetch(next.pathname);
    }
  });
}

/** Called by Docusaurus after each navigation, and after the first page is there. */
export function onRouteDidUpdate(): void {
  showCurrentPage();
  fetchNextPage();
}
