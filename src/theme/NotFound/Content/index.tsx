/**
 * Why this exists: beyond the theme's texts (specification, section 2), the not-found page offers the
 * existing pages nearest to the address that was asked for, the search, and ways on.
 */
import React, {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Adrift from '@site/src/components/Adrift';
import SearchButton from '@site/src/components/Search/SearchButton';
import type {KnownPage} from './nearestPages';

function useNearestPages(): KnownPage[] {
  const {pathname} = useLocation();
  const url = useBaseUrl('/pages.json');
  const [pages, setPages] = useState<KnownPage[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    fetch(url, {signal: controller.signal})
      .then((response) => (response.ok ? (response.json() as Promise<KnownPage[]>) : []))
      .then(async (known) => {
        // Loaded here: the theme has this page in the bundle of every documentation page.
        const {nearestPages} = await import('./nearestPages');
        setPages(nearestPages(pathname, known));
      })
      .catch(() => {
        // Without the list the page still says what happened and where to go.
      });
    return () => controller.abort();
  }, [pathname, url]);
  return pages;
}

export default function NotFoundContent(): ReactNode {
  const pages = useNearestPages();
  return (
    <main className="page-message">
      <Adrift />
      <h1>
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </h1>
      <p>
        <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>
      </p>
      <p>
        <Translate id="theme.NotFound.p2">
          Please contact the owner of the site that linked you to the original URL and let them know
          their link is broken.
        </Translate>
      </p>
      <SearchButton look="field" />
      <div aria-live="polite">
        {pages.length > 0 && (
          <>
            <h2>
              <Translate id="site.notFound.nearest">Pages with a similar address</Translate>
            </h2>
            <ul className="page-message__links">
              {pages.map(([route, title]) => (
                <li key={route}>
                  <Link to={route} autoAddBaseUrl={false}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <p className="page-message__actions">
        <Link className="button button--secondary" to="/">
          <Translate id="site.toHome">Go to the home page</Translate>
        </Link>
      </p>
    </main>
  );
}
