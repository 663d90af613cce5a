/**
 * Why this exists: the theme's archive skips a heading level, has "Archive" as its description, and shows
 * each post's date twice on a ground with too little contrast. Ejected; lists the posts by year.
 */
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

export default function BlogArchivePage({archive: {blogPosts}}: Props): ReactNode {
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  const description = translate({
    id: 'site.archive.description',
    message: 'All release notes, month by month.',
  });
  // Newest first, because the posts are in this order.
  const years = [...new Set(blogPosts.map(({metadata}) => metadata.date.slice(0, 4)))];
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <main className="container markdown margin-vert--lg">
        <h1>{title}</h1>
        <p className="lead">{description}</p>
        {years.map((year) => (
          <section key={year}>
            <Heading as="h2" id={`year-${year}`}>
              {year}
            </Heading>
            <ul>
              {blogPosts
                .filter(({metadata}) => metadata.date.startsWith(year))
                .map(({metadata}) => (
                  <li key={metadata.permalink}>
                    <Link to={metadata.permalink}>{metadata.title}</Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}
