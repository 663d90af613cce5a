import {distance} from 'fastest-levenshtein';
import {stemmer} from 'stemmer';
import {closenessTo, likenessTo} from './closeness';
import type {IndexStart, PageFile, Shard} from './format';
import {connectingIn, readQuery, type Concept, type Connecting} from './query';
import {cut, fold, tokens, wordForms} from './text';

/** A page that matches, and where on it. */
export interface RankedPage {
  /** Number of the page in the index. */
  page: number;
  score: number;
  /** Its matching sections, best first; number 0 is its opening, its questions follow the sections.
   * One that is not its own has most of what was typed from the opening. */
  sections: {number: number; score: number; isOwn: boolean}[];
}

/** A page, as a result is shown. */
export interface Hit {
  page: PageFile;
  /** The numbers of its sections that match, best first; 0 is its opening. */
  sections: number[];
  /** The question that it was found by, where that says more than its sections do. */
  question?: string;
}

/** What a query found. */
export interface Answer {
  /** How many pages match in all. */
  pages: number;
  /** The best of them, best first. */
  hits: Hit[];
  /** What was typed, folded: excerpts mark it. */
  marks: string[];
  /** What the pages call it, folded: excerpts are chosen by that, too. */
  meant: string[];
}

/** Loads a file of the index: its start for an empty name. */
export type LoadFile = (name: string) => Promise<unknown>;

/** One way to satisfy a concept: all or some of the keys. */
interface Way {
  keys: string[];
  weight: number;
  /** Share of the keys that must be there. */
  share: number;
  /** It is the glossary's term for what was typed: it counts beside the typed word. */
  synonym?: boolean;
  /** What excerpts show for it, where that is not the typed word. */
  meant?: string[];
}

const shownPages = 10;
/** How much of a question has to be what was typed for the results to show it. */
const likely = 0.2;

/** How the parts of a query add up; found by measuring (`npm run bench`). */
export const ranking = {
  /** How much a word on the page's opening (title, keywords) counts for each of its sections. */
  inherited: 0.8,
  /** How much it matters that everything that was asked for is there. */
  coverage: 1,
  /** The page as a whole beside its best section. */
  whole: 0.5,
  /** The glossary's term beside the typed word, where a section has only one of them, and both. */
  synonym: 0.75,
  second: 0.15,
  /** What stands side by side in a section as it was typed. */
  close: 1.2,
  /** A title or heading that says what was typed, more or less. */
  like: 0.7,
  /** A title or heading that is just what was typed. */
  same: 1,
  /** The same, where that is a message or a code, and an entry of a list or table about the code. */
  message: 8,
  entry: 3,
};

/** Identifiers, options, and statuses. */
const code = /^(?=.*(?:_|--|\p{Ll}\p{Lu}|^\d{3}$))[\w-]+$/u;
/** Between the cells of a row, and after the name of a value. */
const cellEnd = / · |: /;

/** A section of a page by its number, or one of its questions, which lead to the page. */
const sectionOf = ({sections, questions}: PageFile, number: number) =>
  sections[number] ?? ['', questions[number - sections.length]!, ''];

/** The keys under which a term is found wherever it stands. */
const keysOf = (term: string) => tokens(term).filter((key) => !key.endsWith('$'));

/** A word with two neighbouring letters swapped: the most common typo. */
function swaps(word: string): Set<string> {
  return new Set(
    Array.from(
      {length: word.length - 1},
      (_, at) => word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2),
    ),
  );
}

/** Searches one language's index, of which it loads only what a query needs. */
export class SearchEngine {
  private start?: Promise<IndexStart>;
  private loaded = new Map<string, Promise<unknown>>();
  private words: string[] = [];
  private known = new Set<string>();
  private connecting: Connecting = new Set();
  private stems = new Map<string, string[]>();
  private synonyms: {said: string; keys: string[]; term: string}[] = [];
  private firstSections: number[] = [];
  /** For each section, its page. */
  private pageOf: number[] = [];

  constructor(private readonly load: LoadFile) {}

  /**
   * The best answers to a query.
   *
   * @param shown - how many pages at most. Those after the first ten don't change their order.
   * @throws whatever loading a file throws.
   */
  async search(query: string, shown = shownPages): Promise<Answer> {
    const {ranked, files, ...words} = await this.rankPages(query, shown);
    const likeness = likenessTo(query, this.connecting);
    return {
      pages: ranked.length,
      hits: files.map((page, index) => {
        const numbers = ranked[index]!.sections.flatMap(({number, isOwn}) => (isOwn ? number : []));
        const question = page.questions[numbers[0]! - page.sections.length] ?? '';
        return {
          page,
          sections: numbers.filter((number) => number < page.sections.length),
          question: likeness(question) >= likely ? question : undefined,
        };
      }),
      ...words,
    };
  }

  /** The words that the index knows, and those of which it knows another. */
  async vocabulary(): Promise<string[]> {
    const {synonyms} = await this.open();
    return [...this.words, ...synonyms.flat()];
  }

  /** All pages that answer a query, best first. */
  async rank(query: string): Promise<RankedPage[]> {
    return (await this.rankPages(query)).ranked;
  }

  /** Loads the best pages, as the results show them, and puts those first that say it as it was typed. */
  private async rankPages(typed: string, shown = shownPages) {
    const {readings} = await this.open();
    const query = /\p{Script=Han}/u.test(typed)
      ? typed
      : readings.reduce((text, [kana, kanji]) => text.replaceAll(kana, kanji), typed);
    const {start, ranked, ...words} = await this.rankConcepts(query);
    const closeness = closenessTo(query.slice(0, 600));
    const likeness = likenessTo(query, this.connecting);
    const asked = this.comparable(query);
    const isAsked = (text: string) => this.comparable(text) === asked;
    const isCode = code.test(query.trim());
    const isMessage = isCode || asked.trim().split(' ').length > 2;
    const isEntry = (heading: string, text: string) =>
      /^\d/.test(query)
        ? this.comparable(heading).startsWith(asked)
        : text.split('\n').some((line) => line.split(cellEnd).slice(0, 2).some(isAsked));
    const best = await Promise.all(
      ranked.slice(0, shown).map(async (found, place) => {
        const file = (await this.file(start.pages[found.page]![0])) as PageFile;
        const close = (number: number) => {
          const [, heading, text] = sectionOf(file, number);
          const isSection = number < file.sections.length;
          return (
            1 +
            ranking.close * closeness(`${heading}\n${text}`) ** 2 +
            ranking.like * likeness(heading) ** 2 +
            (isAsked(heading) ? ranking[isMessage && isSection ? 'message' : 'same'] : 0) +
            (isCode && isEntry(heading, text) ? ranking.entry : 0)
          );
        };
        const sections = found.sections
          .map((section) => ({...section, score: section.score * close(section.number)}))
          .sort((a, b) => b.score - a.score || a.number - b.number);
        const gain = Math.max(...sections.map(({number}) => close(number)));
        const batch = Math.floor(place / shownPages);
        return {file, batch, found: {...found, sections, score: found.score * gain}};
      }),
    );
    best.sort(
      (a, b) => a.batch - b.batch || b.found.score - a.found.score || a.found.page - b.found.page,
    );
    return {
      ...words,
      files: best.map(({file}) => file),
      ranked: [...best.map(({found}) => found), ...ranked.slice(shown)],
    };
  }

  private async rankConcepts(query: string) {
    const start = await this.open();
    const concepts = readQuery(query, this.connecting);
    if (concepts.length === 0) {
      return {start, marks: [], meant: [], ranked: []};
    }
    const ways = this.withSynonyms(
      query,
      concepts,
      await Promise.all(concepts.map((concept, index) => this.ways(concept, concepts[index + 1]))),
    );
    const scores = await Promise.all(ways.map((all) => this.score(all)));
    return {
      start,
      marks: concepts.map(({text}) => text),
      meant: [...new Set(ways.flat().flatMap(({meant = []}) => meant))],
      ranked: this.merge(start, concepts, scores),
    };
  }

  private open(): Promise<IndexStart> {
    this.start ??= (this.load('') as Promise<IndexStart>).then(
      (start) => {
        this.connecting = connectingIn(start.language);
        this.words = start.words.split(' ');
        this.known = new Set(this.words);
        for (const word of this.words) {
          const stem = stemmer(word);
          this.stems.set(stem, [...(this.stems.get(stem) ?? []), word]);
        }
        this.synonyms = start.synonyms.map(([said, term]) => ({
          said: this.comparable(said),
          keys: keysOf(term),
          term,
        }));
        start.pages.forEach(([, parts], page) => {
          this.firstSections.push(this.pageOf.length);
          this.pageOf.push(...Array<number>(parts).fill(page));
        });
        return start;
      },
      (error: unknown) => {
        this.start = undefined;
        throw error;
      },
    );
    return this.start;
  }

  private file(name: string): Promise<unknown> {
    let file = this.loaded.get(name);
    if (!file) {
      file = this.load(name);
      file.catch(() => this.loaded.delete(name));
      this.loaded.set(name, file);
    }
    return file;
  }

  /** The numbers of the shards that may hold keys from `first` to `last`. */
  private async shards(first: string, last: string): Promise<Shard[]> {
    const {shards} = await this.open();
    const names = shards
      .filter(([key], index) => key <= last && (shards[index + 1]?.[0] ?? '\uffff') > first)
      .map(([, name]) => name);
    return Promise.all(names.map((name) => this.file(name) as Promise<Shard>));
  }

  private async postings(key: string): Promise<number[]> {
    for (const shard of await this.shards(key, key)) {
      if (Object.hasOwn(shard, key)) {
        return shard[key]!;
      }
    }
    return [];
  }

  /** The keys that begin with a text, Japanese pairs included. */
  private async keysFrom(beginning: string): Promise<string[]> {
    const shards = await this.shards(beginning, `${beginning}\uffff`);
    return shards.flatMap((shard) => Object.keys(shard).filter((key) => key.startsWith(beginning)));
  }

  private async ways(concept: Concept, next: Concept | undefined): Promise<Way[]> {
    if (concept.kind === 'character') {
      return (await this.keysFrom(concept.text)).map((key) => ({keys: [key], weight: 1, share: 1}));
    }
    if (concept.kind === 'pairs') {
      // 有効化 is 有効 with an ending; of a word in kana, a part is another word.
      const inParts = concept.keys.length > 2 || /^\p{Script=Han}+$/u.test(concept.text);
      return [{keys: concept.keys, weight: 1, share: inParts ? 0.5 : 1}];
    }
    const {text: word, last} = concept;
    const ways: Way[] = [];
    let exact = false;
    const add = (weight: number, ...keys: string[]) =>
      ways.push({keys, weight, share: 1, meant: exact ? [] : keys});
    if (this.known.has(word)) {
      add(1, word);
    }
    for (const other of this.stems.get(stemmer(word)) ?? []) {
      if (other !== word) {
        add(0.9, other);
      }
    }
    exact = ways.length > 0;
    if (word.length > 2 || (last && word.length > 1)) {
      const longer = this.words
        .filter((other) => other.length > word.length && other.startsWith(word))
        .sort((a, b) => a.length - b.length)
        .slice(0, 12);
      for (const other of longer) {
        add((exact ? 0.4 : 0.85) * Math.sqrt(word.length / other.length), other);
      }
    }
    const together = next?.kind === 'word' ? word + next.text : '';
    if (this.known.has(together)) {
      add(0.9, together);
    }
    if (ways.length === 0) {
      this.misspelt(word, last).forEach(([other, weight]) => add(weight, other));
      for (let cutAt = 2; cutAt <= word.length - 2; cutAt += 1) {
        const [left, right] = [word.slice(0, cutAt), word.slice(cutAt)];
        if (this.known.has(left) && this.known.has(right)) {
          add(0.8, left, right);
        }
      }
    }
    return ways;
  }

  /**
   * The known words that differ from what was typed by one letter, or by two where it is long, and how
   * likely they were meant. What is still being typed may also be the beginning of one.
   */
  private misspelt(word: string, last: boolean): [string, number][] {
    const allowed = word.length < 4 || /^\d+$/.test(word) ? 0 : word.length < 8 ? 1 : 2;
    const swapped = swaps(word);
    const changesTo = (target: string) => (swapped.has(target) ? 1 : distance(word, target));
    const near: [string, number][] = [];
    for (const other of allowed > 0 ? this.words : []) {
      const longer = other.length - word.length;
      if (longer < -allowed || this.connecting.has(other)) {
        continue;
      }
      const whole = longer <= allowed ? changesTo(other) : allowed + 1;
      const beginnings =
        last && word.length > 4 && longer > 0 && other[0] === word[0]
          ? [-1, 0, 1].map((more) => changesTo(other.slice(0, word.length + more)))
          : [];
      const changes = Math.min(whole, ...beginnings.map((one) => one + 0.5));
      if (changes < allowed + 1) {
        near.push([other, 0.85 - 0.2 * changes]);
      }
    }
    return near.sort((a, b) => b[1] - a[1]).slice(0, 8);
  }

  /** How synonyms and queries are compared: folded, without long vowels, words apart. */
  private comparable(text: string): string {
    const folded = fold(text).replaceAll('ー', '');
    return ` ${folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
  }

  /** Adds the glossary's terms for what the reader calls otherwise. */
  private withSynonyms(query: string, concepts: Concept[], ways: Way[][]): Way[][] {
    const asked = this.comparable(query);
    for (const {said, keys, term} of this.synonyms) {
      const bare = said.trim();
      const isWord = /^[\p{Script=Latin}\p{N} ]+$/u.test(bare);
      if (bare.length < 2 || !asked.includes(isWord ? said : bare)) {
        continue;
      }
      const add = (index: number, all: string[]) =>
        ways[index]!.push({
          keys: all,
          weight: ranking.synonym,
          share: all === keys ? 0.99 : 0.5,
          synonym: true,
          meant: cut(term).flatMap((run) =>
            run.unspaced ? [fold(run.text).replaceAll('ー', '')] : wordForms(run.text),
          ),
        });
      concepts.forEach(({kind, text}, index) => {
        if (isWord ? said.includes(` ${text} `) : bare.includes(text)) {
          add(index, keys);
        } else if (kind === 'pairs' && text.includes(bare)) {
          // 旧組織 is 旧グループ where 組織 is グループ.
          add(index, keysOf(text.replace(bare, term)));
        }
      });
    }
    return ways;
  }

  /** Scores of the sections for one concept: its best way counts. */
  private async score(ways: Way[]): Promise<Map<number, number>> {
    const best = new Map<number, number>();
    await Promise.all(
      ways.map(async ({keys, weight, share, synonym}) => {
        const lists = await Promise.all(keys.map((key) => this.postings(key)));
        const found = new Map<number, {sum: number; count: number}>();
        let rarity = 0;
        for (const list of lists) {
          if (list.length > 0) {
            rarity = Math.max(rarity, Math.log(1 + this.pageOf.length / list.length));
          }
          let section = 0;
          for (const posting of list) {
            section += posting >> 4;
            const entry = found.get(section) ?? {sum: 0, count: 0};
            entry.sum += posting & 15;
            entry.count += 1;
            found.set(section, entry);
          }
        }
        for (const [section, {sum, count}] of found) {
          const part = count / keys.length;
          if (part >= share) {
            const score = (weight * rarity * part * part * sum) / (15 * count);
            const other = best.get(section) ?? 0;
            best.set(
              section,
              Math.max(score, other) + (synonym ? ranking.second * Math.min(score, other) : 0),
            );
          }
        }
      }),
    );
    return best;
  }

  /** Puts the concepts together: sections inherit from their page's opening, pages are ranked. */
  private merge(
    start: IndexStart,
    concepts: Concept[],
    scores: Map<number, number>[],
  ): RankedPage[] {
    const weights = concepts.map(({weight}, index) =>
      scores[index]!.size > 0 ? weight * Math.log(1 + this.pageOf.length / scores[index]!.size) : 0,
    );
    const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
    const candidates = new Set(scores.flatMap((map) => [...map.keys()]));
    const sectionsOf = new Map<number, number[]>();
    for (const section of candidates) {
      const page = this.pageOf[section]!;
      sectionsOf.set(page, [...(sectionsOf.get(page) ?? []), section]);
    }
    const ranked: RankedPage[] = [];
    for (const [page, sections] of sectionsOf) {
      const first = this.firstSections[page]!;
      const opening = scores.map((map) => map.get(first) ?? 0);
      const best = concepts.map(() => 0);
      const scored = sections.map((section) => {
        let sum = 0;
        let inherited = 0;
        let covered = 0;
        concepts.forEach(({weight}, index) => {
          const own = scores[index]!.get(section) ?? 0;
          const value = Math.max(own, section === first ? 0 : ranking.inherited * opening[index]!);
          best[index] = Math.max(best[index]!, own);
          sum += weight * value;
          inherited += weight * (value - own);
          covered += value > 0 ? weights[index]! : 0;
        });
        return {
          number: section - first,
          isOwn: inherited < sum / 2,
          score: sum * (covered / total) ** ranking.coverage,
        };
      });
      scored.sort((a, b) => b.score - a.score || a.number - b.number);
      const covered = weights.reduce((sum, weight, i) => sum + (best[i]! > 0 ? weight : 0), 0);
      const whole = best.reduce((sum, value, i) => sum + concepts[i]!.weight * value, 0);
      const together = whole * (covered / total) ** ranking.coverage;
      ranked.push({
        page,
        score: (scored[0]!.score + ranking.whole * together) * start.pages[page]![2],
        sections: scored.filter(({score}) => score >= scored[0]!.score * 0.5),
      });
    }
    return ranked.sort((a, b) => b.score - a.score || a.page - b.page);
  }
}
