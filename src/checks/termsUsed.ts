import {proseOf} from '../markdown/read';
import type {Page} from './content';
import {lineAt, type Check, type Finding} from './finding';
import {products, terms} from './termsTable';

const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const byLength = [...products].sort((a, b) => b.length - a.length);
const product = new RegExp(
  `(?<![\\w./@-])(?:${byLength.map(escape).join('|')})(?![\\w/-]|\\.\\w)`,
  'gi',
);
const spelling = new Map(products.map((name) => [name.toLowerCase(), name]));

function inText(text: string, {language, key}: Page): {offset: number; message: string}[] {
  const known = terms[language].filter(({except}) => !except?.test(key));
  return [
    ...known.flatMap(({avoid, use}) =>
      [...text.matchAll(avoid)].map(({0: word, index}) => ({
        offset: index,
        message: `"${word.trim()}": write ${use}.`,
      })),
    ),
    ...[...text.matchAll(product)]
      .filter(([word]) => spelling.get(word.toLowerCase()) !== word)
      .map(({0: word, index}) => ({
        offset: index,
        message: `"${word}" is written ${spelling.get(word.toLowerCase())}.`,
      })),
  ];
}

function check(page: Page): Finding[] {
  const {file, source, tree, frontMatter, lineOfKey} = page;
  const prose = proseOf(source, tree, ['strong'], '\uFFFC');
  return [
    ...['title', 'description', 'sidebar_label'].flatMap((key) => {
      const value = frontMatter[key];
      return typeof value === 'string'
        ? inText(value, page).map(({message}) => ({file, line: lineOfKey(key), message}))
        : [];
    }),
    ...inText(prose, page).map(({offset, message}) => ({
      file,
      line: lineAt(source, offset),
      message,
    })),
  ];
}

/** Both languages use the words of the terms table, and product names are spelled as their owners do. */
export const termsUsed: Check = {
  name: 'terms',
  things: 'pages',
  run: ({pages}) => ({looked: pages.length, findings: pages.flatMap(check)}),
};
