import {languages} from '../../../../site/languages';

/**
 * How text is cut and compared, the same for the index and for what a reader types: width, case,
 * kana and long vowels make no difference, and a language with `words: 'bigrams'` needs no spaces between words.
 * The characters tell, not the page: names and samples of one language stand in pages of another.
 */

const unspaced = languages
  .filter(({words}) => words === 'bigrams')
  .map(({letters}) => letters)
  .join('');

/** Soft hyphens, zero-width spaces, bidirectional marks, and variation selectors. */
const invisible = /[\p{Cf}\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]/gu;

/** A run without spaces, or a word of any other script with the underscores of identifiers. */
const runs = new RegExp(`[${unspaced}]+|(?:(?![${unspaced}])[\\p{L}\\p{N}_'’])+`, 'gu');
/** Whether a text has characters of a language without spaces between its words. */
export const isUnspaced = new RegExp(`[${unspaced}]`, 'u');

/**
 * Makes the spellings of one text alike: full- and half-width, upper and lower case, with and without
 * accents, katakana and hiragana.
 */
export function fold(text: string): string {
  return (
    text
      .replace(invisible, '')
      .normalize('NFKD')
      // Accents only: the voicing marks of kana, which tell か from が, are elsewhere.
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .toLowerCase()
      .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
  );
}

/** Folds a text and takes out long-vowel marks: サーバー is サーバ. */
export const plain = (text: string): string => fold(text).replaceAll('ー', '');

/** Cuts a text into runs without spaces and words, in the order in which they stand: iOS17 is two. */
export function cut(text: string) {
  const spaced = text
    .replace(invisible, '')
    .normalize('NFKC')
    .replace(/\p{L}{3}(?=\p{N})/gu, '$& ');
  return (spaced.match(runs) ?? []).map((run) => ({text: run, unspaced: isUnspaced.test(run)}));
}

/**
 * The forms under which a word is found: as it is written, and for an identifier
 * (`distribution_key`, `versionCode`) its parts, too.
 */
export function wordForms(word: string): string[] {
  const bare = word
    .replace(/['’]s?$/i, '')
    // An article or pronoun that has lost its vowel, as in l’application.
    .replace(/^\p{L}{1,2}['’](?=\p{L}{3})/u, '')
    .replace(/['’]/g, '');
  const whole = bare.replace(/^_+|_+$/g, '');
  const parts = whole
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1_$2')
    .split(/_+/)
    .filter(Boolean);
  return [...new Set([whole, ...parts].map(fold).filter(Boolean))];
}

/**
 * The overlapping pairs of characters of a run, without long-vowel marks. The last character's is a
 * dollar sign, so that single characters can be looked up, too.
 */
export const pairs = (run: string): string[] =>
  [...plain(run)].map((character, index, all) => character + (all[index + 1] ?? '$'));

/** The pairs around the long-vowel marks of a run: they keep キー apart from 木. */
export const longVowelPairs = (run: string): string[] => fold(run).match(/[^ー]ー/gu) ?? [];

/** Everything under which a text is found, with repetitions. */
export function tokens(text: string): string[] {
  return cut(text).flatMap((run) =>
    run.unspaced ? [...pairs(run.text), ...longVowelPairs(run.text)] : wordForms(run.text),
  );
}
