import {expand} from './expand';
import type {IndexStart, PageFile} from './format';
import {isEveryday, readQuery} from './query';
import {batchSize, rerank, similarityTo} from './rerank';
import {rankPages, scoreConcept, type RankedPage} from './score';
import {SearchIndex, type Load} from './searchIndex';
import {mentions} from './spelling';

export interface Hit {
  page: PageFile;
  /** The numbers of its sections that match, best first; 0 is its opening. */
  sections: number[];
  /** The question from its front matter that matched, where it is like the query. */
  question?: string;
}

export interface SearchResults {
  /** The number of pages that contain something of the query. */
  pages: number;
  /** The number of pages that contain every word. */
  matches: number;
  /** The best pages, best first. */
  hits: Hit[];
  /** The normalized words of the query, and the words for which they stand. Excerpts mark them. */
  marks: string[];
  /** The terms of the pages for the words of the query. Excerpts are chosen by them, too. */
  terms: string[];
}

interface SearchOptions {
  /** How many pages to return. */
  count?: number;
  /** The guide from which the reader searches. */
  guide?: string;
}

/** Searches a language's index, of which it loads only the files that a query needs. */
export class SearchEngine {
  private index?: Promise<SearchIndex>;

  /** @param load - called once for each file. Create a new engine when it has failed. */
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

  /** Returns the words of the index and of its synonyms. */
  async vocabulary(): Promise<string[]> {
    const {words, start} = await this.open();
    return [...words, ...start.synonyms.flat()];
  }

  /** Returns all pages that contain something of a query, best first. */
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
    const marks = alternatives.flatMap((one) => one.marks ?? []);
    const words = {
      marks: [...new Set([...concepts.map(({text}) => text), ...marks])],
      terms: [...new Set(alternatives.flatMap((one) => one.terms ?? []))],
    };
    // A section with all pairs of characters of a word need not contain the word.
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
