import React, {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {useHistory} from '@docusaurus/router';
import {usePluralForm} from '@docusaurus/theme-common';
import {useHistoryPopHandler, useLockBodyScroll} from '@docusaurus/theme-common/internal';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Answer} from '../engine/engine';
import type {SearchProps} from '../implementations';
import {groupHits, useGuideNames, type Group, type Option} from './groups';
import {NoResult, Tips} from './Help';
import {searchEngine} from './load';
import OptionList from './OptionList';
import {forgetSearches, recentSearches, rememberSearch} from './recent';
import './embedded.css';

/** What the dialog shows now. */
type State = {kind: 'empty' | 'preview' | 'error'} | {kind: 'found'; query: string; answer: Answer};

/** Builds the site with its index, and serves it. */
const siteCommand = 'npm run site';

const isPreview = process.env.NODE_ENV === 'development';
const start: State = {kind: isPreview ? 'preview' : 'empty'};

/** What the dialog says aloud and shows above the list: how many options it has, and of how many pages. */
function useStatus(state: State, options: number): string {
  const {selectMessage} = usePluralForm();
  if (state.kind !== 'found') {
    return '';
  }
  if (options === 0) {
    return translate({id: 'site.search.nothing', message: 'No results'});
  }
  const {hits, pages} = state.answer;
  const count = selectMessage(
    options,
    translate(
      {id: 'site.search.count', message: 'One result|{count} results'},
      {count: String(options)},
    ),
  );
  return pages === hits.length
    ? count
    : translate(
        {id: 'site.search.part', message: '{count} on the best {shown} of {pages} pages'},
        {count, shown: hits.length, pages},
      );
}

/**
 * The search dialog: a field (combobox) and its list of results, or what helps where there are none.
 * The focus stays in the field; arrow keys and Enter work in the list.
 * Back closes it.
 */
export default function EmbeddedSearch({query: firstQuery, onClose}: SearchProps): ReactNode {
  const baseUrl = useBaseUrl('/');
  const history = useHistory();
  const nameOf = useGuideNames();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(firstQuery);
  const [state, setState] = useState(start);
  const [recent, setRecent] = useState(recentSearches);
  const [active, setActive] = useState(-1);
  const newest = useRef('');
  const pressedBeside = useRef(false);
  /** The query for which Enter was pressed before its results arrived. */
  const entered = useRef('');
  useLockBodyScroll();

  useEffect(() => {
    const element = dialog.current!;
    element.showModal();
    return () => element.close();
  }, []);

  // Closed with close(), not by removing it: only then does the browser return the focus.
  const dismiss = useCallback(() => dialog.current?.close(), []);

  useHistoryPopHandler(() => {
    // React takes this handler back a moment after it has taken the dialog from the page.
    if (!dialog.current?.open) {
      return undefined;
    }
    dismiss();
    return false;
  });

  const find = useCallback(
    (text: string, pages?: number) => {
      newest.current = text;
      const show = (next: State) => {
        if (newest.current === text) {
          setState(next);
        }
      };
      searchEngine(baseUrl)
        .search(text, pages)
        .then(
          (answer) => show({kind: 'found', query: text, answer}),
          () => show({kind: 'error'}),
        );
    },
    [baseUrl],
  );

  const search = (text: string) => {
    setQuery(text);
    setActive(-1);
    entered.current = '';
    if (isPreview || !text.trim()) {
      newest.current = text;
      setState(start);
    } else {
      find(text);
    }
  };
  /** Searches for what was offered; the reader goes on in the field. */
  const pick = (text: string) => {
    input.current?.focus();
    search(text);
  };

  useEffect(() => {
    if (firstQuery && !isPreview) {
      find(firstQuery);
    }
  }, [firstQuery, find]);

  const recentLabel = translate({id: 'site.search.recent', message: 'Recent searches'});
  const groups = useMemo((): Group[] => {
    if (state.kind === 'found') {
      return groupHits(state.answer.hits, nameOf);
    }
    const options = recent.map((title) => ({title}));
    return state.kind === 'empty' && recent.length > 0 ? [{name: recentLabel, options}] : [];
  }, [state, recent, recentLabel, nameOf]);
  const options = groups.flatMap((group) => group.options);

  useEffect(() => {
    if (active >= 0) {
      document.getElementById(`${id}-${active}`)?.scrollIntoView({block: 'nearest'});
    }
  }, [active, id]);

  const open = useCallback(
    (address: string) => {
      rememberSearch(newest.current);
      dismiss();
      history.push(address);
    },
    [history, dismiss],
  );
  const choose = ({address, title}: Option) => (address ? open(address) : pick(title));

  const first = options[0]?.address;
  useEffect(() => {
    if (state.kind === 'found' && entered.current === state.query) {
      entered.current = '';
      if (first) {
        open(first);
      }
    }
  }, [state, first, open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const count = options.length;
    const moves: Record<string, number> = {
      ArrowDown: active + 1 >= count ? 0 : active + 1,
      ArrowUp: active <= 0 ? count - 1 : active - 1,
    };
    const target = moves[event.key];
    if (target !== undefined && count > 0 && !event.shiftKey) {
      event.preventDefault();
      setActive(target);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const isFound = state.kind === 'found' && state.query === query;
      const chosen = options[isFound ? Math.max(active, 0) : active];
      if (chosen && (isFound || state.kind === 'empty')) {
        choose(chosen);
      } else if (query.trim() && !isFound) {
        entered.current = query;
      }
    }
  };

  const label = translate({id: 'site.search.field', message: 'Search the documentation'});
  const found = state.kind === 'found' ? state.answer : {marks: [], meant: []};
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click beside the dialog closes it; the keyboard has Escape
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={label}
      onClose={onClose}
      onMouseDown={(event) => {
        pressedBeside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        const target = event.target as Element;
        const link = target.closest('a[href]');
        const follows = link && !event.ctrlKey && !event.metaKey && !event.shiftKey;
        // Selecting text in the field and releasing the pointer outside the dialog isn't meant to
        // close it.
        if ((target === dialog.current && pressedBeside.current) || follows) {
          dismiss();
        }
      }}
    >
      <div className="search-dialog__content">
        <div className="search-dialog__head" role="search">
          <input
            ref={input}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog is there to be typed into
            autoFocus
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            role="combobox"
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={options.length > 0 ? id : undefined}
            aria-activedescendant={options[active] ? `${id}-${active}` : undefined}
            placeholder={label}
            value={query}
            onChange={(event) => search(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" className="search-dialog__close" onClick={dismiss}>
            <Translate id="site.search.close">Close</Translate>
          </button>
        </div>
        <p role="status" className="search-dialog__status">
          {useStatus(state, options.length)}
        </p>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable */}
        <div className="search-dialog__body" tabIndex={0} role="group" aria-label={label}>
          {options.length > 0 && (
            <OptionList
              id={id}
              label={
                state.kind === 'found'
                  ? translate({id: 'site.search.results', message: 'Search results'})
                  : recentLabel
              }
              groups={groups}
              words={found}
              active={active}
              onChoose={choose}
            />
          )}
          {state.kind === 'empty' && (
            <>
              {recent.length > 0 && (
                <button
                  type="button"
                  className="search-dialog__link"
                  onClick={() => {
                    forgetSearches();
                    setRecent([]);
                    pick('');
                  }}
                >
                  <Translate id="site.search.forget">Clear recent searches</Translate>
                </button>
              )}
              <Tips />
            </>
          )}
          {state.kind === 'found' && state.answer.pages > state.answer.hits.length && (
            <button
              type="button"
              className="search-dialog__link"
              onClick={() => find(state.query, state.answer.hits.length + 10)}
            >
              <Translate id="site.search.more">Show more pages</Translate>
            </button>
          )}
          {state.kind === 'found' && options.length === 0 && (
            <NoResult query={state.query} baseUrl={baseUrl} onPick={pick} />
          )}
          {state.kind === 'preview' && (
            <p className="search-dialog__message">
              <Translate id="site.search.preview" values={{command: <code>{siteCommand}</code>}}>
                {
                  'The live preview has no search index. Run {command} to build the site and serve it with search.'
                }
              </Translate>
            </p>
          )}
          {state.kind === 'error' && (
            <div className="search-dialog__message">
              <p>
                <Translate id="site.search.error">
                  Search couldn’t be loaded. Check your connection and try again.
                </Translate>
              </p>
              <button
                type="button"
                className="button button--secondary"
                onClick={() => search(query)}
              >
                <Translate id="site.loading.retry">Retry</Translate>
              </button>
            </div>
          )}
        </div>
      </div>
    </dialog>
  );
}
