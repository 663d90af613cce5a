import {lineHeight, textSizes, type Item} from './layout';
import type {ReadText} from './texts';

export type TextItem = Extract<Item, {width: number}>;

/** Widths of characters in sizes of the text, rounded up from Source Sans 3 and its fallback. */
const widths: [characters: RegExp, width: number][] = [
  [/[ijlI.,:;'|!‘’]/, 0.28],
  [/[ frt()[\]"/-]/, 0.36],
  [/[mwMW@%]/, 0.88],
  [/[A-Z#&+→]/, 0.65],
  [/[\u1100-\u11ff\u2e80-\ufaff\uff01-\uff60]/, 1],
];
const usual = 0.54;
/** How much wider the letters of a name are than those of a note. */
const semibold = 1.05;

/** About how wide a text is; rather more than less. */
function width(text: string, as: keyof typeof textSizes): number {
  const sum = [...text].reduce(
    (all, character) =>
      all + (widths.find(([characters]) => characters.test(character))?.[1] ?? usual),
    0,
  );
  return sum * textSizes[as] * (as === 'name' ? semibold : 1);
}

const isHan = /[\u2e80-\ufaff\uff01-\uff60]/;
/** Ends and begins of words from other languages: the segmenter takes some words apart. */
const [katakanaEnd, katakanaStart] = [
  /(?<![\u30a0-\u30ff])[\u30a0-\u30ff]{1,3}$/,
  /^[\u30a0-\u30ff]{1,3}(?![\u30a0-\u30ff])/,
];
const isKatakana = /^[\u30a0-\u30ff]/;
/** What doesn't begin a line in Japanese: closing marks, long vowels, and the kana that follow a word. */
const staysBefore = /^[\u3001\u3002\uff09\u300d\u30fb\u30fc]|^[\u3041-\u309f]{1,3}$/;
const opening = /[\uff08\u300c]$/;

/** The parts of a text that stay together, each with the space that follows it. */
function parts(text: string, language: string): string[] {
  const found: string[] = [];
  for (const {segment} of new Intl.Segmenter(language, {granularity: 'word'}).segment(text)) {
    const last = found.at(-1);
    const canBreak =
      last !== undefined &&
      (/[^\S\u00a0]$/.test(last) ||
        ((isHan.test(segment) || isHan.test(last)) &&
          !(katakanaEnd.test(last) && isKatakana.test(segment)) &&
          !(isKatakana.test(last.at(-1)!) && katakanaStart.test(segment)) &&
          !staysBefore.test(segment) &&
          !opening.test(last)));
    if (last === undefined || (canBreak && segment.trim())) {
      found.push(segment);
    } else {
      found[found.length - 1] += segment;
    }
  }
  return found;
}

function lines(all: string[], fits: (line: string) => boolean): string[] {
  const found: string[] = [];
  for (const part of all) {
    const last = found.at(-1);
    if (last !== undefined && fits((last + part).trim())) {
      found[found.length - 1] = last + part;
    } else {
      found.push(part);
    }
  }
  return found.map((line) => line.trim());
}

/** A line of a text as it stands in a layout. */
interface Line {
  text: string;
  as: keyof typeof textSizes;
  /** The middle of its height. */
  y: number;
}

/** A text as it stands in a layout. */
export interface Wrapped {
  lines: Line[];
  /** Where it stands: left, top, right, bottom. */
  box: [left: number, top: number, right: number, bottom: number];
  /** Whether it keeps to the width and the lines that it has. */
  fits: boolean;
}

/** As few lines as a width allows, all of about the same length. */
function balanced(text: string, as: keyof typeof textSizes, within: number, language: string) {
  const all = parts(text, language);
  const broken = (limit: number) => lines(all, (line) => width(line, as) <= limit);
  const fewest = broken(within).length;
  let limit = within;
  while (limit > 24 && broken(limit - 4).length === fewest) {
    limit -= 4;
  }
  return broken(limit);
}

/**
 * Breaks a text into lines.
 *
 * @param item - what it says, and where.
 */
export function wrap(item: TextItem, read: ReadText, language: string): Wrapped {
  const [x, y] = item.at;
  const found: Line[] = [];
  let bottom = y;
  let longest = 0;
  for (const as of ['name', 'note'] as const) {
    const id = item[as];
    for (const text of id ? balanced(read(id), as, item.width, language) : []) {
      const height = textSizes[as] * lineHeight;
      found.push({text, as, y: bottom + height / 2});
      bottom += height;
      longest = Math.max(longest, width(text, as));
    }
  }
  const left = item.align === 'middle' ? x - longest / 2 : x;
  return {
    lines: found,
    box: [left, y, left + longest, bottom],
    fits: longest <= item.width && found.length <= (item.lines ?? 2),
  };
}
