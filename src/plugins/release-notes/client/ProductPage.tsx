import React, {useEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import ContentVisibility from '@theme/ContentVisibility';
import MDXPage from '@theme/MDXPage';
import type {Props} from '@theme/MDXPage';
import FeedLinks from './FeedLinks';
import PageFooter from '@site/src/components/PageFooter';
import TranslationNotice from '@site/src/plugins/translations/client/TranslationNotice';
import {useArticleLanguage} from '@site/src/components/useArticleLanguage';

/** Renders the page of a product or of the deadlines, with its feeds. */
function ProductPage({content: Content}: Props): ReactNode {
  const {metadata, assets} = Content;
  const {title = '', description, permalink, frontMatter} = metadata;
  // Marks passed deadlines in the browser, so that the HTML doesn't depend on the day of the build.
  useEffect(() => {
    const today = new Date().toISOString().slice(0, 10);
    document.querySelectorAll<HTMLElement>('time[data-passed]').forEach((day) => {
      if (day.getAttribute('datetime')! < today) {
        day.append(` (${day.dataset.passed})`);
        delete day.dataset.passed;
      }
    });
  }, []);
  const image = assets.image ?? (frontMatter.image as string | undefined);
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.mdxPage}>
      <Layout>
        <PageMetadata
          title={title}
          description={description}
          keywords={frontMatter.keywords as string[] | undefined}
          image={image}
        />
        <main className="container margin-vert--lg">
          <ContentVisibility metadata={metadata} />
          <article className="markdown product-notes" lang={useArticleLanguage(permalink)}>
            <header className="page-head">
              <h1>{title}</h1>
              <p className="lead">{description}</p>
            </header>
            <TranslationNotice route={permalink} />
            <MDXContent>
              <Content />
            </MDXContent>
            <footer>
              <FeedLinks directory={`${permalink}/`} />
              <p>
                <Link to="/release-notes">
                  <Translate id="site.home.allNotes">All release notes</Translate>
                </Link>
              </p>
              <PageFooter {...metadata} />
            </footer>
          </article>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}

/** Renders a Markdown page of `src/pages`. Renders pages outside of the release notes as Docusaurus does. */
export default function Page(props: Props): ReactNode {
  const isReleaseNotes = props.content.metadata.source.includes('/release-notes/');
  return isReleaseNotes ? <ProductPage {...props} /> : <MDXPage {...props} />;
}
