import useBaseUrl from '@docusaurus/useBaseUrl';
import type {PropSidebarBreadcrumbsItem} from '@docusaurus/plugin-content-docs';
import {useDocsSidebar, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {exactRoute} from '../site/routes';

/**
 * Where a documentation page stands: its guide (the first page of its sidebar), the sections of the
 * sidebar that it is in, and the page itself. Docusaurus' own trail leaves out the guide.
 *
 * @returns the trail from the guide to the page, or just the page where it is in no guide; nothing for
 *   a page in no sidebar.
 */
export function useTrail(): PropSidebarBreadcrumbsItem[] {
  const crumbs = useSidebarBreadcrumbs() ?? [];
  const guide = useDocsSidebar()?.items[0];
  const overview = useBaseUrl('/docs');
  const isInGuide = guide?.type === 'link' && exactRoute(guide.href) !== overview;
  const trail = isInGuide && crumbs.at(-1)?.href !== guide.href ? [guide, ...crumbs] : crumbs;
  return (
    trail
      // A section and the page that opens it may have the same name, which appears once.
      .filter(({label, href}, index) => href || label !== trail[index + 1]?.label)
      .map((crumb) => (crumb.href ? {...crumb, href: exactRoute(crumb.href)} : crumb))
  );
}
