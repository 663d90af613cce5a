import fs from 'node:fs';
import {gzipSync} from 'node:zlib';
import {relevance, type RelevantQuery} from '../../../tests/fixtures/relevance';
import {buildIndex, type BuiltIndex} from '../../plugins/searchIndex/buildIndex';
import {readBuild} from '../../plugins/searchIndex/readBuild';
import type {IndexedPage} from '../../plugins/searchIndex/readPage';
import {readSynonyms} from '../../plugins/searchIndex/synonyms';
import {SearchEngine} from '../../search/engine';
import {fold} from '../../search/text';
import type {Benchmark} from '../bench';
import {enlarge} from './enlarge';

/** What the search of a language does for its readers. */
export interface SearchFigures {
  pages: number;
  /** Share of the queries with an answering page first, and among the first three. */
  hitsAt1: number;
  hitsAt3: number;
  /** The same for the queries that nobody tuned for. */
  untunedHitsAt3: number;
  /** Queries whose page is not among the first three. */
  missed: RelevantQuery[];
  /** Share of the pairs of glossary term and page with that term that a search for the term finds. */
  recall: number;
  /** Compressed bytes of index files until the first results, in the middle and at worst. */
  bytes: {median: number; most: number};
  /** Milliseconds from a query to its results, index loaded before: in the middle and at worst. */
  milliseconds: {median: number; most: number};
}

/** The pages of a language and its synonyms, read from a build. */
export interface Corpus {
  pages: IndexedPage[];
  synonyms: [said: string, term: string][];
}

const glossary = '/docs/developer-guide/learning/glossary';

/**
 * Reads a language's pages from a build.
 *
 * @throws an error that says what to do when there is no build.
 */
export async function readCorpus(language: string, directory = 'build'): Promise<Corpus> {
  const prefix = language === 'en' ? '' : `/${language}`;
  const list = `${directory}${prefix}/pages.json`;
  if (!fs.existsSync(list)) {
    throw new Error(`No build in ${directory}. Run "npm run build" first.`);
  }
  const routes = (JSON.parse(fs.readFileSync(list, 'utf8')) as [string, string][]).map(
    ([route]) => route,
  );
  const html = fs.readFileSync(`${directory}${prefix}${glossary}.html`, 'utf8');
  return {
    pages: await readBuild(directory, routes),
    synonyms: readSynonyms(html, language, `${prefix}${glossary}`),
  };
}

/** An engine on an index in memory, with a count of the compressed bytes that it loads. */
export function engineOn({start, files}: BuiltIndex): {engine: SearchEngine; bytes: () => number} {
  let bytes = 0;
  const engine = new SearchEngine(async (name) => {
    const text = name ? files.get(name)! : JSON.stringify(start);
    bytes += gzipSync(text).length;
    return JSON.parse(text) as unknown;
  });
  return {engine, bytes: () => bytes};
}

const ofNumbers = (numbers: number[]) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return {median: sorted[sorted.length >> 1]!, most: sorted.at(-1)!};
};

/** The glossary's Japanese terms. */
function japaneseTerms({synonyms}: Corpus): string[] {
  const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
  return [...new Set(synonyms.flat().filter((term) => japanese.test(term)))];
}

/** Share of (term, page that contains it literally) that a search for the term returns. */
async function literalRecall(corpus: Corpus, engine: SearchEngine): Promise<number> {
  const texts = corpus.pages.map((page) =>
    fold(
      [page.title, ...page.sections.map(([, heading, text]) => `${heading}\n${text}`)].join('\n'),
    ),
  );
  let there = 0;
  let found = 0;
  for (const term of japaneseTerms(corpus)) {
    const ranked = new Set((await engine.rank(term)).map(({page}) => page));
    const folded = fold(term);
    texts.forEach((text, page) => {
      if (text.includes(folded)) {
        there += 1;
        found += ranked.has(page) ? 1 : 0;
      }
    });
  }
  if (there === 0) {
    throw new Error('Search bench: no glossary term stands on any page.');
  }
  return found / there;
}

/**
 * Measures a language's search.
 *
 * @param corpus - its pages.
 * @param queries - its relevance set; routes without language prefix.
 * @param original - the route of the page that a page answers for: itself, but for enlarged corpora.
 * @throws an error when the set is empty.
 */
export async function measureSearch(
  corpus: Corpus,
  queries: RelevantQuery[],
  original = (route: string) => route,
): Promise<SearchFigures> {
  if (queries.length === 0) {
    throw new Error('Search bench: the relevance set is empty.');
  }
  const built = buildIndex(corpus.pages, corpus.synonyms);
  const routes = corpus.pages.map(({route}) => original(route).replace(/^\/ja(?=\/)/, ''));
  const warm = engineOn(built).engine;
  const missed: RelevantQuery[] = [];
  let first = 0;
  const bytes: number[] = [];
  const milliseconds: number[] = [];
  for (const entry of queries) {
    const cold = engineOn(built);
    await cold.engine.search(entry.query);
    bytes.push(cold.bytes());
    await warm.search(entry.query);
    const begun = performance.now();
    await warm.search(entry.query);
    milliseconds.push(performance.now() - begun);
    const ranked = await warm.rank(entry.query);
    const best = [...new Set(ranked.map(({page}) => routes[page]!))].slice(0, 3);
    first += entry.pages.includes(best[0] ?? '') ? 1 : 0;
    if (!best.some((route) => entry.pages.includes(route))) {
      missed.push(entry);
    }
  }
  const untuned = queries.filter(({tuned}) => !tuned);
  return {
    pages: corpus.pages.length,
    hitsAt1: first / queries.length,
    hitsAt3: 1 - missed.length / queries.length,
    untunedHitsAt3: 1 - missed.filter(({tuned}) => !tuned).length / untuned.length,
    missed,
    recall: await literalRecall(corpus, warm),
    bytes: ofNumbers(bytes),
    milliseconds: ofNumbers(milliseconds),
  };
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

/** Compressed bytes of the script that draws the dialog and searches. */
function scriptBytes(): number {
  const directory = 'build/assets/js';
  return fs
    .readdirSync(directory)
    .filter((name) => /^search-dialog\..*\.js$/.test(name))
    .reduce((sum, name) => sum + gzipSync(fs.readFileSync(`${directory}/${name}`)).length, 0);
}

/** Prints how well and how fast the embedded search finds things, now and at ten times the size. */
export const search: Benchmark = {
  name: 'Embedded search',
  async run() {
    const script = scriptBytes();
    const rows: Record<string, Record<string, string | number>> = {};
    for (const language of ['en', 'ja']) {
      const corpus = await readCorpus(language);
      const queries = relevance(language);
      const sizes: [string, Corpus, ((route: string) => string)?][] = [
        [language, corpus],
        [`${language} ×10`, ...enlarge(corpus, 10)],
      ];
      for (const [name, pages, original] of sizes) {
        const figures = await measureSearch(pages, queries, original);
        rows[name] = {
          pages: figures.pages,
          'hits@1': percent(figures.hitsAt1),
          'hits@3': percent(figures.hitsAt3),
          'hits@3 untuned': percent(figures.untunedHitsAt3),
          'ja recall': percent(figures.recall),
          'first result': kilobytes(script + figures.bytes.median),
          'at worst': kilobytes(script + figures.bytes.most),
          ms: figures.milliseconds.median.toFixed(1),
          'ms at worst': figures.milliseconds.most.toFixed(1),
        };
        // The others stay unseen, so that nobody tunes for them.
        for (const {query} of figures.missed.filter(({tuned}) => tuned)) {
          console.log(`  ${name}: not among the first three: ${query}`);
        }
      }
    }
    console.table(rows);
  },
};
