import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Ask from './Ask';
import {useGuides} from './groups';
import useHelp from './useHelp';

interface Props {
  query: string;
  baseUrl: string;
  onPick: (query: string) => void;
}

/** Where nothing was found: says so, and what to do next. */
export default function NoResult({query, baseUrl, onPick}: Props): ReactNode {
  const {spelling, elsewhere} = useHelp(query, baseUrl);
  const guides = useGuides();
  const text = query.trim();
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return (
    <div className="search-dialog__message">
      <p>
        {/[\p{L}\p{N}]/u.test(text) ? (
          <Translate id="site.search.noResult" values={{query: <bdi>{shown}</bdi>}}>
            {'No page matches “{query}”.'}
          </Translate>
        ) : (
          <Translate id="site.search.noWord" values={{query: <bdi>{shown}</bdi>}}>
            {'“{query}” has no letters or numbers to search for. Type a word.'}
          </Translate>
        )}
      </p>
      {spelling && (
        <p>
          <Translate
            id="site.search.spelling"
            values={{
              spelling: (
                <button
                  type="button"
                  className="search-dialog__link"
                  onClick={() => onPick(spelling)}
                >
                  {spelling}
                </button>
              ),
            }}
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
              glossary: (
                <Link to="/docs/developer-guide/learning/glossary">
                  <Translate id="site.search.glossary">glossary</Translate>
                </Link>
              ),
            }}
          >
            {'Look up the term that this site uses in the {glossary}.'}
          </Translate>
        </li>
        <li>
          <Translate
            id="site.search.noResult.troubleshooting"
            values={{
              troubleshooting: (
                <Link to="/docs/troubleshooting">
                  <Translate id="site.troubleshooting">Troubleshooting</Translate>
                </Link>
              ),
            }}
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
