import {stemmer} from 'stemmer';
import type {IndexStart, PageFile, Shard} from './format';
import {queryReader, type QueryReader} from './query';
import {plain} from './text';

/** Returns a text as synonyms and queries are compared: folded, without long vowels, words apart. */
export const comparable = (text: string): string =>
  ` ${plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Loads a file of an index, its start for an empty name. */
export type Load = (name: string) => Promise<unknown>;

/** An index whose start is loaded. It loads each other file once, when a query needs it. */
export class SearchIndex {
  readonly words: string[];
  readonly known: Set<string>;
  /** The known words by their stems. */
  readonly stems = new Map<string, string[]>();
  /** The number of each page's first section, and the page of each section. */
  readonly firstSections: number[] = [];
  readonly pageOfSection: number[] = [];
  /** What people say, comparable, and the term for it. */
  readonly terms: {said: string; term: string}[];
  readonly reader: QueryReader;
  private readonly files = new Map<string, Promise<unknown>>();

  constructor(
    readonly start: IndexStart,
    private readonly load: Load,
  ) {
    this.words = start.words.split(' ');
    this.known = new Set(this.words);
    for (const word of this.words) {
      const stem = stemmer(word);
      this.stems.set(stem, [...(this.stems.get(stem) ?? []), word]);
    }
    start.pages.forEach(([, parts], page) => {
      this.firstSections.push(this.pageOfSection.length);
      this.pageOfSection.push(...Array<number>(parts).fill(page));
    });
    this.terms = start.synonyms.map(([said, term]) => ({said: comparable(said), term}));
    this.reader = queryReader(start, start.weights.query);
  }

  private file(name: string): Promise<unknown> {
    const file = this.files.get(name) ?? this.load(name);
    this.files.set(name, file);
    return file;
  }

  /** Loads a page by its number. */
  page(page: number): Promise<PageFile> {
    return this.file(this.start.pages[page]![0]) as Promise<PageFile>;
  }

  /** Loads the shards that may hold keys from `first` to `last`. */
  private shards(first: string, last: string): Promise<Shard[]> {
    const {shards} = this.start;
    return Promise.all(
      shards
        .filter(([key], index) => key <= last && (shards[index + 1]?.[0] ?? '\uffff') > first)
        .map(([, name]) => this.file(name) as Promise<Shard>),
    );
  }

  /** Loads the sections that contain a key, each with the weight of the key in it. */
  async postings(key: string): Promise<[section: number, weight: number][]> {
    const [shard] = await this.shards(key, key);
    let section = 0;
    return (shard && Object.hasOwn(shard, key) ? shard[key]! : []).map((posting) => {
      section += posting >> 4;
      return [section, posting & 15];
    });
  }

  /** Loads the keys that begin with a text, Japanese pairs included. */
  async keysFrom(beginning: string): Promise<string[]> {
    const shards = await this.shards(beginning, `${beginning}\uffff`);
    return shards.flatMap((shard) => Object.keys(shard).filter((key) => key.startsWith(beginning)));
  }
}
