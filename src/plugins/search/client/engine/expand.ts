import {stemmer} from 'stemmer';
import {changesFrom, wrongLetters} from './closeness';
import {comparable, type SearchIndex} from './searchIndex';
import {onlyHan, type Concept} from './query';
import {cut, plain, tokens, wordForms} from './text';

/** One way to satisfy a concept: all or some of the keys. */
export interface Way {
  keys: string[];
  weight: number;
  /** Share of the keys that must be there. */
  share: number;
  /** What the typed word, which the index doesn't know, was read as. */
  read?: string[];
  /** What the pages call what was typed. */
  meant?: string[];
}

const maxLongerWords = 12;
const maxCorrections = 8;

/** Returns the keys under which a term is found wherever it stands. */
const keysOf = (term: string) => tokens(term).filter((key) => !key.endsWith('$'));

/**
 * Returns the known words that differ from what was typed by one letter, or by two where it is long, and
 * how likely they were meant. What is still being typed may also be the beginning of one.
 */
function corrections({words, reader, start}: SearchIndex, word: string, isLast = false) {
  const {none, letter, unfinished} = start.weights.typos;
  const allowed = wrongLetters(word);
  const changesTo = changesFrom(word);
  const near: [string, number][] = [];
  for (const other of allowed > 0 ? words : []) {
    const longer = other.length - word.length;
    if (longer < -allowed || reader.filler.has(other)) {
      continue;
    }
    const whole = longer <= allowed ? changesTo(other) : allowed + 1;
    const beginnings =
      isLast && word.length > 4 && longer > 0 && other[0] === word[0]
        ? [-1, 0, 1].map((more) => changesTo(other.slice(0, word.length + more)))
        : [];
    const changes = Math.min(whole, ...beginnings.map((one) => one + unfinished));
    if (changes < allowed + 1) {
      near.push([other, none - letter * changes]);
    }
  }
  return near.sort((a, b) => b[1] - a[1]).slice(0, maxCorrections);
}

/** Returns the ways to satisfy a word of a script with spaces, which may be one with the next word. */
function waysOfWord(index: SearchIndex, {text: word, isLast}: Concept, next?: Concept): Way[] {
  const {known, stems, words, start} = index;
  const {forms} = start.weights;
  const ways: Way[] = [];
  let isKnown = false;
  const add = (weight: number, ...keys: string[]) =>
    ways.push({keys, weight, share: 1, read: isKnown ? [] : keys});
  if (known.has(word)) {
    add(1, word);
  }
  for (const other of stems.get(stemmer(word)) ?? []) {
    if (other !== word) {
      add(forms.inflected, other);
    }
  }
  isKnown = ways.length > 0;
  if (word.length > 2 || (isLast && word.length > 1)) {
    const weight = isKnown ? forms.longer : forms.begun;
    words
      .filter((other) => other.length > word.length && other.startsWith(word))
      .sort((a, b) => a.length - b.length)
      .slice(0, maxLongerWords)
      .forEach((other) => add(weight * Math.sqrt(word.length / other.length), other));
  }
  const together = next?.kind === 'word' ? word + next.text : '';
  if (known.has(together)) {
    add(forms.joined, together);
  }
  if (ways.length === 0) {
    corrections(index, word, isLast).forEach(([other, weight]) => add(weight, other));
    for (let cutAt = 2; cutAt <= word.length - 2; cutAt += 1) {
      const [left, right] = [word.slice(0, cutAt), word.slice(cutAt)];
      if (known.has(left) && known.has(right)) {
        add(forms.split, left, right);
      }
    }
  }
  return ways;
}

async function waysOf(index: SearchIndex, concept: Concept, next?: Concept): Promise<Way[]> {
  const {kind, text, keys} = concept;
  if (kind === 'word') {
    return waysOfWord(index, concept, next);
  }
  if (kind === 'character') {
    return (await index.keysFrom(text)).map((key) => ({keys: [key], weight: 1, share: 1}));
  }
  // 有効化 is 有効 with an ending; of a word in kana, a part is another word.
  const isCompound = keys.length > 2 || onlyHan.test(text);
  return [{keys, weight: 1, share: isCompound ? index.start.weights.shares.compound : 1}];
}

/** Adds the pages' terms for what the reader calls otherwise. */
function addSynonyms(
  {terms, start}: SearchIndex,
  query: string,
  concepts: Concept[],
  ways: Way[][],
) {
  const {shares, forms} = start.weights;
  const asked = comparable(query);
  for (const {said, term} of terms) {
    const bare = said.trim();
    const isWord = /^[\p{Script=Latin}\p{N} ]+$/u.test(bare);
    if (bare.length < 2 || !asked.includes(isWord ? said : bare)) {
      continue;
    }
    const meant = cut(term).flatMap((run) =>
      run.unspaced ? [plain(run.text)] : wordForms(run.text),
    );
    const add = (concept: number, keys: string[], share: number) =>
      ways[concept]!.push({keys, weight: forms.synonym, share, meant});
    concepts.forEach(({kind, text}, concept) => {
      if (isWord ? said.includes(` ${text} `) : bare.includes(text)) {
        add(concept, keysOf(term), shares.synonym);
      } else if (kind === 'pairs' && text.includes(bare)) {
        // 旧組織 is 旧グループ where 組織 is グループ.
        add(concept, keysOf(text.replace(bare, term)), shares.compound);
      }
    });
  }
}

/** Returns the ways to satisfy each concept of a query: as it was typed, in other forms, and in other words. */
export async function expand(index: SearchIndex, query: string, concepts: Concept[]) {
  const ways = await Promise.all(
    concepts.map((concept, at) => waysOf(index, concept, concepts[at + 1])),
  );
  addSynonyms(index, query, concepts, ways);
  return ways;
}
