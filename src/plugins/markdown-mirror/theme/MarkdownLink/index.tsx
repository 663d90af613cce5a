import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {exactRoute} from '@site/src/site/routes';

/** Says in the head of a page where its Markdown is. */
export default function MarkdownLink({permalink}: {permalink: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Head>
      <link
        rel="alternate"
        type="text/markdown"
        href={`${siteConfig.url}${exactRoute(permalink)}.md`}
      />
    </Head>
  );
}
