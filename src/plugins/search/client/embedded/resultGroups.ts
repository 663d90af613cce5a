import {translate} from '@docusaurus/Translate';
import type {Hit} from '../engine/engine';
import {useGuides} from '@site/src/components/useGuides';

/** One line of the list: a page, one of its sections below it, or a recent search. */
export interface Option {
  title: string;
  /** Where it leads; a recent search leads nowhere. */
  address?: string;
  /** It stands below its page. */
  isSection?: boolean;
  /** The names of the page's guide and categories. */
  path?: string[];
  /** What its excerpt is from: the part of the page that matches best has one. */
  text?: string;
  question?: string;
}

/** A heading in the list, and what is below it. */
export interface Group {
  name: string;
  options: Option[];
}

/** How many pages are above the guides. */
const bestPages = 3;
/** How many sections stand below their page. */
const sectionsOfPage = 3;

/** The names of the guides by folder, and of the folders that are in no guide of the navigation. */
export function useGuideNames(): (guide: string) => string {
  const names = new Map([
    ['docs', translate({id: 'site.breadcrumbs.start', message: 'Documentation'})],
    ['troubleshooting', translate({id: 'site.troubleshooting', message: 'Troubleshooting'})],
    ...useGuides().map(({to, label}): [string, string] => [to.split('/').at(-1)!, label]),
  ]);
  return (guide) => names.get(guide) ?? guide;
}

/** Groups hits for the list: the first pages, then all others by guide, the guide with the best hit first. */
export function groupHits(hits: Hit[], nameOf: (guide: string) => string): Group[] {
  const groups = new Map<string, Option[]>();
  hits.forEach(({page, sections, question}, index) => {
    const best = translate({id: 'site.search.best', message: 'Best matches'});
    const name = index < bestPages ? best : nameOf(page.guide);
    const options = groups.get(name) ?? [];
    groups.set(name, options);
    const textOf = (number: number) =>
      number === (sections[0] ?? 0) ? page.sections[number]![2] : undefined;
    options.push({
      title: page.title,
      address: page.route,
      path: [nameOf(page.guide), ...page.path],
      question,
      text: textOf(0),
    });
    for (const number of sections.filter((one) => one > 0).slice(0, sectionsOfPage)) {
      const [anchor, title] = page.sections[number]!;
      const address = `${page.route}#${anchor}`;
      options.push({title, address, isSection: true, text: textOf(number)});
    }
  });
  return [...groups].map(([name, options]) => ({name, options}));
}
