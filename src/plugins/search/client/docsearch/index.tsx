import React, {useEffect, useState, type ReactNode} from 'react';
import {DocSearchModal, type DocSearchHit, type DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import translations from '@theme/SearchTranslations';
import type {Deployment} from '@site/src/site/deployment';
import {hitsPerPage, type SearchProps} from '../contract';
import {useSearchDialog} from '../useSearchDialog';
import './docsearch.css';

/** Loads the styles. A static import would be removed, because the package declares that it has no side effects. */
// @ts-expect-error -- the package has no types for its styles
export const setUp = () => import(/* webpackChunkName: "doc-search" */ '@docsearch/react/style');

/** Attributes that wrongly make DocSearch's outermost element, which contains everything, a button with a list. */
const wrongAttributes = ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'];

/** Escapes all strings in a value, except for `<mark>`, because DocSearch renders them as HTML. */
const escapeStrings = <Value extends object>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === 'string'
      ? inner
          .replace(/&/g, '&amp;')
          .replace(/</g, '&lt;')
          .replace(/&lt;(\/?mark)>/g, '<$1>')
      : inner,
  ) as Value;

/** Returns the route on this site of a page that DocSearch's crawler has read; null for other URLs. */
function routeOf(address: string): string | null {
  if (!URL.canParse(address)) {
    return null;
  }
  const {protocol, pathname, hash} = new URL(address);
  // Merges slashes, because a path that begins with `//` would lead to another host.
  return /^https?:$/.test(protocol) ? `/${pathname.replace(/^\/+/, '')}${hash}` : null;
}

/**
 * Makes hits safe to render, and replaces their URLs with routes of this deployment, because it may be a
 * preview of the site that the crawler has read. Removes hits that don't lead to a page.
 */
const transformHits = (hits: DocSearchHit[]): DocSearchHit[] =>
  hits.flatMap((hit) => {
    const url = routeOf(hit.url);
    const {content, hierarchy, _snippetResult} = hit;
    const texts = escapeStrings({content, hierarchy, _snippetResult});
    // Doesn't escape the name of a group, because DocSearch renders the name as text.
    texts.hierarchy.lvl0 = hierarchy.lvl0;
    return url ? [{...hit, ...texts, url}] : [];
  });

const Hit: DocSearchModalProps['hitComponent'] = ({hit, children}) => (
  <Link to={hit.url} autoAddBaseUrl={false}>
    {children}
  </Link>
);

/** Renders DocSearch's modal inside a modal dialog, so that the page behind it is inert and Escape closes it. */
export default function DocSearch({query, onClose, onFailure}: SearchProps): ReactNode {
  const {dialog, dismiss, handlers} = useSearchDialog(onClose);
  const history = useHistory();
  const {i18n, siteConfig} = useDocusaurusContext();
  const {docSearch} = siteConfig.customFields as unknown as Pick<Deployment, 'docSearch'>;
  // The same filters as in Docusaurus' theme for Algolia. That theme needs a later version of DocSearch.
  const tags = [DEFAULT_SEARCH_TAG, ...useDocsContextualSearchTags()];
  // State that never changes, because DocSearch would start again with other settings.
  const [settings] = useState<Partial<DocSearchModalProps>>({
    searchParameters: {
      hitsPerPage,
      facetFilters: [`language:${i18n.currentLocale}`, tags.map((tag) => `docusaurus_tag:${tag}`)],
    },
    navigator: {navigate: ({itemUrl}) => history.push(itemUrl)},
    transformSearchClient: (client) => ({
      ...client,
      search: (...query) =>
        client.search(...query).catch(() => {
          onFailure(dialog.current?.querySelector('input')?.value ?? '');
          // The embedded search replaces the modal, so nothing waits for a result.
          return new Promise<never>(() => undefined);
        }),
    }),
  });
  useEffect(() => {
    const element = dialog.current!;
    element.querySelector('input')!.focus();
    const container = element.querySelector('.DocSearch-Container')!;
    wrongAttributes.forEach((name) => container.removeAttribute(name));
  }, [dialog]);

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the browser makes a modal dialog interactive
    <dialog
      ref={dialog}
      className="doc-search"
      aria-label={translations.placeholder}
      {...handlers}
      // DocSearch closes after a press beside the modal. Keeps this press from focusing the page.
      onMouseDown={(event) => {
        if ((event.target as Element).matches('.DocSearch-Container')) {
          event.preventDefault();
        }
      }}
      onKeyDown={({key}) => key === 'Escape' && dismiss()}
    >
      <DocSearchModal
        {...docSearch!}
        {...settings}
        placeholder={translations.placeholder}
        translations={translations.modal}
        initialScrollY={window.scrollY}
        initialQuery={query}
        // Doesn't send usage data, so that the service gets only the query.
        insights={false}
        hitComponent={Hit}
        transformItems={transformHits}
        onClose={dismiss}
      />
    </dialog>
  );
}
