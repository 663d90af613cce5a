import {distance} from 'fastest-levenshtein';
import type {Weights} from './format';
import {onlyHiragana, onlyKanji, scriptRuns} from './query';
import {normalize} from './text';

/** Returns the edit distance of two words. Two swapped letters, the most common typo, count as one change. */
export function countChanges(word: string, other: string): number {
  let at = 0;
  while (at < word.length && word[at] === other[at]) {
    at += 1;
  }
  const swapped = word.slice(0, at) + word.slice(at + 1, at + 2) + word.slice(at, at + 1);
  return word !== other && swapped + word.slice(at + 2) === other ? 1 : distance(word, other);
}

/** Returns how many letters of a word may be wrong. */
export const allowedTypos = (word: string, {oneTypo, twoTypos}: Weights['lengths']): number =>
  word.length < oneTypo || /^\d+$/.test(word) ? 0 : word.length < twoTypos ? 1 : 2;

/**
 * Returns whether a text contains one of some normalized words, a part of one that is a word, or a similar
 * spelling. Compares runs of one script, because a text can contain all pairs of characters of a word but
 * not the word, and because 象 alone is not the end of 対象.
 */
export function mentions(text: string, words: string[], lengths: Weights['lengths']): boolean {
  const normalized = normalize(text);
  const runs = [...new Set(text.normalize('NFKC').match(scriptRuns))];
  return words.some((word) => {
    if (!onlyKanji.test(word) && !onlyHiragana.test(word)) {
      return normalized.includes(word);
    }
    return runs.some((run) => {
      const other = normalize(run);
      const hasWord = word.length > 1 ? other.includes(word) : other.startsWith(word);
      // Compares the beginning of hiragana, which are a verb with endings. Other words are compounds.
      const hasPart = onlyHiragana.test(run)
        ? word.length > 3 && other.startsWith(word.slice(0, 3))
        : other.length > (onlyKanji.test(run) ? 1 : 2) && word.includes(other);
      return hasWord || hasPart || countChanges(word, other) <= allowedTypos(word, lengths);
    });
  });
}
