import {stemmer} from 'stemmer';
import type {PageFile} from './format';
import {readQuery, type QueryRules} from './query';
import type {RankedPage} from './score';
import type {SearchIndex} from './searchIndex';
import {comparable, fold, normalize, splitRuns, wordForms} from './text';

/** The number of pages that the results show at first. More pages are added and reranked in batches of this size. */
export const batchSize = 10;

/** Matches a query that is an identifier, a command-line option, or a status code. */
const codePattern = /^(?=.*(?:_|--|\p{Ll}\p{Lu}|^\d{3}$))[\w-]+$/u;
/** Matches the separator between the cells of a row, or between the name of a value and the value. */
const cellEnd = / · |: /;

/**
 * Returns patterns for the neighbors in a query: two words, in any form and with anything but letters
 * between them; three Japanese characters; a word and the character beside the word. Doesn't escape the
 * words, because words consist of letters, digits, and underscores.
 */
function neighborPatterns(query: string): string[] {
  const patterns: string[] = [];
  let before = '';
  for (const {text, isUnspaced} of splitRuns(query)) {
    const parts = isUnspaced ? [...normalize(text)] : wordForms(text).slice(0, 1);
    const between = isUnspaced ? '\\s*' : '[\\p{L}\\p{N}]{0,3}[^\\p{L}\\p{N}]*';
    if (before && parts[0]) {
      patterns.push(before + between + parts[0]);
    }
    patterns.push(...parts.slice(0, -2).map((_, at) => parts.slice(at, at + 3).join('')));
    before = parts.at(-1) ?? '';
  }
  return patterns;
}

/**
 * Returns a function that returns the share of a query's neighbors that are neighbors in a text, 0 to 1.
 * This share is high for pasted messages and for names of several words, which a text contains as typed.
 */
function adjacencyTo(query: string, maxNeighbors: number): (text: string) => number {
  const patterns = [...new Set(neighborPatterns(query))]
    .slice(0, maxNeighbors)
    .map((pattern) => new RegExp(pattern, 'u'));
  return (text) => {
    const normalized = normalize(text);
    const matches = patterns.filter((pattern) => pattern.test(normalized));
    return matches.length / Math.max(1, patterns.length);
  };
}

/** Returns the weight of each word in a text, by the word or, in spaced scripts, by the word's stem. */
const weightsOfWords = (text: string, rules: QueryRules) =>
  new Map(
    readQuery(text, rules).map(({kind, text: word, weight}) => [
      kind === 'word' ? stemmer(word) : word,
      weight,
    ]),
  );

/** Returns a function that returns the weighted share of words that a query and a heading share, 0 to 1. */
export function similarityTo(query: string, rules: QueryRules): (heading: string) => number {
  const queryWords = weightsOfWords(query, rules);
  return (heading) => {
    let common = 0;
    let total = 0;
    const headingWords = weightsOfWords(heading, rules);
    for (const [word, weight] of [...queryWords, ...headingWords]) {
      total += weight;
      common += queryWords.has(word) && headingWords.has(word) ? weight : 0;
    }
    return common / Math.max(1, total);
  };
}

/** Returns a function that returns the factor by which a section's score is multiplied. */
function createGain({rules, start}: SearchIndex, query: string) {
  const {reranking: gains, lengths, limits} = start.weights;
  const adjacency = adjacencyTo(query.slice(0, limits.characters), limits.neighbors);
  const similarity = similarityTo(query, rules);
  const queryText = comparable(query);
  const code = codePattern.test(query.trim()) && fold(query.trim());
  const isMessage = code || queryText.trim().split(' ').length >= lengths.message;
  const isEntry = (heading: string, text: string) =>
    /^\d/.test(query)
      ? comparable(heading).startsWith(queryText)
      : text.split('\n').some((line) => line.split(cellEnd, 2).some((cell) => fold(cell) === code));
  return ({sections, questions}: PageFile, number: number) => {
    const question = questions[number - sections.length];
    const [, heading, text] = sections[number] ?? ['', question!, ''];
    const same = isMessage && question === undefined ? gains.message : gains.same;
    return (
      1 +
      gains.adjacent * adjacency(`${heading}\n${text}`) ** 2 +
      gains.similar * similarity(heading) ** 2 +
      (comparable(heading) === queryText ? same : 0) +
      (code && isEntry(heading, text) ? gains.entry : 0)
    );
  };
}

/**
 * Loads the best pages and moves pages up whose text is most similar to the query.
 *
 * @param count - how many pages. Each batch is sorted separately.
 */
export async function rerank(
  index: SearchIndex,
  query: string,
  ranked: RankedPage[],
  count: number,
): Promise<(RankedPage & {file: PageFile})[]> {
  const gainOf = createGain(index, query);
  const best = await Promise.all(
    ranked.slice(0, count).map(async (page, place) => {
      const file = await index.page(page.page);
      const gains = page.sections.map(({number}) => gainOf(file, number));
      const sections = page.sections
        .map((section, at) => ({...section, score: section.score * gains[at]!}))
        .sort((a, b) => b.score - a.score || a.number - b.number);
      const batch = Math.floor(place / batchSize);
      return {...page, file, batch, sections, score: page.score * Math.max(...gains)};
    }),
  );
  return best.sort((a, b) => a.batch - b.batch || b.score - a.score || a.page - b.page);
}
