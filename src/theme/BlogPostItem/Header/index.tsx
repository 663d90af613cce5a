/**
 * Why this exists: a release note has the same small line below its title as a documentation page.
 * Wraps the theme's header; on the lists it adds nothing.
 */
import React, {type ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Header from '@theme-original/BlogPostItem/Header';
import PageLine from '@site/src/components/PageLine';

export default function BlogPostItemHeader(): ReactNode {
  const {metadata, frontMatter, isBlogPostPage} = useBlogPost();
  return (
    <>
      <Header />
      {isBlogPostPage && (
        <PageLine
          permalink={metadata.permalink}
          lastUpdatedAt={metadata.lastUpdatedAt}
          frontMatter={frontMatter}
          editUrl={metadata.editUrl}
        />
      )}
    </>
  );
}
