/**
 * Why this exists: the theme's page has no lead, and its table of contents for narrow screens is above the
 * title. Ejected; adds the description as a lead, the translation notice, and the page's footer, and moves
 * the table of contents below the lead. Has no version banner and badge, because the site has one version.
 */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useWindowSize} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import TagsListInline from '@theme/TagsListInline';
import MDXContent from '@theme/MDXContent';
import PageFooter from '@site/src/components/PageFooter';
import TranslationNotice from '@site/src/plugins/translations/client/TranslationNotice';
import {useArticleLanguage} from '@site/src/components/useArticleLanguage';
import type {Props} from '@theme/DocItem/Layout';

export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle, toc} = useDoc();
  const windowSize = useWindowSize();
  const hasContents = toc.length > 0 && !frontMatter.hide_table_of_contents;
  // Doesn't render a title that is in the page's Markdown, because `children` contain that title.
  const hasTitle = !contentTitle && !frontMatter.hide_title;
  return (
    <div className="doc-columns">
      <div className="doc-columns__text">
        <ContentVisibility metadata={metadata} />
        <article lang={useArticleLanguage(metadata.permalink)}>
          <DocBreadcrumbs />
          <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
            <header className="page-head">
              {hasTitle && <h1>{metadata.title}</h1>}
              {frontMatter.description && <p className="lead">{metadata.description}</p>}
              <TranslationNotice route={metadata.permalink} />
            </header>
            {hasContents && <DocItemTOCMobile />}
            <MDXContent>{children}</MDXContent>
          </div>
          {metadata.tags.length > 0 && <TagsListInline tags={metadata.tags} />}
          <PageFooter {...metadata} />
        </article>
        <DocItemPaginator />
      </div>
      {hasContents && windowSize !== 'mobile' && (
        <div className="doc-columns__contents">
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
