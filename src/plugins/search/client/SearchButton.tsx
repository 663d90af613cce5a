import React, {useEffect, useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {isConversion} from '@site/src/components/keyboard';
import {useDelayed} from '@site/src/components/useDelayed';

/**
 * Opens the search of the navigation bar with a query. `SearchBar` sets `open` when it is mounted. Module
 * state, because pages and the navigation bar have no common component of this site for a context.
 */
export const opener: {open?: (query: string) => void} = {};

const dialogProps = {'aria-keyshortcuts': 'Control+K Meta+K', 'aria-haspopup': 'dialog'} as const;

/** Renders an icon, the children, and the shortcut for the keyboard of this computer. */
function Content({children}: {children: ReactNode}): ReactNode {
  const isApple = useIsBrowser() && /mac|iphone|ipad/i.test(navigator.platform);
  return (
    <>
      {/* Lucide 0.468.0, ISC licence, Copyright (c) Lucide Contributors 2022 and Cole Bemis 2013-2022 */}
      <svg
        viewBox="0 0 24 24"
        width={18}
        height={18}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d="M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM21 21l-4.3-4.3" />
      </svg>
      {children}
      <kbd aria-hidden="true">{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
    </>
  );
}

interface Props {
  isLoading: boolean;
  onClick: () => void;
}

/** Renders the button of the navigation bar that opens the search. */
export function SearchButton({isLoading, onClick}: Props): ReactNode {
  const isSlow = useDelayed(isLoading);
  return (
    <button
      type="button"
      className="search-button search-button--bar"
      {...dialogProps}
      aria-busy={isSlow}
      onClick={(event) => {
        // Focuses the button, because Safari doesn't, and the closing search returns the focus to the button.
        event.currentTarget.focus();
        onClick();
      }}
    >
      <Content>
        <span className="search-button__label">
          <Translate id="site.search.open">Search</Translate>
        </span>
        <span aria-live="polite" className="search-button__status">
          {isSlow && translate({id: 'site.loading.label', message: 'Loading…'})}
        </span>
      </Content>
    </button>
  );
}

/**
 * Renders a field that opens the search from a page. The field is an `<input>`, so that a reader can type a
 * query before the scripts and the search are loaded. The search then opens with that query.
 */
export function SearchField(): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const label = translate({id: 'site.search.field', message: 'Search the documentation'});
  const open = () => opener.open?.(field.current!.value);
  useEffect(() => {
    if (field.current!.value) {
      opener.open?.(field.current!.value);
    }
  }, []);
  return (
    <label className="search-button search-button--field">
      <Content>
        <input
          ref={field}
          {...dialogProps}
          type="search"
          autoComplete="off"
          aria-label={label}
          placeholder={label}
          onClick={open}
          onKeyDown={(event) => event.key === 'Enter' && !isConversion(event) && open()}
          onChange={({nativeEvent}) => (nativeEvent as InputEvent).isComposing || open()}
          onCompositionEnd={open}
        />
      </Content>
    </label>
  );
}
