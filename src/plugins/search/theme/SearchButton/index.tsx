import React, {useSyncExternalStore, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {openSearch} from '../../client/opener';

const never = () => () => {};

interface Props {
  /** `bar`: in the navigation bar, an icon where it is narrow. `field`: wide, like a field. */
  look: 'bar' | 'field';
  onClick?: () => void;
}

/** Opens the search; looks like the field that then appears. */
export default function SearchButton({look, onClick = openSearch}: Props): ReactNode {
  // As this machine's keyboard has it.
  const shortcut = useSyncExternalStore(
    never,
    () => (/mac|iphone|ipad/i.test(navigator.platform) ? '⌘ K' : 'Ctrl K'),
    () => 'Ctrl K',
  );
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
