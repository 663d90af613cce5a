import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
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

/** Every page is in exactly one sidebar, and every entry has its page. */
export function pagesInSidebars({pages, sidebars}: Content): Finding[] {
  const found = places(sidebars);
  const findings: Finding[] = [];
  for (const {file} of pages.filter(
    ({kind, language}) => kind === 'doc' && language === defaultLanguage.code,
  )) {
    const id = file.replace(/^docs\//, '').replace(/\.mdx?$/, '');
    const names = found.get(id) ?? [];
    found.delete(id);
    if (names.length === 0) {
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
