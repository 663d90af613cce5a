import fs from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import MiniSearch from 'minisearch';
import {stemmer} from 'stemmer';
import {languages, originalRoute} from '../../site/languages';
import {buildIndex, type BuiltIndex} from '../../plugins/search';
import {cut, fold, pairs, SearchEngine, wordForms} from '../../plugins/search/client';
import {readCorpus, type Corpus} from './corpus';
import {blind, type Half, type RelevantQuery} from './relevance';

const known = new Map<string, number>();

/** Bytes of a text as it travels. A text is compressed once, however many readers load it. */
function compressedBytes(text: string): number {
  const bytes = known.get(text) ?? brotliCompressSync(text).length;
  known.set(text, bytes);
  return bytes;
}

/** A reader who has loaded nothing of the search yet. */
interface Reader {
  /** The routes of all pages that answer, best first. */
  rank: (query: string) => Promise<string[]>;
  /** Compressed bytes loaded until now, without the dialog's own script. */
  bytes: () => number;
}

/** An engine: indexes a language's pages, then makes readers. */
type Engine = (corpus: Corpus, language: string) => () => Reader;

/** Our engine on an index in memory, with a count of the compressed bytes that it loads. */
export function engineOn({start, files}: BuiltIndex): {engine: SearchEngine; bytes: () => number} {
  let bytes = 0;
  const engine = new SearchEngine(async (name) => {
    const text = name ? files.get(name)! : JSON.stringify(start);
    bytes += compressedBytes(text);
    return JSON.parse(text) as unknown;
  });
  return {engine, bytes: () => bytes};
}

const ownEngine: Engine = (corpus, language) => {
  const built = buildIndex(language, corpus.pages, corpus.words);
  return () => {
    const {engine, bytes} = engineOn(built);
    return {
      rank: async (query) => (await engine.rank(query)).map(({page}) => corpus.pages[page]!.route),
      bytes,
    };
  };
};

const isPair = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** MiniSearch with pairs of characters for Japanese and the glossary's synonyms; its whole index travels. */
const miniSearch: Engine = ({pages, words}) => {
  const index = new MiniSearch({
    fields: ['title', 'keywords', 'questions', 'heading', 'text'],
    // What a result shows; its excerpt would come on top.
    storeFields: ['route', 'heading', 'anchor'],
    tokenize: (text) =>
      cut(text).flatMap((run) => {
        if (!run.unspaced) {
          return wordForms(run.text);
        }
        const folded = fold(run.text);
        return [...folded].length === 1 ? [folded] : pairs(run.text).slice(0, -1);
      }),
    processTerm: (term) => (isPair.test(term) ? term : stemmer(term)),
    searchOptions: {
      boost: {title: 6, keywords: 4, questions: 2, heading: 2},
      prefix: (term) => !isPair.test(term) || [...term].length === 1,
      fuzzy: (term) => (isPair.test(term) || term.length < 4 ? false : 0.25),
    },
  });
  let id = 0;
  for (const {route, title, keywords, questions, sections} of pages) {
    for (const [anchor, heading, text] of sections) {
      const opening =
        anchor === '' ? {title, keywords, questions: questions.join('\n')} : {heading};
      index.add({id, route, anchor, text, ...opening});
      id += 1;
    }
  }
  const library = fs.readFileSync('node_modules/minisearch/dist/es/index.js', 'utf8');
  const bytes = compressedBytes(JSON.stringify(index)) + compressedBytes(library);
  const withTerms = (query: string) => {
    const asked = ` ${fold(query)} `;
    const terms = words.synonyms.flatMap(([said, term]) => {
      const folded = fold(said);
      return asked.includes(/^[a-z0-9 ]+$/.test(folded) ? ` ${folded} ` : folded) ? [term] : [];
    });
    return [query, ...new Set(terms)].join(' ');
  };
  return () => ({
    rank: async (query) => [
      ...new Set(index.search(withTerms(query)).map(({route}) => route as string)),
    ],
    bytes: () => bytes,
  });
};

const engines = {'own engine': ownEngine, MiniSearch: miniSearch};

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[numbers.length >> 1]!;

/** What an engine answers to a set of questions: hits, bytes until the first result, and time. */
async function ask(newReader: () => Reader, questions: RelevantQuery[]) {
  const hits = {first: 0, 'first three': 0};
  const milliseconds: number[] = [];
  const warm = newReader();
  for (const {query, pages} of questions) {
    await warm.rank(query);
    const begun = performance.now();
    const routes = (await warm.rank(query)).map(originalRoute);
    milliseconds.push(performance.now() - begun);
    hits.first += pages.includes(routes[0] ?? '') ? 1 : 0;
    hits['first three'] += routes.slice(0, 3).some((route) => pages.includes(route)) ? 1 : 0;
  }
  const bytes: number[] = [];
  for (const {query} of questions) {
    const cold = newReader();
    await cold.rank(query);
    bytes.push(cold.bytes());
  }
  const percent = (count: number) => `${((100 * count) / questions.length).toFixed(1)} %`;
  return {
    first: percent(hits.first),
    'first three': percent(hits['first three']),
    'index kB': (median(bytes) / 1000).toFixed(0),
    ms: median(milliseconds).toFixed(1),
  };
}

/**
 * The blind questions of each language, answered by our engine and by MiniSearch. By default the
 * half that may be seen; `--final` opens the other.
 */
export async function measureSearch(): Promise<Record<string, string>[]> {
  const half: Half = process.argv.includes('--final') ? 'final' : 'development';
  const rows: Record<string, string>[] = [];
  for (const {code} of languages) {
    const corpus = readCorpus(code);
    for (const [name, engine] of Object.entries(engines)) {
      const figures = await ask(engine(corpus, code), blind(code, half));
      rows.push({engine: `${name}, ${code}, ${half}`, ...figures});
    }
  }
  return rows;
}
