import {createHash} from 'node:crypto';
import {readFrontMatter} from '../../lib/frontMatter';

/** Front matter that a translation takes over; keywords and questions are each language's own. */
const translated = ['title', 'description', 'sidebar_label'];

/**
 * Fingerprint of what a page says: its text, title, description, and sidebar label. Where lines break
 * leaves it as it is.
 *
 * @param source - the whole file.
 * @returns 16 hexadecimal digits, as a translation's `source_hash` records them.
 */
export function sourceHash(source: string): string {
  const {data, head} = readFrontMatter(source);
  const text = [...translated.map((key) => data[key]), source.slice(head.length)].join('\n');
  return createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 16);
}

/** Whether a translation translates its page as it stands, an earlier state, or nobody knows. */
export type Freshness = 'fresh' | 'stale' | 'unrecorded';

/** What a translation records as the state that it translates. */
export const recordedHash = (translation: string): string | undefined =>
  /^source_hash: *['"]?(\w+)/m.exec(readFrontMatter(translation).head)?.[1];

/** How far a translation is behind its page; both are whole files. */
export function freshnessOf(original: string, translation: string): Freshness {
  const recorded = recordedHash(translation);
  return !recorded ? 'unrecorded' : recorded === sourceHash(original) ? 'fresh' : 'stale';
}

/**
 * A translation with its record of the state that it translates, all else as it was.
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
