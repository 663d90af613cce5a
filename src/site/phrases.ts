/** Ends and beginnings of katakana words that the segmenter takes apart: three letters at most. */
const shortEnd = /(?<![゠-ヿ])[゠-ヿ]{1,3}$/;
const shortStart = /^[゠-ヿ]{1,3}(?![゠-ヿ])/;

/**
 * The phrases of a text whose words don't stand apart, between which a line may end. In Japanese, a
 * phrase never starts with a particle, an ending or a punctuation mark, which are written in hiragana
 * or belong to what stands before them, nor within a katakana word.
 */
export function phrases(text: string, htmlLang: string): string[] {
  const words = new Intl.Segmenter(htmlLang, {granularity: 'word'});
  const all: string[] = [];
  for (const {segment} of words.segment(text)) {
    const last = all.at(-1);
    const isKatakana = /[゠-ヿ]$/.test(last ?? '') && /^[゠-ヿ]/.test(segment);
    const starts =
      /^[\p{Script=Han}\p{Script=Katakana}A-Za-z\d「『（(]/u.test(segment) &&
      !(isKatakana && (shortEnd.test(last!) || shortStart.test(segment)));
    if (last === undefined || (starts && !/[「『（(\u00a0]$/.test(last))) {
      all.push(segment);
    } else {
      all[all.length - 1] = last + segment;
    }
  }
  return all;
}
