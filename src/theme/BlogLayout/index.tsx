/**
 * Why this exists: in the theme's layout, the table of contents of a post is in no landmark, so
 * people who move from landmark to landmark never reach it. Wraps the theme's layout.
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
