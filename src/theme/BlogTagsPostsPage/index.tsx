/** Why this exists: the theme gives every page of a tag's posts the same title and description. */
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
