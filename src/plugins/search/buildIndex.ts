import {createHash} from 'node:crypto';
import type {IndexStart, PageFile, Shard} from './client/engine/format';
import {isUnspaced, tokens} from './client/engine/text';
import type {IndexedPage} from './readPages';
import type {Words} from './words';

/** The start of an index and its other files, by name. */
export interface BuiltIndex {
  start: IndexStart;
  files: Map<string, string>;
}

/** What makes a word count in a section; found by measuring (`npm run bench`). */
export const weighting = {
  /** By the place where it stands. */
  title: 9,
  keywords: 5,
  /** Names of the guide and the categories in which the page stands. */
  path: 2,
  heading: 4,
  /** A question that the page answers stands for itself, as a heading with nothing below it does. */
  question: 3,
  /** At most, however often it is in the text. */
  text: 2,
  /** How often it must be in the text for half of that, in a section of average length. */
  halfText: 1.5,
  /** How much the length of a section's text takes from each of its words: 0 to 1. */
  length: 0.6,
  /** The sum that makes half of the most that a word can count. */
  half: 12,
  /** Share of all that in a list of related pages: its words are those of other pages. */
  related: 0.2,
};

/** Approximate characters per shard; compression leaves a third of them. */
const shardSize = 12_000;

/** Pages that should rank below others that fit equally well. */
const pageWeights: [route: RegExp, weight: number][] = [
  // Where everything can go wrong and all guides are listed, the page about the subject comes first.
  [/\/docs(?:\/troubleshooting(?:\/workspaces)?)?$/, 0.75],
  // What was news once, and the list of all words.
  [/\/release-notes\/|\/learning\/glossary$/, 0.7],
  // What is no longer offered.
  [/\/old-groups?\//, 0.9],
  // One call of the API, where a guide explains the whole.
  [/\/docs\/api\/[^/]+\//, 0.92],
];

const pageWeight = (route: string): number =>
  pageWeights.reduce((weight, [routes, factor]) => weight * (routes.test(route) ? factor : 1), 1);

function count(into: Map<string, number>, text: readonly string[], weight: number): void {
  for (const token of text) {
    into.set(token, (into.get(token) ?? 0) + weight);
  }
}

/** How often each word is in a section's text, and how many words that are. */
function bodyOf([, , text]: PageFile['sections'][number]) {
  const all = tokens(text);
  const times = new Map<string, number>();
  count(times, all, 1);
  return {size: all.length, times};
}

/** Adds a title or the like: a short one says more with each of its words. */
function countShort(into: Map<string, number>, text: string, weight: number): void {
  const all = tokens(text);
  count(into, all, (weight * 1.5) / (1 + all.length / 8));
}

/**
 * The weights of the words of one section, or of one of the questions that follow them, 1 to 15.
 *
 * @param body - the section's text; none for a question.
 */
function weigh(
  page: IndexedPage,
  index: number,
  body: ReturnType<typeof bodyOf> | undefined,
  averageLength: number,
): Map<string, number> {
  const question = page.questions[index - page.sections.length];
  const [anchor, heading] = page.sections[index] ?? ['', ''];
  const {size, times} = body ?? {size: 0, times: new Map<string, number>()};
  const long = 1 - weighting.length + (weighting.length * size) / averageLength;
  const weights = new Map<string, number>();
  for (const [token, often] of times) {
    weights.set(token, (weighting.text * often) / (often + weighting.halfText * long));
  }
  if (question) {
    countShort(weights, question, weighting.question);
  } else if (index === 0) {
    countShort(weights, page.title, weighting.title);
    for (const token of new Set(tokens([page.guide, ...page.path].join(' ')))) {
      weights.set(token, (weights.get(token) ?? 0) + weighting.path);
    }
    // Keywords are alternatives: a word that is in two of them doesn't count twice.
    for (const token of new Set(tokens(page.keywords))) {
      weights.set(token, (weights.get(token) ?? 0) + weighting.keywords);
    }
  } else {
    countShort(weights, heading, weighting.heading);
  }
  if (anchor === 'related-pages') {
    weights.forEach((weight, token) => weights.set(token, weight * weighting.related));
  }
  for (const [token, weight] of weights) {
    weights.set(token, Math.max(1, Math.round((15 * weight) / (weight + weighting.half))));
  }
  return weights;
}

/**
 * Makes the index of a language.
 *
 * @param language - its code.
 * @param pages - its pages.
 * @param words - what it knows beside them.
 */
export function buildIndex(language: string, pages: IndexedPage[], words: Words): BuiltIndex {
  const files = new Map<string, string>();
  const write = (value: PageFile | Shard): string => {
    const text = JSON.stringify(value);
    const name = createHash('sha256').update(text).digest('hex').slice(0, 10);
    files.set(name, text);
    return name;
  };

  const bodies = pages.map((page) => page.sections.map(bodyOf));
  const lengths = bodies.flat().map(({size}) => size);
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / lengths.length || 1;
  const postings = new Map<string, number[]>();
  const previous = new Map<string, number>();
  let section = 0;
  const start: IndexStart = {language, pages: [], shards: [], words: '', ...words};
  for (const [at, page] of pages.entries()) {
    const {route, title, guide, path, sections, questions} = page;
    const parts = sections.length + questions.length;
    const file = write({route, title, guide, path, sections, questions});
    start.pages.push([file, parts, Number(pageWeight(route).toFixed(2))]);
    for (let index = 0; index < parts; index += 1) {
      for (const [key, weight] of weigh(page, index, bodies[at]![index], averageLength)) {
        const list = postings.get(key) ?? [];
        list.push(16 * (section - (previous.get(key) ?? 0)) + weight);
        postings.set(key, list);
        previous.set(key, section);
      }
      section += 1;
    }
  }
  const keys = [...postings.keys()].sort();
  start.words = keys.filter((key) => !isUnspaced.test(key)).join(' ');

  let shard: Shard = {};
  let size = 0;
  for (const [index, key] of keys.entries()) {
    const list = postings.get(key)!;
    shard[key] = list;
    size += key.length + list.join().length + 6;
    if (size >= shardSize || index === keys.length - 1) {
      start.shards.push([Object.keys(shard).sort()[0]!, write(shard)]);
      shard = {};
      size = 0;
    }
  }
  return {start, files};
}
