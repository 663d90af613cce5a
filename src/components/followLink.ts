import type {MouseEvent} from 'react';
import type {useHistory} from 'react-router-dom';
import {isPlainClick} from './isPlainClick';

/**
 * Lets the router follow a clicked link, unless a modifier key asks the browser for a new tab or window or
 * a download.
 *
 * @param to - absolute path of a page of the site, with or without query and hash.
 * @param replace - whether the page replaces the current one in the reader's history.
 */
export function followLink(
  event: MouseEvent,
  to: string,
  history: ReturnType<typeof useHistory>,
  replace = false,
): void {
  if (event.defaultPrevented || !isPlainClick(event)) {
    return;
  }
  event.preventDefault();
  // As in browsers, a link to the current URL adds no entry to the history.
  const isCurrent = history.createHref(history.location) === to;
  (replace || isCurrent ? history.replace : history.push)(to);
}
