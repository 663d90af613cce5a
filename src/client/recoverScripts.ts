import {translate} from '@docusaurus/Translate';

/**
 * Takes care of page scripts that do not come, as after a deploy that took them away. Docusaurus
 * reloads a page when they fail at a navigation; when they fail at the first load, nothing would ever
 * react to the reader, so this reloads once, too. A page that was reloaded is not reloaded again: it
 * stays as the server wrote it, which can be read and followed, and says that its controls are dead.
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
  } else if (!isAlive) {
    sayThatControlsAreDead();
  }
}

/** Beside the search and the menus, in the bar: React isn't there to render it. */
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
