/**
 * Why this exists: the theme gives all pages of a tag's posts the same title and no description. Wraps the
 * theme's component and adds a title and a description with the page's number.
 */
import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import BlogTagsPostsPage from '@theme-original/BlogTagsPostsPage';
import type {Props} from '@theme/BlogTagsPostsPage';
import {pageTitle} from '../../plugins/release-notes/client/pageTitle';

export default function BlogTagsPostsPageWrapper(props: Props): ReactNode {
  const {tag, listMetadata} = props;
  const title = useBlogTagsPostsPageTitle(tag);
  return (
    <>
      <BlogTagsPostsPage {...props} />
      <PageMetadata
        title={pageTitle(title, listMetadata.page)}
        description={pageTitle(tag.description ?? title, listMetadata.page)}
      />
    </>
  );
}
