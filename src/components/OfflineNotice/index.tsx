import React, {useEffect, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import preload from '@docusaurus/core/lib/client/preload';
import {isPlainClick} from '../isPlainClick';

interface Target {
  url: URL;
  /** True for a file and for a page of another language, which the browser loads as documents. */
  isDocument: boolean;
}

/** Returns the page of the site that a click leads to, or null for any other click. */
function targetOf(event: MouseEvent): Target | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  // Reads attributes, because `link.href` is no string for an SVG link in a picture.
  const href = link?.getAttribute('href');
  if (!link || !href || !isPlainClick(event) || link.getAttribute('target') === '_blank') {
    return null;
  }
  const url = new URL(href, window.location.href);
  const isDocument = link.hasAttribute('hreflang') || /\.\w+$/.test(url.pathname);
  const isElsewhere = url.pathname !== window.location.pathname || (isDocument && !url.hash);
  return url.origin === window.location.origin && isElsewhere ? {url, isDocument} : null;
}

/**
 * Keeps an offline reader on the current page, and shows a message for pages that can't be loaded.
 * Without this component, Docusaurus would reload, and the browser would show its error page. Tries to load
 * each page in spite of `navigator.onLine`, which is wrong behind some proxies and VPNs.
 */
export default function OfflineNotice(): ReactNode {
  const history = useHistory();
  const [isVisible, setVisible] = useState(false);

  useEffect(() => {
    const hide = () => setVisible(false);
    const follow = (event: MouseEvent) => {
      const target = navigator.onLine ? null : targetOf(event);
      if (!target) {
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      const {url, isDocument} = target;
      const loading = isDocument
        ? fetch(url, {method: 'HEAD', cache: 'no-store'}).then(() => window.location.assign(url))
        : preload(url.pathname).then(() => {
            hide();
            history.push(`${url.pathname}${url.search}${url.hash}`);
          });
      loading.catch(() => setVisible(true));
    };
    document.addEventListener('click', follow, {capture: true});
    window.addEventListener('online', hide);
    return () => {
      document.removeEventListener('click', follow, {capture: true});
      window.removeEventListener('online', hide);
    };
  }, [history]);

  return (
    isVisible && (
      <p role="alert" className="offline-notice">
        <Translate id="site.offline">
          You’re offline. You can open this page once you’re back online.
        </Translate>
      </p>
    )
  );
}
