import {translate} from '@docusaurus/Translate';

let notice: HTMLOutputElement | undefined;
let timer: number | undefined;

/** Says something for a moment at the edge of the screen, to screen readers as well. */
export function say(text: string): void {
  notice ??= document.body.appendChild(document.createElement('output'));
  window.clearTimeout(timer);
  notice.textContent = '';
  // Screen readers speak of a change to what they have already found.
  timer = window.setTimeout(() => {
    notice!.textContent = text;
    timer = window.setTimeout(() => notice!.replaceChildren(), 3000);
  }, 100);
}

/**
 * Puts the URL that a heading's link leads to on the clipboard and says so. The link is followed all
 * the same, so nothing is said where the browser refuses the clipboard.
 */
function copy({target}: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('.hash-link');
  if (link) {
    navigator.clipboard?.writeText(link.href).then(
      () => say(translate({id: 'site.heading.copied', message: 'Link copied'})),
      () => {},
    );
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', copy);
}
