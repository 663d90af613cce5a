import React, {type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/**
 * Renders a table that scrolls, also with the keyboard, if the table is wider than the text. On phones,
 * only a table of many columns is wider (`src/remark/tables.ts`).
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div
      className="table-scroll"
      role="group"
      aria-label={translate({id: 'site.table', message: 'Table'})}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable
      tabIndex={0}
    >
      <table {...props} />
    </div>
  );
}
