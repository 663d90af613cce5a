import path from 'node:path';
import type {Link, List, Paragraph, PhrasingContent, Root, Table} from 'mdast';
import {visit} from 'unist-util-visit';
import {textsIn} from '../../site/texts';
import {cell, table, terms, text} from '../../lib/markdown/nodes';
import {textOf} from '../../lib/markdown/read';
import type {Told} from './load';
import type {Variant, WrittenVariant} from './read';

/** A link from a page to a place on another, both named by their files in the default language. */
const linkTo = (page: string, hash: string, from: string): string =>
  path.posix.relative(path.posix.dirname(from), page) + hash;

/** Calls back with each link to a page of this site, with the page's file and the place on it. */
function visitLinks(
  content: PhrasingContent[],
  from: string,
  each: (link: Link, page: string, hash: string) => void,
): void {
  visit({type: 'root', children: content} as Root, 'link', (link) => {
    const [, file = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(link.url)!;
    if (!/^[a-z][a-z\d+.-]*:|^\//i.test(link.url)) {
      each(link, file ? path.posix.join(path.posix.dirname(from), file) : from, hash);
    }
  });
}

/** A copy of a text for another page: its links lead where they led, from there. */
function movedTo(page: string, from: string, content: PhrasingContent[]): PhrasingContent[] {
  const copy = structuredClone(content);
  visitLinks(copy, from, (link, target, hash) => {
    link.url = linkTo(target, hash, page);
  });
  return copy;
}

/** A link with which a variant, shown on a page, would lead to that very page. */
export function linkToItself(
  {cause, fix}: Variant,
  from: string,
  page: string,
): string | undefined {
  let found: string | undefined;
  visitLinks([...cause, ...fix], from, (link, target) => {
    found ??= target === page ? textOf(link) : undefined;
  });
  return found;
}

/**
 * A variant on its own page: who sees the symptom, cause, fix, how to tell that it worked. A link to its
 * own entry, which leads readers of other pages to what follows, becomes plain text.
 */
export function wholeVariant(
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
  const who = audiences.map((one) => write(`shared.audience.${one}`)).join(write('shared.and'));
  const told = place ? write('trouble.in', {who, place: write(`trouble.in.${place}`)}) : who;
  return terms([
    [write('trouble.who'), [text(told)]],
    [write('shared.cause'), cause],
    [write('shared.fix'), fix],
    [write('trouble.check'), check],
  ]);
}

/**
 * Entries on another page, in short: symptom, cause, fix, in a table, or as a paragraph if there is only
 * one. The symptom leads to the whole entry.
 *
 * @param page - the page that shows them, as its file in the default language.
 * @param taken - anchors that the page has already; any other entry's row gets its id, because links
 *   from outside lead there.
 */
export function shortEntries(
  shown: {trouble: Told; variant: Variant}[],
  page: string,
  language: string,
  taken: ReadonlySet<string>,
): Table | Paragraph {
  const write = textsIn(language);
  const parts = shown.map(({trouble, variant}) => {
    const of = (content: PhrasingContent[]) => movedTo(page, trouble.page, content);
    const url = linkTo(trouble.page, `#${trouble.id}`, page);
    return {
      symptom: {type: 'link', url, children: of(trouble.title)} as PhrasingContent,
      cause: of(variant.cause),
      fix: of(variant.fix),
      data: taken.has(trouble.id) ? undefined : {hProperties: {id: trouble.id}},
    };
  });
  const [one, another] = parts;
  if (one && !another) {
    const [colon, space] = [text(write('shared.colon')), text(write('shared.space'))];
    const symptom = {type: 'strong', children: [one.symptom]} as PhrasingContent;
    const children = [symptom, colon, ...one.cause, space, ...one.fix];
    return {type: 'paragraph', children, data: one.data};
  }
  return table(
    [write('trouble.symptom'), write('shared.cause'), write('shared.fix')],
    parts.map(({symptom, cause, fix, data}) => [
      {...cell([symptom]), data},
      cell(cause),
      cell(fix),
    ]),
  );
}
