import React, {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {languages} from '@site/src/site/languages';
import {useIdentity} from '@site/src/components/useIdentity';
import {useGuides} from '@site/src/components/useGuides';
import {searchEngine} from './load';
import {nearest} from './nearest';

/** A button that looks like a link. */
export const Action = (props: {onClick: () => void; children: ReactNode}) => (
  <button type="button" className="clean-btn search-dialog__link" {...props} />
);

/** Where to turn when the search doesn't help. */
function Ask(): ReactNode {
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

/** Names as they are in code, the same in every language. */
const names = {field: 'distribution_key', call: 'POST /users'};

/** Before anything is typed: what can be typed, and where to ask. */
export function Tips(): ReactNode {
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
            values={{field: <code>{names.field}</code>, call: <code>{names.call}</code>}}
          >
            {'a name in code: {field}, {call}'}
          </Translate>
        </li>
        <li>
          <Translate id="site.search.tips.error">an error message, pasted as is</Translate>
        </li>
      </ul>
      <Ask />
    </div>
  );
}

/** How many pages of another language are shown. */
const most = 3;

/** What may help where nothing was found: the query in the nearest spelling, and what other languages have. */
async function find(query: string, baseUrl: string) {
  const others = languages.filter((language) => language.baseUrl !== baseUrl);
  const [vocabulary, ...elsewhere] = await Promise.all([
    searchEngine(baseUrl).vocabulary(),
    ...others.map(async (language) => {
      const {hits} = await searchEngine(language.baseUrl).search(query);
      return {language, pages: hits.slice(0, most).map(({page}) => page)};
    }),
  ]);
  const found = elsewhere.filter(({pages}) => pages.length > 0);
  return {spelling: nearest(query, vocabulary), elsewhere: found};
}

interface Props {
  query: string;
  baseUrl: string;
  /** Called with a query to try instead. */
  onPick: (query: string) => void;
}

/** Where nothing was found: says so, and what to do next. */
export function NoResult({query, baseUrl, onPick}: Props): ReactNode {
  const [help, setHelp] = useState<Awaited<ReturnType<typeof find>>>();
  useEffect(() => {
    // What cannot be loaded doesn't help.
    find(query, baseUrl).then(setHelp, () => undefined);
  }, [query, baseUrl]);
  const {spelling, elsewhere = []} = help ?? {};
  const guides = useGuides();
  const glossary = translate({id: 'site.search.glossary', message: 'glossary'});
  const troubleshooting = translate({id: 'site.troubleshooting', message: 'Troubleshooting'});
  const text = query.trim();
  const shown = {query: <bdi>{text.length > 60 ? `${text.slice(0, 60)}…` : text}</bdi>};
  return (
    <div className="search-dialog__message">
      <p>
        {/[\p{L}\p{N}]/u.test(text) ? (
          <Translate id="site.search.noResult" values={shown}>
            {'No page matches “{query}”.'}
          </Translate>
        ) : (
          <Translate id="site.search.noWord" values={shown}>
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
      {elsewhere.map(({language: {code, htmlLang, label}, pages}) => (
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
                {/* eslint-disable-next-line @docusaurus/no-html-links -- another language is another site, which no link of this one reaches */}
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
      <Ask />
    </div>
  );
}
