import path from 'node:path';
import type {Content, Finding} from '../content';
import type {Page} from '../page';

/** A text of the front matter, its line, and the folder in which no other page may have the same text. */
type PageText = [text: string, line: number, folder?: string];

/**
 * Reports texts that two pages of a language share.
 *
 * @param name - the kind of text, for the message.
 * @param valuesOf - returns the texts of a page.
 */
function repeated(pages: Page[], name: string, valuesOf: (page: Page) => unknown[][]): Finding[] {
  const places = new Map<string, string>();
  return pages.flatMap((page) => {
    const texts = valuesOf(page).filter(([text]) => typeof text === 'string' && text) as PageText[];
    return texts.flatMap(([text, line, folder = '']): Finding[] => {
      const {file, language} = page;
      const id = `${language} ${folder}${text.normalize('NFKC').trim().toLowerCase()}`;
      const other = places.get(id);
      places.set(id, other ?? `${file}:${line}`);
      const message = `${other} has the same ${name}. Say what is special about this page.`;
      return other ? [{file, line, message}] : [];
    });
  });
}

/**
 * Reports descriptions, titles, and questions that two pages share. Titles are compared within their folder,
 * because the API of groups and that of old groups have the same operations under the same names.
 */
export const repeatedTexts = ({pages}: Content): Finding[] => [
  ...repeated(pages, 'description', ({frontMatter, lineOfKey}) => [
    [frontMatter.description, lineOfKey('description')],
  ]),
  ...repeated(pages, 'title', ({file, frontMatter, lineOfKey}) => [
    [frontMatter.title, lineOfKey('title'), path.dirname(file)],
  ]),
  ...repeated(pages, 'question', ({frontMatter: {questions}, lineOfKey}) =>
    (Array.isArray(questions) ? (questions as unknown[]) : []).map((text, index) => [
      text,
      lineOfKey('questions') + 1 + index,
    ]),
  ).map((finding) => ({...finding, warning: true as const})),
];
