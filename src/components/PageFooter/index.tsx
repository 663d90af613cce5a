import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import MarkdownActions from '@site/src/plugins/markdown-mirror/client/MarkdownActions';
import {exactRoute} from '@site/src/site/routes';
import ReportLink from './ReportLink';

/** A day in UTC, whatever the reader's time zone. */
function Day({time}: {time: number}): ReactNode {
  const format = useDateTimeFormat({dateStyle: 'long', timeZone: 'UTC'});
  return <time dateTime={new Date(time).toISOString().slice(0, 10)}>{format.format(time)}</time>;
}

interface PageFooterProps {
  /** Route of the page. */
  permalink: string;
  /** When the page's text last changed; absent where Git does not know. */
  lastUpdatedAt?: number | null;
  /** Where the page's file can be edited; absent where the identity names no repository. */
  editUrl?: string | null;
}

/**
 * The small line at a page's end: when it was last updated, where to edit it, what is to be had as
 * Markdown, and where to report a problem.
 */
export default function PageFooter({
  permalink,
  lastUpdatedAt,
  editUrl,
}: PageFooterProps): ReactNode {
  return (
    <ul
      className="page-line"
      aria-label={translate({id: 'site.page.line', message: 'About this page'})}
    >
      {lastUpdatedAt ? (
        <li>
          <Translate id="site.page.updated" values={{date: <Day time={lastUpdatedAt} />}}>
            {'Last updated {date}'}
          </Translate>
        </li>
      ) : null}
      {editUrl ? (
        <li>
          <Link to={editUrl}>
            <Translate id="site.page.edit">Edit this page</Translate>
          </Link>
        </li>
      ) : null}
      <MarkdownActions permalink={permalink} />
      <li>
        <ReportLink route={exactRoute(permalink)} />
      </li>
    </ul>
  );
}
