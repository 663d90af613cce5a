import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {
  maxKeyWeight,
  type IndexStart,
  type PageFile,
  type Shard,
  type Weights,
} from './client/engine/format';
import {tokens, unspacedLetter} from './client/engine/text';
import type {Words} from './words';

/** The file that the search loads first (`search/index.json`), and the index's other files by name. */
export interface BuiltIndex {
  start: IndexStart;
  files: Map<string, string>;
}

type Field = 'title' | 'keywords' | 'path' | 'heading' | 'question' | 'text' | 'related';

const {
  sections: weighting,
  pages: pageFactors,
  everyday: everydayFactors,
  ...weights
} = parse(fs.readFileSync(path.join(__dirname, 'weights.yaml'), 'utf8')) as Weights & {
  sections: Record<Field | 'shortest' | 'halfShort' | 'halfText' | 'length' | 'half', number>;
  /** By regular expressions for routes. */
  pages: Record<string, number>;
  everyday: Record<string, number>;
};

/** Approximate number of characters in a shard. Compression reduces a shard to a third. */
const shardSize = 12_000;

/** Multiplies the factors of all patterns that a route matches. */
function factorOf(route: string, factors: Record<string, number>): number {
  const matches = Object.entries(factors).filter(([pattern]) => new RegExp(pattern).test(route));
  return Number(matches.reduce((product, [, factor]) => product * factor, 1).toFixed(2));
}

/**
 * Returns the weight of each key in a section, 1 to 15 (`maxKeyWeight`).
 *
 * @param number - number of the section. The page's questions have the numbers after the last section.
 * @param textKeys - the keys of the section's text; none for a question.
 * @param averageLength - average length of all texts, in keys.
 */
function weighSection(page: PageFile, number: number, textKeys: string[], averageLength: number) {
  const question = page.questions[number - page.sections.length];
  const [anchor, heading] = page.sections[number] ?? ['', ''];
  const sums = new Map<string, number>();
  const add = (keys: Iterable<string>, weight: number) => {
    for (const key of keys) {
      sums.set(key, (sums.get(key) ?? 0) + weight);
    }
  };
  const addHeading = (text: string, weight: number) => {
    const keys = tokens(text);
    add(keys, (weight * weighting.shortest) / (1 + keys.length / weighting.halfShort));
  };
  const length = 1 - weighting.length + (weighting.length * textKeys.length) / averageLength;
  add(textKeys, 1);
  for (const [key, count] of sums) {
    sums.set(key, (weighting.text * count) / (count + weighting.halfText * length));
  }
  if (question) {
    addHeading(question, weighting.question);
  } else if (number === 0) {
    addHeading(page.title, weighting.title);
    add(new Set(tokens([page.guide, ...page.path].join(' '))), weighting.path);
    // A set, so that a word in several keywords counts once, because keywords are alternatives.
    add(new Set(tokens(page.keywords)), weighting.keywords);
  } else {
    addHeading(heading, weighting.heading);
  }
  const share = anchor === 'related-pages' ? weighting.related : 1;
  return [...sums].map(([key, sum]): [string, number] => {
    const weight = (maxKeyWeight * (share * sum)) / (share * sum + weighting.half);
    return [key, Math.max(1, Math.round(weight))];
  });
}

/** Distributes the keys of an index over shards, in the order of the keys. */
function splitIntoShards(keys: string[], postings: Map<string, number[]>): Shard[] {
  let size = 0;
  const shards: Shard[] = [];
  for (const key of keys) {
    const posting = postings.get(key)!;
    if (size === 0) {
      shards.push({});
    }
    shards.at(-1)![key] = posting;
    size += key.length + posting.join().length + 6;
    size = size >= shardSize ? 0 : size;
  }
  return shards;
}

/** Builds the index of a language. */
export function buildIndex(pages: PageFile[], words: Words): BuiltIndex {
  const files = new Map<string, string>();
  const addFile = (content: PageFile | Shard): string => {
    const text = JSON.stringify(content);
    const name = createHash('sha256').update(text).digest('hex').slice(0, 10);
    files.set(name, text);
    return name;
  };

  const keysOfTexts = pages.map(({sections}) => sections.map(([, , text]) => tokens(text)));
  const texts = keysOfTexts.flat();
  const averageLength = texts.flat().length / texts.length || 1;
  const postings = new Map<string, number[]>();
  const previous = new Map<string, number>();
  let section = 0;
  const indexedPages = pages.map((page, at): IndexStart['pages'][number] => {
    const count = page.sections.length + page.questions.length;
    for (let number = 0; number < count; number += 1, section += 1) {
      const textKeys = keysOfTexts[at]![number] ?? [];
      for (const [key, weight] of weighSection(page, number, textKeys, averageLength)) {
        const posting = postings.get(key) ?? [];
        posting.push(16 * (section - (previous.get(key) ?? 0)) + weight);
        postings.set(key, posting);
        previous.set(key, section);
      }
    }
    const factors = [pageFactors, everydayFactors].map((table) => factorOf(page.route, table));
    return [addFile(page), count, factors[0]!, factors[1]!, page.guide];
  });
  const keys = [...postings.keys()].sort();
  const start: IndexStart = {
    weights,
    pages: indexedPages,
    shards: splitIntoShards(keys, postings).map((shard) => [
      Object.keys(shard).sort()[0]!,
      addFile(shard),
    ]),
    ...words,
    words: keys.filter((key) => !unspacedLetter.test(key)).join(' '),
  };
  return {start, files};
}
