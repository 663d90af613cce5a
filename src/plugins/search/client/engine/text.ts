import {languages} from '../../../../site/languages';

/**
 * Characters of the languages without spaces between words. The index has pairs of these characters, also
 * of pages in other languages, because such pages quote names and samples.
 */
const unspaced = languages
  .filter(({words}) => words === 'bigrams')
  .map(({letters}) => letters)
  .join('');
export const unspacedLetter = new RegExp(`[${unspaced}]`, 'u');

/** Matches a run of unspaced characters, or a word of another script with the underscores of identifiers. */
const runPattern = new RegExp(`[${unspaced}]+|(?:(?![${unspaced}])[\\p{L}\\p{N}_'’])+`, 'gu');

/** Matches soft hyphens, zero-width spaces, bidirectional marks, and variation selectors. */
const invisibleCharacters = /[\p{Cf}\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]/gu;

/** Removes differences of width, case, and accents, and between katakana and hiragana. */
export function fold(text: string): string {
  return (
    text
      .replace(invisibleCharacters, '')
      .normalize('NFKD')
      // Removes accents, but not the voicing marks of kana (か and が), which are in another range.
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .toLowerCase()
      .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
  );
}

/** Folds a text and removes long-vowel marks, so that サーバー equals サーバ. */
export const normalize = (text: string): string => fold(text).replaceAll('ー', '');

/** Normalizes a text and replaces everything between words with a space. Adds a space at both ends. */
export const comparable = (text: string): string =>
  ` ${normalize(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Splits a text into words and runs of unspaced characters, in order. iOS17 is two words. */
export function splitRuns(text: string) {
  const spaced = text
    .replace(invisibleCharacters, '')
    .normalize('NFKC')
    .replace(/\p{L}{3}(?=\p{N})/gu, '$& ');
  const runs = spaced.match(runPattern) ?? [];
  return runs.map((run) => ({text: run, isUnspaced: unspacedLetter.test(run)}));
}

/** Returns the keys of a word: the word itself, and the parts of an identifier such as `versionCode`. */
export function wordForms(word: string): string[] {
  const whole = word
    .replace(/['’]s?$/i, '')
    // Removes an article or pronoun without its vowel, as in l’application.
    .replace(/^\p{L}{1,2}['’](?=\p{L}{3})/u, '')
    .replace(/['’]/g, '')
    .replace(/^_+|_+$/g, '');
  const parts = whole.replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1_$2').split(/_+/);
  return [...new Set([whole, ...parts].map(fold).filter(Boolean))];
}

/**
 * Returns the overlapping pairs of characters of a run, without long-vowel marks. The last character is
 * paired with a dollar sign, so that the index also finds single characters.
 */
export const pairs = (run: string): string[] =>
  [...normalize(run)].map((character, index, all) => character + (all[index + 1] ?? '$'));

/** Returns each long-vowel mark of a run with the character before it, which distinguishes キー from 木. */
export const longVowelPairs = (run: string): string[] => fold(run).match(/[^ー]ー/gu) ?? [];

/** Returns all keys under which the index stores a text, each as often as it occurs. */
export const tokens = (text: string): string[] =>
  splitRuns(text).flatMap((run) =>
    run.isUnspaced ? [...pairs(run.text), ...longVowelPairs(run.text)] : wordForms(run.text),
  );
