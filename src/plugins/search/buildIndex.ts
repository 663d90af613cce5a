import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {IndexStart, PageFile, Shard, Weights} from './client/engine/format';
import {isUnspaced, tokens} from './client/engine/text';
import type {Words} from './words';

/** The start of an index and its other files, by name. */
export interface BuiltIndex {
  start: IndexStart;
  files: Map<string, string>;
}

type Place = 'title' | 'keywords' | 'path' | 'heading' | 'question' | 'text' | 'related';

/** How the parts of the search add up. */
const {
  sections: weighting,
  pages: pageWeights,
  everyday: everydayWeights,
  ...weights
} = parse(fs.readFileSync(path.join(__dirname, 'weights.yaml'), 'utf8')) as Weights & {
  sections: Record<Place | 'shortest' | 'halfShort' | 'halfText' | 'length' | 'half', number>;
  /** By what the routes look like. */
  pages: Record<string, number>;
  everyday: Record<string, number>;
};

/** Approximate characters per shard; compression leaves a third of them. */
const shardSize = 12_000;

/** Multiplies the weights of all patterns that a route matches. */
function weightOf(route: string, patterns: Record<string, number>): number {
  const weight = Object.entries(patterns).reduce(
    (product, [pattern, factor]) => product * (new RegExp(pattern).test(route) ? factor : 1),
    1,
  );
  return Number(weight.toFixed(2));
}

/** Adds a weight to each word of a text, however often it has been added before. */
function add(into: Map<string, number>, words: Iterable<string>, weight: number): void {
  for (const word of words) {
    into.set(word, (into.get(word) ?? 0) + weight);
  }
}

/** Adds a title or the like: a short one says more with each of its words. */
function addShort(into: Map<string, number>, text: string, weight: number): void {
  const words = tokens(text);
  add(into, words, (weight * weighting.shortest) / (1 + words.length / weighting.halfShort));
}

/**
 * The weights of the words of one section, or of one of the questions that follow them, 1 to 15.
 *
 * @param words - those of the section's text; none for a question.
 */
function weigh(
  page: PageFile,
  index: number,
  words: string[],
  averageLength: number,
): Map<string, number> {
  const question = page.questions[index - page.sections.length];
  const [anchor, heading] = page.sections[index] ?? ['', ''];
  const long = 1 - weighting.length + (weighting.length * words.length) / averageLength;
  const all = new Map<string, number>();
  add(all, words, 1);
  for (const [word, often] of all) {
    all.set(word, (weighting.text * often) / (often + weighting.halfText * long));
  }
  if (question) {
    addShort(all, question, weighting.question);
  } else if (index === 0) {
    addShort(all, page.title, weighting.title);
    add(all, new Set(tokens([page.guide, ...page.path].join(' '))), weighting.path);
    // Keywords are alternatives: a word that is in two of them doesn't count twice.
    add(all, new Set(tokens(page.keywords)), weighting.keywords);
  } else {
    addShort(all, heading, weighting.heading);
  }
  const share = anchor === 'related-pages' ? weighting.related : 1;
  for (const [word, sum] of all) {
    const weight = share * sum;
    all.set(word, Math.max(1, Math.round((15 * weight) / (weight + weighting.half))));
  }
  return all;
}

/**
 * Makes the index of a language.
 *
 * @param pages - its pages.
 * @param words - what it knows beside them.
 */
export function buildIndex(pages: PageFile[], words: Words): BuiltIndex {
  const files = new Map<string, string>();
  const write = (value: PageFile | Shard): string => {
    const text = JSON.stringify(value);
    const name = createHash('sha256').update(text).digest('hex').slice(0, 10);
    files.set(name, text);
    return name;
  };

  const texts = pages.map(({sections}) => sections.map(([, , text]) => tokens(text)));
  const lengths = texts.flat().map(({length}) => length);
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / lengths.length || 1;
  const postings = new Map<string, number[]>();
  const previous = new Map<string, number>();
  let section = 0;
  const start: IndexStart = {weights, pages: [], shards: [], ...words, words: ''};
  for (const [at, page] of pages.entries()) {
    const parts = page.sections.length + page.questions.length;
    const weight = weightOf(page.route, pageWeights);
    const everyday = weightOf(page.route, everydayWeights);
    start.pages.push([write(page), parts, weight, everyday, page.guide]);
    for (let index = 0; index < parts; index += 1, section += 1) {
      for (const [key, weight] of weigh(page, index, texts[at]![index] ?? [], averageLength)) {
        const list = postings.get(key) ?? [];
        list.push(16 * (section - (previous.get(key) ?? 0)) + weight);
        postings.set(key, list);
        previous.set(key, section);
      }
    }
  }
  const keys = [...postings.keys()].sort();
  start.words = keys.filter((key) => !isUnspaced.test(key)).join(' ');

  let shard: Shard = {};
  let size = 0;
  for (const [index, key] of keys.entries()) {
    shard[key] = postings.get(key)!;
    size += key.length + shard[key].join().length + 6;
    if (size >= shardSize || index === keys.length - 1) {
      start.shards.push([Object.keys(shard).sort()[0]!, write(shard)]);
      shard = {};
      size = 0;
    }
  }
  return {start, files};
}
