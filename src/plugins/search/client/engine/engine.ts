import {likenessTo, mentions} from './closeness';
import {expand} from './expand';
import type {IndexStart, PageFile} from './format';
import {SearchIndex, type Load} from './searchIndex';
import {isEveryday, readQuery} from './query';
import {pagesAtOnce, rerank} from './rerank';
import {rankPages, scoreConcept, type RankedPage} from './score';

/** A page, as a result is shown. */
export interface Hit {
  page: PageFile;
  /** The numbers of its sections that match, best first; 0 is its opening. */
  sections: number[];
  /** The question that it was found by, where that says more than its sections do. */
  question?: string;
}

/** The results of a query. */
export interface Answer {
  /** How many pages have something of what was typed, and how many something of every word. */
  pages: number;
  matches: number;
  /** The best of them, best first. */
  hits: Hit[];
  /** What was typed, folded, or what it was read as: excerpts mark it. */
  marks: string[];
  /** What the pages call it, folded: excerpts are chosen by that, too. */
  meant: string[];
}

interface SearchOptions {
  /** How many pages are returned, at most. */
  count?: number;
  /** The guide from which the reader searches. */
  guide?: string;
}

/** Searches one language's index, of which it loads only what a query needs. */
export class SearchEngine {
  private index?: Promise<SearchIndex>;

  /** @param load - is asked once for each file: when it has failed, a new engine is needed. */
  constructor(private readonly load: Load) {}

  private open(): Promise<SearchIndex> {
    this.index ??= this.load('').then((start) => new SearchIndex(start as IndexStart, this.load));
    return this.index;
  }

  /**
   * Returns the best answers to a query.
   *
   * @throws whatever loading a file throws.
   */
  async search(query: string, options: SearchOptions = {}): Promise<Answer> {
    const {reader, start} = await this.open();
    const {ranked, best, ...words} = await this.find(query, options);
    const likeness = likenessTo(query, reader);
    const hits = best.map(({file, sections}) => {
      const numbers = sections.flatMap(({number, isOwn}) => (isOwn ? number : []));
      const question = file.questions[numbers[0]! - file.sections.length] ?? '';
      return {
        page: file,
        sections: numbers.filter((number) => number < file.sections.length),
        question: likeness(question) >= start.weights.shares.question ? question : undefined,
      };
    });
    const matches = ranked.filter(({isMatch}) => isMatch).length;
    return {pages: ranked.length, matches, hits, ...words};
  }

  /** Returns the words that the index knows, and those of which it knows another. */
  async vocabulary(): Promise<string[]> {
    const {words, start} = await this.open();
    return [...words, ...start.synonyms.flat()];
  }

  /** Returns all pages that have something of a query, best first. */
  async rank(query: string, guide?: string): Promise<RankedPage[]> {
    return (await this.find(query, {guide})).ranked;
  }

  private async find(typed: string, {count = pagesAtOnce, guide}: SearchOptions) {
    const index = await this.open();
    const query = /\p{Script=Han}/u.test(typed)
      ? typed
      : index.start.readings.reduce((text, [kana, kanji]) => text.replaceAll(kana, kanji), typed);
    const concepts = readQuery(query, index.reader);
    const ways = await expand(index, query, concepts);
    const scores = await Promise.all(ways.map((all) => scoreConcept(index, all)));
    const asking = {isEveryday: isEveryday(query, concepts, index.reader), guide};
    const ranked = rankPages(index, concepts, scores, asking);
    const best = await rerank(index, query, ranked, count);
    const typedWords = concepts.map(({text}) => text);
    const read = ways.flat().flatMap((way) => way.read ?? []);
    const meant = [...new Set(ways.flat().flatMap((way) => way.meant ?? []))];
    const words = {marks: [...new Set([...typedWords, ...read])], meant};
    const hasWord = concepts.some(({kind}, at) => kind === 'word' && scores[at]!.size > 0);
    // A section with the pairs of characters of a word may not have the word.
    const isThere = ({file}: {file: PageFile}) =>
      mentions(JSON.stringify(file), [...words.marks, ...meant]);
    return hasWord || best.some(isThere)
      ? {...words, best, ranked: [...best, ...ranked.slice(count)]}
      : {...words, best: [], ranked: []};
  }
}
