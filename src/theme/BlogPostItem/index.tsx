/**
 * Why this exists: the theme shows a post in a list as an article with a margin that is `!important` in a
 * cascade layer. Ejected; renders a post in a list as an entry of a timeline, and adds the translation
 * notice and the page's footer to a post on its own page. Dates are in UTC in every time zone.
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
  return (
    <article
      className={isBlogPostPage ? undefined : 'timeline__post'}
      lang={useArticleLanguage(permalink)}
    >
      <header>
        <BlogPostItemHeaderTitle />
        {metadata.readingTime === undefined ? (
          <p className={isBlogPostPage ? undefined : 'timeline__month'}>
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
