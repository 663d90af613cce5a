import React, {type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import StaticHtml from '@site/src/patches/static-html/StaticHtml';

interface Props extends ComponentProps<'table'> {
  /** The rows, when nothing in them needs a component. */
  html?: string;
}

/**
 * A Markdown table. It scrolls where it is wider than the text, also with the keyboard; on a phone, that
 * is one of many columns (`src/markdown/narrowTables.ts`).
 */
export default function Table({html, ...props}: Props): ReactNode {
  return (
    <div
      className="table-scroll"
      role="group"
      aria-label={translate({id: 'site.table', message: 'Table'})}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable
      tabIndex={0}
    >
      {html ? (
        <StaticHtml as="table" className={props.className} role={props.role} html={html} />
      ) : (
        <table {...props} />
      )}
    </div>
  );
}
