import React, {useSyncExternalStore, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import Icon from '../Icon';
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
      <Icon name="search" width={18} height={18} />
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
