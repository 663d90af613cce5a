import {expand} from './expand';
import type {IndexStart, PageFile} from './format';
import {isEveryday, readQuery} from './query';
import {batchSize, rerank, similarityTo} from './rerank';
import {rankPages, scoreConcept, type RankedPage} from './score';
import {SearchIndex, type Load} from './searchIndex';
import {mentions} from './spelling';

export interface Hit {
  page: PageFile;
  /** The numbers of the page's sections that match, best first. Number 0 is the page's opening. */
  sections: number[];
  /** The matching question from the page's front matter, if the question is similar to the query. */
  question?: string;
}

export interface SearchResults {
  /** The number of pages that contain at least one concept of the query. */
  pages: number;
  /** The number of pages that contain every essential concept of the query. */
  matches: number;
  /** The best pages, best first. */
  hits: Hit[];
  /** Normalized words that excerpts mark: of the query, and of the index in their place (corrections). */
  marks: string[];
  /** The terms of the pages for everyday words of the query. Excerpts with these terms are preferred. */
  terms: string[];
}

interface SearchOptions {
  /** How many pages to return. */
  count?: number;
  /** The guide from which the reader searches. */
  guide?: string;
}

/** Searches a language's index. Loads only the files of the index that a query needs. */
export class SearchEngine {
  private index?: Promise<SearchIndex>;

  /** @param load - called once for each file. Create a new engine after `load` has failed. */
  constructor(private readonly load: Load) {}

  private open(): Promise<SearchIndex> {
    this.index ??= this.load('').then((start) => new SearchIndex(start as IndexStart, this.load));
    return this.index;
  }

  /**
   * Returns the best pages for a query.
   *
   * @throws the error of loading a file.
   */
  async search(query: string, options: SearchOptions = {}): Promise<SearchResults> {
    const {rules, start} = await this.open();
    const {ranked, best, ...words} = await this.find(query, options);
    const similarity = similarityTo(query, rules);
    const hits = best.map(({file, sections}) => {
      const numbers = sections.flatMap(({number, isOwn}) => (isOwn ? number : []));
      const question = file.questions[numbers[0]! - file.sections.length] ?? '';
      return {
        page: file,
        sections: numbers.filter((number) => number < file.sections.length),
        question: similarity(question) >= start.weights.shares.question ? question : undefined,
      };
    });
    const matches = ranked.filter(({isMatch}) => isMatch).length;
    return {pages: ranked.length, matches, hits, ...words};
  }

  /** Returns the words of the index and of the synonyms in the index. */
  async vocabulary(): Promise<string[]> {
    const {words, start} = await this.open();
    return [...words, ...start.synonyms.flat()];
  }

  /** Returns all pages that contain at least one concept of a query, best first. */
  async rank(query: string): Promise<RankedPage[]> {
    return (await this.find(query, {})).ranked;
  }

  private async find(typed: string, {count = batchSize, guide}: SearchOptions) {
    const index = await this.open();
    const query = /\p{Script=Han}/u.test(typed)
      ? typed
      : index.start.readings.reduce((text, [kana, kanji]) => text.replaceAll(kana, kanji), typed);
    const concepts = readQuery(query, index.rules);
    const expanded = await expand(index, query, concepts);
    const scored = await Promise.all(
      concepts.map((concept, at) => scoreConcept(index, concept, expanded[at]!)),
    );
    const ranked = rankPages(index, scored, isEveryday(query, concepts, index.rules), guide);
    const best = await rerank(index, query, ranked, count);
    const alternatives = expanded.flat();
    const marks = alternatives.flatMap((alternative) => alternative.marks ?? []);
    const words = {
      marks: [...new Set([...concepts.map(({text}) => text), ...marks])],
      terms: [...new Set(alternatives.flatMap(({terms = []}) => terms))],
    };
    // Reads the pages, because a section with all pairs of characters of a word may not contain the word.
    const isFound =
      scored.some(({kind, scores}) => kind === 'word' && scores.size > 0) ||
      best.some(({file}) =>
        mentions(JSON.stringify(file), Object.values(words).flat(), index.start.weights.lengths),
      );
    return isFound
      ? {...words, best, ranked: [...best, ...ranked.slice(count)]}
      : {...words, best: [], ranked: []};
  }
}
