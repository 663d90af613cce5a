/**
 * Why this exists: the theme's list of posts has no heading, and the same title on each page of the list.
 * Ejected, because a wrapper can't add a heading. Also adds the filter of changes to the first page.
 */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import SearchMetadata from '@theme/SearchMetadata';
import type {Props} from '@theme/BlogListPage';
import FeedLinks from '../../plugins/release-notes/client/FeedLinks';
import ReleaseNotesFilter from '../../plugins/release-notes/client/ReleaseNotesFilter';
import {pageTitle} from '../../plugins/release-notes/client/pageTitle';

export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  const {blogTitle, blogDescription, page} = metadata;
  const title = pageTitle(blogTitle, page);
  const list = (
    <>
      <BlogPostItems items={items} />
      <BlogListPaginator metadata={metadata} />
    </>
  );
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata title={title} description={pageTitle(blogDescription, page)} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <header className="page-head">
          <h1>{title}</h1>
          <p className="lead">{blogDescription}</p>
          <FeedLinks directory="/release-notes/" />
          <p className="feed-links">
            <Link to="/release-notes/deadlines">
              <Translate id="site.notes.deadlines">Deadlines, by date</Translate>
            </Link>
          </p>
        </header>
        {page === 1 ? <ReleaseNotesFilter>{list}</ReleaseNotesFilter> : list}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
