import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import ActionButton from '../ActionButton';
import {dateTexts} from '../dateTexts';
import {copyFrom} from './copyFrom';
import {exactRoute} from '@site/src/site/exactRoute';

/** A day as the build has written it (`src/markdown/frontMatter.ts`). */
function Day({time, text}: {time: number; text: string | undefined}): ReactNode {
  return <time dateTime={new Date(time).toISOString().slice(0, 10)}>{text}</time>;
}

export interface PageLineProps {
  /** Route of the page. */
  permalink: string;
  /** When the page's text last changed; absent where Git does not know. */
  lastUpdatedAt?: number | null;
  /** What the build knows about the page. */
  frontMatter: object;
  /** Where the page's file can be edited; absent where the identity names no repository. */
  editUrl?: string | null;
}

/**
 * The small line at a page's end: when it was last updated, where to edit it, and the page as
 * Markdown, to copy or to open. Opening is a plain link, which also works without JavaScript.
 */
export default function PageLine({
  permalink,
  lastUpdatedAt,
  frontMatter,
  editUrl,
}: PageLineProps): ReactNode {
  const markdown = `${exactRoute(permalink)}.md`;
  return (
    <ul
      className="page-line"
      aria-label={translate({id: 'site.page.line', message: 'About this page'})}
    >
      {lastUpdatedAt ? (
        <li>
          <Translate
            id="site.page.updated"
            values={{date: <Day time={lastUpdatedAt} text={dateTexts(frontMatter).updated} />}}
          >
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
      <li className="page-line__scripted">
        <ActionButton
          className="page-line__copy"
          label={translate({id: 'site.page.copy', message: 'Copy as Markdown'})}
          failed={translate({id: 'site.page.copyFailed', message: 'Couldn’t copy'})}
          act={async () => {
            await copyFrom(markdown);
            return translate({id: 'site.page.copied', message: 'Copied'});
          }}
        />
      </li>
      <li>
        {/* eslint-disable-next-line @docusaurus/no-html-links -- a file, which the router does not know */}
        <a href={markdown}>
          <Translate id="site.page.open">Open as Markdown</Translate>
        </a>
      </li>
    </ul>
  );
}
