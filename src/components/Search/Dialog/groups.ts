import {useMemo} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Hit} from '@site/src/search/engine';

/** A heading in the list of results, and what is below it. */
export interface Group {
  name: string;
  hits: Hit[];
}

/** How many pages are above the guides. */
const bestPages = 3;

/** The names of the guides, as the navigation has them, by folder. */
export function useGuideNames(): (guide: string) => string {
  const {items} = useThemeConfig().navbar;
  return useMemo(() => {
    const names = new Map(
      items.flatMap(({to, label}) =>
        typeof to === 'string' ? [[to.split('/').at(-1)!, String(label)] as const] : [],
      ),
    );
    return (guide: string) => names.get(guide) ?? guide;
  }, [items]);
}

/**
 * Groups hits for the list: the best hit of each of the first pages, then all others by guide, the
 * guide with the best hit first.
 */
export function groupHits(hits: Hit[], nameOf: (guide: string) => string): Group[] {
  const best: Hit[] = [];
  const guides = new Map<string, Hit[]>();
  const pages = new Set<string>();
  for (const hit of hits) {
    const {route, guide} = hit.page;
    if (pages.size < bestPages && !pages.has(route)) {
      best.push(hit);
    } else {
      guides.set(guide, [...(guides.get(guide) ?? []), hit]);
    }
    pages.add(route);
  }
  return [
    {name: translate({id: 'site.search.best', message: 'Best matches'}), hits: best},
    ...[...guides].map(([guide, found]) => ({name: nameOf(guide), hits: found})),
  ].filter((group) => group.hits.length > 0);
}
