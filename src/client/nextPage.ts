/**
 * A client module, called after each navigation: while the browser is idle, fetches the next page
 * of the pager, where readers who go on usually go (specification, section 4). Does nothing on slow
 * connections or in browsers without requestIdleCallback.
 */
export function onRouteDidUpdate(): void {
  window.requestIdleCallback?.(() => {
    const next = document.querySelector<HTMLAnchorElement>('.pagination-nav__link--next');
    if (next) {
      // The scripts only go into the cache, at the lowest priority; a hovered link gets more.
      window.docusaurus.prefetch(next.pathname);
    }
  });
}
