/**
 * Why this exists: the theme's layout has the table of contents of a post outside of all landmarks, so that
 * readers who move by landmarks don't find the table. Wraps the layout and puts the table in a `<nav>`.
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
