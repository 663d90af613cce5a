import {buildIndex, type BuiltIndex} from '../../plugins/searchIndex/buildIndex';
import {SearchEngine} from '../../search/engine';
import type {Candidate} from './candidate';
import {compressedBytes} from './compressed';

/** An engine on an index in memory, with a count of the compressed bytes that it loads. */
export function engineOn({start, files}: BuiltIndex): {engine: SearchEngine; bytes: () => number} {
  let bytes = 0;
  const engine = new SearchEngine(async (name) => {
    const text = name ? files.get(name)! : JSON.stringify(start);
    bytes += compressedBytes(text);
    return JSON.parse(text) as unknown;
  });
  return {engine, bytes: () => bytes};
}

/** The site's own engine: Japanese in pairs of characters, an index in parts. */
export const ownEngine: Candidate = {
  name: 'own engine',
  coldQueries: 100,
  async prepare(corpus, language) {
    const built = buildIndex(corpus.pages, corpus.synonyms, language);
    return {
      async reader() {
        const {engine, bytes} = engineOn(built);
        return {
          async search(query) {
            const begun = performance.now();
            await engine.search(query);
            return performance.now() - begun;
          },
          rank: async (query) =>
            (await engine.rank(query)).map(({page}) => corpus.pages[page]!.route),
          bytes,
          async close() {},
        };
      },
      async close() {},
    };
  },
};
