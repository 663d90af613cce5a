import {useDocsSidebar, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';

type Crumb = NonNullable<ReturnType<typeof useSidebarBreadcrumbs>>[number];

/**
 * Where a documentation page stands: its guide (the first page of its sidebar), the sections of the
 * sidebar that it is in, and the page itself. The generator's own trail leaves out the guide.
 *
 * @returns the trail from the guide to the page; null for a page in no sidebar.
 */
export function useTrail(): Crumb[] | null {
  const crumbs = useSidebarBreadcrumbs();
  const guide = useDocsSidebar()?.items[0];
  if (!crumbs || guide?.type !== 'link' || crumbs.at(-1)!.href === guide.href) {
    return crumbs;
  }
  return [guide, ...crumbs];
}
