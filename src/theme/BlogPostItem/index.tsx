/**
 * Why this exists: in lists, a release note is an entry of a timeline, with its month at the left and
 * without the theme's margin, which no style sheet can override (`!important` in a cascade layer). On its
 * own page it says when its English version is newer, and ends with the same small line as a documentation
 * page. Dates are days in UTC, whatever the reader's time zone.
 * Ejected.
 */
import React, {type ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/BlogPostItem';
import BlogPostItemContent from '@theme/BlogPostItem/Content';
import BlogPostItemFooter from '@theme/BlogPostItem/Footer';
import BlogPostItemHeaderAuthors from '@theme/BlogPostItem/Header/Authors';
import BlogPostItemHeaderInfo from '@theme/BlogPostItem/Header/Info';
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title';
import PageFooter from '@site/src/components/PageFooter';
import TranslationNotice from '@site/src/plugins/translations/client/TranslationNotice';
import {useArticleLanguage} from '@site/src/components/useArticleLanguage';

export default function BlogPostItem({children}: Props): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {date, permalink} = metadata;
  const {format} = useDateTimeFormat({
    ...(isBlogPostPage ? {dateStyle: 'long'} : {month: 'long', year: 'numeric'}),
    timeZone: 'UTC',
  });
  const [entry, month] = isBlogPostPage ? [] : ['timeline__post', 'timeline__month'];
  return (
    <article className={entry} lang={useArticleLanguage(permalink)}>
      <header>
        <BlogPostItemHeaderTitle />
        {metadata.readingTime === undefined ? (
          <p className={month}>
            <time dateTime={date}>{format(new Date(date))}</time>
          </p>
        ) : (
          <BlogPostItemHeaderInfo />
        )}
        <BlogPostItemHeaderAuthors />
      </header>
      {isBlogPostPage && <TranslationNotice route={permalink} />}
      <BlogPostItemContent>{children}</BlogPostItemContent>
      <BlogPostItemFooter />
      {isBlogPostPage && <PageFooter {...metadata} />}
    </article>
  );
}
