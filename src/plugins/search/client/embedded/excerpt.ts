import {stemmer} from 'stemmer';
import {fold, isUnspaced, plain, wordForms} from '../engine/text';

/** A piece of a text, and whether it is what the reader looked for. */
export interface Piece {
  text: string;
  marked: boolean;
}

type Range = [from: number, to: number];

const word = /[\p{L}\p{N}_'’]+/gu;

/** The folded text, without long vowels, and for each of its characters where it comes from. */
function foldWithPlaces(text: string): {folded: string; places: Range[]} {
  let folded = '';
  const places: Range[] = [];
  // A half-width character and its voicing mark are one character.
  for (const match of text.matchAll(/.[\uff9e\uff9f]?/gsu)) {
    const piece = plain(match[0]);
    folded += piece;
    for (let index = 0; index < piece.length; index += 1) {
      places.push([match.index, match.index + match[0].length]);
    }
  }
  return {folded, places};
}

/** Where the marks are in a text, in order; they may overlap. */
function find(text: string, marks: string[]): Range[] {
  const ranges: Range[] = [];
  const stems = new Set(marks.filter((mark) => !isUnspaced.test(mark)).map(stemmer));
  for (const match of text.matchAll(word)) {
    if (wordForms(match[0].normalize('NFKC')).some((form) => stems.has(stemmer(form)))) {
      ranges.push([match.index, match.index + match[0].length]);
    }
  }
  const {folded, places} = foldWithPlaces(text);
  for (const mark of marks.filter((one) => isUnspaced.test(one))) {
    for (let at = folded.indexOf(mark); at >= 0; at = folded.indexOf(mark, at + mark.length)) {
      ranges.push([places[at]![0], places[at + mark.length - 1]![1]]);
    }
  }
  return ranges.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
}

function pieces(text: string, ranges: Range[], from = 0, to = text.length): Piece[] {
  const result: Piece[] = [];
  let at = from;
  for (const [start, end] of ranges) {
    if (start >= from && end <= to && end > at) {
      const begin = Math.max(start, at);
      result.push({text: text.slice(at, begin), marked: false});
      result.push({text: text.slice(begin, end), marked: true});
      at = end;
    }
  }
  result.push({text: text.slice(at, to), marked: false});
  return result.filter((piece) => piece.text);
}

/** A whole text with what the reader looked for marked. */
export const mark = (text: string, marks: string[]): Piece[] => pieces(text, find(text, marks));

/** Where the sentences of a text are; a line, such as the row of a table, ends one, too. */
const sentences = (text: string): Range[] =>
  [...text.matchAll(/.+?(?:[.!?](?= )|[。！？]|$)/gmu)].map((match) => [
    match.index + match[0].search(/\S|$/u),
    match.index + match[0].length,
  ]);

/**
 * The sentences of a text that say most about what the reader looked for.
 *
 * @param text - plain text; lines and sentences are taken whole where they aren't much too long.
 * @param marks - folded words, and pieces of runs without spaces, as `SearchEngine` gives them.
 * @param meant - others by which the sentences are chosen, but that are not marked.
 * @param length - characters, about; those of texts without spaces are wider.
 * @returns the part in pieces, with dots where a sentence is cut.
 */
export function excerpt(
  text: string,
  marks: string[],
  meant: string[] = [],
  length = isUnspaced.test(text) ? 80 : 150,
): Piece[] {
  const found = find(text, [...marks, ...meant]);
  const all = sentences(text);
  const kinds = ([from, to]: Range) =>
    new Set(
      found
        .filter(([start, end]) => start >= from && end <= to)
        .map((range) => fold(text.slice(...range))),
    ).size;
  const first = all[0] ?? [0, 0];
  let [from, to] = all.reduce((best, one) => (kinds(one) > kinds(best) ? one : best), first);
  for (const [, end] of all.filter(([begin]) => begin > from)) {
    to = end - from <= length && !text.slice(from, end).includes('\n') ? end : to;
  }
  const whole = to;
  const start = from;
  if (to - from > length * 2) {
    const [match] = found.find(([begin]) => begin >= start) ?? [start];
    from = Math.max(start, match - Math.round(length / 4));
    // Begin and end between words where there are spaces.
    const space = text.indexOf(' ', from);
    from = from > start && space >= 0 && space - from < 20 ? space + 1 : from;
    const end = text.lastIndexOf(' ', from + length);
    to = Math.min(to, from + length - end < 20 ? end : from + length);
  }
  return [
    ...(from > start ? [{text: '… ', marked: false}] : []),
    ...pieces(text, find(text, marks), from, to),
    ...(to < whole ? [{text: ' …', marked: false}] : []),
  ];
}
