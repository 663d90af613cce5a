import {Joi} from '@docusaurus/utils-validation';
import type {PhrasingContent, Root, RootContent} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {audienceList, readAttributes, type Audience} from '../../lib/markdown/attributes';
import {isDirective} from '../../lib/markdown/directives';
import {lineOf, textOf, titleAndId} from '../../lib/markdown/read';

/** Kinds of plan and group for which an entry can have a variant. */
const places = ['free', 'flexible', 'enterprise', 'old-group'] as const;
export type Place = (typeof places)[number];

/** Schema of the attribute `in="old-group"`. */
export const placeName = Joi.valid(...places);

/** Cause and fix of a symptom for some readers. With `place`, only for one kind of plan or group. */
export interface Variant {
  audiences: Audience[];
  place?: Place;
  cause: PhrasingContent[];
  fix: PhrasingContent[];
}

/** A symptom with its variants. */
export interface Entry {
  id: string;
  title: PhrasingContent[];
  variants: Variant[];
}

/** A variant on the page of its entry. */
export interface WrittenVariant extends Variant {
  /** How readers see that the fix worked. */
  check: PhrasingContent[];
  /** Index of the variant's first node on the page, and the number of the variant's nodes. */
  at: number;
  length: number;
}

/** An entry on its own page. */
export interface WrittenEntry extends Entry {
  variants: WrittenVariant[];
  line: number;
}

interface Problem {
  line: number;
  message: string;
}

/** The number of sentences for which a table cell has room. */
const maxSentences = {cause: 2, fix: 3};

const attributesSchema = Joi.object<{for: Audience[]; in?: Place}>({
  for: audienceList,
  in: placeName,
});

function lengthProblems(
  line: number,
  texts: Record<keyof typeof maxSentences, PhrasingContent[]>,
  language: string,
): Problem[] {
  const segmenter = new Intl.Segmenter(language, {granularity: 'sentence'});
  return (['cause', 'fix'] as const).flatMap((part) => {
    const text = texts[part].map((node) => textOf(node)).join('');
    const [count, max] = [[...segmenter.segment(text)].length, maxSentences[part]];
    const message = `The ${part} has ${count} sentences, and tables have room for ${max}. Shorten it, or write steps below the entry's three paragraphs.`;
    return count > max ? [{line, message}] : [];
  });
}

/** Reads `::trouble` at an index of the page, and the three paragraphs below the directive. */
function readVariant(
  directive: LeafDirective,
  at: number,
  nodes: RootContent[],
  language: string,
): {variant: WrittenVariant; problems: Problem[]} {
  const problems: Problem[] = [];
  const line = lineOf(directive);
  const paragraphs = nodes.slice(at + 1, at + 4).filter((node) => node.type === 'paragraph');
  if (paragraphs.length < 3) {
    const message = `The entry has ${paragraphs.length} of 3 paragraphs. Write the cause, the fix, and how to tell that it worked.`;
    problems.push({line, message});
  }
  const [cause = [], fix = [], check = []] = paragraphs.map(({children}) => children);
  problems.push(...lengthProblems(line, {cause, fix}, language));
  const attributes = readAttributes(directive, attributesSchema, (place, message) =>
    problems.push({line: place, message}),
  );
  const {for: audiences = [], in: place} = attributes ?? {};
  const length = paragraphs.length + 1;
  return {variant: {audiences, place, cause, fix, check, at, length}, problems};
}

/**
 * Reads the entries of a page of symptoms. An entry is a heading with an id and one or more variants: a
 * line `::trouble{for="testers developers"}`, with `in="old-group"` for one kind of plan or group, and
 * three paragraphs: the cause, the fix, and how to tell that it worked. Other pages don't show the blocks
 * that follow, such as steps.
 *
 * @returns the entries in their order, and all problems, so that a check can report each of them.
 */
export function readEntries(
  {children}: Root,
  language: string,
): {entries: WrittenEntry[]; problems: Problem[]} {
  const entries: WrittenEntry[] = [];
  const problems: Problem[] = [];
  for (const [at, node] of children.entries()) {
    if (!isDirective(node, 'trouble')) {
      continue;
    }
    const heading = children.slice(0, at).findLast((block) => block.type === 'heading');
    if (!heading) {
      const message = '::trouble follows no heading. Put it below the heading of its entry.';
      problems.push({line: lineOf(node), message});
      continue;
    }
    const line = lineOf(heading);
    const {title, id} = titleAndId(heading);
    if (!id) {
      const message = 'The heading has no id. Write one at its end, such as {#page-disabled}.';
      problems.push({line, message});
    }
    const {variant, problems: variantProblems} = readVariant(node, at, children, language);
    problems.push(...variantProblems);
    const previous = entries.at(-1);
    if (id && previous?.id === id) {
      previous.variants.push(variant);
    } else {
      entries.push({id, title, variants: [variant], line});
    }
  }
  return {entries, problems};
}
