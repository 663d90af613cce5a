import React, {useEffect, useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {isConversion} from '@site/src/components/keyboard';
import {useDelayed} from '@site/src/components/useDelayed';

/** How the search in the navigation bar is opened, with a query; nothing before the page is interactive. */
export const opener: {open?: (query: string) => void} = {};

const opens = {'aria-keyshortcuts': 'Control+K Meta+K', 'aria-haspopup': 'dialog'} as const;

/** An icon, what is beside it, and the shortcut as this machine's keyboard has it. */
function Parts({children}: {children: ReactNode}): ReactNode {
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

/** Opens the search from the navigation bar; an icon where that is narrow. */
export function SearchButton({
  isLoading,
  onClick,
}: {
  isLoading: boolean;
  onClick: () => void;
}): ReactNode {
  const isSlow = useDelayed(isLoading);
  return (
    <button
      type="button"
      className="search-button search-button--bar"
      {...opens}
      aria-busy={isSlow}
      onClick={(event) => {
        // Safari doesn't focus a clicked button, and the search restores the focus to what had it.
        event.currentTarget.focus();
        onClick();
      }}
    >
      <Parts>
        <span className="search-button__label">
          <Translate id="site.search.open">Search</Translate>
        </span>
        <span aria-live="polite" className="search-button__status">
          {isSlow && translate({id: 'site.loading.label', message: 'Loading…'})}
        </span>
      </Parts>
    </button>
  );
}

/**
 * Opens the search from a page. A real field: it keeps what is typed before the scripts have come or
 * while the search is being loaded, and the search opens with that.
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
      <Parts>
        <input
          ref={field}
          {...opens}
          type="search"
          autoComplete="off"
          aria-label={label}
          placeholder={label}
          onClick={open}
          onKeyDown={(event) => event.key === 'Enter' && !isConversion(event) && open()}
          onChange={({nativeEvent}) => (nativeEvent as InputEvent).isComposing || open()}
          onCompositionEnd={open}
        />
      </Parts>
    </label>
  );
}
