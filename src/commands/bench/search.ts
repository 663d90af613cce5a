import fs from 'node:fs';
import MiniSearch from 'minisearch';
import {stemmer} from 'stemmer';
import {glossary} from '../../plugins/search';
import {buildIndex} from '../../plugins/search/buildIndex';
import type {IndexStart, PageFile} from '../../plugins/search/client/engine/format';
import {fold, pairs, splitRuns, wordForms} from '../../plugins/search/client/engine/text';
import {openIndex} from '../../plugins/search/openIndex';
import {readBlindQueries} from '../../plugins/search/queries';
import {readWords, type Words} from '../../plugins/search/words';
import {languageOf, languages, originalRoute} from '../../site/languages';
import {prefixOf} from '../../site/routes';

/** Ranks the routes that answer a query, best first. */
type Rank = (query: string) => Promise<string[]>;

/** Reads a language's pages and words from the build. */
function readIndex(language: string): {pages: PageFile[]; words: Words} {
  const directory = `build${prefixOf(languageOf(language))}`;
  const read = (file: string) => fs.readFileSync(`${directory}/${file}`, 'utf8');
  const {pages} = JSON.parse(read('search/index.json')) as IndexStart;
  return {
    pages: pages.map(([name]) => JSON.parse(read(`assets/search/${name}.json`)) as PageFile),
    words: readWords(language, read(`${glossary.slice(1)}.html`)),
  };
}

const isPair = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** MiniSearch with pairs of characters for Japanese, and the glossary's synonyms added to the query. */
function miniSearch(pages: PageFile[], {synonyms}: Words): Rank {
  const index = new MiniSearch({
    fields: ['title', 'keywords', 'questions', 'heading', 'text'],
    storeFields: ['route'],
    tokenize: (text) =>
      splitRuns(text).flatMap((run) => {
        const folded = fold(run.text);
        const characters = [...folded].length === 1 ? [folded] : pairs(run.text).slice(0, -1);
        return run.isUnspaced ? characters : wordForms(run.text);
      }),
    processTerm: (term) => (isPair.test(term) ? term : stemmer(term)),
    searchOptions: {
      boost: {title: 6, keywords: 4, questions: 2, heading: 2},
      prefix: (term) => !isPair.test(term) || [...term].length === 1,
      fuzzy: (term) => (isPair.test(term) || term.length < 4 ? false : 0.25),
    },
  });
  const sections = pages.flatMap(({route, title, keywords, questions, sections}) =>
    sections.map(([anchor, heading, text]) =>
      anchor
        ? {route, heading, text}
        : {route, title, keywords, questions: questions.join('\n'), text},
    ),
  );
  index.addAll(sections.map((section, id) => ({id, ...section})));
  return async (query) => {
    const folded = ` ${fold(query)} `;
    const terms = synonyms.filter(([word]) => {
      const other = fold(word);
      return folded.includes(/^[a-z0-9 ]+$/.test(other) ? ` ${other} ` : other);
    });
    const results = index.search([query, ...new Set(terms.map(([, term]) => term))].join(' '));
    return [...new Set(results.map(({route}) => route as string))];
  };
}

/** Measures how often a listed page comes first and among the first three, and milliseconds for a query. */
export async function measureSearch(): Promise<Record<string, string | number>[]> {
  const half = process.argv.includes('--final') ? 'final' : 'development';
  const rows = [];
  for (const {code} of languages) {
    const {pages, words} = readIndex(code);
    const engine = openIndex(buildIndex(pages, words));
    const own: Rank = async (query) =>
      (await engine.rank(query)).map(({page}) => pages[page]!.route);
    for (const [name, rank] of Object.entries({own, MiniSearch: miniSearch(pages, words)})) {
      const queries = readBlindQueries(code, half);
      const started = performance.now();
      const ranks: number[] = [];
      for (const query of queries) {
        const routes = (await rank(query.query)).map(originalRoute);
        ranks.push(routes.findIndex((route) => query.pages.includes(route)));
      }
      const percent = (most: number) =>
        (100 * ranks.filter((at) => at >= 0 && at < most).length) / queries.length;
      rows.push({
        engine: `${name}, ${code}, ${half}`,
        'first %': percent(1),
        'first three %': percent(3),
        ms: (performance.now() - started) / queries.length,
      });
    }
  }
  return rows;
}
