import {stemmer} from 'stemmer';
import type {IndexStart, PageFile, Shard} from './format';
import {createQueryRules, type QueryRules} from './query';
import {comparable} from './text';

/** Loads a file of an index by its name. Loads the start of the index for an empty name. */
export type Load = (name: string) => Promise<unknown>;

/** An index whose start is loaded. Loads each other file once, when a query needs the file. */
export class SearchIndex {
  readonly words: string[];
  readonly wordSet: Set<string>;
  readonly wordsByStem = new Map<string, string[]>();
  /** The page of each section. */
  readonly pageOfSection: number[];
  /** Words that people use, as `comparable` returns them, and the terms that the pages use for these words. */
  readonly synonyms: [word: string, term: string][];
  readonly rules: QueryRules;
  private readonly files = new Map<string, Promise<unknown>>();

  constructor(
    readonly start: IndexStart,
    private readonly load: Load,
  ) {
    this.words = start.words.split(' ');
    this.wordSet = new Set(this.words);
    for (const word of this.words) {
      const stem = stemmer(word);
      this.wordsByStem.set(stem, [...(this.wordsByStem.get(stem) ?? []), word]);
    }
    this.pageOfSection = start.pages.flatMap(([, sections], page) =>
      Array<number>(sections).fill(page),
    );
    this.synonyms = start.synonyms.map(([word, term]) => [comparable(word), term]);
    this.rules = createQueryRules(start);
  }

  private file<Content>(name: string): Promise<Content> {
    const file = this.files.get(name) ?? this.load(name);
    this.files.set(name, file);
    return file as Promise<Content>;
  }

  /** Loads a page by its number. */
  page(page: number): Promise<PageFile> {
    return this.file(this.start.pages[page]![0]);
  }

  /** Loads the shards that may contain keys from `first` to `last`. */
  private shards(first: string, last: string): Promise<Shard[]> {
    const {shards} = this.start;
    return Promise.all(
      shards
        .filter(([key], index) => key <= last && (shards[index + 1]?.[0] ?? '\uffff') > first)
        .map(([, name]) => this.file<Shard>(name)),
    );
  }

  /** Loads the sections that contain a key, with the key's weight in each (see `Shard` for the bits). */
  async postings(key: string): Promise<[section: number, weight: number][]> {
    const [shard] = await this.shards(key, key);
    let section = 0;
    return (shard && Object.hasOwn(shard, key) ? shard[key]! : []).map((posting) => {
      section += posting >> 4;
      return [section, posting & 15];
    });
  }

  /** Loads the keys that begin with a text. */
  async keysFrom(beginning: string): Promise<string[]> {
    const shards = await this.shards(beginning, `${beginning}\uffff`);
    return shards.flatMap((shard) => Object.keys(shard).filter((key) => key.startsWith(beginning)));
  }
}
