/**
 * Why this exists: the theme's tabs don't link tab and panel, don't respond to Space, Home, and
 * End, and hide the other panels from readers without JavaScript and on paper. Keeps the theme's
 * `useTabs`, which remembers a choice across pages and visits.
 */
import React, {useId, useRef, type KeyboardEvent, type ReactNode} from 'react';
import {
  sanitizeTabsChildren,
  useScrollPositionBlocker,
  useTabs,
  type TabsProps,
} from '@docusaurus/theme-common/internal';

export default function Tabs(props: TabsProps): ReactNode {
  const items = sanitizeTabsChildren(props.children);
  const {selectedValue, selectValue, tabValues} = useTabs({...props, children: items});
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const id = useId();

  const select = (index: number) => {
    const button = buttons.current[index];
    const tab = tabValues[index];
    if (button && tab) {
      blockElementScrollPositionUntilNextRender(button);
      selectValue(tab.value);
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
      select(target);
    }
  };

  return (
    <div className="code-tabs">
      <div role="tablist" className="code-tabs__list">
        {tabValues.map(({value, label}, index) => (
          <button
            key={value}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={value === selectedValue}
            tabIndex={value === selectedValue ? 0 : -1}
            className="code-tabs__tab"
            onClick={() => select(index)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {label ?? value}
          </button>
        ))}
      </div>
      {items.map(({props: {value, label, children}}, index) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          className="code-tabs__panel"
          // Hidden by the styles only where scripts run and not on paper.
          data-selected={value === selectedValue}
        >
          <p className="code-tabs__label" aria-hidden="true">
            {label ?? value}
          </p>
          {children}
        </div>
      ))}
    </div>
  );
}
