/**
 * Why this exists: a release note announces its Markdown and describes its social card. Wraps the
 * theme's metadata.
 */
import React, {type ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Metadata from '@theme-original/BlogPostPage/Metadata';
import ContentHead from '@site/src/components/ContentHead';

export default function BlogPostPageMetadata(): ReactNode {
  const {permalink, title} = useBlogPost().metadata;
  return (
    <>
      <Metadata />
      <ContentHead permalink={permalink} title={title} />
    </>
  );
}
