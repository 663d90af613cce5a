/**
 * Why this exists: the theme's list of tags has no description for search engines. Wraps the theme's
 * component and adds a description.
 */
import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';

export default function BlogTagsListPageWrapper(props: Props): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata
        description={translate({
          id: 'site.tags.description',
          message:
            'Browse the release notes by product, such as the API or the Gradle plugin, or by kind of change.',
        })}
      />
    </>
  );
}
