import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {
  DefaultNumberPrefixParser,
  stripPathNumberPrefixes,
} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import {defaultLanguage} from '../../site/languages';
import type {Content, Finding} from '../content';

/** An item of a sidebar, as far as the checks read it. */
interface Item {
  type?: string;
  id?: string;
  label?: string;
  key?: string;
  link?: {type: string; id?: string};
  items?: (Item | string)[];
}

/** All items of the sidebars, those in categories too, each with its sidebar's name. */
export function itemsOf(sidebars: SidebarsConfig): {sidebar: string; item: Item}[] {
  const withInner = (item: Item | string): Item[] =>
    typeof item === 'string'
      ? [{type: 'doc', id: item}]
      : [item, ...(item.items ?? []).flatMap(withInner)];
  return Object.entries(sidebars).flatMap(([sidebar, items]) =>
    (items as unknown as Item[]).flatMap(withInner).map((item) => ({sidebar, item})),
  );
}

/** The sidebars in which each page is, by its id. */
function places(sidebars: SidebarsConfig): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const {sidebar, item} of itemsOf(sidebars)) {
    // A `ref` only links a page that stands elsewhere.
    for (const shown of [item, item.link]) {
      if (shown?.type === 'doc' && shown.id) {
        found.set(shown.id, [...(found.get(shown.id) ?? []), sidebar]);
      }
    }
  }
  return found;
}

/** The id of a page as Docusaurus makes it: without the numbers that sort files. */
function idOf(file: string, id: unknown): string {
  const inner = file.replace(/^docs\//, '').replace(/\.mdx?$/, '');
  const plain = stripPathNumberPrefixes(inner, DefaultNumberPrefixParser);
  return typeof id === 'string' ? path.posix.join(path.posix.dirname(plain), id) : plain;
}

/** Whether a page is meant to be in no sidebar, or isn't published. */
const isOutside = ({displayed_sidebar: sidebar, unlisted, draft}: Record<string, unknown>) =>
  sidebar === null || unlisted === true || draft === true;

/** Files that only look like pages: Docusaurus publishes those that end in `.md` or `.mdx`. */
export const fileNames = ({files}: Pick<Content, 'files'>): Finding[] =>
  Object.keys(files)
    .filter((file) => /\.(?:md|mdx|markdown|mdown)$/i.test(file) && !/\.mdx?$/.test(file))
    .map((file) => ({
      file,
      line: 1,
      message: 'The file is not published. Let its name end in ".md" or ".mdx", in small letters.',
    }));

/** Every page is in exactly one sidebar, and every entry has its page. */
export function pagesInSidebars({pages, sidebars}: Content): Finding[] {
  const found = places(sidebars);
  const findings: Finding[] = [];
  for (const {file, frontMatter} of pages.filter(
    ({kind, language}) => kind === 'doc' && language === defaultLanguage.code,
  )) {
    const id = idOf(file, frontMatter.id);
    const names = found.get(id) ?? [];
    found.delete(id);
    if (names.length === 0 && !isOutside(frontMatter)) {
      const message = `No sidebar shows this page. Add '${id}' in sidebars.ts.`;
      findings.push({file, line: 1, message});
    } else if (names.length > 1) {
      const message = `The page stands ${names.length} times in the sidebars (${names.join(', ')}). Keep one place.`;
      findings.push({file, line: 1, message});
    }
  }
  for (const id of found.keys()) {
    const message = `'${id}' has no page. Write docs/${id}.md or remove the entry.`;
    findings.push({file: 'sidebars.ts', line: 1, message});
  }
  return findings;
}
