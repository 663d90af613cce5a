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
import {createStorageSlot, usePluralForm} from '@docusaurus/theme-common';
import {useHistoryPopHandler, useLockBodyScroll} from '@docusaurus/theme-common/internal';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Answer} from '../engine/engine';
import type {SearchProps} from '../implementations';
import {Action, NoResult, Tips} from './Help';
import {searchEngine} from './load';
import Results, {opensElsewhere, useGroups, type Option} from './Results';
import './embedded.css';

/** What a query found. */
type Found = Answer & {query: string};

/** What is searched for, how many pages are shown, and whether the first one is opened at once. */
interface Asked {
  query: string;
  pages?: number;
  opens?: boolean;
}

/** Builds the site with its index, which the live preview doesn't have, and serves it. */
const siteCommand = 'npm run site';

/** Where the index could not be loaded: says so, and what to do. */
const Failed = ({onRetry}: {onRetry: () => void}): ReactNode => (
  <div className="search-dialog__message">
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
    <button type="button" className="button button--secondary" onClick={onRetry}>
      <Translate id="site.loading.retry">Retry</Translate>
    </button>
  </div>
);

/** What the dialog says aloud and shows above the list: how many options it has, and of how many pages. */
function useStatus(found: Found | null, options: number): string {
  const {selectMessage} = usePluralForm();
  if (!found || options === 0) {
    return found ? translate({id: 'site.search.nothing', message: 'No results'}) : '';
  }
  const shown = found.hits.length;
  const count = selectMessage(
    options,
    translate(
      {id: 'site.search.count', message: 'One result|{count} results'},
      {count: String(options)},
    ),
  );
  return found.pages === shown
    ? count
    : translate(
        {id: 'site.search.part', message: '{count} on the best {shown} of {pages} pages'},
        {count, shown, pages: found.pages},
      );
}

const slot = createStorageSlot('search.recent');
/** How many of the reader's queries are kept. */
const mostRecent = 5;

/** The reader's newest queries, newest first; none where the browser doesn't allow storage. */
function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(stored) ? stored.map(String).slice(0, mostRecent) : [];
  } catch {
    return [];
  }
}

/** Remembers a query that led to a page. */
function remember(query: string): void {
  const text = query.trim().slice(0, 100);
  const others = recentSearches().filter((other) => other !== text);
  slot.set(JSON.stringify([text, ...others].slice(0, mostRecent)));
}

/**
 * The search dialog: a field (combobox) and its list of results, or what helps where there are none.
 * The focus stays in the field; arrow keys and Enter work in the list. Back closes it.
 */
export default function EmbeddedSearch({query: firstQuery, onClose}: SearchProps): ReactNode {
  const baseUrl = useBaseUrl('/');
  const history = useHistory();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<Asked>({query: firstQuery});
  const [state, setState] = useState<Found | 'empty' | 'error'>('empty');
  const [recent, setRecent] = useState(recentSearches);
  const [active, setActive] = useState(-1);
  const pressedBeside = useRef(false);
  useLockBodyScroll();

  useEffect(() => {
    const element = dialog.current!;
    element.showModal();
    return () => element.close();
  }, []);

  // Closed with close(), not by removing it: only then does the browser return the focus. The browser
  // says later that it's closed; a reader who asks for the search in between would not get it.
  const dismiss = useCallback(() => {
    dialog.current?.close();
    onClose();
  }, [onClose]);

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
      remember(query);
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
    const show = (answer: Answer) => {
      const best = answer.hits[0];
      setState({...answer, query});
      if (opens && best) {
        open(best.page.route, query);
      }
    };
    searchEngine(baseUrl)
      .search(query, pages)
      .then(
        (answer) => isNewest && show(answer),
        () => isNewest && setState('error'),
      );
    return () => {
      isNewest = false;
    };
  }, [asked, baseUrl, open]);

  const search = (query: string) => {
    setAsked({query});
    setActive(-1);
    if (!query.trim()) {
      setState('empty');
    }
  };
  /** Searches for what was offered; the reader goes on in the field. */
  const pick = (query: string) => {
    input.current?.focus();
    search(query);
  };
  const choose = ({address, title}: Option) => (address ? open(address, asked.query) : pick(title));

  const found = typeof state === 'object' ? state : null;
  const listLabel = found
    ? translate({id: 'site.search.results', message: 'Search results'})
    : translate({id: 'site.search.recent', message: 'Recent searches'});
  const groupHits = useGroups();
  const groups = found
    ? groupHits(found.hits)
    : [{name: listLabel, options: recent.map((title): Option => ({title}))}];
  const options = state === 'error' ? [] : groups.flatMap((group) => group.options);

  useEffect(() => {
    if (active >= 0) {
      document.getElementById(`${id}-${active}`)?.scrollIntoView({block: 'nearest'});
    }
  }, [active, id]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const last = options.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
    };
    const target = moves[event.key];
    if (target !== undefined && last >= 0 && !event.shiftKey) {
      event.preventDefault();
      setActive(target);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const isFound = found?.query === asked.query;
      const chosen = options[isFound ? Math.max(active, 0) : active];
      if (chosen && (isFound || state === 'empty')) {
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
      className="dialog search-dialog"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        dismiss();
      }}
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
            className="field"
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
          <Action onClick={dismiss}>
            <Translate id="site.search.close">Close</Translate>
          </Action>
        </div>
        <p role="status" className="search-dialog__status">
          {useStatus(found, options.length)}
        </p>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable */}
        <div className="search-dialog__body" tabIndex={0} role="group" aria-label={label}>
          {options.length > 0 && (
            <Results
              id={id}
              label={listLabel}
              groups={groups}
              words={found ?? {marks: [], meant: []}}
              active={active}
              onChoose={choose}
            />
          )}
          {state === 'empty' && recent.length > 0 && (
            <Action
              onClick={() => {
                slot.del();
                setRecent([]);
                pick('');
              }}
            >
              <Translate id="site.search.forget">Clear recent searches</Translate>
            </Action>
          )}
          {state === 'empty' && <Tips />}
          {found && found.pages > found.hits.length && (
            <Action onClick={() => setAsked({...asked, pages: found.hits.length + 10})}>
              <Translate id="site.search.more">Show more pages</Translate>
            </Action>
          )}
          {found && options.length === 0 && (
            <NoResult key={found.query} query={found.query} baseUrl={baseUrl} onPick={pick} />
          )}
          {state === 'error' && <Failed onRetry={() => setAsked({...asked})} />}
        </div>
      </div>
    </dialog>
  );
}
