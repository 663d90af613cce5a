import {fold} from '../../search/text';
import {originalRoute} from '../../site/languages';
import type {Candidate, Prepared, Reader} from './candidate';
import type {Corpus} from './corpus';
import type {BlindQuestion, RelevantQuery} from './relevance';

/** How many queries of a set have an answering page among the first. */
export interface Hits {
  at1: number;
  at3: number;
  /** Queries whose page is not among the first three. */
  missed: RelevantQuery[];
}

/** What a search engine does for the readers of a language. */
export interface SearchFigures {
  relevance: Hits;
  /** The same for the queries that nobody tuned to. */
  heldOut: Hits;
  /** Share of the pairs of glossary term and page with that term that a search for the term finds. */
  recall: number;
  /** Compressed bytes until the first results, in the middle and at worst. */
  bytes: Spread;
  /** Milliseconds from a query to its results, index loaded before: in the middle and at worst. */
  milliseconds: Spread;
}

/** Figures in the middle and at worst. */
export interface Spread {
  median: number;
  most: number;
}

/** What a search engine does with a blind set. */
export interface BlindFigures {
  hits: Hits;
  /** Share of the questions of a kind whose page is among the first three. */
  kinds: Map<string, number>;
  bytes: Spread;
  milliseconds: Spread;
}

/** What is asked of an engine. */
export interface Question {
  language: string;
  corpus: Corpus;
  relevance: RelevantQuery[];
  heldOut: RelevantQuery[];
  /** The route that a page answers for: its own, but for pages of an enlarged corpus. */
  original?: (route: string) => string;
}

const ofNumbers = (numbers: number[]): Spread => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return {median: sorted[sorted.length >> 1]!, most: sorted.at(-1)!};
};

/** The glossary's Japanese terms. */
function japaneseTerms({synonyms}: Corpus): string[] {
  const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
  return [...new Set(synonyms.flat().filter((term) => japanese.test(term)))];
}

/** Share of (term, page that contains it literally) that a search for the term returns. */
async function literalRecall(corpus: Corpus, reader: Reader): Promise<number> {
  const texts = corpus.pages.map(({route, title, sections}) => ({
    route,
    text: fold([title, ...sections.map(([, heading, text]) => `${heading}\n${text}`)].join('\n')),
  }));
  let there = 0;
  let found = 0;
  for (const term of japaneseTerms(corpus)) {
    const ranked = new Set(await reader.rank(term));
    const folded = fold(term);
    for (const {route, text} of texts) {
      if (text.includes(folded)) {
        there += 1;
        found += ranked.has(route) ? 1 : 0;
      }
    }
  }
  if (there === 0) {
    throw new Error('Search bench: no glossary term stands on any page.');
  }
  return found / there;
}

async function countHits(
  queries: RelevantQuery[],
  reader: Reader,
  answersFor: (route: string) => string,
): Promise<Hits> {
  if (queries.length === 0) {
    throw new Error('Search bench: a set of queries is empty.');
  }
  const missed: RelevantQuery[] = [];
  let first = 0;
  for (const entry of queries) {
    const routes = (await reader.rank(entry.query)).map(answersFor);
    const best = [...new Set(routes)].slice(0, 3);
    first += entry.pages.includes(best[0] ?? '') ? 1 : 0;
    if (!best.some((route) => entry.pages.includes(route))) {
      missed.push(entry);
    }
  }
  return {at1: first / queries.length, at3: 1 - missed.length / queries.length, missed};
}

/** Compressed bytes that each query loads for a reader who has loaded nothing of the search yet. */
export async function firstBytes(index: Prepared, queries: RelevantQuery[]): Promise<Spread> {
  const bytes: number[] = [];
  for (const {query} of queries) {
    const reader = await index.reader();
    await reader.search(query);
    bytes.push(reader.bytes());
    await reader.close();
  }
  return ofNumbers(bytes);
}

/** Every so many queries that about as many are left as asked for. */
export const some = (queries: RelevantQuery[], count = queries.length): RelevantQuery[] =>
  queries.filter((_, number) => number % Math.ceil(queries.length / count) === 0);

/**
 * Measures what a search engine does with a language's pages.
 *
 * @throws an error when a set of queries is empty or no glossary term is on any page; what the
 *   engine throws where it is not installed.
 */
export async function measureSearch(
  candidate: Candidate,
  {language, corpus, relevance, heldOut, original = (route) => route}: Question,
): Promise<SearchFigures> {
  const answersFor = (route: string) => originalRoute(original(route));
  const prepared = await candidate.prepare(corpus, language);
  try {
    const milliseconds: number[] = [];
    const warm = await prepared.reader();
    const hits = await countHits(relevance, warm, answersFor);
    for (const {query} of relevance) {
      await warm.search(query);
      milliseconds.push(await warm.search(query));
    }
    const figures = {
      relevance: hits,
      heldOut: await countHits(heldOut, warm, answersFor),
      recall: await literalRecall(corpus, warm),
      bytes: await firstBytes(prepared, some(relevance, candidate.coldQueries)),
      milliseconds: ofNumbers(milliseconds),
    };
    await warm.close();
    return figures;
  } finally {
    await prepared.close();
  }
}

/**
 * Measures what a search engine does with questions that nobody who made it has seen.
 *
 * @throws an error when there is no question; what the engine throws where it is not installed.
 */
export async function measureBlind(
  candidate: Candidate,
  language: string,
  corpus: Corpus,
  questions: BlindQuestion[],
): Promise<BlindFigures> {
  const prepared = await candidate.prepare(corpus, language);
  try {
    const reader = await prepared.reader();
    const hits = await countHits(questions, reader, originalRoute);
    const milliseconds: number[] = [];
    for (const {query} of questions) {
      await reader.search(query);
      milliseconds.push(await reader.search(query));
    }
    await reader.close();
    const missed = new Set<RelevantQuery>(hits.missed);
    const kinds = new Map<string, number>();
    for (const kind of new Set(questions.map((question) => question.kind).sort())) {
      const its = questions.filter((question) => question.kind === kind);
      kinds.set(kind, its.filter((question) => !missed.has(question)).length / its.length);
    }
    return {
      hits,
      kinds,
      bytes: await firstBytes(prepared, some(questions, candidate.coldQueries)),
      milliseconds: ofNumbers(milliseconds),
    };
  } finally {
    await prepared.close();
  }
}
