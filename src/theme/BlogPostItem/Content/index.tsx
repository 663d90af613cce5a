/**
 * Why this exists: a release note whose English version is newer says so above its text, on its own
 * page. Wraps the theme's content.
 */
import React, {type ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Content from '@theme-original/BlogPostItem/Content';
import type {Props} from '@theme/BlogPostItem/Content';
import StaleNotice from '@site/src/components/StaleNotice';

export default function BlogPostItemContent(props: Props): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  return (
    <>
      {isBlogPostPage && <StaleNotice route={metadata.permalink} />}
      <Content {...props} />
    </>
  );
}
