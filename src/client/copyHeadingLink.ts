import {translate} from '@docusaurus/Translate';
import {announce} from '../components/announce';

/**
 * Puts the URL that a heading's link leads to on the clipboard and says so. The link is followed all
 * the same, so nothing is said where the browser refuses the clipboard.
 */
function copy({target}: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('.hash-link');
  if (link) {
    navigator.clipboard?.writeText(link.href).then(
      () => announce(translate({id: 'site.heading.copied', message: 'Link copied'})),
      () => {},
    );
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', copy);
}
