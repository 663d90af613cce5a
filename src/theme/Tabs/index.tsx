/**
 * Why this exists: the theme's tabs don't associate tabs with panels, don't respond to Space, Home, and
 * End, and hide other panels from find-in-page, on paper, and without JavaScript. Replaces the tabs, but
 * uses the theme's `useTabs`, which stores a choice for other pages and visits.
 */
import React, {
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import {
  sanitizeTabsChildren,
  useScrollPositionBlocker,
  useTabs,
  type TabItemProps,
  type TabsProps,
} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';

interface PanelProps {
  item: ReactElement<TabItemProps>;
  label: string;
  id: string;
  isSelected: boolean;
  /** Selects the panel's tab. */
  onReveal: () => void;
}

/**
 * Renders a panel. In the browser, a panel that isn't selected is hidden until find-in-page or a link to a
 * text fragment reveals it.
 */
function Panel({item, label, id, isSelected, onReveal}: PanelProps): ReactNode {
  const {className, attributes, children} = item.props;
  const isBrowser = useIsBrowser();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = panel.current!;
    // Uses the DOM, because React supports neither `until-found` nor the event `beforematch`.
    if (isSelected) {
      element.removeAttribute('hidden');
    } else {
      element.setAttribute('hidden', 'until-found');
    }
    element.addEventListener('beforematch', onReveal);
    return () => element.removeEventListener('beforematch', onReveal);
  }, [isSelected, onReveal]);
  return (
    <div
      {...attributes}
      ref={panel}
      role="tabpanel"
      id={`${id}-panel`}
      aria-labelledby={`${id}-tab`}
      className={clsx('code-tabs__panel', className)}
      data-selected={isBrowser ? undefined : isSelected}
    >
      <p className="code-tabs__label" aria-hidden="true">
        {label}
      </p>
      {children}
    </div>
  );
}

export default function Tabs(props: TabsProps): ReactNode {
  const items = sanitizeTabsChildren(props.children);
  const {selectedValue, selectValue, tabValues} = useTabs({...props, children: items});
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const buttons = useRef(new Map<string, HTMLButtonElement | null>());
  const id = useId();

  const select = (value: string) => {
    const button = buttons.current.get(value);
    if (button) {
      blockElementScrollPositionUntilNextRender(button);
      selectValue(value);
      button.focus();
    }
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const last = tabValues.length - 1;
    const target = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (target !== undefined) {
      event.preventDefault();
      select(tabValues[target]!.value);
    }
  };

  // Uses the index, because a value can have spaces and an id can't.
  const idOf = (value: string) => `${id}-${tabValues.findIndex((tab) => tab.value === value)}`;
  const labels = new Map(tabValues.map(({value, label}) => [value, label ?? value]));
  return (
    <div className={clsx('code-tabs', props.className)}>
      <div
        role="tablist"
        className={clsx('code-tabs__list', props.block && 'code-tabs__list--block')}
      >
        {tabValues.map(({value, attributes}, index) => (
          <button
            {...attributes}
            key={value}
            ref={(button) => void buttons.current.set(value, button)}
            type="button"
            role="tab"
            id={`${idOf(value)}-tab`}
            aria-controls={`${idOf(value)}-panel`}
            aria-selected={value === selectedValue}
            tabIndex={value === selectedValue ? 0 : -1}
            className={clsx('code-tabs__tab', attributes?.className as string | undefined)}
            onClick={() => select(value)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {labels.get(value)}
          </button>
        ))}
      </div>
      {items
        .filter((item) => !props.lazy || item.props.value === selectedValue)
        .map((item) => (
          <Panel
            key={item.props.value}
            item={item}
            label={labels.get(item.props.value) ?? item.props.value}
            id={idOf(item.props.value)}
            isSelected={item.props.value === selectedValue}
            onReveal={() => selectValue(item.props.value)}
          />
        ))}
    </div>
  );
}
