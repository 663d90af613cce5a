import fs from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import type {Benchmark} from './benchmark';
import type {Candidate} from './candidate';
import {readCorpus, type Corpus} from './corpus';
import {enlarge} from './enlarge';
import {languages} from '../../site/languages';
import {measureBlind, measureSearch, type Question} from './measure';
import {miniSearch, miniSearchByGuide} from './miniSearch';
import {ownEngine} from './ownEngine';
import {pagefindAsItIs, pagefindOfPairs} from './pagefind';
import {blind, heldOut, relevance, type BlindQuestion, type Half} from './relevance';

const candidates: Candidate[] = [
  ownEngine,
  miniSearch,
  miniSearchByGuide,
  pagefindAsItIs,
  pagefindOfPairs,
];

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

/** Compressed bytes of the script that draws the dialog; our engine is in it. */
function scriptBytes(): number {
  const directory = 'build/assets/js';
  return fs
    .readdirSync(directory)
    .filter((name) => /^search-dialog\..*\.js$/.test(name))
    .reduce(
      (sum, name) => sum + brotliCompressSync(fs.readFileSync(`${directory}/${name}`)).length,
      0,
    );
}

async function row(candidate: Candidate, question: Question, script: number) {
  const figures = await measureSearch(candidate, question);
  return {
    pages: question.corpus.pages.length,
    '@1': percent(figures.relevance.at1),
    '@3': percent(figures.relevance.at3),
    'held-out @1': percent(figures.heldOut.at1),
    'held-out @3': percent(figures.heldOut.at3),
    'ja recall': percent(figures.recall),
    'first result': kilobytes(script + figures.bytes.median),
    'at worst': kilobytes(script + figures.bytes.most),
    ms: figures.milliseconds.median.toFixed(1),
    'ms at worst': figures.milliseconds.most.toFixed(1),
  };
}

type Row = Record<string, string | number>;

/** What cannot be measured says why, in the place of its figures. */
const orReason = (figures: Promise<Row>, column: string): Promise<Row> =>
  figures.catch((error: Error) => ({[column]: `not measured: ${error.message.split('\n')[0]}`}));

async function blindRow(
  candidate: Candidate,
  language: string,
  corpus: Corpus,
  questions: BlindQuestion[],
  script: number,
): Promise<Row> {
  const figures = await measureBlind(candidate, language, corpus, questions);
  return {
    '@1': percent(figures.hits.at1),
    '@3': percent(figures.hits.at3),
    ...Object.fromEntries([...figures.kinds].map(([kind, share]) => [kind, percent(share)])),
    'first result': kilobytes(script + figures.bytes.median),
    ms: figures.milliseconds.median.toFixed(1),
  };
}

/** Prints the engines' answers to one half of the blind sets: by default the one that may be seen. */
async function printBlind(half: Half, script: number): Promise<void> {
  const sets = languages.map(({code}) => ({code, questions: blind(code, half)}));
  const rows: Record<string, Row> = {};
  for (const {code, questions} of sets) {
    const corpus = await readCorpus(code);
    for (const candidate of candidates) {
      rows[`${code} ${candidate.name}`] = await orReason(
        blindRow(candidate, code, corpus, questions, script),
        '@1',
      );
    }
  }
  console.log(`Blind questions, ${half} half; by kind: among the first three`);
  console.table(rows);
}

/** Prints how well and how fast the search finds things, now and at ten times the size, beside its alternatives. */
export const search: Benchmark = {
  name: 'Embedded search',
  async run() {
    const script = scriptBytes();
    await printBlind(process.argv.includes('--final') ? 'final' : 'development', script);
    for (const {code: language} of languages) {
      const corpus = await readCorpus(language);
      const [tenfold, original] = enlarge(corpus, 10);
      const sets = {language, relevance: relevance(language), heldOut: heldOut(language)};
      const sizes: [string, Question][] = [
        [language, {...sets, corpus}],
        [`${language} ×10`, {...sets, corpus: tenfold, original}],
      ];
      const rows: Record<string, Row> = {};
      for (const [size, question] of sizes) {
        for (const candidate of candidates) {
          const name = `${size} ${candidate.name}`;
          rows[name] = await orReason(row(candidate, question, script), 'pages');
        }
      }
      console.table(rows);
    }
  },
};
