import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {CopyButton} from '@site/src/components/ActionButton';
import {exactRoute} from '@site/src/site/routes';
import type {WithoutCopy} from '..';
import {markdownAddress} from '../address';

/** Copies the text of a file of this site to the clipboard. */
async function copyFrom(address: string): Promise<void> {
  const text = fetch(address).then((response) => {
    if (!response.ok) {
      throw new Error(`${address}: ${response.status}`);
    }
    return response.text();
  });
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  // Safari allows the clipboard only during the click, but accepts a promise of the text.
  const type = 'text/plain';
  const content = text.then((value) => new Blob([value], {type}));
  await navigator.clipboard.write([new ClipboardItem({[type]: content})]);
}

/**
 * Renders two items of a page's footer that copy and open the page's Markdown, and a `<link>` to the
 * Markdown for programs. Renders nothing on an unlisted page, which has no Markdown copy.
 */
export default function MarkdownActions({permalink}: {permalink: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const data = usePluginData('markdown-mirror') as WithoutCopy | undefined;
  const route = exactRoute(permalink);
  if (!data || data.unlisted.includes(route)) {
    return null;
  }
  const markdown = markdownAddress(route, siteConfig.baseUrl);
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={siteConfig.url + markdown} />
      </Head>
      <li className="page-line__scripted">
        <CopyButton
          className="page-line__copy"
          label={translate({id: 'site.page.copy', message: 'Copy as Markdown'})}
          copy={() => copyFrom(markdown)}
        />
      </li>
      <li>
        {/* eslint-disable-next-line @docusaurus/no-html-links -- a file, which has no route */}
        <a href={markdown}>
          <Translate id="site.page.open">Open as Markdown</Translate>
        </a>
      </li>
    </>
  );
}
