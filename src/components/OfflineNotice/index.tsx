import React, {useEffect, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import preload from '@docusaurus/core/lib/client/preload';

/** Whether a link makes the browser load a document: a file, or the page of another language. */
const loadsDocument = ({pathname, target, hreflang}: HTMLAnchorElement) =>
  Boolean(target || hreflang) || /\.\w+$/.test(pathname);

/** The link by which a plain click would leave the page for another of the site; null for any other click. */
function linkAway(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey);
  return isPlain &&
    link?.origin === window.location.origin &&
    link.target !== '_blank' &&
    (link.pathname !== window.location.pathname || (loadsDocument(link) && !link.hash))
    ? link
    : null;
}

/**
 * Keeps a reader whose connection is gone on the page that they have. Docusaurus would reload,
 * and the browser would show its error page instead of the text. Pages that are there already are
 * opened, for others a message says why not.
 */
export default function OfflineNotice(): ReactNode {
  const history = useHistory();
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const hide = () => setShown(false);
    const follow = (event: MouseEvent) => {
      const link = linkAway(event);
      if (navigator.onLine || !link) {
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      if (loadsDocument(link)) {
        setShown(true);
        return;
      }
      const {pathname, search, hash} = link;
      preload(pathname).then(
        () => {
          hide();
          history.push(`${pathname}${search}${hash}`);
        },
        () => setShown(true),
      );
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
