import React, {
  useEffect,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {isConversion} from '@site/src/components/keyboard';

type Props = ComponentProps<'input'> & {label: string; listId?: string; activeId?: string};

/** Renders the field of the search, a combobox that controls the list of results. */
export default function SearchInput({label, listId, activeId, ...props}: Props): ReactNode {
  return (
    <input
      {...props}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- readers open the dialog to type
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

/**
 * Moves the active option of a list with the arrow keys while the focus stays in the field.
 *
 * @param id - id of the list. The ids of options are the list's id, a hyphen, and the option's number.
 * @param count - the number of options.
 * @returns the number of the active option (-1 for none), a function that sets this number, and the field's
 *   key handler, which calls `onEnter` unless Enter ends the conversion of an input method.
 */
export function useActiveOption(id: string, count: number) {
  const [active, setActive] = useState(-1);
  useEffect(() => {
    if (active >= 0) {
      document.getElementById(`${id}-${active}`)?.scrollIntoView({block: 'nearest'});
    }
  }, [active, id]);
  const handleKey = (event: KeyboardEvent, onEnter: () => void) => {
    if (isConversion(event) || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const targets: Record<string, number> = {
      ArrowDown: active + 1 < count ? active + 1 : 0,
      ArrowUp: active > 0 ? active - 1 : count - 1,
    };
    const target = count > 0 && !event.shiftKey ? targets[event.key] : undefined;
    if (target !== undefined) {
      event.preventDefault();
      setActive(target);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      onEnter();
    }
  };
  return {active, setActive, handleKey};
}
