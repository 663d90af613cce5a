/**
 * Why this exists: the theme's layout has the table of contents of a post outside of all landmarks, where
 * screen reader users who move by landmarks don't find it. Wraps the layout and makes it a `<nav>`.
 */
import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import BlogLayout from '@theme-original/BlogLayout';
import type {Props} from '@theme/BlogLayout';

export default function BlogLayoutWrapper({toc, ...props}: Props): ReactNode {
  const label = translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
  });
  return (
    <BlogLayout
      {...props}
      toc={
        toc && (
          <nav className="post-contents" aria-label={label}>
            {toc}
          </nav>
        )
      }
    />
  );
}
