import type {MouseEvent} from 'react';
import {translate} from '@docusaurus/Translate';

let notice: HTMLOutputElement | undefined;
let timer: number | undefined;

/** Says something for a moment at the edge of the screen, to screen readers as well. */
function say(text: string): void {
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
 * Puts the URL that a link leads to on the clipboard and says so. The link is followed all the same,
 * so nothing is said where the browser refuses the clipboard.
 */
export function copyAddress({currentTarget}: MouseEvent<HTMLAnchorElement>): void {
  navigator.clipboard?.writeText(currentTarget.href).then(
    () => say(translate({id: 'site.heading.copied', message: 'Link copied'})),
    () => {},
  );
}
