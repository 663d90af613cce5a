import {translate} from '@docusaurus/Translate';

/**
 * Handles page scripts that fail to load, for example because a deploy removed them. When they fail
 * during a navigation, Docusaurus reloads the page. When they fail on the first load, the page
 * would never react to its reader, so this module reloads it, too, but only once: if the scripts
 * fail again, the page stays as the server sent it, readable and with working links, and says that
 * its controls don't work.
 */
function recover(event: PromiseRejectionEvent): void {
  if ((event.reason as Error | null)?.name !== 'ChunkLoadError') {
    return;
  }
  // The browser has already reported the request. A failed prefetch is no error of the page.
  event.preventDefault();
  const isAlive = document.documentElement.dataset.hasHydrated === 'true';
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!isAlive && visit && visit.type !== 'reload' && navigator.onLine) {
    window.location.reload();
  } else if (!isAlive) {
    sayThatControlsAreDead();
  }
}

/** In the bar, next to the search and the menus: React isn't there to render it. */
function sayThatControlsAreDead(): void {
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
  const again = document.createElement('button');
  again.type = 'button';
  again.className = 'button button--secondary button--sm';
  again.textContent = translate({id: 'theme.ErrorPageContent.tryAgain', message: 'Try again'});
  again.onclick = () => window.location.reload();
  notice.append(again);
  bar.append(notice);
}

if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', recover);
}
