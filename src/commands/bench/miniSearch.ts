import fs from 'node:fs';
import MiniSearch, {type Options} from 'minisearch';
import {stemmer} from 'stemmer';
import type {IndexedPage} from '../../plugins/searchIndex/indexedPage';
import {cut, fold, pairs, wordForms} from '../../search/text';
import {shownPages, withTerms, type Candidate} from './candidate';
import {compressedBytes} from './compressed';

const isPair = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const options: Options = {
  fields: ['title', 'keywords', 'questions', 'heading', 'text'],
  // What a result shows; its excerpt would come on top.
  storeFields: ['route', 'heading', 'anchor'],
  tokenize: (text) =>
    cut(text).flatMap((run) =>
      run.unspaced
        ? [...fold(run.text)].length === 1
          ? [fold(run.text)]
          : pairs(run.text).slice(0, -1)
        : wordForms(run.text),
    ),
  processTerm: (term) => (isPair.test(term) ? term : stemmer(term)),
  searchOptions: {
    boost: {title: 6, keywords: 4, questions: 2, heading: 2},
    prefix: (term) => !isPair.test(term) || [...term].length === 1,
    fuzzy: (term) => (isPair.test(term) || term.length < 4 ? false : 0.25),
  },
};

/** Nothing stored but the number of the page, and what is short in one field. */
const lightOptions: Options = {
  ...options,
  fields: ['opening', 'heading', 'text'],
  storeFields: ['page'],
  searchOptions: {...options.searchOptions, boost: {opening: 5, heading: 2}},
};

const library = () =>
  compressedBytes(fs.readFileSync('node_modules/minisearch/dist/es/index.js', 'utf8'));

/** MiniSearch with pairs of characters for Japanese: the whole index travels. */
export const miniSearch: Candidate = {
  name: 'MiniSearch',
  async prepare({pages, synonyms}) {
    const index = new MiniSearch(options);
    let id = 0;
    for (const {route, title, keywords, questions, sections} of pages) {
      for (const [anchor, heading, text] of sections) {
        const opening =
          anchor === '' ? {title, keywords, questions: questions.join('\n')} : {heading};
        index.add({id, route, anchor, text, ...opening});
        id += 1;
      }
    }
    const bytes = compressedBytes(JSON.stringify(index)) + library();
    const rank = async (query: string) => [
      ...new Set(index.search(withTerms(query, synonyms)).map((result) => result.route as string)),
    ];
    return {
      async reader() {
        return {
          async search(query) {
            const begun = performance.now();
            await rank(query);
            return performance.now() - begun;
          },
          rank,
          bytes: () => bytes,
          async close() {},
        };
      },
      async close() {},
    };
  },
};

/** The pages' indexes by guide. */
function indexesByGuide(pages: IndexedPage[]): Map<string, MiniSearch> {
  const indexes = new Map<string, MiniSearch>();
  let id = 0;
  pages.forEach(({guide, title, keywords, questions, sections}, page) => {
    const index = indexes.get(guide) ?? new MiniSearch(lightOptions);
    indexes.set(guide, index);
    for (const [anchor, heading, text] of sections) {
      const opening = [title, keywords, ...questions].join('\n');
      index.add({id, page, text, ...(anchor === '' ? {opening} : {heading})});
      id += 1;
    }
  });
  return indexes;
}

/**
 * MiniSearch travelling light: an index per guide, what the results show in a file per page. All
 * guides are searched, but of their indexes only that with the first result counts as loaded, as if
 * the reader had been in that guide: no search in parts could load less.
 */
export const miniSearchByGuide: Candidate = {
  name: 'MiniSearch by guide',
  async prepare({pages, synonyms}) {
    const indexes = indexesByGuide(pages);
    const rank = (query: string) => {
      const results = [...indexes.values()].flatMap((index) =>
        index.search(withTerms(query, synonyms)),
      );
      results.sort((a, b) => b.score - a.score);
      return [...new Set(results.map(({page}) => pages[page as number]!))];
    };
    return {
      async reader() {
        let bytes = library();
        return {
          async search(query) {
            const begun = performance.now();
            const found = rank(query).slice(0, shownPages);
            const milliseconds = performance.now() - begun;
            const index = indexes.get(found[0]?.guide ?? 'developer-guide');
            bytes += index ? compressedBytes(JSON.stringify(index)) : 0;
            for (const {route, title, sections} of found) {
              bytes += compressedBytes(JSON.stringify({route, title, sections}));
            }
            return milliseconds;
          },
          rank: async (query) => rank(query).map(({route}) => route),
          bytes: () => bytes,
          async close() {},
        };
      },
      async close() {},
    };
  },
};
