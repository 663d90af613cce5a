import path from 'node:path';
import type {Link, List, Paragraph, PhrasingContent, Root, Table} from 'mdast';
import {visit} from 'unist-util-visit';
import {cell, table, termList, text} from '../../lib/markdown/nodes';
import {textOf} from '../../lib/markdown/read';
import {textsIn} from '../../site/texts';
import type {EntryOnPage} from './load';
import type {Variant, WrittenVariant} from './read';

/** An entry and the variant of the entry that a short form shows. */
export interface ShortEntry {
  entry: EntryOnPage;
  variant: Variant;
}

/** Returns the URL of a page relative to the page `from`. Both pages are files in the default language. */
const urlOf = (page: string, hash: string, from: string): string =>
  path.posix.relative(path.posix.dirname(from), page) + hash;

/** Visits the links to pages of this site, with the file and the fragment of each link's target. */
function visitLinks(
  children: PhrasingContent[],
  from: string,
  visitor: (link: Link, page: string, hash: string) => void,
): void {
  visit({type: 'root', children} as Root, 'link', (link) => {
    const [, file = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(link.url)!;
    if (!/^[a-z][a-z\d+.-]*:|^\//i.test(link.url)) {
      visitor(link, file ? path.posix.join(path.posix.dirname(from), file) : from, hash);
    }
  });
}

/** Copies a text to another page, and adapts the URLs of the text's links to that page. */
function copyTo(page: string, from: string, content: PhrasingContent[]): PhrasingContent[] {
  const copy = structuredClone(content);
  visitLinks(copy, from, (link, target, hash) => {
    link.url = urlOf(target, hash, page);
  });
  return copy;
}

/** Returns the text of a link from a variant to a page, if there is one. */
export function linkToPage({cause, fix}: Variant, from: string, page: string): string | undefined {
  const texts: string[] = [];
  visitLinks([...cause, ...fix], from, (link, target) => {
    texts.push(...(target === page ? [textOf(link)] : []));
  });
  return texts[0];
}

/**
 * Renders a variant on the page of its entry: readers, cause, fix, and how to tell that the fix worked.
 * Replaces a link to the entry itself, which is for the readers of other pages, with plain text.
 */
export function fullVariant(
  {audiences, place, cause, fix, check}: WrittenVariant,
  id: string,
  language: string,
): List {
  const write = textsIn(language);
  visit({type: 'root', children: fix} as Root, 'link', (link, index, parent) => {
    if (link.url === `#${id}`) {
      parent!.children.splice(index!, 1, ...link.children);
    }
  });
  const who = audiences.map((name) => write(`shared.audience.${name}`)).join(write('shared.and'));
  const label = place ? write('trouble.in', {who, place: write(`trouble.in.${place}`)}) : who;
  return termList([
    [write('trouble.who'), [text(label)]],
    [write('shared.cause'), cause],
    [write('shared.fix'), fix],
    [write('trouble.check'), check],
  ]);
}

/**
 * Renders the symptom, cause, and fix of entries on another page: several entries as a table, a single
 * entry as a paragraph. The symptom links to the full entry.
 *
 * @param page - the page, as its file in the default language.
 * @param ids - ids of the page's headings. A row gets its entry's id unless a heading has that id, because
 *   other sites link to these ids.
 */
export function shortEntries(
  selection: ShortEntry[],
  page: string,
  language: string,
  ids: ReadonlySet<string>,
): Table | Paragraph {
  const write = textsIn(language);
  const rows = selection.map(({entry, variant}) => {
    const [title, cause, fix] = [entry.title, variant.cause, variant.fix].map((content) =>
      copyTo(page, entry.page, content),
    );
    const url = urlOf(entry.page, `#${entry.id}`, page);
    const symptom: PhrasingContent = {type: 'link', url, children: title as Link['children']};
    const data = ids.has(entry.id) ? undefined : {hProperties: {id: entry.id}};
    return {symptom, cause: cause!, fix: fix!, data};
  });
  if (rows.length === 1) {
    const {symptom, cause, fix, data} = rows[0]!;
    const [colon, space] = [text(write('shared.colon')), text(write('shared.space'))];
    const label: PhrasingContent = {type: 'strong', children: [symptom]};
    return {type: 'paragraph', children: [label, colon, ...cause, space, ...fix], data};
  }
  return table(
    [write('trouble.symptom'), write('shared.cause'), write('shared.fix')],
    rows.map(({symptom, cause, fix, data}) => [{...cell([symptom]), data}, cell(cause), cell(fix)]),
  );
}
