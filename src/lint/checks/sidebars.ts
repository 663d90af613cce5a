import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {
  DefaultNumberPrefixParser,
  stripPathNumberPrefixes,
} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import {defaultLanguage} from '../../site/languages';
import type {Content, Finding} from '../content';

/** The properties of a sidebar's item that the checks read. */
interface SidebarItem {
  type?: string;
  id?: string;
  label?: string;
  key?: string;
  link?: {type: string; id?: string};
  items?: (SidebarItem | string)[];
}

/** Returns all items of the sidebars, also those in categories, with the names of their sidebars. */
export function itemsOf(sidebars: SidebarsConfig): {sidebar: string; item: SidebarItem}[] {
  const flatten = (item: SidebarItem | string): SidebarItem[] =>
    typeof item === 'string'
      ? [{type: 'doc', id: item}]
      : [item, ...(item.items ?? []).flatMap(flatten)];
  return Object.entries(sidebars).flatMap(([sidebar, items]) =>
    (items as (SidebarItem | string)[]).flatMap(flatten).map((item) => ({sidebar, item})),
  );
}

/** Returns the names of the sidebars in which each page is, by the page's id. */
function placesOf(sidebars: SidebarsConfig): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const {sidebar, item} of itemsOf(sidebars)) {
    // Skips items of the type `ref`, which link to a page that is in another sidebar.
    for (const place of [item, item.link]) {
      if (place?.type === 'doc' && place.id) {
        places.set(place.id, [...(places.get(place.id) ?? []), sidebar]);
      }
    }
  }
  return places;
}

/** Returns the id that Docusaurus gives a page: the path without the numbers that sort files. */
function idOf(file: string, id: unknown): string {
  const name = file.replace(/^docs\//, '').replace(/\.mdx?$/, '');
  const unnumbered = stripPathNumberPrefixes(name, DefaultNumberPrefixParser);
  return typeof id === 'string' ? path.posix.join(path.posix.dirname(unnumbered), id) : unnumbered;
}

/** Returns whether a page is meant to be in no sidebar, or isn't published. */
const isOutside = ({displayed_sidebar: sidebar, unlisted, draft}: Record<string, unknown>) =>
  sidebar === null || unlisted === true || draft === true;

/** Reports files that look like pages, and that Docusaurus ignores because of the ending of their names. */
export const fileNames = ({files}: Pick<Content, 'files'>): Finding[] =>
  Object.keys(files)
    .filter((file) => /\.(?:md|mdx|markdown|mdown)$/i.test(file) && !/\.mdx?$/.test(file))
    .map((file) => ({
      file,
      line: 1,
      message: 'The file is not published. Let its name end in ".md" or ".mdx", in small letters.',
    }));

/** Reports pages in no sidebar or in several places, and entries of sidebars without a page. */
export function pagesInSidebars({pages, sidebars}: Content): Finding[] {
  const places = placesOf(sidebars);
  const findings: Finding[] = [];
  const report = (file: string, message: string) => findings.push({file, line: 1, message});
  for (const {file, frontMatter, kind, language} of pages) {
    if (kind !== 'doc' || language !== defaultLanguage.code) {
      continue;
    }
    const id = idOf(file, frontMatter.id);
    const names = places.get(id) ?? [];
    places.delete(id);
    if (names.length === 0 && !isOutside(frontMatter)) {
      report(file, `No sidebar shows this page. Add '${id}' in sidebars.ts.`);
    } else if (names.length > 1) {
      report(
        file,
        `The page stands ${names.length} times in the sidebars (${names.join(', ')}). Keep one place.`,
      );
    }
  }
  for (const id of places.keys()) {
    report('sidebars.ts', `'${id}' has no page. Write docs/${id}.md or remove the entry.`);
  }
  return findings;
}
