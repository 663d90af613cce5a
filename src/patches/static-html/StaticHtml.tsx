import React, {type MouseEvent, type ReactNode, type SyntheticEvent} from 'react';
import {useHistory} from 'react-router-dom';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {fetchAhead} from '../intent-links/fetchAhead';
import {followLink} from '../intent-links/followLink';

interface Props {
  /** The block's element. */
  as: 'blockquote' | 'figure' | 'li' | 'p' | 'table' | 'td' | 'ul';
  className?: string;
  role?: string;
  /** Name of its column, in a table (`src/markdown/narrowTables.ts`). */
  label?: string;
  /** What is in it, as the build made it. */
  html: string;
}

/** The page of the site that an event's link leads to. */
function pageBehind({target}: SyntheticEvent): string | undefined {
  const href = target instanceof Element && target.closest('a')?.getAttribute('href');
  return href && href.startsWith('/') ? href : undefined;
}

function ahead(event: SyntheticEvent): void {
  const page = pageBehind(event);
  if (page) {
    fetchAhead(page);
  }
}

/**
 * A block of text that needs no component (`staticHtml.ts`). Its links do what the link
 * component does: they are checked by the build, fetched on intent, and followed by the router.
 */
export default function StaticHtml({as: Block, className, role, label, html}: Props): ReactNode {
  const history = useHistory();
  const brokenLinks = useBrokenLinks();
  if (!ExecutionEnvironment.canUseDOM) {
    for (const [, href] of html.matchAll(/<a href="([/#][^"]*)"/g)) {
      // Attributes escape nothing else in an address (hast-util-to-html).
      brokenLinks.collectLink(href!.replaceAll('&#x26;', '&'));
    }
  }
  const follow = (event: MouseEvent) => {
    const page = pageBehind(event);
    if (page) {
      followLink(event, page, history);
    }
  };
  return (
    <Block
      className={className}
      role={role}
      data-label={label}
      onClick={follow}
      onMouseOver={ahead}
      onFocus={ahead}
      onTouchStart={ahead}
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}
