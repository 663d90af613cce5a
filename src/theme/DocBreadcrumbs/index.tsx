/**
 * Why this exists: the theme's breadcrumbs lack a page's guide, because a guide's first page is no category
 * of the sidebar. Wraps the breadcrumbs and passes them a sidebar with nothing but the items of `useTrail`.
 */
import React, {type ReactNode} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import {useTrail} from '@site/src/components/useTrail';

export default function DocBreadcrumbsWrapper(): ReactNode {
  const trail = useTrail();
  const overview = useBaseUrl('/docs');
  if (trail.at(-1)?.href === overview) {
    return <StructuredData breadcrumbs={trail} />;
  }
  const items = trail.reduceRight<PropSidebarItem[]>(
    (inside, crumb) => [
      inside.length > 0 ? ({...crumb, type: 'category', items: inside} as PropSidebarItem) : crumb,
    ],
    [],
  );
  return (
    items.length > 0 && (
      <DocsSidebarProvider name="trail" items={items}>
        <DocBreadcrumbs />
      </DocsSidebarProvider>
    )
  );
}
