/**
 * Why this exists: the theme's not-found page has texts only (specification, section 2), and no title below
 * `/docs/`, where the theme renders only this component. Ejected; adds the title, the pages nearest to the
 * requested URL or else the guides, the search, and links to the home page and troubleshooting.
 */
import React, {useEffect, useMemo, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl, {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {PageMetadata} from '@docusaurus/theme-common';
import LostIllustration from '@site/src/components/LostIllustration';
import {SearchField} from '@site/src/plugins/search/client/SearchButton';
import {useGuides} from '@site/src/components/useGuides';
import type {KnownPage} from './nearestPages';

/** Returns the pages nearest to the URL, or the guides if no page is near. Returns null while loading. */
function useSuggestions(): {isNear: boolean; pages: KnownPage[]} | null {
  const {pathname} = useLocation();
  const url = useBaseUrl('/pages.json');
  const {withBaseUrl} = useBaseUrlUtils();
  const items = useGuides();
  const guides = useMemo(
    () => items.map(({to, label}): KnownPage => [withBaseUrl(to), label]),
    [items, withBaseUrl],
  );
  const [near, setNear] = useState<KnownPage[] | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    // Loaded on demand, because the theme bundles this component with every documentation page.
    import('./nearestPages')
      .then(({suggest}) => suggest(pathname, url, guides, controller.signal))
      .then(setNear, () => controller.signal.aborted || setNear([]));
    return () => controller.abort();
  }, [pathname, url, guides]);
  return near && {isNear: near.length > 0, pages: near.length > 0 ? near : guides};
}

/**
 * Reloads if the server has the page, because an open site doesn't know the routes of a newer deploy.
 * Asks the server only after a navigation without a full load, and once for each URL.
 */
function useNewerDeploy(): void {
  const {pathname} = useLocation();
  useEffect(() => {
    const [visit] = performance.getEntriesByType('navigation');
    const loaded = visit && new URL(visit.name).pathname.replace(/\.html$/, '');
    const isLoaded = loaded === window.location.pathname;
    if (!isLoaded) {
      fetch(window.location.href, {method: 'HEAD', cache: 'no-store'}).then(
        ({ok}) => ok && window.location.reload(),
        () => {},
      );
    }
  }, [pathname]);
}

export default function NotFoundContent(): ReactNode {
  useNewerDeploy();
  const suggestions = useSuggestions();
  return (
    <main className="page-message">
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />
      <LostIllustration />
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
      <SearchField />
      <div aria-live="polite">
        {suggestions && (
          <>
            <h2>
              {suggestions.isNear ? (
                <Translate id="site.notFound.nearest">Pages with a similar URL</Translate>
              ) : (
                <Translate id="site.notFound.guides">Guides</Translate>
              )}
            </h2>
            <ul className="page-message__links">
              {suggestions.pages.map(([route, title, guide]) => (
                <li key={route}>
                  <Link to={route} autoAddBaseUrl={false}>
                    {title}
                  </Link>
                  {guide && <small>{` · ${guide}`}</small>}
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
        <Link className="button button--secondary" to="/docs/troubleshooting">
          <Translate id="site.troubleshooting">Troubleshooting</Translate>
        </Link>
      </p>
    </main>
  );
}
