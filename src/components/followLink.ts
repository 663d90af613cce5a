import type {MouseEvent} from 'react';
import type {useHistory} from 'react-router-dom';

/**
 * Lets the router follow a clicked link, unless the reader asked the browser for it: in a new tab or
 * window, or as a download.
 *
 * @param to - absolute path of a page of the site, with or without query and hash.
 * @param replace - whether the page takes the place of the current one in the reader's history.
 */
export function followLink(
  event: MouseEvent,
  to: string,
  history: ReturnType<typeof useHistory>,
  replace = false,
): void {
  const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || isForBrowser) {
    return;
  }
  event.preventDefault();
  // A link to where the reader is adds nothing to their history.
  const isHere = history.createHref(history.location) === to;
  (replace || isHere ? history.replace : history.push)(to);
}
