/** The constants of `weights.yaml` that the browser needs. */
export interface Weights {
  query: Record<'general' | 'verb' | 'ending' | 'part' | 'seam' | 'prefix' | 'chain', number>;
  forms: Record<'inflected' | 'longer' | 'unfinished' | 'joined' | 'split' | 'synonym', number>;
  typos: Record<'none' | 'letter' | 'unfinished', number>;
  shares: Record<'compound' | 'synonym' | 'section' | 'inherited' | 'question', number>;
  scoring: Record<'inherited' | 'page' | 'ownGuide', number>;
  reranking: Record<'adjacent' | 'similar' | 'same' | 'message' | 'entry', number>;
  lengths: Record<'chain' | 'hiragana' | 'longer' | 'unfinished' | 'message', number> &
    Record<'oneTypo' | 'twoTypos' | 'unfinishedTypo', number>;
  limits: Record<'characters' | 'concepts' | 'neighbors' | 'longer' | 'corrections', number>;
}

/** The lists of `words.*.yaml` by which queries are read. */
export type QueryWords = Record<'filler' | 'general' | 'technical', string[]>;

/**
 * `search/index.json`, which the browser loads first. It loads the other files when a query needs them,
 * so that the size of a search hardly grows with the site.
 */
export interface IndexStart extends QueryWords {
  weights: Weights;
  /** The file, number of sections and questions, weight, weight in everyday queries, and guide of each page. */
  pages: [file: string, sections: number, weight: number, everyday: number, guide: string][];
  /** In the order of their keys. */
  shards: [firstKey: string, file: string][];
  /** All words (not the pairs of characters), sorted and separated by spaces. */
  words: string;
  /** Words that people use, and the terms that the pages use for them. */
  synonyms: [word: string, term: string][];
  /** Words in hiragana and their spelling in kanji, the longest first. */
  readings: [kana: string, kanji: string][];
}

/** The greatest weight of a key in a section, which fits into four bits of a posting. */
export const maxKeyWeight = 15;

/**
 * A shard: for each key the sections that contain it, ascending. Each number is 16 times the distance to
 * the previous section, plus the weight of the key in the section, 1 to 15.
 */
export type Shard = Record<string, number[]>;

export interface PageFile {
  route: string;
  title: string;
  /** Folder of the page's guide, such as `tester-guide`. */
  guide: string;
  /** Names of the categories between the guide and the page. */
  path: string[];
  /** The page's opening, then one entry for each heading. */
  sections: [anchor: string, heading: string, text: string][];
  /** Questions from the front matter that the page answers. */
  questions: string[];
  keywords: string;
}
