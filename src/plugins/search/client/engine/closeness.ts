import {distance} from 'fastest-levenshtein';
import {stemmer} from 'stemmer';
import {onlyHan, onlyHiragana, readQuery, scripts, type QueryReader} from './query';
import {cut, plain, wordForms} from './text';

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const maxNeighbours = 24;

/**
 * What stands side by side in a query, as patterns for a folded text: two words, in any form and
 * with anything but letters between them; three Japanese characters; a word and the character beside it.
 */
function neighbours(query: string): RegExp[] {
  const patterns: string[] = [];
  let before = '';
  for (const run of cut(query)) {
    if (run.unspaced) {
      const characters = [...plain(run.text)];
      if (before && characters[0]) {
        patterns.push(`${before}\\s*${escape(characters[0])}`);
      }
      characters
        .slice(0, -2)
        .forEach((_, index) => patterns.push(escape(characters.slice(index, index + 3).join(''))));
      before = escape(characters.at(-1) ?? '');
    } else {
      const word = escape(wordForms(run.text)[0] ?? '');
      if (before && word) {
        patterns.push(`${before}[\\p{L}\\p{N}]{0,3}[^\\p{L}\\p{N}]*${word}`);
      }
      before = word;
    }
  }
  return [...new Set(patterns)].slice(0, maxNeighbours).map((pattern) => new RegExp(pattern, 'u'));
}

/**
 * Tells how much of what stands side by side in a query does so in a text, too: what is pasted, and
 * names of several words, are there as they were typed.
 *
 * @returns a function from text to a share from 0 to 1; always 0 where the query has no neighbours.
 */
export function closenessTo(query: string): (text: string) => number {
  const patterns = neighbours(query);
  return (text) => {
    const folded = plain(text);
    return patterns.filter((pattern) => pattern.test(folded)).length / Math.max(1, patterns.length);
  };
}

/** What a text is about, and how much each thing says: its words by their stems, its Japanese by its words. */
const topics = (text: string, reader: QueryReader) =>
  new Map(
    readQuery(text, reader).map(({kind, text: word, weight}) => [
      kind === 'word' ? stemmer(word) : word,
      weight,
    ]),
  );

/**
 * Tells how far a heading says what a query says, and nothing else.
 *
 * @returns a function from heading to a share from 0 to 1.
 */
export function likenessTo(query: string, reader: QueryReader): (heading: string) => number {
  const asked = topics(query, reader);
  return (heading) => {
    let both = 0;
    let all = 0;
    const said = topics(heading, reader);
    for (const [topic, weight] of [...asked, ...said]) {
      all += weight;
      both += asked.has(topic) && said.has(topic) ? weight : 0;
    }
    return both / Math.max(1, all);
  };
}

/** Tells how many letters of a word have to change. Two that are swapped, the most common typo, are one. */
export function changesFrom(word: string): (other: string) => number {
  const swapped = new Set(
    Array.from(
      {length: word.length - 1},
      (_, at) => word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2),
    ),
  );
  return (other) => (swapped.has(other) ? 1 : distance(word, other));
}

/** How many letters of a word may be wrong: one, or two where it is long. */
export const wrongLetters = (word: string): number =>
  word.length < 4 || /^\d+$/.test(word) ? 0 : word.length < 8 ? 1 : 2;

/**
 * Whether a text has one of some folded words, a part that is a word, or one spelled nearly like it.
 * Pairs of characters don't tell: a section may have them from several words. So it is looked for in
 * what stands between changes of script, and 象 alone is not the end of 対象.
 */
export function mentions(text: string, words: string[]): boolean {
  const folded = plain(text);
  const runs = [...new Set(text.normalize('NFKC').match(scripts))];
  return words.some((word) => {
    if (!onlyHan.test(word) && !onlyHiragana.test(word)) {
      return folded.includes(word);
    }
    const changesTo = changesFrom(word);
    return runs.some((run) => {
      const other = plain(run);
      const has = word.length > 1 ? other.includes(word) : other.startsWith(word);
      // Hiragana are a verb, and its endings differ; elsewhere words are put together.
      const hasPart = onlyHiragana.test(run)
        ? word.length > 3 && other.startsWith(word.slice(0, 3))
        : other.length > (onlyHan.test(run) ? 1 : 2) && word.includes(other);
      return has || hasPart || changesTo(other) <= wrongLetters(word);
    });
  });
}
