import {createTwoFilesPatch} from 'diff';
import {sourceHash} from '../markdown/sourceHash';
import {twins, type Content, type Page} from './content';
import type {Check, Finding} from './finding';

/** How far a translation is behind its English page. */
export interface Staleness {
  key: string;
  en: Page;
  translation: Page;
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
        .filter((line) => /^[-+@](?!--|\+\+)/.test(line))
        .join('\n');
    }
  }
  return undefined;
}

/**
 * The state of every translation that has an English page.
 *
 * @param content - all pages of all languages.
 */
export function stalenessOf(content: Content): Staleness[] {
  return twins(content.pages).flatMap(({key, en, translation}): Staleness[] => {
    if (!en || !translation) {
      return [];
    }
    const hash = sourceHash(en.tree);
    const recorded = translation.frontMatter.source_hash;
    if (recorded === undefined) {
      return [{key, en, translation, hash, state: 'unrecorded'}];
    }
    if (String(recorded) === hash) {
      return [{key, en, translation, hash, state: 'fresh'}];
    }
    const changed = difference(content, en, String(recorded));
    return [{key, en, translation, hash, state: 'stale', difference: changed}];
  });
}

/** Every translation translates the English page as it stands. */
export const freshness: Check = {
  name: 'freshness',
  things: 'translations',
  run(content) {
    const all = stalenessOf(content);
    const findings: Finding[] = all
      .filter(({state}) => state !== 'fresh')
      .map(({en, translation, state, difference: changed}) => ({
        file: translation.file,
        line: translation.lineOfKey('source_hash'),
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
