/**
 * Why this exists: in the theme's layout, the table of contents of a post is in no landmark, so
 * people who move from landmark to landmark never reach it. Otherwise the theme's layout.
 */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';
import type {Props} from '@theme/BlogLayout';

export default function BlogLayout({sidebar, toc, children, ...layout}: Props): ReactNode {
  const hasSidebar = Boolean(sidebar?.items.length);
  return (
    <Layout {...layout}>
      <div className="container margin-vert--lg">
        <div className="row">
          <BlogSidebar sidebar={sidebar} />
          <main
            className={clsx('col', {
              'col--7': hasSidebar,
              'col--9 col--offset-1': !hasSidebar,
            })}
          >
            {children}
          </main>
          {toc && (
            <nav
              className="col col--2"
              aria-label={translate({
                id: 'theme.TOCCollapsible.toggleButtonLabel',
                message: 'On this page',
              })}
            >
              {toc}
            </nav>
          )}
        </div>
      </div>
    </Layout>
  );
}
