import React, {useEffect, useState, type ReactNode} from 'react';
import {DocSearchModal, type DocSearchHit, type DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import translations from '@theme/SearchTranslations';
import type {Deployment} from '@site/src/site/deployment';
import {hitsPerPage, type SearchProps} from '../implementations';
import {useSearchDialog} from '../useSearchDialog';
import './docsearch.css';

/** Its styles. Only asked for this way do they come: their package says that it does nothing. */
// @ts-expect-error -- and it declares no types for them.
export const setUp = () => import(/* webpackChunkName: "doc-search" */ '@docsearch/react/style');

/** By these DocSearch's outermost element, in which everything is, claims to be a button with a list. */
const wrongRole = ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'];

/** Every text in what the service sends as the HTML for which DocSearch takes it; only marks are markup. */
const textsAsHtml = <Value extends object>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === 'string'
      ? inner
          .replace(/&/g, '&amp;')
          .replace(/</g, '&lt;')
          .replace(/&lt;(\/?mark)>/g, '<$1>')
      : inner,
  ) as Value;

/** The route on this site of a page that the crawler has read; null for what is no page's address. */
function routeOf(address: string): string | null {
  if (!URL.canParse(address)) {
    return null;
  }
  const {protocol, pathname, hash} = new URL(address);
  // `//name` would lead to another host.
  return /^https?:$/.test(protocol) ? `/${pathname.replace(/^\/+/, '')}${hash}` : null;
}

/**
 * Makes of the hits what is safe to show and leads to this deployment's pages, which may be a preview of
 * those that the crawler has read. DocSearch writes their texts into the page as HTML, but they are the
 * texts of pages: `<T>` is no element.
 *
 * @param hits - as the service sends them.
 * @returns those that lead to a page.
 */
const readHits = (hits: DocSearchHit[]): DocSearchHit[] =>
  hits.flatMap((hit) => {
    const url = routeOf(hit.url);
    const {content, hierarchy, _snippetResult} = hit;
    const texts = textsAsHtml({content, hierarchy, _snippetResult});
    // The name of a group is shown as text.
    texts.hierarchy.lvl0 = hierarchy.lvl0;
    return url ? [{...hit, ...texts, url}] : [];
  });

const Hit: DocSearchModalProps['hitComponent'] = ({hit, children}) => (
  <Link to={hit.url} autoAddBaseUrl={false}>
    {children}
  </Link>
);

/**
 * DocSearch's own modal, as it is, inside a modal dialog: the page behind it rests, Escape closes it
 * wherever the focus is.
 */
export default function DocSearch({query, onClose, onFailure}: SearchProps): ReactNode {
  const {dialog, dismiss} = useSearchDialog(onClose);
  const history = useHistory();
  const {i18n, siteConfig} = useDocusaurusContext();
  const {docSearch} = siteConfig.customFields as unknown as Pick<Deployment, 'docSearch'>;
  // What Docusaurus' own theme for Algolia asks for: pages of this language and version.
  const tags = [DEFAULT_SEARCH_TAG, ...useDocsContextualSearchTags()];
  // It would begin anew with others.
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
          // Nobody waits for it any longer.
          return new Promise<never>(() => undefined);
        }),
    }),
  });
  useEffect(() => {
    const element = dialog.current!;
    element.querySelector('input')!.focus();
    const container = element.querySelector('.DocSearch-Container')!;
    wrongRole.forEach((name) => container.removeAttribute(name));
  }, [dialog]);

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the browser makes a modal dialog interactive
    <dialog
      ref={dialog}
      className="doc-search"
      aria-label={translations.placeholder}
      onClose={onClose}
      // DocSearch closes when a button is pressed beside it; the focus would follow the pointer then.
      onMouseDown={(event) => {
        if ((event.target as Element).matches('.DocSearch-Container')) {
          event.preventDefault();
        }
      }}
      onKeyDown={({key}) => {
        if (key === 'Escape') {
          dismiss();
        }
      }}
    >
      <DocSearchModal
        {...docSearch!}
        {...settings}
        placeholder={translations.placeholder}
        translations={translations.modal}
        initialScrollY={window.scrollY}
        initialQuery={query}
        // Nothing but the query is told to the service.
        insights={false}
        hitComponent={Hit}
        transformItems={readHits}
        onClose={dismiss}
      />
    </dialog>
  );
}
