import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import ActionButton from '../ActionButton';
import {exactRoute} from '@site/src/site/routes';

/** A day in UTC, whatever the reader's time zone. */
function Day({time}: {time: number}): ReactNode {
  const format = useDateTimeFormat({dateStyle: 'long', timeZone: 'UTC'});
  return <time dateTime={new Date(time).toISOString().slice(0, 10)}>{format.format(time)}</time>;
}

async function read(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.text();
}

/** Puts the text of a file of this site on the clipboard. */
async function copyFrom(address: string): Promise<void> {
  const text = read(address);
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  // Safari allows the clipboard only during the click, but accepts a promise of the text.
  const type = 'text/plain';
  const content = text.then((value) => new Blob([value], {type}));
  await navigator.clipboard.write([new ClipboardItem({[type]: content})]);
}

interface PageLineProps {
  /** Route of the page. */
  permalink: string;
  /** When the page's text last changed; absent where Git does not know. */
  lastUpdatedAt?: number | null;
  /** Where the page's file can be edited; absent where the identity names no repository. */
  editUrl?: string | null;
}

/**
 * The small line at a page's end: when it was last updated, where to edit it, and the page as
 * Markdown, to copy or to open. Opening is a plain link, which also works without JavaScript.
 */
export default function PageLine({permalink, lastUpdatedAt, editUrl}: PageLineProps): ReactNode {
  const markdown = `${exactRoute(permalink)}.md`;
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
