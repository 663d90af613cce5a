/**
 * Why this exists: in lists, the theme gives a post a margin that no style sheet can override
 * (`!important` in a cascade layer). Here a post is an entry of a timeline.
 */
import React, {type ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Container';

export default function BlogPostItemContainer({children}: Props): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  return <article className={isBlogPostPage ? undefined : 'timeline__post'}>{children}</article>;
}
