import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {defaultLanguage} from '../../site/languages';
import type {Content, Finding} from '../content';

interface Item {
  type?: string;
  id?: string;
  link?: {type: string; id?: string};
  items?: (Item | string)[];
}

/** Ids of the pages that an item of a sidebar and its descendants show. */
function idsOf(item: Item | string): string[] {
  if (typeof item === 'string') {
    return [item];
  }
  return [
    // A `ref` only links a page that stands elsewhere.
    ...(item.type === 'doc' && item.id ? [item.id] : []),
    ...(item.link?.type === 'doc' && item.link.id ? [item.link.id] : []),
    ...(item.items ?? []).flatMap(idsOf),
  ];
}

/** How often each page is in the sidebars. */
function places(sidebars: SidebarsConfig): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [name, items] of Object.entries(sidebars)) {
    for (const id of (items as unknown as (Item | string)[]).flatMap(idsOf)) {
      found.set(id, [...(found.get(id) ?? []), name]);
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
