import {createTwoFilesPatch} from 'diff';
import {sourceHash} from '../markdown/sourceHash';
import {twins, type Content, type Page} from './content';
import type {Check, Finding} from './finding';

/** How far a Japanese page is behind its English one. */
export interface Staleness {
  key: string;
  en: Page;
  ja: Page;
  /** What the English page says now, as `source_hash` records it. */
  hash: string;
  state: 'fresh' | 'stale' | 'unrecorded';
  /** What changed in English since the translation, when the older state is known. */
  difference?: string;
}

/** The English change since the recorded state, found among the file's earlier states. */
function difference(content: Content, en: Page, recorded: string): string | undefined {
  for (const earlier of content.history(en.file)) {
    if (sourceHash(earlier) === recorded) {
      return createTwoFilesPatch(en.file, en.file, earlier, en.source, 'translated', 'now', {
        context: 0,
      })
        .split('\n')
        .filter((line) => /^[-+@](?![-+])/.test(line))
        .join('\n');
    }
  }
  return undefined;
}

/**
 * The state of every translation that has an English page.
 *
 * @param content - all pages of both languages.
 */
export function stalenessOf(content: Content): Staleness[] {
  return twins(content.pages).flatMap(({key, en, ja}): Staleness[] => {
    if (!en || !ja) {
      return [];
    }
    const hash = sourceHash(en.tree);
    const recorded = ja.frontMatter.source_hash;
    if (recorded === undefined) {
      return [{key, en, ja, hash, state: 'unrecorded'}];
    }
    if (String(recorded) === hash) {
      return [{key, en, ja, hash, state: 'fresh'}];
    }
    const changed = difference(content, en, String(recorded));
    return [{key, en, ja, hash, state: 'stale', difference: changed}];
  });
}

/** Every Japanese page translates the English page as it stands. */
export const freshness: Check = {
  name: 'freshness',
  things: 'translations',
  run(content) {
    const all = stalenessOf(content);
    const findings: Finding[] = all
      .filter(({state}) => state !== 'fresh')
      .map(({en, ja, state, difference: changed}) => ({
        file: ja.file,
        line: ja.lineOfKey('source_hash'),
        message:
          state === 'stale'
            ? `${en.file} has changed since this translation. Bring it up to date, then run ` +
              `"npm run translate:record -- ${en.file}".${changed ? ` What changed:\n${changed}` : ''}`
            : `It is not recorded which state of ${en.file} this translates. ` +
              `Compare the two, then run "npm run translate:record -- ${en.file}".`,
      }));
    return {looked: all.length, findings};
  },
};
