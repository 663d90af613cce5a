import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Ask from './Ask';
import {forgetSearches} from './recent';

/** Names as they are in code, the same in every language. */
const names = {field: 'distribution_key', call: 'POST /users'};

interface Props {
  recent: string[];
  /** Number of the active option, or -1. */
  active: number;
  listId: string;
  optionId: (index: number) => string;
  onPick: (query: string) => void;
  onForget: () => void;
}

/** Before anything is typed: recent searches, what can be typed, and where to ask. */
export default function EmptyState(props: Props): ReactNode {
  const {recent, active, listId, optionId, onPick, onForget} = props;
  return (
    <>
      {recent.length > 0 && (
        <div className="search-dialog__recent">
          <div
            id={listId}
            role="listbox"
            aria-label={translate({id: 'site.search.recent', message: 'Recent searches'})}
          >
            <div role="presentation" className="search-dialog__group">
              <Translate id="site.search.recent">Recent searches</Translate>
            </div>
            {recent.map((query, index) => (
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field keeps the focus and handles the keys
              <div
                key={query}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                className="search-dialog__option"
                onClick={() => onPick(query)}
              >
                {query}
              </div>
            ))}
          </div>
          <button
            type="button"
            className="search-dialog__link"
            onClick={() => {
              forgetSearches();
              onForget();
            }}
          >
            <Translate id="site.search.forget">Clear recent searches</Translate>
          </button>
        </div>
      )}
      <div className="search-dialog__message">
        <p>
          <Translate id="site.search.tips">Search for anything you remember:</Translate>
        </p>
        <ul>
          <li>
            <Translate id="site.search.tips.task">
              a task: install on iPhone, delete an app
            </Translate>
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
    </>
  );
}
