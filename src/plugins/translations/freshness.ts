import {createHash} from 'node:crypto';
import {readFrontMatter} from '../../lib/frontMatter';

/** Front matter that is translated. Keywords and questions aren't, but are written for each language. */
const translatedKeys = ['title', 'description', 'sidebar_label'];

/**
 * Returns the hash of a page's text, title, description, and sidebar label. Ignores line breaks.
 *
 * @param source - the whole file.
 * @returns 16 hexadecimal digits, the `source_hash` in the front matter of translations.
 */
export function sourceHash(source: string): string {
  const {data, head} = readFrontMatter(source);
  const text = [...translatedKeys.map((key) => data[key]), source.slice(head.length)].join('\n');
  return createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 16);
}

/** `stale` if the original has changed since the translation, `unrecorded` without a `source_hash`. */
export type Freshness = 'fresh' | 'stale' | 'unrecorded';

/** Returns the hash of the original that a translation records. */
export const recordedHash = (translation: string): string | undefined =>
  /^source_hash: *['"]?(\w+)/m.exec(readFrontMatter(translation).head)?.[1];

/** Compares the text of a translation's file with the text of the original's file. */
export function freshnessOf(original: string, translation: string): Freshness {
  const recorded = recordedHash(translation);
  return !recorded ? 'unrecorded' : recorded === sourceHash(original) ? 'fresh' : 'stale';
}

/**
 * Returns a translation that records the hash of the original, and is otherwise unchanged.
 *
 * @throws an error when the translation has no front matter.
 */
export function withRecord(original: string, translation: string): string {
  const {head} = readFrontMatter(translation);
  if (!head) {
    throw new Error('The file has no front matter. Start it with two "---" lines and a title.');
  }
  const end = head.includes('\r\n') ? '\r\n' : '\n';
  const line = `source_hash: '${sourceHash(original)}'${end}`;
  const recorded = /^source_hash:.*\n/m;
  return (
    (recorded.test(head)
      ? head.replace(recorded, line)
      : head.replace(/---[ \t]*(?:\r?\n)?$/, `${line}---${end}`)) + translation.slice(head.length)
  );
}
