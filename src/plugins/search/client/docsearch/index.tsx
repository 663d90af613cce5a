import React, {useCallback, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import translations from '@theme/SearchTranslations';
import type {Deployment} from '@site/src/site/deployment';
import type {SearchProps} from '../implementations';
import {readHits} from './hits';
import './docsearch.css';

/** Its styles. Only asked for this way do they come: their package says that it does nothing. */
// @ts-expect-error -- and it declares no types for them.
export const setUp = () => import(/* webpackChunkName: "doc-search" */ '@docsearch/react/style');

/** Search hits a page (specification, sections 7 and 9). */
const hitsPerPage = 15;

/** By these DocSearch's outermost element, in which everything is, claims to be a button with a list. */
const wrongRole = ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'];

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
  const dialog = useRef<HTMLDialogElement>(null);
  const history = useHistory();
  const {i18n, siteConfig} = useDocusaurusContext();
  const {docSearch} = siteConfig.customFields as unknown as Pick<Deployment, 'docSearch'>;
  // What Docusaurus' own theme for Algolia asks for: pages of this language and version.
  const tags = [DEFAULT_SEARCH_TAG, ...useDocsContextualSearchTags()];
  const [searchParameters] = useState({
    hitsPerPage,
    facetFilters: [`language:${i18n.currentLocale}`, tags.map((tag) => `docusaurus_tag:${tag}`)],
  });
  // Closed with close(), not by removing it: only then does the browser return the focus.
  const dismiss = useCallback(() => dialog.current?.close(), []);

  useEffect(() => {
    const element = dialog.current!;
    element.showModal();
    element.querySelector('input')!.focus();
    const container = element.querySelector('.DocSearch-Container')!;
    wrongRole.forEach((name) => container.removeAttribute(name));
    return () => element.close();
  }, []);

  const navigator = useMemo(
    () => ({navigate: ({itemUrl}: {itemUrl: string}) => history.push(itemUrl)}),
    [history],
  );
  const transformSearchClient = useCallback<
    NonNullable<DocSearchModalProps['transformSearchClient']>
  >(
    (client) => ({
      ...client,
      search: (...query) =>
        client.search(...query).catch(() => {
          onFailure(dialog.current?.querySelector('input')?.value ?? '');
          // Nobody waits for it any longer.
          return new Promise<never>(() => undefined);
        }),
    }),
    [onFailure],
  );

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
        placeholder={translations.placeholder}
        translations={translations.modal}
        initialScrollY={window.scrollY}
        initialQuery={query}
        searchParameters={searchParameters}
        // Nothing but the query is told to the service.
        insights={false}
        navigator={navigator}
        hitComponent={Hit}
        transformItems={readHits}
        transformSearchClient={transformSearchClient}
        onClose={dismiss}
      />
    </dialog>
  );
}
