import React, {type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/**
 * A Markdown table. It scrolls where it is wider than the text, also with the keyboard; on a phone, that
 * is one of many columns (`src/remark/tables.ts`).
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
