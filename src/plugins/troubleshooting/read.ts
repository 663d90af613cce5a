import type {PhrasingContent, Root} from 'mdast';
import {Joi} from '@docusaurus/utils-validation';
import {audienceList, readAttributes, type Add, type Audience} from '../../lib/markdown/attributes';
import {isDirective} from '../../lib/markdown/directives';
import {lineOf, textOf, titleAndId} from '../../lib/markdown/read';

/** The kinds of plan and group that an entry can be written for. */
const places = ['free', 'flexible', 'enterprise', 'old-group'] as const;
export type Place = (typeof places)[number];

/** Schema of an attribute such as `in="old-group"`. */
export const placeName = Joi.valid(...places);

/** Why a symptom occurs and what to do, for some readers, and for one kind of plan or group or for all. */
export interface Variant {
  audiences: Audience[];
  place?: Place;
  cause: PhrasingContent[];
  fix: PhrasingContent[];
}

/** A symptom, and what each of its readers is told. */
export interface Trouble {
  id: string;
  title: PhrasingContent[];
  variants: Variant[];
}

/** A variant where it is written. */
export interface WrittenVariant extends Variant {
  /** How to tell that the fix worked. */
  check: PhrasingContent[];
  /** The nodes of the page that become its list: the first and their number. */
  at: number;
  length: number;
}

/** An entry of the pages of symptoms. */
export interface Entry extends Trouble {
  variants: WrittenVariant[];
  line: number;
}

/** The entries of a page, and what a writer has to mend in it. */
export interface Entries {
  entries: Entry[];
  problems: {line: number; message: string}[];
}

/** The most sentences that a table's cell has room for. */
const limits = {cause: 2, fix: 3};

/** How many sentences a text has. */
const sentencesOf = (content: PhrasingContent[], language: string): number => {
  const told = content.map((node) => textOf(node)).join('');
  return [...new Intl.Segmenter(language, {granularity: 'sentence'}).segment(told)].length;
};

const attributes = Joi.object<{for: Audience[]; in?: Place}>({for: audienceList, in: placeName});

/**
 * Reads the entries of a page of symptoms. An entry is a heading with its id and one or more variants: a
 * line `::trouble{for="testers developers"}`, with `in="old-group"` where it is about one kind of plan or
 * group, and three paragraphs: the cause, the fix, and how to tell that it worked. What follows them,
 * such as steps, is shown only there.
 *
 * @param tree - the page's syntax tree.
 * @param language - of the page.
 * @returns its entries in their order, and problems instead of exceptions, so that a check tells all.
 */
export function readEntries({children}: Root, language: string): Entries {
  const read: Entries = {entries: [], problems: []};
  const add: Add = (line, message) => read.problems.push({line, message});
  children.forEach((node, at) => {
    if (!isDirective(node, 'trouble')) {
      return;
    }
    const line = lineOf(node);
    const above = children.slice(0, at).findLast((block) => block.type === 'heading');
    if (!above) {
      add(line, '::trouble follows no heading. Put it below the heading of its entry.');
      return;
    }
    const {title, id} = titleAndId(above);
    if (!id) {
      add(lineOf(above), 'The heading has no id. Write one at its end, such as {#page-disabled}.');
    }
    const paragraphs = children.slice(at + 1, at + 4).filter((block) => block.type === 'paragraph');
    if (paragraphs.length < 3) {
      const message = `The entry has ${paragraphs.length} of 3 paragraphs. Write the cause, the fix, and how to tell that it worked.`;
      add(line, message);
    }
    const [cause = [], fix = [], check = []] = paragraphs.map((paragraph) => paragraph.children);
    for (const [part, content] of Object.entries({cause, fix})) {
      const most = limits[part as keyof typeof limits];
      const number = sentencesOf(content, language);
      if (number > most) {
        const message = `The ${part} has ${number} sentences, and tables have room for ${most}. Shorten it, or write steps below the entry's three paragraphs.`;
        add(line, message);
      }
    }
    const {for: audiences = [], in: place} = readAttributes(node, attributes, add) ?? {};
    const variant = {audiences, place, cause, fix, check, at, length: paragraphs.length + 1};
    const before = read.entries.at(-1);
    if (id && before?.id === id) {
      before.variants.push(variant);
    } else {
      read.entries.push({id, title, variants: [variant], line: lineOf(above)});
    }
  });
  return read;
}
