import React, {useEffect, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import preload from '@docusaurus/core/lib/client/preload';
import {isPlainClick} from '../isPlainClick';

interface Target {
  url: URL;
  /** Whether the browser loads a document: a file, or the page of another language. */
  isDocument: boolean;
}

/** Returns the page of the site that a click leads to; null for any other click. Pictures have links, too. */
function targetOf(event: MouseEvent): Target | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
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
 * Keeps a reader whose connection is gone on the page that they have. Docusaurus would reload, and the
 * browser would show its error page instead of the text. Opens pages that can be loaded, because behind
 * some proxies and VPNs browsers are wrong about the connection; for others, a message says why not.
 */
export default function OfflineNotice(): ReactNode {
  const history = useHistory();
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const hide = () => setShown(false);
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
      loading.catch(() => setShown(true));
    };
    document.addEventListener('click', follow, {capture: true});
    window.addEventListener('online', hide);
    return () => {
      document.removeEventListener('click', follow, {capture: true});
      window.removeEventListener('online', hide);
    };
  }, [history]);

  return (
    isShown && (
      <p role="alert" className="offline-notice">
        <Translate id="site.offline">
          You’re offline. You can open this page once you’re back online.
        </Translate>
      </p>
    )
  );
}
