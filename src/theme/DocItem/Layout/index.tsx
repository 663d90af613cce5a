/**
 * Why this exists: a page opens with its title, its description as a lead, and a small line of
 * metadata. On narrow screens the table of contents is folded below them; the theme puts it above
 * the title. Otherwise the theme's layout without its version banner and badge, because there is
 * one version only.
 */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useWindowSize} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import MDXContent from '@theme/MDXContent';
import PageLine from '@site/src/components/PageLine';
import StaleNotice from '@site/src/components/StaleNotice';
import type {Props} from '@theme/DocItem/Layout';

export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const windowSize = useWindowSize();
  const hasContents = toc.length > 0;
  return (
    <div className="doc-columns">
      <div className="doc-columns__text">
        <ContentVisibility metadata={metadata} />
        <article>
          <DocBreadcrumbs />
          <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
            <header className="page-head">
              <h1>{metadata.title}</h1>
              <p className="lead">{metadata.description}</p>
              <PageLine
                permalink={metadata.permalink}
                lastUpdatedAt={metadata.lastUpdatedAt}
                frontMatter={frontMatter}
                editUrl={metadata.editUrl}
              />
            </header>
            <StaleNotice route={metadata.permalink} />
            {hasContents && <DocItemTOCMobile />}
            <MDXContent>{children}</MDXContent>
          </div>
          <DocItemFooter />
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
