import type {QueryWords, Weights} from './format';
import {cut, fold, isUnspaced, longVowelPairs, pairs, plain, wordForms} from './text';

/** Something the reader asks for: a word, or a run of characters without spaces. */
export interface Concept {
  kind: 'word' | 'pairs' | 'character';
  /** As it is compared. */
  text: string;
  /** The keys of the dictionary that stand for it. */
  keys: string[];
  /** How much it says: particles and 'how to' say little. */
  weight: number;
  /** A page without it doesn't match. */
  isEssential?: boolean;
  /** It is what the reader is typing, so it may be the beginning of a word. */
  isLast?: boolean;
}

/** Reads the queries of a language. */
export interface QueryReader {
  filler: Set<string>;
  general: Set<string>;
  technical: Set<string>;
  /** Particles, endings, and question words: hiragana between other characters are little else. */
  endings: RegExp;
  weights: Weights['query'];
}

/** Anything longer was pasted by accident and would not improve the results. */
export const maxQueryLength = 600;
const maxConcepts = 24;

/** Runs of one script, which is where Japanese words mostly end. */
export const scripts = /[\p{Script=Katakana}ー]+|[\p{Script=Han}々〆]+|[\p{Script=Hiragana}ー]+/gu;
export const onlyHiragana = /^[\p{Script=Hiragana}ー]+$/u;
export const onlyHan = /^[\p{Script=Han}々〆]+$/u;

/** What tells a problem from a task, and the verbs before it. */
const negation = /(?:し|され|なら|られ|れ)?(できない|できません|ない|ません)/;

/** An identifier, an option, or a status code. */
const code = /\w_\w|--\w|\p{Ll}{2}\p{Lu}|\b[45]\d\d\b/u;

/** Prepares for reading queries with an index's words. */
export function queryReader(
  {filler, general, technical}: QueryWords,
  weights: Weights['query'],
): QueryReader {
  const endings = filler
    .filter((word) => isUnspaced.test(word))
    .sort((a, b) => b.length - a.length);
  return {
    filler: new Set(filler.map(fold)),
    general: new Set(general),
    technical: new Set(technical.map(plain)),
    endings: new RegExp([negation.source, ...endings].join('|'), 'gu'),
    weights,
  };
}

/** Returns a Japanese word as a concept: by its pairs of characters, or by its only character. */
function japaneseWord(text: string, weight: number, isEssential = false): Concept {
  const word = plain(text);
  const isCharacter = [...word].length === 1;
  // キー without its mark is one character, and another word.
  const keys = isCharacter ? longVowelPairs(text) : pairs(text).slice(0, -1);
  return keys.length > 0
    ? {kind: 'pairs', text: word, keys, weight, isEssential}
    : {kind: 'character', text: word, keys: [word], weight, isEssential};
}

const isSeam = (one?: string, other?: string) =>
  one && other && !onlyHiragana.test(one) && !onlyHiragana.test(other);

/** Returns the concepts of hiragana beside other characters: negations, and what is more than an ending. */
function readHiragana(piece: string, {endings, weights}: QueryReader): Concept[] {
  const isEnding = piece.replace(endings, '') === '';
  const word = isEnding ? negation.exec(piece)?.[1] : piece;
  return word && (isEnding || word.length > 2) ? [japaneseWord(word, weights.ending)] : [];
}

/** Returns the concepts of a chain of words in kanji: each of its pairs stands for itself. */
function readChain(piece: string, {weights}: QueryReader): Concept[] {
  const chain = pairs(piece).slice(0, -1);
  return chain.map((key, index) => ({
    kind: 'pairs',
    text: key,
    keys: [key],
    weight: weights.chain / chain.length,
    // 画面録画 is 画面 and 録画; 面録 is neither.
    isEssential: index % 2 === 0,
  }));
}

/** Returns the concepts of a run of Japanese characters. */
function readJapanese(run: string, reader: QueryReader): Concept[] {
  const {general, weights} = reader;
  const pieces = (run.match(scripts) ?? []).filter((piece) => /[^ー]/.test(piece));
  return pieces.flatMap((piece, index) => {
    const [before, next] = [pieces[index - 1], pieces[index + 1]];
    if (onlyHiragana.test(piece)) {
      const isWord = pieces.length === 1 && piece.replace(reader.endings, '') !== '';
      return isWord ? [japaneseWord(piece, 1, true)] : readHiragana(piece, reader);
    }
    if (onlyHan.test(piece) && piece.length > 3) {
      return readChain(piece, reader);
    }
    const isLone = onlyHan.test(piece) && piece.length === 1;
    const seam: Concept[] = [];
    if (next && isSeam(piece, next)) {
      // 配布ページ is more than 配布 and ページ somewhere; 旧グループ is 旧グ and グループ.
      const text = pairs([...piece.replaceAll('ー', '')].at(-1)! + [...next][0]!)[0]!;
      const weight = isLone ? weights.prefix : weights.seam;
      seam.push({kind: 'pairs', text, keys: [text], weight});
    }
    if (isLone && (isSeam(piece, next) || isSeam(before, piece))) {
      return seam;
    }
    const isGeneral = general.has(piece);
    if (isLone && next && onlyHiragana.test(next)) {
      const weight = isGeneral ? weights.general : weights.verb;
      // 消す, 消し方, 消えた: the verb in any of its forms.
      return [{kind: 'character', text: piece, keys: [piece], weight, isEssential: !isGeneral}];
    }
    return [...seam, japaneseWord(piece, isGeneral ? weights.general : 1, !isGeneral)];
  });
}

/**
 * Reads what a reader typed.
 *
 * @param query - anything, of any length and in any script.
 * @returns what they ask for; nothing when the query has no letter and no digit.
 */
export function readQuery(query: string, reader: QueryReader): Concept[] {
  // What is left of a pasted address isn't a word: %E0.
  const runs = cut(query.slice(0, maxQueryLength).replace(/%[\da-f]{1,2}/gi, ' '));
  const concepts = runs.flatMap((run, index): Concept[] => {
    if (run.unspaced) {
      return readJapanese(run.text, reader);
    }
    const isLast = index === runs.length - 1 && /[\p{L}\p{N}]$/u.test(query);
    return wordForms(run.text).map((text, form) =>
      form === 0
        ? {kind: 'word', text, keys: [text], weight: 1, isEssential: true, isLast}
        : {kind: 'word', text, keys: [text], weight: reader.weights.part},
    );
  });
  const meaningful = concepts.filter(({text}) => !reader.filler.has(text));
  const seen = new Set<string>();
  return (meaningful.length > 0 ? meaningful : concepts)
    .filter(({text}) => !seen.has(text) && seen.add(text))
    .slice(0, maxConcepts);
}

/** Returns whether a query has neither an identifier, an option, a status code, nor a developer's word. */
export const isEveryday = (query: string, concepts: Concept[], {technical}: QueryReader): boolean =>
  !code.test(query) && !concepts.some(({text}) => technical.has(text));
