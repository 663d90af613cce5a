import path from 'node:path';
import type {Content, Finding} from '../content';
import type {Page} from '../page';

/**
 * Values that no two pages share.
 *
 * @param valuesOf - the values of a page, each with its line.
 */
function shared(pages: Page[], what: string, valuesOf: (page: Page) => [string, number][]) {
  const first = new Map<string, string>();
  return pages.flatMap((page) =>
    valuesOf(page).flatMap(([value, line]): Finding[] => {
      const {file, language} = page;
      const id = `${language} ${value.normalize('NFKC').trim().toLowerCase()}`;
      const other = first.get(id);
      first.set(id, other ?? `${file}:${line}`);
      const message = `${other} has the same ${what}. Say what is special about this page.`;
      return other ? [{file, line, message}] : [];
    }),
  );
}

const valueOf =
  (key: string, within = '') =>
  ({file, frontMatter, lineOfKey}: Page): [string, number][] => {
    const value = frontMatter[key];
    const prefix = within && path.dirname(file);
    return typeof value === 'string' && value ? [[prefix + value, lineOfKey(key)]] : [];
  };

/** The texts among a page's questions. */
const questionsOf = ({frontMatter: {questions}, lineOfKey}: Page): [string, number][] =>
  (Array.isArray(questions) ? (questions as unknown[]) : []).flatMap((text, index) =>
    typeof text === 'string' && text ? [[text, lineOfKey('questions') + 1 + index]] : [],
  );

/**
 * No page has another's description, title, or questions. The API of groups and of old groups has the
 * same operations under the same names, told apart by their place in the sidebar, so a title is
 * compared within its folder.
 */
export const repeatedTexts = ({pages}: Content): Finding[] => [
  ...shared(pages, 'description', valueOf('description')),
  ...shared(pages, 'title', valueOf('title', 'folder')),
  ...shared(pages, 'question', questionsOf).map((finding) => ({
    ...finding,
    warning: true as const,
  })),
];
