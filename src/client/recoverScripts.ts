import {translate} from '@docusaurus/Translate';

/**
 * Handles page scripts that fail to load, for example because a deploy removed them. Docusaurus reloads the
 * page after a failure during a navigation. On the first load, this handler reloads the page once. If the
 * scripts fail again, the page keeps the server's HTML, whose links work, and a notice says that controls
 * don't work.
 */
function recover(event: PromiseRejectionEvent): void {
  if ((event.reason as Error | null)?.name !== 'ChunkLoadError') {
    return;
  }
  // Keeps the rejection out of the console: the browser logs the request, and a failed prefetch is no error.
  event.preventDefault();
  const isHydrated = document.documentElement.dataset.hasHydrated === 'true';
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!isHydrated && visit && visit.type !== 'reload' && navigator.onLine) {
    window.location.reload();
  } else if (!isHydrated) {
    showNotice();
  }
}

/** Adds a notice with a reload button to the navigation bar. Uses the DOM, because React hasn't loaded. */
function showNotice(): void {
  const bar = document.querySelector('.navbar__inner');
  if (!bar || document.querySelector('.search-failed')) {
    return;
  }
  const notice = document.createElement('div');
  notice.role = 'alert';
  notice.className = 'search-failed';
  notice.textContent = translate({
    id: 'site.scripts.failed',
    message: 'Search and menus didn’t load. You can still read this page and follow its links.',
  });
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--secondary button--sm';
  button.textContent = translate({id: 'theme.ErrorPageContent.tryAgain', message: 'Try again'});
  button.onclick = () => window.location.reload();
  notice.append(button);
  bar.append(notice);
}

if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', recover);
}
