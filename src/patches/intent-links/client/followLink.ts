import type {MouseEvent} from 'react';
import type {useHistory} from 'react-router-dom';

/**
 * Lets the router follow a link that was clicked, unless the reader asked the browser for it: in a new
 * tab or window, or as a download.
 *
 * @param to - absolute path of a page of the site, with or without query and hash.
 */
export function followLink(
  event: MouseEvent,
  to: string,
  history: ReturnType<typeof useHistory>,
): void {
  const forBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || forBrowser) {
    return;
  }
  event.preventDefault();
  // A link to where the reader is adds nothing to their history.
  const isHere = history.createHref(history.location) === to;
  (isHere ? history.replace : history.push)(to);
}
