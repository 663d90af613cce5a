import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Ask from './Ask';

/** Where nothing was found: says so, and what to do next. */
export default function NoResult({query}: {query: string}): ReactNode {
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
      </ul>
      <Ask />
    </div>
  );
}
