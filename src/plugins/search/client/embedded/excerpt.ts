import {stemmer} from 'stemmer';
import {fold, unspacedLetter, normalize, wordForms} from '../engine/text';

/** A piece of a text, and whether the piece matches the query. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

type Range = [from: number, to: number];

const wordPattern = /[\p{L}\p{N}_'’]+/gu;

/** Normalizes a text. Returns for each normalized character the range of its origin in the text. */
function normalizeWithRanges(text: string): {normalized: string; origins: Range[]} {
  let normalized = '';
  const origins: Range[] = [];
  // A half-width character and its voicing mark are one character.
  for (const match of text.matchAll(/.[\uff9e\uff9f]?/gsu)) {
    const piece = normalize(match[0]);
    normalized += piece;
    for (let index = 0; index < piece.length; index += 1) {
      origins.push([match.index, match.index + match[0].length]);
    }
  }
  return {normalized, origins};
}

/** Returns the ranges of the marks in a text, in order. Ranges may overlap. */
function findMarks(text: string, marks: string[]): Range[] {
  const ranges: Range[] = [];
  const stems = new Set(marks.filter((mark) => !unspacedLetter.test(mark)).map(stemmer));
  for (const match of text.matchAll(wordPattern)) {
    if (wordForms(match[0].normalize('NFKC')).some((form) => stems.has(stemmer(form)))) {
      ranges.push([match.index, match.index + match[0].length]);
    }
  }
  const {normalized, origins} = normalizeWithRanges(text);
  for (const mark of marks.filter((word) => unspacedLetter.test(word))) {
    for (
      let at = normalized.indexOf(mark);
      at >= 0;
      at = normalized.indexOf(mark, at + mark.length)
    ) {
      ranges.push([origins[at]![0], origins[at + mark.length - 1]![1]]);
    }
  }
  return ranges.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
}

function split(text: string, ranges: Range[], from = 0, to = text.length): Piece[] {
  const result: Piece[] = [];
  let at = from;
  for (const [start, end] of ranges) {
    if (start >= from && end <= to && end > at) {
      const begin = Math.max(start, at);
      result.push({text: text.slice(at, begin), isMatch: false});
      result.push({text: text.slice(begin, end), isMatch: true});
      at = end;
    }
  }
  result.push({text: text.slice(at, to), isMatch: false});
  return result.filter((piece) => piece.text);
}

/** Splits a text into pieces that match and pieces that don't. */
export const highlight = (text: string, marks: string[]): Piece[] =>
  split(text, findMarks(text, marks));

/** Returns the ranges of the sentences in a text. The end of a line, such as a table row, ends a sentence. */
const sentences = (text: string): Range[] =>
  [...text.matchAll(/.+?(?:[.!?](?= )|[。！？]|$)/gmu)].map((match) => [
    match.index + match[0].search(/\S|$/u),
    match.index + match[0].length,
  ]);

/**
 * Returns the sentences of a text with the most matches, in pieces.
 *
 * @param text - plain text. A sentence is cut only if it is more than twice as long as `length`.
 * @param marks - normalized words of `SearchEngine`, which the excerpt marks.
 * @param terms - further words for choosing sentences, which the excerpt doesn't mark.
 * @param length - approximate number of characters. Fewer for unspaced letters, because they are wider.
 */
export function excerpt(
  text: string,
  marks: string[],
  terms: string[] = [],
  length = unspacedLetter.test(text) ? 80 : 150,
): Piece[] {
  const matches = findMarks(text, [...marks, ...terms]);
  const allSentences = sentences(text);
  const countMatches = ([from, to]: Range) =>
    new Set(
      matches
        .filter(([start, end]) => start >= from && end <= to)
        .map((range) => fold(text.slice(...range))),
    ).size;
  const first = allSentences[0] ?? [0, 0];
  let [from, to] = allSentences.reduce(
    (best, next) => (countMatches(next) > countMatches(best) ? next : best),
    first,
  );
  for (const [, end] of allSentences.filter(([begin]) => begin > from)) {
    to = end - from <= length && !text.slice(from, end).includes('\n') ? end : to;
  }
  const whole = to;
  const start = from;
  if (to - from > length * 2) {
    const [match] = matches.find(([begin]) => begin >= start) ?? [start];
    from = Math.max(start, match - Math.round(length / 4));
    // Begins and ends between words if a space is near.
    const space = text.indexOf(' ', from);
    from = from > start && space >= 0 && space - from < 20 ? space + 1 : from;
    const end = text.lastIndexOf(' ', from + length);
    to = Math.min(to, from + length - end < 20 ? end : from + length);
  }
  return [
    ...(from > start ? [{text: '… ', isMatch: false}] : []),
    ...split(text, findMarks(text, marks), from, to),
    ...(to < whole ? [{text: ' …', isMatch: false}] : []),
  ];
}
