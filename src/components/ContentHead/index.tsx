import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {exactRoute} from '@site/src/site/routes';

/**
 * What the head of a documentation page or release note says beyond the theme's: its Markdown, and what
 * its social card says.
 */
export default function ContentHead({
  permalink,
  title,
}: {
  permalink: string;
  /** None for a page with the site's own card. */
  title?: string;
}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Head>
      <link
        rel="alternate"
        type="text/markdown"
        href={`${siteConfig.url}${exactRoute(permalink)}.md`}
      />
      {title && <meta property="og:image:alt" content={title} />}
    </Head>
  );
}
