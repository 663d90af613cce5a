/** Matches at most three letters at the end or start of a katakana word, which the segmenter splits off. */
const shortEnd = /(?<![゠-ヿ])[゠-ヿ]{1,3}$/;
const shortStart = /^[゠-ヿ]{1,3}(?![゠-ヿ])/;

/**
 * Splits a text in a language without spaces into phrases, between which a line can break. In Japanese, a
 * phrase doesn't start with a punctuation mark, within a katakana word, or with hiragana, because particles
 * and endings are in hiragana.
 */
export function phrases(text: string, htmlLang: string): string[] {
  const words = new Intl.Segmenter(htmlLang, {granularity: 'word'});
  const result: string[] = [];
  for (const {segment} of words.segment(text)) {
    const last = result.at(-1);
    const isKatakana = /[゠-ヿ]$/.test(last ?? '') && /^[゠-ヿ]/.test(segment);
    const starts =
      /^[\p{Script=Han}\p{Script=Katakana}A-Za-z\d「『（(]/u.test(segment) &&
      !(isKatakana && (shortEnd.test(last!) || shortStart.test(segment)));
    if (last === undefined || (starts && !/[「『（(\u00a0]$/.test(last))) {
      result.push(segment);
    } else {
      result[result.length - 1] = last + segment;
    }
  }
  return result;
}
