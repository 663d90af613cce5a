/**
 * Why this exists: the lists are a timeline with month and year at the left; the day shows only on
 * the post's own page. Dates are days in UTC, whatever the reader's time zone, and written by the
 * build (`src/markdown/frontMatter.ts`).
 */
import React, {type ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {dateTexts} from '@site/src/components/dateTexts';

export default function BlogPostInfo(): ReactNode {
  const {metadata, frontMatter, isBlogPostPage} = useBlogPost();
  const {day, month} = dateTexts(frontMatter);
  return (
    <p className={isBlogPostPage ? undefined : 'timeline__month'}>
      <time dateTime={metadata.date}>{isBlogPostPage ? day : month}</time>
    </p>
  );
}
