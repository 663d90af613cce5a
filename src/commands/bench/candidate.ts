import {fold} from '../../search/text';
import type {Corpus} from './corpus';

/** A search engine as the bench sees it. */
export interface Candidate {
  name: string;
  /** Of how many queries the bytes are measured: each needs a new reader. All where not said. */
  coldQueries?: number;
  /**
   * Indexes a corpus.
   *
   * @throws an error that says what is missing when the engine is not there.
   */
  prepare(corpus: Corpus, language: string): Promise<Prepared>;
}

/** An index that readers can search. */
export interface Prepared {
  /** A reader who has loaded nothing of the search yet. */
  reader(): Promise<Reader>;
  close(): Promise<void>;
}

/** A browser with the search in it. */
export interface Reader {
  /** Searches and loads what the first results show. Returns the milliseconds that it took. */
  search(query: string): Promise<number>;
  /** The routes of all pages that answer, best first. */
  rank(query: string): Promise<string[]>;
  /** Compressed bytes that were loaded until now, without the dialog's own script. */
  bytes(): number;
  close(): Promise<void>;
}

/** How many pages the first results show. */
export const shownPages = 10;

/** A query and the glossary's terms for what it says: what an engine without synonyms is given. */
export function withTerms(query: string, synonyms: Corpus['synonyms']): string {
  const asked = ` ${fold(query)} `;
  const terms = synonyms.flatMap(([said, term]) => {
    const folded = fold(said);
    return asked.includes(/^[a-z0-9 ]+$/.test(folded) ? ` ${folded} ` : folded) ? [term] : [];
  });
  return [query, ...new Set(terms)].join(' ');
}
