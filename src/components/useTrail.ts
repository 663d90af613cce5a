import useBaseUrl from '@docusaurus/useBaseUrl';
import type {PropSidebarBreadcrumbsItem} from '@docusaurus/plugin-content-docs';
import {useDocsSidebar, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {exactRoute} from '../site/routes';

/**
 * Returns the breadcrumbs of the current page of the documentation: the guide, the categories that contain
 * the page, and the page itself. The guide is the sidebar's first link, which Docusaurus' breadcrumbs lack.
 *
 * @returns breadcrumbs without a guide for a page outside of guides; an empty array outside of sidebars.
 */
export function useTrail(): PropSidebarBreadcrumbsItem[] {
  const crumbs = useSidebarBreadcrumbs() ?? [];
  const guide = useDocsSidebar()?.items[0];
  const overview = useBaseUrl('/docs');
  const isInGuide = guide?.type === 'link' && exactRoute(guide.href) !== overview;
  const trail = isInGuide && crumbs.at(-1)?.href !== guide.href ? [guide, ...crumbs] : crumbs;
  return (
    trail
      // Removes a category that has the same name as its first page.
      .filter(({label, href}, index) => href || label !== trail[index + 1]?.label)
      .map((crumb) => (crumb.href ? {...crumb, href: exactRoute(crumb.href)} : crumb))
  );
}
