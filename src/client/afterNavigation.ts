/** Scrolls the sidebar, but not the page, to a link of the current page that is out of view. */
function scrollSidebar(): void {
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
 * Prefetches the next page of the pager while the browser is idle, because most readers who continue open that page
 * (specification, section 4). Does nothing in browsers without `requestIdleCallback`.
 */
function prefetchNextPage(): void {
  window.requestIdleCallback?.(() => {
    const next = document.querySelector<HTMLAnchorElement>('.pagination-nav__link--next');
    if (next) {
      window.docusaurus.prefetch(next.pathname);
    }
  });
}

/** Docusaurus' lifecycle method, called after each navigation and for the first page. */
export function onRouteDidUpdate(): void {
  scrollSidebar();
  prefetchNextPage();
}
