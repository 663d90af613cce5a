import type {QueryWords, Weights} from './format';
import {fold, longVowelPairs, normalize, pairs, splitRuns, unspacedLetter, wordForms} from './text';

/** A part of a query: a word, or a run of characters without spaces. */
export interface Concept {
  kind: 'word' | 'pairs' | 'character';
  /** The normalized text. */
  text: string;
  keys: string[];
  /** The importance of the concept: 1, or less for text with little meaning, such as particles. */
  weight: number;
  /** Whether a page without the concept doesn't match. */
  isEssential?: boolean;
  /** Whether the query ends with the concept, so that the concept may be the beginning of a word. */
  isLast?: boolean;
}

/** The words and weights that `readQuery` uses. */
export type QueryRules = Record<keyof QueryWords, Set<string>> & {
  /** Matches particles, endings, and question words: most hiragana between other characters. */
  endings: RegExp;
  weights: Weights;
};

/** Matches runs of one script, because most Japanese words end where the script changes. */
export const scriptRuns =
  /[\p{Script=Katakana}ー]+|[\p{Script=Han}々〆]+|[\p{Script=Hiragana}ー]+/gu;
export const onlyHiragana = /^[\p{Script=Hiragana}ー]+$/u;
export const onlyKanji = /^[\p{Script=Han}々〆]+$/u;

/** Matches a negation after the ending of its verb. A negation distinguishes a problem from a task. */
const negation = /(?:し|され|なら|られ|れ)?(できない|できません|ない|ません)/;

/** Matches an identifier, a command-line option, or a status code. */
const code = /\w_\w|--\w|\p{Ll}{2}\p{Lu}|\b[45]\d\d\b/u;

export function createQueryRules(index: QueryWords & {weights: Weights}): QueryRules {
  const {filler, general, technical, weights} = index;
  const endings = filler
    .filter((word) => unspacedLetter.test(word))
    .sort((a, b) => b.length - a.length);
  return {
    filler: new Set(filler.map(fold)),
    general: new Set(general),
    technical: new Set(technical.map(normalize)),
    endings: new RegExp([negation.source, ...endings].join('|'), 'gu'),
    weights,
  };
}

/** Returns the concept of a Japanese word, with the word's pairs of characters or its only character. */
function japaneseWord(word: string, weight: number, isEssential = false): Concept {
  const text = normalize(word);
  const isCharacter = [...text].length === 1;
  // Without its long-vowel mark, キー is a single character and another word.
  const keys = isCharacter ? longVowelPairs(word) : pairs(word).slice(0, -1);
  return keys.length > 0
    ? {kind: 'pairs', text, keys, weight, isEssential}
    : {kind: 'character', text, keys: [text], weight, isEssential};
}

/** Returns the concepts of hiragana next to other scripts: negations, and text that isn't an ending. */
function readHiragana(piece: string, {endings, weights}: QueryRules): Concept[] {
  const isEnding = piece.replace(endings, '') === '';
  const word = isEnding ? negation.exec(piece)?.[1] : piece;
  return word && (isEnding || word.length >= weights.lengths.hiragana)
    ? [japaneseWord(word, weights.query.ending)]
    : [];
}

/** Returns the concepts of a run of kanji or katakana between its neighbors in the query. */
function readPiece(piece: string, rules: QueryRules, before = '', next = ''): Concept[] {
  const {query: weights, lengths} = rules.weights;
  if (onlyKanji.test(piece) && piece.length >= lengths.chain) {
    // Splits a chain of words into pairs. In 画面録画, 画面 and 録画 are words, but 面録 isn't.
    const keys = pairs(piece).slice(0, -1);
    return keys.map((key, at) => japaneseWord(key, weights.chain / keys.length, at % 2 === 0));
  }
  const isSingle = onlyKanji.test(piece) && piece.length === 1;
  const joinsNext = next && !onlyHiragana.test(next);
  const seam: Concept[] = [];
  if (joinsNext) {
    // Adds the pair at the seam, because 配布ページ is more than 配布 and ページ in different places.
    const [key] = pairs([...piece.replaceAll('ー', '')].at(-1)! + [...next][0]!);
    seam.push(japaneseWord(key!, isSingle ? weights.prefix : weights.seam));
  }
  if (isSingle && (joinsNext || (before && !onlyHiragana.test(before)))) {
    return seam;
  }
  const isGeneral = rules.general.has(piece);
  // A single kanji before hiragana is a verb, whose concept matches all forms: 消す, 消し方, 消えた.
  const weight = isSingle && next ? weights.verb : 1;
  return [...seam, japaneseWord(piece, isGeneral ? weights.general : weight, !isGeneral)];
}

function readJapanese(run: string, rules: QueryRules): Concept[] {
  const pieces = (run.match(scriptRuns) ?? []).filter((piece) => /[^ー]/.test(piece));
  return pieces.flatMap((piece, index) => {
    if (!onlyHiragana.test(piece)) {
      return readPiece(piece, rules, pieces[index - 1], pieces[index + 1]);
    }
    const isWord = pieces.length === 1 && piece.replace(rules.endings, '') !== '';
    return isWord ? [japaneseWord(piece, 1, true)] : readHiragana(piece, rules);
  });
}

/**
 * Parses a query.
 *
 * @param query - a text of any length and in any script.
 * @returns the concepts; an empty array for a query without a letter or digit.
 */
export function readQuery(query: string, rules: QueryRules): Concept[] {
  const {limits, query: weights} = rules.weights;
  // Removes percent-encoded bytes of a pasted URL, such as %E0, because they aren't words.
  const runs = splitRuns(query.slice(0, limits.characters).replace(/%[\da-f]{1,2}/gi, ' '));
  const concepts = runs.flatMap((run, index): Concept[] => {
    if (run.isUnspaced) {
      return readJapanese(run.text, rules);
    }
    const isLast = index === runs.length - 1 && /[\p{L}\p{N}]$/u.test(query);
    return wordForms(run.text).map((text, form) =>
      form === 0
        ? {kind: 'word', text, keys: [text], weight: 1, isEssential: true, isLast}
        : {kind: 'word', text, keys: [text], weight: weights.part},
    );
  });
  const meaningful = concepts.filter(({text}) => !rules.filler.has(text));
  const usedConcepts = meaningful.length > 0 ? meaningful : concepts;
  return usedConcepts
    .filter(({text}, index) => usedConcepts.findIndex((other) => other.text === text) === index)
    .slice(0, limits.concepts);
}

/** Returns whether a query has no identifier, option, status code, or technical word. */
export const isEveryday = (query: string, concepts: Concept[], {technical}: QueryRules): boolean =>
  !code.test(query) && !concepts.some(({text}) => technical.has(text));
