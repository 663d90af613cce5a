import React, {useSyncExternalStore, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {openSearch} from './opener';

const never = () => () => {};

/** The shortcut as this machine's keyboard has it. */
function useShortcutLabel(): string {
  return useSyncExternalStore(
    never,
    () => (/mac|iphone|ipad/i.test(navigator.platform) ? '⌘ K' : 'Ctrl K'),
    () => 'Ctrl K',
  );
}

interface Props {
  /** `bar`: in the navigation bar, an icon where it is narrow. `field`: wide, like a field. */
  look: 'bar' | 'field';
  onClick?: () => void;
}

/** Opens the search; looks like the field that then appears. */
export default function SearchButton({look, onClick = openSearch}: Props): ReactNode {
  const shortcut = useShortcutLabel();
  return (
    <button
      type="button"
      className={clsx('search-button', `search-button--${look}`)}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={(event) => {
        // Safari does not do so at a click; the search gives the focus back to what had it.
        event.currentTarget.focus();
        onClick();
      }}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
        <path d="m12.8 12.8 4.2 4.2" stroke="currentColor" strokeWidth="1.8" />
      </svg>
      <span className="search-button__label">
        {look === 'bar' ? (
          <Translate id="site.search.open">Search</Translate>
        ) : (
          <Translate id="site.search.field">Search the documentation</Translate>
        )}
      </span>
      <kbd aria-hidden="true">{shortcut}</kbd>
    </button>
  );
}
