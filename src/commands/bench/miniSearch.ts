import fs from 'node:fs';
import {gzipSync} from 'node:zlib';
import MiniSearch, {type Options} from 'minisearch';
import {stemmer} from 'stemmer';
import {cut, fold, pairs, wordForms} from '../../search/text';
import {withTerms, type Candidate} from './candidate';

const isPair = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const options: Options = {
  fields: ['title', 'keywords', 'heading', 'text'],
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
    boost: {title: 6, keywords: 4, heading: 2},
    prefix: (term) => !isPair.test(term) || [...term].length === 1,
    fuzzy: (term) => (isPair.test(term) || term.length < 4 ? false : 0.25),
  },
};

/** MiniSearch with pairs of characters for Japanese: the whole index travels. */
export const miniSearch: Candidate = {
  name: 'MiniSearch',
  async prepare({pages, synonyms}) {
    const index = new MiniSearch(options);
    let id = 0;
    for (const {route, title, keywords, sections} of pages) {
      for (const [anchor, heading, text] of sections) {
        const opening = anchor === '' ? {title, keywords} : {heading};
        index.add({id, route, anchor, text, ...opening});
        id += 1;
      }
    }
    const travelling = JSON.stringify(index);
    const library = gzipSync(fs.readFileSync('node_modules/minisearch/dist/es/index.js')).length;
    const bytes = gzipSync(travelling).length + library;
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
