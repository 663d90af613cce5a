import fs from 'node:fs';
import MiniSearch from 'minisearch';
import {stemmer} from 'stemmer';
import {glossary} from '../../plugins/search';
import {buildIndex} from '../../plugins/search/buildIndex';
import type {IndexStart, PageFile} from '../../plugins/search/client/engine/format';
import {fold, tokens, unspacedLetter} from '../../plugins/search/client/engine/text';
import {openIndex} from '../../plugins/search/openIndex';
import {readBlindQueries} from '../../plugins/search/queries';
import {readWords, type Words} from '../../plugins/search/words';
import {languageOf, languages, originalRoute} from '../../site/languages';
import {prefixOf} from '../../site/routes';

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

/** Ranks routes with MiniSearch, which gets the tokens of the site's engine and the glossary's synonyms. */
function miniSearch(pages: PageFile[], {synonyms}: Words) {
  const index = new MiniSearch({
    fields: ['title', 'keywords', 'questions', 'heading', 'text'],
    storeFields: ['route'],
    tokenize: tokens,
    processTerm: (term) => (unspacedLetter.test(term) ? term : stemmer(term)),
    searchOptions: {
      boost: {title: 6, keywords: 4, questions: 2, heading: 2},
      prefix: (term) => !unspacedLetter.test(term),
      fuzzy: (term) => (unspacedLetter.test(term) || term.length < 4 ? false : 0.25),
    },
  });
  const documents = pages.flatMap(({route, title, keywords, questions, sections}) =>
    sections.map(([anchor, heading, text]) =>
      anchor ? {route, heading, text} : {route, title, keywords, questions: questions.join(), text},
    ),
  );
  index.addAll(documents.map((document, id) => ({id, ...document})));
  return async (query: string) => {
    const words = ` ${fold(query)} `;
    const terms = synonyms.flatMap(([word, synonym]) => {
      const term = fold(word);
      return words.includes(/^[a-z0-9 ]+$/.test(term) ? ` ${term} ` : term) ? [synonym] : [];
    });
    const results = index.search([query, ...new Set(terms)].join(' '));
    return [...new Set(results.map(({route}) => route as string))];
  };
}

/** Measures how often a listed page is first or among the first three, and the time of a query. */
export async function measureSearch(): Promise<object[]> {
  const half = process.argv.includes('--final') ? 'final' : 'development';
  const rows = [];
  for (const {code} of languages) {
    const {pages, words} = readIndex(code);
    const engine = openIndex(buildIndex(pages, words));
    const site = async (query: string) =>
      (await engine.rank(query)).map(({page}) => pages[page]!.route);
    for (const [name, rank] of Object.entries({site, MiniSearch: miniSearch(pages, words)})) {
      const queries = readBlindQueries(code, half);
      const start = performance.now();
      const ranks: number[] = [];
      for (const {query, pages: expected} of queries) {
        const routes = (await rank(query)).map(originalRoute);
        ranks.push(routes.findIndex((route) => expected.includes(route)));
      }
      const ms = (performance.now() - start) / queries.length;
      const percent = (count: number) =>
        (100 * ranks.filter((at) => at >= 0 && at < count).length) / queries.length;
      rows.push({engine: name, code, half, 'first %': percent(1), 'first three %': percent(3), ms});
    }
  }
  return rows;
}
