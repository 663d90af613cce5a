import fs from 'node:fs';
import {gzipSync} from 'node:zlib';
import type {Benchmark} from './benchmark';
import type {Candidate} from './candidate';
import {readCorpus} from './corpus';
import {enlarge} from './enlarge';
import {languages} from '../../site/languages';
import {measureSearch, type Question} from './measure';
import {miniSearch} from './miniSearch';
import {ownEngine} from './ownEngine';
import {pagefindAsItIs, pagefindOfPairs} from './pagefind';
import {heldOut, relevance} from './relevance';

const candidates: Candidate[] = [ownEngine, miniSearch, pagefindAsItIs, pagefindOfPairs];

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

/** Compressed bytes of the script that draws the dialog; our engine is in it. */
function scriptBytes(): number {
  const directory = 'build/assets/js';
  return fs
    .readdirSync(directory)
    .filter((name) => /^search-dialog\..*\.js$/.test(name))
    .reduce((sum, name) => sum + gzipSync(fs.readFileSync(`${directory}/${name}`)).length, 0);
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

/** Prints how well and how fast the search finds things, now and at ten times the size, beside its alternatives. */
export const search: Benchmark = {
  name: 'Embedded search',
  async run() {
    const script = scriptBytes();
    for (const {code: language} of languages) {
      const corpus = await readCorpus(language);
      const [tenfold, original] = enlarge(corpus, 10);
      const sets = {language, relevance: relevance(language), heldOut: heldOut(language)};
      const sizes: [string, Question][] = [
        [language, {...sets, corpus}],
        [`${language} ×10`, {...sets, corpus: tenfold, original}],
      ];
      const rows: Record<string, Record<string, string | number>> = {};
      for (const [size, question] of sizes) {
        for (const candidate of candidates) {
          const name = `${size} ${candidate.name}`;
          rows[name] = await row(candidate, question, script).catch((error: Error) => ({
            pages: `not measured: ${error.message.split('\n')[0]}`,
          }));
        }
      }
      console.table(rows);
    }
  },
};
