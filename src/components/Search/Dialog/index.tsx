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
import Translate, {translate} from '@docusaurus/Translate';
import {useLockBodyScroll} from '@docusaurus/theme-common/internal';
import EmptyState from './EmptyState';
import {groupHits, useGuideNames, type Target} from './groups';
import {searchEngine} from './load';
import NoResult from './NoResult';
import {recentSearches, rememberSearch} from './recent';
import ResultList from './ResultList';
import type {State} from './state';
import useStatus from './useStatus';
import './dialog.css';

export interface DialogProps {
  /** Path of the language's home page, below which its index lies. */
  baseUrl: string;
  /** What the dialog searches for when it opens; may be empty. */
  firstQuery: string;
  onClose: () => void;
}

/** Builds the site with its index, and serves it. */
const siteCommand = 'npm run site';

const isPreview = process.env.NODE_ENV === 'development';

/**
 * The search dialog: a field (combobox) and its list of results, or what helps where there are none.
 * The focus stays in the field; arrow keys, Home, End and Enter work in the list.
 */
export default function Dialog({baseUrl, firstQuery, onClose}: DialogProps): ReactNode {
  const history = useHistory();
  const nameOf = useGuideNames();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(firstQuery);
  const [state, setState] = useState<State>({kind: isPreview ? 'preview' : 'empty'});
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

  const find = useCallback(
    (text: string) => {
      newest.current = text;
      const show = (next: State) => {
        if (newest.current === text) {
          setState(next);
        }
      };
      searchEngine(baseUrl)
        .search(text)
        .then(
          (answer) => show({kind: 'found', query: text, answer}),
          () => show({kind: 'error'}),
        );
    },
    [baseUrl],
  );

  const search = useCallback(
    (text: string) => {
      setQuery(text);
      setActive(-1);
      entered.current = '';
      if (isPreview || !text.trim()) {
        newest.current = text;
        setState({kind: isPreview ? 'preview' : 'empty'});
      } else {
        find(text);
      }
    },
    [find],
  );

  useEffect(() => {
    if (firstQuery && !isPreview) {
      find(firstQuery);
    }
  }, [firstQuery, find]);

  const groups = useMemo(
    () => (state.kind === 'found' ? groupHits(state.answer.hits, nameOf) : []),
    [state, nameOf],
  );
  const targets = groups.flatMap((group) => group.targets);
  const shownRecent = state.kind === 'empty' ? recent : [];
  const count = targets.length + shownRecent.length;
  const optionId = (index: number) => `${id}-option-${index}`;

  useEffect(() => {
    if (active >= 0) {
      document.getElementById(`${id}-option-${active}`)?.scrollIntoView({block: 'nearest'});
    }
  }, [active, id]);

  const openTarget = useCallback(
    ({address}: Target) => {
      rememberSearch(newest.current);
      dismiss();
      history.push(address);
    },
    [history, dismiss],
  );

  const [first] = targets;
  useEffect(() => {
    if (state.kind === 'found' && entered.current === state.query) {
      entered.current = '';
      if (first) {
        openTarget(first);
      }
    }
  }, [state, first, openTarget]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const moves: Record<string, number> = {
      ArrowDown: active + 1 >= count ? 0 : active + 1,
      ArrowUp: active <= 0 ? count - 1 : active - 1,
      Home: 0,
      End: count - 1,
    };
    const target = moves[event.key];
    if (target !== undefined && count > 0 && !event.shiftKey) {
      event.preventDefault();
      setActive(target);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = targets[Math.max(active, 0)];
      if (chosen && state.kind === 'found' && state.query === query) {
        openTarget(chosen);
      } else if (active >= 0 && shownRecent[active] !== undefined) {
        search(shownRecent[active]);
      } else if (query.trim() && !(state.kind === 'found' && state.query === query)) {
        entered.current = query;
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
        const follows = target.closest('a') && !event.ctrlKey && !event.metaKey && !event.shiftKey;
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
            aria-expanded={count > 0}
            aria-controls={count > 0 ? `${id}-list` : undefined}
            aria-activedescendant={active >= 0 && active < count ? optionId(active) : undefined}
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
          {useStatus(state)}
        </p>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable */}
        <div className="search-dialog__body" tabIndex={0} role="group" aria-label={label}>
          {state.kind === 'empty' && (
            <EmptyState
              recent={recent}
              active={active}
              listId={`${id}-list`}
              optionId={optionId}
              onPick={(text) => {
                input.current?.focus();
                search(text);
              }}
              onForget={() => {
                setRecent([]);
                setActive(-1);
                input.current?.focus();
              }}
            />
          )}
          {state.kind === 'found' && targets.length > 0 && (
            <ResultList
              groups={groups}
              words={state.answer}
              active={active}
              listId={`${id}-list`}
              optionId={optionId}
              nameOf={nameOf}
              onOpen={openTarget}
            />
          )}
          {state.kind === 'found' && targets.length === 0 && (
            <NoResult
              query={state.query}
              baseUrl={baseUrl}
              onPick={(text) => {
                input.current?.focus();
                search(text);
              }}
            />
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
