import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import MarkdownActions from '@site/src/plugins/markdown-mirror/client/MarkdownActions';
import {exactRoute} from '@site/src/site/routes';
import ReportLink from './ReportLink';

/** Renders a time as a date in UTC, whatever the reader's time zone is. */
function Day({time}: {time: number}): ReactNode {
  const format = useDateTimeFormat({dateStyle: 'long', timeZone: 'UTC'});
  return <time dateTime={new Date(time).toISOString().slice(0, 10)}>{format.format(time)}</time>;
}

interface PageFooterProps {
  /** Route of the page. */
  permalink: string;
  /** Time of the last change of the page's text. Absent if the page isn't in Git. */
  lastUpdatedAt?: number | null;
  /** Absent if the service's identity (`src/site/identity.ts`) has no repository. */
  editUrl?: string | null;
}

/** Renders a page's last line: last update, edit link, Markdown actions, and a link to report a problem. */
export default function PageFooter(props: PageFooterProps): ReactNode {
  const {permalink, lastUpdatedAt, editUrl} = props;
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
