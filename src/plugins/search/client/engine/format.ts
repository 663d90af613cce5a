/**
 * The files of a language's index. `search/index.json` is loaded first; the others are loaded when
 * a query needs them, so that what a reader downloads hardly grows with the site.
 */

/** The constants of `weights.yaml` that the browser needs. */
export interface Weights {
  query: Record<'general' | 'verb' | 'ending' | 'part' | 'seam' | 'prefix' | 'chain', number>;
  forms: Record<'inflected' | 'longer' | 'begun' | 'joined' | 'split' | 'synonym', number>;
  typos: Record<'none' | 'letter' | 'unfinished', number>;
  shares: Record<'compound' | 'synonym' | 'section' | 'question', number>;
  scoring: Record<'inherited' | 'whole' | 'ownGuide', number>;
  reranking: Record<'close' | 'like' | 'same' | 'message' | 'entry', number>;
}

/** Words by what they tell about a query (`words.*.yaml`). */
export interface QueryWords {
  /** What a query is never about. */
  filler: string[];
  /** What is in every other query. */
  general: string[];
  /** What makes it a developer's. */
  technical: string[];
}

/** `search/index.json`. */
export interface IndexStart extends QueryWords {
  weights: Weights;
  /** Each page: its file, number of sections and questions, weight, weight in everyday queries, guide. */
  pages: [file: string, sections: number, weight: number, everyday: number, guide: string][];
  /** Shards of the dictionary in the order of their keys: first key and file. */
  shards: [firstKey: string, file: string][];
  /** All words (not the pairs of characters), sorted and separated by spaces. */
  words: string;
  /** Other words for a term of the glossary: what people say, what the pages say. */
  synonyms: [said: string, term: string][];
  /** How words in kanji are read, the longest first. */
  readings: [kana: string, kanji: string][];
}

/**
 * A shard: for each key the sections that contain it, ascending. Each number is 16 times the
 * distance to the section before, plus the weight of the key in the section (1 to 15).
 */
export type Shard = Record<string, number[]>;

/** A page, as the results show it, and what it is found by beside its text. */
export interface PageFile {
  route: string;
  title: string;
  /** Folder of the page's guide, such as `tester-guide`. */
  guide: string;
  /** Names of the categories between the guide and the page. */
  path: string[];
  /** The page's opening, then one entry a heading. */
  sections: [anchor: string, heading: string, text: string][];
  /** What the page answers, in the words of people who don't know its own: found, but not on the page. */
  questions: string[];
  /** Other words for what it says. */
  keywords: string;
}
