/**
 * A client module, called after each navigation: while the browser is idle, fetches the next page of
 * the pager, where most readers who read on go (specification, section 4). Nothing happens on slow
 * connections, or in browsers that don't tell when they are idle.
 */
export function onRouteDidUpdate(): void {
  window.requestIdleCallback?.(() => {
    const next = document.querySelector<HTMLAnchorElement>('.pagination-nav__link--next');
    if (next) {
      // Unlike on intent, the scripts are only put in the cache, at the lowest priority.
      window.docusaurus.prefetch(next.pathname);
    }
  });
}
