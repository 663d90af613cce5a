/**
 * Why this exists: a release note ends with the same small line as a documentation page. Wraps the
 * theme's footer; on the lists it adds nothing.
 */
import React, {type ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Footer from '@theme-original/BlogPostItem/Footer';
import PageLine from '@site/src/components/PageLine';

export default function BlogPostItemFooter(): ReactNode {
  const {metadata, frontMatter, isBlogPostPage} = useBlogPost();
  return (
    <>
      <Footer />
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
