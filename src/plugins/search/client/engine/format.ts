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

/** The lists of `words.*.yaml` that `readQuery` uses. */
export type QueryWords = Record<'filler' | 'general' | 'technical', string[]>;

/**
 * `search/index.json`, which the browser loads first. The browser loads other files when a query needs
 * them, so that the amount of data for a search hardly grows with the site.
 */
export interface IndexStart extends QueryWords {
  weights: Weights;
  /** The file, number of sections and questions, weight, weight in everyday queries, and guide of each page. */
  pages: [file: string, sections: number, weight: number, everyday: number, guide: string][];
  /** The shards, in the order of their keys. */
  shards: [firstKey: string, file: string][];
  /** All words (not the pairs of characters), sorted and separated by spaces. */
  words: string;
  /** Words that people use, and the terms that the pages use for these words. */
  synonyms: [word: string, term: string][];
  /** Words in hiragana and their spelling in kanji, longest words first. */
  readings: [kana: string, kanji: string][];
}

/** The greatest weight of a key in a section. A posting has four bits for the weight. */
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
