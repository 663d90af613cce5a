import useBaseUrl from '@docusaurus/useBaseUrl';
import {exactRoute} from '../site/exactRoute';
import {useDocsSidebar, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';

type Crumb = NonNullable<ReturnType<typeof useSidebarBreadcrumbs>>[number];

/**
 * Where a documentation page stands: its guide (the first page of its sidebar), the sections of the
 * sidebar that it is in, and the page itself. Docusaurus' own trail leaves out the guide.
 *
 * @returns the trail from the guide to the page, which for a page of no guide is the page itself, and
 *   nothing for the overview of the guides; null for a page in no sidebar.
 */
export function useTrail(): Crumb[] | null {
  // A section and the page that opens it may have the same name, which appears once.
  const crumbs = useSidebarBreadcrumbs()?.filter(
    ({label, href}, index, all) => href || label !== all[index + 1]?.label,
  );
  const guide = useDocsSidebar()?.items[0];
  const overview = useBaseUrl('/docs');
  if (!crumbs?.length) {
    return null;
  }
  if (guide?.type === 'link' && exactRoute(guide.href) === overview) {
    return crumbs.filter(({href}) => !href || exactRoute(href) !== overview);
  }
  if (guide?.type !== 'link' || crumbs.at(-1)!.href === guide.href) {
    return crumbs;
  }
  return [guide, ...crumbs];
}
