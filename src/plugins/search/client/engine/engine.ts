import {stemmer} from 'stemmer';
import {changesFrom, closenessTo, likenessTo, mentions, wrongLetters} from './closeness';
import type {IndexStart, PageFile, Shard} from './format';
import {connectingIn, readQuery, type Concept} from './query';
import {cut, fold, plain, tokens, wordForms} from './text';

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

/** One way to satisfy a concept: all or some of the keys. */
interface Way {
  keys: string[];
  weight: number;
  /** Share of the keys that must be there. */
  share: number;
  /** What excerpts show for it, where that is not the typed word. */
  meant?: string[];
}

const shownPages = 10;

/** How much of a question has to be what was typed for the results to show it. */
const likely = 0.2;

/** Identifiers, options, and statuses. */
const isCode = /^(?=.*(?:_|--|\p{Ll}\p{Lu}|^\d{3}$))[\w-]+$/u;
/** Between the cells of a row, and after the name of a value. */
const cellEnd = / · |: /;

/** A section of a page by its number, or one of its questions, which lead to the page. */
const sectionOf = ({sections, questions}: PageFile, number: number) =>
  sections[number] ?? ['', questions[number - sections.length]!, ''];

/** The keys under which a term is found wherever it stands. */
const keysOf = (term: string) => tokens(term).filter((key) => !key.endsWith('$'));

/** How synonyms and queries are compared: folded, without long vowels, words apart. */
const comparable = (text: string) =>
  ` ${plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** The start of an index, so that the engine can look things up in it. */
function readStart(start: IndexStart) {
  const words = start.words.split(' ');
  const stems = new Map<string, string[]>();
  for (const word of words) {
    const stem = stemmer(word);
    stems.set(stem, [...(stems.get(stem) ?? []), word]);
  }
  const firstSections: number[] = [];
  const pageOfSection: number[] = [];
  start.pages.forEach(([, parts], page) => {
    firstSections.push(pageOfSection.length);
    pageOfSection.push(...Array<number>(parts).fill(page));
  });
  const connecting = connectingIn(start.language);
  const terms = start.synonyms.map(([said, term]) => ({said: comparable(said), term}));
  const known = new Set(words);
  return {...start, words, known, stems, firstSections, pageOfSection, connecting, terms};
}

/** Searches one language's index, of which it loads only what a query needs. */
export class SearchEngine {
  private opening?: Promise<void>;
  private index!: ReturnType<typeof readStart>;
  private loaded = new Map<string, Promise<unknown>>();

  /**
   * @param load - loads a file of the index, its start for an empty name. It is asked once: when it has
   *   failed, a new engine is needed.
   */
  constructor(private readonly load: (name: string) => Promise<unknown>) {}

  /**
   * The best answers to a query.
   *
   * @param shown - how many pages at most. Those after the first ten don't change their order.
   * @throws whatever loading a file throws.
   */
  async search(query: string, shown = shownPages): Promise<Answer> {
    const {ranked, files, ...words} = await this.rankPages(query, shown);
    const likeness = likenessTo(query, this.index.connecting);
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
    await this.open();
    return [...this.index.words, ...this.index.synonyms.flat()];
  }

  /** All pages that answer a query, best first. */
  async rank(query: string): Promise<RankedPage[]> {
    return (await this.rankPages(query)).ranked;
  }

  /** Loads the best pages, as the results show them, and puts those first that say it as it was typed. */
  private async rankPages(typed: string, shown = shownPages) {
    await this.open();
    const {connecting, pages, ranking, readings} = this.index;
    const query = /\p{Script=Han}/u.test(typed)
      ? typed
      : readings.reduce((text, [kana, kanji]) => text.replaceAll(kana, kanji), typed);
    const {ranked, doubtful, ...words} = await this.rankConcepts(query);
    const closeness = closenessTo(query.slice(0, 600));
    const likeness = likenessTo(query, connecting);
    const asked = comparable(query);
    const isAsked = (text: string) => comparable(text) === asked;
    const code = isCode.test(query.trim()) && fold(query.trim());
    const isMessage = code || asked.trim().split(' ').length > 2;
    const isEntry = (heading: string, text: string) =>
      /^\d/.test(query)
        ? comparable(heading).startsWith(asked)
        : text
            .split('\n')
            .some((line) => line.split(cellEnd, 2).some((cell) => fold(cell) === code));
    const best = await Promise.all(
      ranked.slice(0, shown).map(async (found, place) => {
        const file = (await this.file(pages[found.page]![0])) as PageFile;
        const close = (number: number) => {
          const [, heading, text] = sectionOf(file, number);
          const isSection = number < file.sections.length;
          return (
            1 +
            ranking.close * closeness(`${heading}\n${text}`) ** 2 +
            ranking.like * likeness(heading) ** 2 +
            (isAsked(heading) ? ranking[isMessage && isSection ? 'message' : 'same'] : 0) +
            (code && isEntry(heading, text) ? ranking.entry : 0)
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
    if (doubtful && !best.some(({file}) => mentions(JSON.stringify(file), doubtful))) {
      return {...words, files: [], ranked: []};
    }
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
    const concepts = readQuery(query, this.index.connecting);
    const ways = await Promise.all(
      concepts.map((concept, index) => this.ways(concept, concepts[index + 1])),
    );
    this.addSynonyms(query, concepts, ways);
    const scores = await Promise.all(ways.map((all) => this.score(all)));
    const marks = concepts.map(({text}) => text);
    const meant = [...new Set(ways.flat().flatMap((way) => way.meant ?? []))];
    const hasWord = concepts.some(({kind}, index) => kind === 'word' && scores[index]!.size > 0);
    return {
      marks,
      meant,
      // A section with the pairs of characters may not have the word.
      doubtful: hasWord ? undefined : [...marks, ...meant],
      ranked: this.merge(concepts, scores),
    };
  }

  private open(): Promise<void> {
    this.opening ??= this.load('').then((start) => {
      this.index = readStart(start as IndexStart);
    });
    return this.opening;
  }

  private file(name: string): Promise<unknown> {
    const file = this.loaded.get(name) ?? this.load(name);
    this.loaded.set(name, file);
    return file;
  }

  /** The shards that may hold keys from `first` to `last`. */
  private shards(first: string, last: string): Promise<Shard[]> {
    const {shards} = this.index;
    return Promise.all(
      shards
        .filter(([key], index) => key <= last && (shards[index + 1]?.[0] ?? '\uffff') > first)
        .map(([, name]) => this.file(name) as Promise<Shard>),
    );
  }

  private async postings(key: string): Promise<number[]> {
    const [shard] = await this.shards(key, key);
    return shard && Object.hasOwn(shard, key) ? shard[key]! : [];
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
    if (this.index.known.has(word)) {
      add(1, word);
    }
    for (const other of this.index.stems.get(stemmer(word)) ?? []) {
      if (other !== word) {
        add(0.9, other);
      }
    }
    exact = ways.length > 0;
    if (word.length > 2 || (last && word.length > 1)) {
      const longer = this.index.words
        .filter((other) => other.length > word.length && other.startsWith(word))
        .sort((a, b) => a.length - b.length)
        .slice(0, 12);
      for (const other of longer) {
        add((exact ? 0.4 : 0.85) * Math.sqrt(word.length / other.length), other);
      }
    }
    const together = next?.kind === 'word' ? word + next.text : '';
    if (this.index.known.has(together)) {
      add(0.9, together);
    }
    if (ways.length === 0) {
      this.misspelt(word, last).forEach(([other, weight]) => add(weight, other));
      for (let cutAt = 2; cutAt <= word.length - 2; cutAt += 1) {
        const [left, right] = [word.slice(0, cutAt), word.slice(cutAt)];
        if (this.index.known.has(left) && this.index.known.has(right)) {
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
  private misspelt(word: string, last = false): [string, number][] {
    const allowed = wrongLetters(word);
    const changesTo = changesFrom(word);
    const near: [string, number][] = [];
    for (const other of allowed > 0 ? this.index.words : []) {
      const longer = other.length - word.length;
      if (longer < -allowed || this.index.connecting.has(other)) {
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

  /** Adds the glossary's terms for what the reader calls otherwise. */
  private addSynonyms(query: string, concepts: Concept[], ways: Way[][]): void {
    const asked = comparable(query);
    for (const {said, term} of this.index.terms) {
      const bare = said.trim();
      const isWord = /^[\p{Script=Latin}\p{N} ]+$/u.test(bare);
      if (bare.length < 2 || !asked.includes(isWord ? said : bare)) {
        continue;
      }
      const meant = cut(term).flatMap((run) =>
        run.unspaced ? [plain(run.text)] : wordForms(run.text),
      );
      const add = (index: number, keys: string[], share: number) =>
        ways[index]!.push({keys, weight: this.index.ranking.synonym, share, meant});
      concepts.forEach(({kind, text}, index) => {
        if (isWord ? said.includes(` ${text} `) : bare.includes(text)) {
          add(index, keysOf(term), 0.99);
        } else if (kind === 'pairs' && text.includes(bare)) {
          // 旧組織 is 旧グループ where 組織 is グループ.
          add(index, keysOf(text.replace(bare, term)), 0.5);
        }
      });
    }
  }

  /** Scores of the sections for one concept: its best way counts. */
  private async score(ways: Way[]): Promise<Map<number, number>> {
    const best = new Map<number, number>();
    await Promise.all(
      ways.map(async ({keys, weight, share}) => {
        const lists = await Promise.all(keys.map((key) => this.postings(key)));
        const found = new Map<number, {sum: number; count: number}>();
        let rarity = 0;
        for (const list of lists) {
          if (list.length > 0) {
            rarity = Math.max(rarity, Math.log(1 + this.index.pageOfSection.length / list.length));
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
            best.set(section, Math.max(score, best.get(section) ?? 0));
          }
        }
      }),
    );
    return best;
  }

  /** Puts the concepts together: sections inherit from their page's opening, pages are ranked. */
  private merge(concepts: Concept[], scores: Map<number, number>[]): RankedPage[] {
    const {firstSections, pageOfSection, pages, ranking} = this.index;
    const weights = concepts.map(({weight}, index) =>
      scores[index]!.size > 0
        ? weight * Math.log(1 + pageOfSection.length / scores[index]!.size)
        : 0,
    );
    const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
    const sectionsOf = new Map<number, number[]>();
    for (const section of new Set(scores.flatMap((map) => [...map.keys()]))) {
      const page = pageOfSection[section]!;
      sectionsOf.set(page, [...(sectionsOf.get(page) ?? []), section]);
    }
    const ranked: RankedPage[] = [];
    for (const [page, sections] of sectionsOf) {
      const first = firstSections[page]!;
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
          score: (sum * covered) / total,
        };
      });
      scored.sort((a, b) => b.score - a.score || a.number - b.number);
      const covered = weights.reduce((sum, weight, i) => sum + (best[i]! > 0 ? weight : 0), 0);
      const whole = best.reduce((sum, value, i) => sum + concepts[i]!.weight * value, 0);
      const together = (whole * covered) / total;
      ranked.push({
        page,
        score: (scored[0]!.score + ranking.whole * together) * pages[page]![2],
        sections: scored.filter(({score}) => score >= scored[0]!.score * 0.5),
      });
    }
    return ranked.sort((a, b) => b.score - a.score || a.page - b.page);
  }
}
