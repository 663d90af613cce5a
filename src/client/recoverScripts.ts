/**
 * Takes care of page scripts that do not come, as after a deploy that took them away. Docusaurus
 * reloads a page when they fail at a navigation; when they fail at the first load, nothing would ever
 * react to the reader, so this reloads once, too. A page that was reloaded is not reloaded again: it
 * stays as the server wrote it, which can be read and followed.
 */
function recover(event: PromiseRejectionEvent): void {
  if ((event.reason as Error | null)?.name !== 'ChunkLoadError') {
    return;
  }
  // The browser has reported the request already; fetching ahead in vain is no error of the page.
  event.preventDefault();
  const isAlive = document.documentElement.dataset.hasHydrated === 'true';
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!isAlive && visit && visit.type !== 'reload' && navigator.onLine) {
    window.location.reload();
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', recover);
}
