import React, {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {languages} from '@site/src/site/languages';
import RetryButton from '@site/src/components/RetryButton';
import {useIdentity} from '@site/src/components/useIdentity';
import {useGuides} from '@site/src/components/useGuides';
import {correctSpelling} from './correctSpelling';
import {searchEngine} from './searchEngine';
import type {Search} from './useSearch';

/** Renders a button that looks like a link. */
export const Action = (props: {onClick: () => void; children: ReactNode}) => (
  <button type="button" className="clean-btn search-dialog__link" {...props} />
);

/** Renders links to the FAQ and to the support. */
function Contact(): ReactNode {
  const {links} = useIdentity();
  const faq = translate({id: 'site.search.faq', message: 'FAQ'});
  const contact = translate({id: 'site.search.contact', message: 'contact us'});
  return (
    <p>
      <Translate
        id="site.search.ask"
        values={{
          faq: <Link href={links.faq}>{faq}</Link>,
          contact: <Link href={links.contact}>{contact}</Link>,
        }}
      >
        {'Can’t find it? See the {faq} or {contact}.'}
      </Translate>
    </p>
  );
}

/** Examples of code. Not translated, because code is the same in every language. */
const codeExamples = {field: 'distribution_key', call: 'POST /users'};

/** Renders examples of queries before anything is typed. */
function Tips(): ReactNode {
  return (
    <div className="search-dialog__message">
      <p>
        <Translate id="site.search.tips">Search for anything you remember:</Translate>
      </p>
      <ul>
        <li>
          <Translate id="site.search.tips.task">a task: install on iPhone, delete an app</Translate>
        </li>
        <li>
          <Translate
            id="site.search.tips.name"
            values={{
              field: <code>{codeExamples.field}</code>,
              call: <code>{codeExamples.call}</code>,
            }}
          >
            {'a name in code: {field}, {call}'}
          </Translate>
        </li>
        <li>
          <Translate id="site.search.tips.error">an error message, pasted as is</Translate>
        </li>
      </ul>
      <Contact />
    </div>
  );
}

/** Command that builds and serves the site with the search index. The live preview has no index. */
const siteCommand = 'npm run site';

/** Renders the message that the index couldn't be loaded, and a button to try again. */
function Failure({state, retry}: Pick<Search, 'state' | 'retry'>): ReactNode {
  return (
    <div className="search-dialog__message">
      <div role="alert">
        {state === 'failed' && (
          <p>
            {process.env.NODE_ENV === 'development' ? (
              <Translate id="site.search.preview" values={{command: <code>{siteCommand}</code>}}>
                {
                  'The live preview has no search index. Run {command} to build the site and serve it with search.'
                }
              </Translate>
            ) : (
              <Translate id="site.search.error">
                Search couldn’t be loaded. Check your connection and try again.
              </Translate>
            )}
          </p>
        )}
      </div>
      <RetryButton
        className="button button--secondary"
        isRetrying={state === 'retrying'}
        onRetry={retry}
      />
    </div>
  );
}

const maxPagesOfOtherLanguage = 3;

/** Returns the corrected query, and the pages of other languages that match. */
async function findSuggestions(query: string, baseUrl: string) {
  const others = languages.filter((language) => language.baseUrl !== baseUrl);
  const [vocabulary, ...matches] = await Promise.all([
    searchEngine(baseUrl).vocabulary(),
    ...others.map(async (language) => {
      const {hits} = await searchEngine(language.baseUrl).search(query);
      return {language, pages: hits.slice(0, maxPagesOfOtherLanguage).map(({page}) => page)};
    }),
  ]);
  return {
    spelling: correctSpelling(query, vocabulary),
    others: matches.filter(({pages}) => pages.length > 0),
  };
}

/** Renders the message that no page matches, and suggestions. */
function NoResult({query, onPick}: {query: string; onPick: (query: string) => void}): ReactNode {
  const baseUrl = useBaseUrl('/');
  const [suggestions, setSuggestions] = useState<Awaited<ReturnType<typeof findSuggestions>>>();
  useEffect(() => {
    // Ignores an error, because the message is complete without suggestions.
    findSuggestions(query, baseUrl).then(setSuggestions, () => undefined);
  }, [query, baseUrl]);
  const {spelling, others = []} = suggestions ?? {};
  const guides = useGuides();
  const glossary = translate({id: 'site.search.glossary', message: 'glossary'});
  const troubleshooting = translate({id: 'site.troubleshooting', message: 'Troubleshooting'});
  const text = query.trim();
  const queryValue = {query: <bdi>{text.length > 60 ? `${text.slice(0, 60)}…` : text}</bdi>};
  return (
    <div className="search-dialog__message">
      <p>
        {/[\p{L}\p{N}]/u.test(text) ? (
          <Translate id="site.search.noResult" values={queryValue}>
            {'No page matches “{query}”.'}
          </Translate>
        ) : (
          <Translate id="site.search.noWord" values={queryValue}>
            {'“{query}” has no letters or numbers to search for. Type a word.'}
          </Translate>
        )}
      </p>
      {spelling && (
        <p>
          <Translate
            id="site.search.spelling"
            values={{spelling: <Action onClick={() => onPick(spelling)}>{spelling}</Action>}}
          >
            {'Did you mean {spelling}?'}
          </Translate>
        </p>
      )}
      {others.map(({language: {code, htmlLang, label}, pages}) => (
        <React.Fragment key={code}>
          <p>
            <Translate
              id="site.search.elsewhere"
              values={{language: <span lang={htmlLang}>{label}</span>}}
            >
              {'Pages in {language} match:'}
            </Translate>
          </p>
          <ul>
            {pages.map(({route, title}) => (
              <li key={route}>
                {/* eslint-disable-next-line @docusaurus/no-html-links -- another language is a site of its own, to which Link can't lead */}
                <a href={route} lang={htmlLang} hrefLang={htmlLang}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </React.Fragment>
      ))}
      <ul>
        <li>
          <Translate id="site.search.noResult.fewer">Try fewer or different words.</Translate>
        </li>
        <li>
          <Translate
            id="site.search.noResult.glossary"
            values={{
              glossary: <Link to="/docs/developer-guide/learning/glossary">{glossary}</Link>,
            }}
          >
            {'Look up the term that this site uses in the {glossary}.'}
          </Translate>
        </li>
        <li>
          <Translate
            id="site.search.noResult.troubleshooting"
            values={{troubleshooting: <Link to="/docs/troubleshooting">{troubleshooting}</Link>}}
          >
            {'If something went wrong, find the symptom or the message in {troubleshooting}.'}
          </Translate>
        </li>
        <li>
          <Translate id="site.search.noResult.guides">Start from a guide:</Translate>{' '}
          {guides.map(({to, label}, index) => (
            <React.Fragment key={to}>
              {index > 0 && ' · '}
              <Link to={to}>{label}</Link>
            </React.Fragment>
          ))}
        </li>
      </ul>
      <Contact />
    </div>
  );
}

interface Props {
  search: Search;
  hasRecent: boolean;
  onForget: () => void;
  /** Called with a suggested query. */
  onPick: (query: string) => void;
}

/** Renders what the dialog shows below the list of options. */
export default function Help({search, hasRecent, onForget, onPick}: Props): ReactNode {
  const {results, state, isComposing, showMore, retry} = search;
  if (state !== 'ready') {
    return <Failure state={state} retry={retry} />;
  }
  if (!results) {
    return (
      <>
        {hasRecent && (
          <Action onClick={onForget}>
            <Translate id="site.search.forget">Clear recent searches</Translate>
          </Action>
        )}
        <Tips />
      </>
    );
  }
  const {query, pages, hits} = results;
  if (hits.length > 0) {
    return (
      pages > hits.length && (
        <Action onClick={showMore}>
          <Translate id="site.search.more">Show more pages</Translate>
        </Action>
      )
    );
  }
  return !isComposing && <NoResult key={query} query={query} onPick={onPick} />;
}
