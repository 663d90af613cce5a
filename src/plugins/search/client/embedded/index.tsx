import React, {useCallback, useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useHistoryPopHandler, useLockBodyScroll} from '@docusaurus/theme-common/internal';
import Translate, {translate} from '@docusaurus/Translate';
import {isPlainClick} from '@site/src/components/isPlainClick';
import type {SearchProps} from '../contract';
import {useSearchDialog} from '../useSearchDialog';
import Help, {Action} from './Help';
import {forgetSearches, readRecentSearches, rememberSearch} from './recentSearches';
import Results, {useGroups, type Option} from './Results';
import SearchInput, {useActiveOption} from './SearchInput';
import Status from './Status';
import {useSearch, type Search} from './useSearch';
import './embedded.css';

/** Returns the groups of options: results, or recent searches while the field is empty. */
function useOptions({results, state}: Search, recentSearches: string[]) {
  const groupHits = useGroups();
  const label = results
    ? translate({id: 'site.search.results', message: 'Search results'})
    : translate({id: 'site.search.recent', message: 'Recent searches'});
  const groups = results
    ? groupHits(results.hits)
    : [{name: label, options: recentSearches.map((title): Option => ({title}))}];
  const options = state === 'ready' ? groups.flatMap((group) => group.options) : [];
  return {label, groups, options};
}

/**
 * Renders the dialog of the site's own search: a field, and a list of results or help. The focus stays in
 * the field, whose arrow keys and Enter control the list. Going back in the history closes the dialog.
 */
export default function EmbeddedSearch({query: firstQuery, onClose}: SearchProps): ReactNode {
  const history = useHistory();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isPressedOutside = useRef(false);
  const [recentSearches, setRecent] = useState(readRecentSearches);
  const {dialog, dismiss, handlers} = useSearchDialog(onClose);
  const open = useCallback(
    (href: string, typed: string) => {
      rememberSearch(typed);
      dismiss();
      history.push(href);
    },
    [history, dismiss],
  );
  const search = useSearch(firstQuery, open);
  const {query, results, state, isComposing, compositionHandlers} = search;
  const list = useOptions(search, recentSearches);
  const {active, setActive, handleKey} = useActiveOption(id, list.options.length);

  const type = (typed: string) => {
    search.setQuery(typed);
    setActive(-1);
  };
  const pick = (suggestion: string) => {
    input.current?.focus();
    type(suggestion);
  };
  const choose = ({href, title}: Option) => (href ? open(href, query) : pick(title));
  const enter = () => {
    const isCurrent = results?.query === query;
    const option = list.options[isCurrent ? Math.max(active, 0) : active];
    if (option && (isCurrent || !results)) {
      choose(option);
    } else if (!isCurrent && !isComposing) {
      search.openBest();
    }
  };

  useLockBodyScroll();
  useHistoryPopHandler(() => {
    // Ignores a closed dialog, because React removes this handler a moment after the dialog.
    if (!dialog.current?.open) {
      return undefined;
    }
    dismiss();
    return false;
  });
  // Returns the focus to the field when results replace the focused Retry button.
  useEffect(() => {
    if (state === 'ready' && !dialog.current?.contains(document.activeElement)) {
      input.current?.focus();
    }
  }, [state, dialog]);

  const label = translate({id: 'site.search.field', message: 'Search the documentation'});
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click beside the dialog closes it; the keyboard has Escape
    <dialog
      ref={dialog}
      className="dialog search-dialog"
      aria-label={label}
      {...handlers}
      onMouseDown={({target}) => {
        isPressedOutside.current = target === dialog.current;
      }}
      onClick={(event) => {
        const target = event.target as Element;
        const followsLink = target.closest('a[href]') && isPlainClick(event);
        // A selection that starts in the field and ends outside the dialog doesn't close it.
        if ((target === dialog.current && isPressedOutside.current) || followsLink) {
          dismiss();
        }
      }}
    >
      <div className="search-dialog__content">
        <div className="search-dialog__head" role="search">
          <SearchInput
            ref={input}
            label={label}
            listId={list.options.length > 0 ? id : undefined}
            activeId={list.options[active] && `${id}-${active}`}
            value={query}
            onChange={(event) => type(event.target.value)}
            onKeyDown={(event) => handleKey(event, enter)}
            {...compositionHandlers}
          />
          <Action onClick={dismiss}>
            <Translate id="site.search.close">Close</Translate>
          </Action>
        </div>
        <p role="status" className="search-dialog__status">
          {results && !isComposing && state === 'ready' && <Status {...results} />}
        </p>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable */}
        <div className="search-dialog__body" tabIndex={0} role="group" aria-label={label}>
          {list.options.length > 0 && (
            <Results id={id} {...list} results={results} active={active} onChoose={choose} />
          )}
          <Help
            search={search}
            hasRecent={recentSearches.length > 0}
            onForget={() => {
              forgetSearches();
              setRecent([]);
              pick('');
            }}
            onPick={pick}
          />
        </div>
      </div>
    </dialog>
  );
}
