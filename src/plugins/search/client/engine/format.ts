/**
 * The files of a language's index. `search/index.json` is loaded first; the others are loaded when
 * a query needs them, so that what a reader downloads hardly grows with the site.
 */

type Rank = 'inherited' | 'whole' | 'synonym' | 'close' | 'like' | 'same' | 'message' | 'entry';

/** `search/index.json`. */
export interface IndexStart {
  /** Code of the pages' language. */
  language: string;
  /** How the words of a query add up (`weights.yaml`). */
  ranking: Record<Rank, number>;
  /** For each page: its file, how many sections and questions it has, and how much it counts (1 is normal). */
  pages: [file: string, sections: number, weight: number][];
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
