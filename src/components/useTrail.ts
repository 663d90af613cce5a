import useBaseUrl from '@docusaurus/useBaseUrl';
import type {PropSidebarBreadcrumbsItem} from '@docusaurus/plugin-content-docs';
import {useDocsSidebar, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {exactRoute} from '../site/routes';

/**
 * Returns the trail to the current page of the documentation: its guide, which is the first page of its
 * sidebar, the categories around it, and the page itself. Docusaurus' trail leaves out the guide.
 *
 * @returns the trail without a guide for a page outside of guides, or an empty one outside of sidebars.
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
