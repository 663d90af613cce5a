/**
 * Why this exists: the lists are a timeline with the month and year of each post at the left; its
 * day only shows on the post's own page. Dates are days in UTC, whatever the reader's time zone.
 */
import React, {type ReactNode} from 'react';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Info from '@theme-original/BlogPostItem/Header/Info';
import type {Props} from '@theme/BlogPostItem/Header/Info';

export default function InfoWrapper(props: Props): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const month = useDateTimeFormat({month: 'long', year: 'numeric', timeZone: 'UTC'});
  if (isBlogPostPage) {
    return <Info {...props} />;
  }
  return (
    <p className="timeline__month">
      <time dateTime={metadata.date}>{month.format(new Date(metadata.date))}</time>
    </p>
  );
}
