import {useMemo} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Hit} from '@site/src/search/engine';

/** One line of the list: a page, or one of its sections below it. */
export interface Target {
  address: string;
  /** Not for a section. */
  page?: Hit['page'];
  title: string;
  /** What its excerpt is from: the part of the page that matches best has one. */
  text?: string;
  question?: string;
}

/** A heading in the list of results, and what is below it. */
export interface Group {
  name: string;
  targets: Target[];
}

/** How many pages are above the guides. */
const bestPages = 3;

/** The guides, as the navigation has them. */
export function useGuides(): {to: string; label: string}[] {
  const {items} = useThemeConfig().navbar;
  return useMemo(
    () =>
      items.flatMap(({to, label}) => (typeof to === 'string' ? [{to, label: String(label)}] : [])),
    [items],
  );
}

/** The names of the guides by folder, and of the folders that are in no guide of the navigation. */
export function useGuideNames(): (guide: string) => string {
  const guides = useGuides();
  return useMemo(() => {
    const names = new Map([
      ['docs', translate({id: 'site.breadcrumbs.start', message: 'Documentation'})],
      ['troubleshooting', translate({id: 'site.troubleshooting', message: 'Troubleshooting'})],
      ...guides.map(({to, label}): [string, string] => [to.split('/').at(-1)!, label]),
    ]);
    return (guide: string) => names.get(guide) ?? guide;
  }, [guides]);
}

/** How many sections stand below their page. */
const sectionsOfPage = 3;

/** A page's lines: the page, then its best sections. */
function targetsOf({page, sections, question}: Hit): Target[] {
  const [best = 0] = sections;
  const below = sections.filter((number) => number > 0).slice(0, sectionsOfPage);
  const textOf = (number: number) => (number === best ? page.sections[number]![2] : undefined);
  return [
    {address: page.route, page, title: page.title, question, text: textOf(0)},
    ...below.map((number) => {
      const [anchor, title] = page.sections[number]!;
      return {address: `${page.route}#${anchor}`, title, text: textOf(number)};
    }),
  ];
}

/** Groups hits for the list: the first pages, then all others by guide, the guide with the best hit first. */
export function groupHits(hits: Hit[], nameOf: (guide: string) => string): Group[] {
  const guides = new Map<string, Target[]>();
  for (const hit of hits.slice(bestPages)) {
    const {guide} = hit.page;
    guides.set(guide, [...(guides.get(guide) ?? []), ...targetsOf(hit)]);
  }
  return [
    {
      name: translate({id: 'site.search.best', message: 'Best matches'}),
      targets: hits.slice(0, bestPages).flatMap(targetsOf),
    },
    ...[...guides].map(([guide, targets]) => ({name: nameOf(guide), targets})),
  ].filter(({targets}) => targets.length > 0);
}
