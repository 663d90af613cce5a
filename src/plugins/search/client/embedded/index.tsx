import React, {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {usePluralForm} from '@docusaurus/theme-common';
import {useHistoryPopHandler, useLockBodyScroll} from '@docusaurus/theme-common/internal';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {isPlainClick} from '@site/src/components/isPlainClick';
import {isConversion} from '@site/src/components/keyboard';
import RetryButton from '@site/src/components/RetryButton';
import type {SearchProps} from '../implementations';
import {guideOf} from '../guideOf';
import {useSearchDialog} from '../useSearchDialog';
import {Action, NoResult, Tips} from './Help';
import {forgetSearches, recentSearches, rememberSearch} from './recentSearches';
import ResultList, {useGroups, type Group, type Option} from './Results';
import {useComposition} from './useComposition';
import {useSearch, type Results, type Search} from './useSearch';
import './embedded.css';

/** Builds the site with its index, which the live preview doesn't have, and serves it. */
const siteCommand = 'npm run site';

/** Renders the message that the index couldn't be loaded, and the way to try again. */
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

/** Returns what the dialog announces and shows above the list: how many pages match, and are listed. */
function useStatus(results: Results | null): string {
  const {selectMessage} = usePluralForm();
  if (!results || results.hits.length === 0) {
    return results ? translate({id: 'site.search.nothing', message: 'No results'}) : '';
  }
  const {hits, matches, pages} = results;
  const shown = hits.length;
  if (matches === 0) {
    return selectMessage(
      shown,
      translate(
        {
          id: 'site.search.closest',
          message:
            'No page has every word. The closest one is shown|No page has every word. The closest {shown} are shown',
        },
        {shown: String(shown)},
      ),
    );
  }
  const matching = selectMessage(
    matches,
    translate(
      {
        id: 'site.search.matching',
        message: 'One page has every word|{matches} pages have every word',
      },
      {matches: String(matches)},
    ),
  );
  return matches === pages && pages === shown
    ? matching
    : translate(
        {id: 'site.search.shown', message: '{matching}. The best {shown} are shown'},
        {matching, shown: String(shown)},
      );
}

/** Returns the option that an arrow key leads to; undefined for other keys. */
function targetOf({key, shiftKey}: KeyboardEvent, active: number, last: number) {
  const targets: Record<string, number> = {
    ArrowDown: active >= last ? 0 : active + 1,
    ArrowUp: active <= 0 ? last : active - 1,
  };
  return last >= 0 && !shiftKey ? targets[key] : undefined;
}

/** Renders the field of the search, a combobox. */
function Field({
  label,
  listId,
  activeId,
  ...props
}: React.ComponentProps<'input'> & {label: string; listId?: string; activeId?: string}): ReactNode {
  return (
    <input
      {...props}
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
      aria-expanded={Boolean(listId)}
      aria-controls={listId}
      aria-activedescendant={activeId}
      placeholder={label}
    />
  );
}

/** Returns the groups of options: results, or the reader's recent searches before there are any. */
function useOptions({results, state}: Search, recent: string[], guide: string) {
  const label = results
    ? translate({id: 'site.search.results', message: 'Search results'})
    : translate({id: 'site.search.recent', message: 'Recent searches'});
  const groupHits = useGroups(guide);
  const groups: Group[] = results
    ? groupHits(results.hits)
    : [{name: label, options: recent.map((title): Option => ({title}))}];
  const options = state === 'ready' ? groups.flatMap((group) => group.options) : [];
  return {label, groups, options};
}

/**
 * Renders the search dialog: a field and its list of results, or help where there are none. The focus
 * stays in the field; arrow keys and Enter work in the list. Going back in the history closes it.
 */
export default function EmbeddedSearch({query: firstQuery, onClose}: SearchProps): ReactNode {
  const baseUrl = useBaseUrl('/');
  const history = useHistory();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(firstQuery);
  const [recent, setRecent] = useState(recentSearches);
  const [active, setActive] = useState(-1);
  const pressedBeside = useRef(false);
  const {dialog, dismiss} = useSearchDialog(onClose);
  const {isComposing, handlers} = useComposition(text);
  useLockBodyScroll();

  useHistoryPopHandler(() => {
    // React removes this handler a moment after it has removed the dialog from the page.
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
  const guide = guideOf(useLocation().pathname);
  const search = useSearch(baseUrl, firstQuery, guide, isComposing, open);
  const {results, state} = search;
  const {label: listLabel, groups, options} = useOptions(search, recent, guide);
  const status = useStatus(results);
  const isEmpty = !results && state === 'ready';

  const type = (query: string) => {
    setText(query);
    search.search(query);
    setActive(-1);
  };
  /** Searches for a suggestion; the reader goes on in the field. */
  const pick = (query: string) => {
    input.current?.focus();
    type(query);
  };
  const choose = ({address, title}: Option) => (address ? open(address, text) : pick(title));

  useEffect(() => {
    if (active >= 0) {
      document.getElementById(`${id}-${active}`)?.scrollIntoView({block: 'nearest'});
    }
  }, [active, id]);
  // The Retry button that had the focus is gone once there are results.
  useEffect(() => {
    if (state === 'ready' && !dialog.current?.contains(document.activeElement)) {
      input.current?.focus();
    }
  }, [state, dialog]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isConversion(event) || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const target = targetOf(event, active, options.length - 1);
    if (target !== undefined) {
      event.preventDefault();
      setActive(target);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const isCurrent = results?.query === text;
      const option = options[isCurrent ? Math.max(active, 0) : active];
      if (option && (isCurrent || isEmpty)) {
        choose(option);
      } else if (!isCurrent && !isComposing) {
        search.openBest();
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
        const follows = target.closest('a[href]') && isPlainClick(event);
        // Selecting text in the field and releasing the pointer outside the dialog isn't meant to
        // close it.
        if ((target === dialog.current && pressedBeside.current) || follows) {
          dismiss();
        }
      }}
    >
      <div className="search-dialog__content">
        <div className="search-dialog__head" role="search">
          <Field
            ref={input}
            label={label}
            listId={options.length > 0 ? id : undefined}
            activeId={options[active] && `${id}-${active}`}
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            {...handlers}
          />
          <Action onClick={dismiss}>
            <Translate id="site.search.close">Close</Translate>
          </Action>
        </div>
        <p role="status" className="search-dialog__status">
          {isComposing || state !== 'ready' ? '' : status}
        </p>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable */}
        <div className="search-dialog__body" tabIndex={0} role="group" aria-label={label}>
          {options.length > 0 && (
            <ResultList
              id={id}
              label={listLabel}
              groups={groups}
              words={results ?? {marks: [], meant: []}}
              active={active}
              onChoose={choose}
            />
          )}
          {isEmpty && recent.length > 0 && (
            <Action
              onClick={() => {
                forgetSearches();
                setRecent([]);
                pick('');
              }}
            >
              <Translate id="site.search.forget">Clear recent searches</Translate>
            </Action>
          )}
          {isEmpty && <Tips />}
          {state === 'ready' && results && results.pages > results.hits.length && (
            <Action onClick={search.showMore}>
              <Translate id="site.search.more">Show more pages</Translate>
            </Action>
          )}
          {state === 'ready' && results && options.length === 0 && !isComposing && (
            <NoResult key={results.query} query={results.query} baseUrl={baseUrl} onPick={pick} />
          )}
          {state !== 'ready' && <Failure state={state} retry={search.retry} />}
        </div>
      </div>
    </dialog>
  );
}
