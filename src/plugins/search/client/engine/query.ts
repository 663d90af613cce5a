import {defaultLanguage, languages} from '../../../../site/languages';
import {stopWords} from './stopWords';
import {cut, fold, longVowelPairs, pairs, plain, wordForms} from './text';

/** Something the reader asks for: a word, or a run of characters without spaces. */
export interface Concept {
  kind: 'word' | 'pairs' | 'character';
  /** As it is compared. */
  text: string;
  /** The keys of the dictionary that stand for it. */
  keys: string[];
  /** How much it says: particles and 'how to' say little. */
  weight: number;
  /** It is what the reader is typing, so it may be the beginning of a word. */
  last?: boolean;
}

/** Anything longer was pasted by accident and would not improve the results. */
const longest = 600;
const most = 24;

/** Words that only connect, in a language and in the default one, whose names stand everywhere. */
export const connectingIn = (language: string): Set<string> =>
  new Set(fold(`${stopWords[defaultLanguage.code]} ${stopWords[language] ?? ''}`).split(' '));

const connectingByDefault = connectingIn(defaultLanguage.code);

/** Japanese words that are in every other question. */
const general = new Set(
  '方法 手順 場合 時 私 何 方 意味 設定 導入 利用 使用 確認 仕方 やり方 使い方'.split(' '),
);

/** Runs of one script, which is where Japanese words mostly end. */
export const scripts = /[\p{Script=Katakana}ー]+|[\p{Script=Han}々〆]+|[\p{Script=Hiragana}ー]+/gu;
export const onlyHiragana = /^[\p{Script=Hiragana}ー]+$/u;
export const onlyHan = /^[\p{Script=Han}々〆]+$/u;

/** What tells a problem from a task, and the verbs before it. */
const negation = /(?:し|され|なら|られ|れ)?(できない|できません|ない|ません)/;

/** Particles, endings, and question words, the longest first: hiragana between other characters are little else. */
const endings = new RegExp(
  [
    negation.source,
    ...languages
      .filter(({words}) => words === 'bigrams')
      .flatMap(({code}) => (stopWords[code] ?? '').split(' ').filter(Boolean))
      .sort((one, other) => other.length - one.length),
  ].join('|'),
  'gu',
);

function japaneseConcept(text: string, weight: number): Concept {
  const word = plain(text);
  const isCharacter = [...word].length === 1;
  // キー without its mark is one character, and another word.
  const keys = isCharacter ? longVowelPairs(text) : pairs(text).slice(0, -1);
  return keys.length > 0
    ? {kind: 'pairs', text: word, keys, weight}
    : {kind: 'character', text: word, keys: [word], weight};
}

function japaneseConcepts(run: string): Concept[] {
  const pieces = run.match(scripts) ?? [];
  const concepts: Concept[] = [];
  pieces.forEach((piece, index) => {
    if (piece.replaceAll('ー', '') === '') {
      return;
    }
    const isEnding = onlyHiragana.test(piece) && piece.replace(endings, '') === '';
    if (isEnding || (onlyHiragana.test(piece) && pieces.length > 1)) {
      // What is more than an ending is looked for as it is.
      const word = isEnding ? negation.exec(piece)?.[1] : piece;
      if (word && (isEnding || word.length > 2)) {
        concepts.push(japaneseConcept(word, 0.4));
      }
      return;
    }
    if (onlyHan.test(piece) && piece.length > 3) {
      // A chain of words: each of its pairs stands for itself.
      const chain = pairs(piece).slice(0, -1);
      const weight = 2 / chain.length;
      chain.forEach((key) => concepts.push({kind: 'pairs', text: key, keys: [key], weight}));
      return;
    }
    const next = pieces[index + 1];
    const isSeam = (one?: string, other?: string) =>
      one && other && !onlyHiragana.test(one) && !onlyHiragana.test(other);
    const isLone = onlyHan.test(piece) && piece.length === 1;
    if (next && isSeam(piece, next)) {
      // 配布ページ is more than 配布 and ページ somewhere; 旧グループ is 旧グ and グループ.
      const seam = pairs([...piece.replaceAll('ー', '')].at(-1)! + [...next][0]!)[0]!;
      const weight = isLone ? 0.8 : 0.5;
      concepts.push({kind: 'pairs', text: seam, keys: [seam], weight});
    }
    if (isLone && (isSeam(piece, next) || isSeam(pieces[index - 1], piece))) {
      return;
    }
    const isGeneral = general.has(piece);
    if (isLone && next && onlyHiragana.test(next)) {
      const weight = isGeneral ? 0.25 : 0.8;
      // 消す, 消し方, 消えた: the verb in any of its forms.
      concepts.push({kind: 'character', text: piece, keys: [piece], weight});
      return;
    }
    concepts.push(japaneseConcept(piece, isGeneral ? 0.25 : 1));
  });
  return concepts;
}

/**
 * Understands what a reader typed.
 *
 * @param query - anything, of any length and in any script.
 * @param connecting - words that it is not about.
 * @returns what they ask for; nothing when the query has no letter and no digit.
 */
export function readQuery(query: string, connecting = connectingByDefault): Concept[] {
  // What is left of a pasted address isn't a word: %E0.
  const runs = cut(query.slice(0, longest).replace(/%[\da-f]{1,2}/gi, ' '));
  const concepts: Concept[] = [];
  runs.forEach((run, index) => {
    if (run.unspaced) {
      concepts.push(...japaneseConcepts(run.text));
      return;
    }
    const [whole, ...parts] = wordForms(run.text);
    if (!whole) {
      return;
    }
    const last = index === runs.length - 1 && /[\p{L}\p{N}]$/u.test(query);
    concepts.push({kind: 'word', text: whole, keys: [whole], weight: 1, last});
    parts.forEach((part) => concepts.push({kind: 'word', text: part, keys: [part], weight: 0.4}));
  });
  const meaningful = concepts.filter(({text}) => !connecting.has(text));
  const seen = new Set<string>();
  return (meaningful.length > 0 ? meaningful : concepts)
    .filter(({text}) => !seen.has(text) && seen.add(text))
    .slice(0, most);
}
