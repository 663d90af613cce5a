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
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title';
import PageFooter from '@site/src/components/PageFooter';
import SocialCard from '@theme/SocialCard';
import TranslationNotice from '@theme/TranslationNotice';
import {useArticleLanguage} from '@site/src/components/useArticleLanguage';

export default function BlogPostItem({children}: Props): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {date, permalink, title, lastUpdatedAt, editUrl} = metadata;
  const {format} = useDateTimeFormat({
    ...(isBlogPostPage ? {dateStyle: 'long'} : {month: 'long', year: 'numeric'}),
    timeZone: 'UTC',
  });
  const day = <time dateTime={date}>{format(new Date(date))}</time>;
  const language = useArticleLanguage(permalink);
  if (!isBlogPostPage) {
    return (
      <article className="timeline__post" lang={language}>
        <header>
          <BlogPostItemHeaderTitle />
          <p className="timeline__month">{day}</p>
        </header>
        <BlogPostItemContent>{children}</BlogPostItemContent>
        <BlogPostItemFooter />
      </article>
    );
  }
  return (
    <article lang={language}>
      <SocialCard title={title} />
      <header>
        <BlogPostItemHeaderTitle />
        <p>{day}</p>
      </header>
      <TranslationNotice route={permalink} />
      <BlogPostItemContent>{children}</BlogPostItemContent>
      <BlogPostItemFooter />
      <PageFooter permalink={permalink} lastUpdatedAt={lastUpdatedAt} editUrl={editUrl} />
    </article>
  );
}
