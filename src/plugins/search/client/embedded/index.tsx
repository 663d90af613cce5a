import React, {
  useCallback,
  useEffect,
  useId,
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
import {groupHits, useGuideNames, type Option} from './resultGroups';
import {NoResult, Tips} from './Help';
import {searchEngine} from './load';
import Results, {opensElsewhere} from './Results';
import {forgetSearches, recentSearches, rememberSearch} from './recent';
import './embedded.css';

/** What the dialog shows now. */
type State = {kind: 'empty' | 'error'} | {kind: 'found'; query: string; answer: Answer};

const empty: State = {kind: 'empty'};

/** Builds the site with its index, which the live preview doesn't have, and serves it. */
const siteCommand = 'npm run site';

/** What is searched for, how many pages are shown, and whether the first one is opened at once. */
interface Asked {
  query: string;
  pages?: number;
  opens?: boolean;
}

/** Where the index could not be loaded: says so, and what to do. */
const Failed = ({onRetry}: {onRetry: () => void}): ReactNode =>
  process.env.NODE_ENV === 'development' ? (
    <p className="search-dialog__message">
      <Translate id="site.search.preview" values={{command: <code>{siteCommand}</code>}}>
        {
          'The live preview has no search index. Run {command} to build the site and serve it with search.'
        }
      </Translate>
    </p>
  ) : (
    <div className="search-dialog__message">
      <p>
        <Translate id="site.search.error">
          Search couldn’t be loaded. Check your connection and try again.
        </Translate>
      </p>
      <button type="button" className="button button--secondary" onClick={onRetry}>
        <Translate id="site.loading.retry">Retry</Translate>
      </button>
    </div>
  );

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
 * The focus stays in the field; arrow keys and Enter work in the list. Back closes it.
 */
export default function EmbeddedSearch({query: firstQuery, onClose}: SearchProps): ReactNode {
  const baseUrl = useBaseUrl('/');
  const history = useHistory();
  const nameOf = useGuideNames();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<Asked>({query: firstQuery});
  const [state, setState] = useState<State>(empty);
  const [recent, setRecent] = useState(recentSearches);
  const [active, setActive] = useState(-1);
  const pressedBeside = useRef(false);
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

  const open = useCallback(
    (address: string, query: string) => {
      rememberSearch(query);
      dismiss();
      history.push(address);
    },
    [history, dismiss],
  );

  useEffect(() => {
    const {query, pages, opens} = asked;
    if (!query.trim()) {
      return undefined;
    }
    let isNewest = true;
    const show = (next: State) => isNewest && setState(next);
    searchEngine(baseUrl)
      .search(query, pages)
      .then(
        (answer) => {
          show({kind: 'found', query, answer});
          if (isNewest && opens && answer.hits[0]) {
            open(answer.hits[0].page.route, query);
          }
        },
        () => show({kind: 'error'}),
      );
    return () => {
      isNewest = false;
    };
  }, [asked, baseUrl, open]);

  const search = (query: string) => {
    setAsked({query});
    setActive(-1);
    if (!query.trim()) {
      setState(empty);
    }
  };
  /** Searches for what was offered; the reader goes on in the field. */
  const pick = (query: string) => {
    input.current?.focus();
    search(query);
  };
  const choose = ({address, title}: Option) => (address ? open(address, asked.query) : pick(title));

  const listLabel =
    state.kind === 'found'
      ? translate({id: 'site.search.results', message: 'Search results'})
      : translate({id: 'site.search.recent', message: 'Recent searches'});
  const groups =
    state.kind === 'found'
      ? groupHits(state.answer.hits, nameOf)
      : [{name: listLabel, options: recent.map((title): Option => ({title}))}];
  const options = /found|empty/.test(state.kind) ? groups.flatMap((group) => group.options) : [];

  useEffect(() => {
    if (active >= 0) {
      document.getElementById(`${id}-${active}`)?.scrollIntoView({block: 'nearest'});
    }
  }, [active, id]);

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
      const isFound = state.kind === 'found' && state.query === asked.query;
      const chosen = options[isFound ? Math.max(active, 0) : active];
      if (chosen && (isFound || state.kind === 'empty')) {
        choose(chosen);
      } else if (!isFound) {
        setAsked({...asked, opens: true});
      }
    }
  };

  const label = translate({id: 'site.search.field', message: 'Search the documentation'});
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
        const follows = target.closest('a[href]') && !opensElsewhere(event);
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
            value={asked.query}
            onChange={(event) => search(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" className="clean-btn search-dialog__link" onClick={dismiss}>
            <Translate id="site.search.close">Close</Translate>
          </button>
        </div>
        <p role="status" className="search-dialog__status">
          {useStatus(state, options.length)}
        </p>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable */}
        <div className="search-dialog__body" tabIndex={0} role="group" aria-label={label}>
          {options.length > 0 && (
            <Results
              id={id}
              label={listLabel}
              groups={groups}
              words={state.kind === 'found' ? state.answer : {marks: [], meant: []}}
              active={active}
              onChoose={choose}
            />
          )}
          {state.kind === 'empty' && (
            <>
              {recent.length > 0 && (
                <button
                  type="button"
                  className="clean-btn search-dialog__link"
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
              className="clean-btn search-dialog__link"
              onClick={() => setAsked({...asked, pages: state.answer.hits.length + 10})}
            >
              <Translate id="site.search.more">Show more pages</Translate>
            </button>
          )}
          {state.kind === 'found' && options.length === 0 && (
            <NoResult query={state.query} baseUrl={baseUrl} onPick={pick} />
          )}
          {state.kind === 'error' && <Failed onRetry={() => setAsked({...asked})} />}
        </div>
      </div>
    </dialog>
  );
}
