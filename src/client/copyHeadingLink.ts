import {translate} from '@docusaurus/Translate';
import {announce} from '../components/announce';

/**
 * Copies the URL of a clicked heading link to the clipboard and announces the copy. Ignores an error of
 * the clipboard, because the browser follows the link in any case.
 */
function copyLink({target}: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('.hash-link');
  if (link) {
    navigator.clipboard?.writeText(link.href).then(
      () => announce(translate({id: 'site.heading.copied', message: 'Link copied'})),
      () => {},
    );
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', copyLink);
}
