import {visit} from 'unist-util-visit';
import {isPair, isScalar, LineCounter, parseDocument, visit as visitYaml} from 'yaml';
import {lineOf, parseMarkdown, proseOf, textOf} from '../markdown/read';
import {filesOf} from '../markdown/operation/description';
import {languageOfFile} from '../site/contentPath';
import {defaultLanguage, languages} from '../site/languages';
import {openCache} from './cache';
import type {Content, Page} from './content';
import {lineAt, type Check, type Finding} from './finding';
import {products, terms, type Place} from './termsTable';

const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const byLength = [...products].sort((a, b) => b.length - a.length);
const product = new RegExp(
  `(?<![\\w./@-])(?:${byLength.map(escape).join('|')})(?![\\w/-]|\\.\\w)`,
  'gi',
);
const spelling = new Map(products.map((name) => [name.toLowerCase(), name]));

/** Which rules hold for a text: its language, the English page for exceptions, and its place. */
interface Setting {
  language: string;
  key: string;
  place?: Place;
}

interface Found {
  offset: number;
  message: string;
}

/**
 * The words of a text that the site does not use. Where several rules match a word, the first in
 * the table reports it.
 *
 * @returns where each is, and what to write instead.
 */
export function wordsToAvoid(text: string, {language, key, place}: Setting): Found[] {
  const wrong: (Found & {end: number})[] = [];
  for (const {avoid, use, except, only} of terms[language] ?? []) {
    if (only !== place || except?.test(key)) {
      continue;
    }
    for (const {0: word, index} of text.matchAll(avoid)) {
      const end = index + word.length;
      if (!wrong.some((other) => index < other.end && other.offset < end)) {
        const message = `"${word.replaceAll('\uFFFC', '').trim()}": write ${use}.`;
        wrong.push({offset: index, end, message});
      }
    }
  }
  const misspelled = place
    ? []
    : [...text.matchAll(product)]
        .filter(([word]) => spelling.get(word.toLowerCase()) !== word)
        .map(({0: word, index}) => ({
          offset: index,
          message: `"${word}" is written ${spelling.get(word.toLowerCase())}.`,
        }));
  return [...wrong, ...misspelled];
}

/** Markdown in which labels in bold and code don't count as words. */
const running = (source: string, tree = parseMarkdown(source)) =>
  proseOf(source, tree, ['strong'], '\uFFFC');

/** Headings, and the list items of "Before you begin": the places with rules of their own. */
function inPlaces({file, language, key, tree}: Page): Finding[] {
  const findings: Finding[] = [];
  let section = '';
  const look = (place: Place, text: string, line: number) => {
    for (const {message} of wordsToAvoid(text, {language, key, place})) {
      findings.push({file, line, message});
    }
  };
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const last = node.children.at(-1);
      section = (last?.type === 'text' && /\{#([^}]*)\}$/.exec(last.value)?.[1]) || '';
      look('heading', textOf(node), lineOf(node));
    } else if (node.type === 'listItem' && section === 'before-you-begin') {
      // The condition itself is the first sentence; another may tell more about it.
      look('precondition', textOf(node.children[0] ?? node).split('。')[0]!, lineOf(node));
    }
  });
  return findings;
}

function inPage(page: Page): Finding[] {
  const {file, source, tree, frontMatter, lineOfKey} = page;
  return [
    ...['title', 'description', 'sidebar_label'].flatMap((key) => {
      const value = frontMatter[key];
      return typeof value === 'string'
        ? wordsToAvoid(value, {language: page.language, key: page.key}).map(({message}) => ({
            file,
            line: lineOfKey(key),
            message,
          }))
        : [];
    }),
    ...wordsToAvoid(running(source, tree), {language: page.language, key: page.key}).map(
      ({offset, message}) => ({file, line: lineAt(source, offset), message}),
    ),
    ...inPlaces(page),
  ];
}

/** The API's description in each language, whose texts readers see on the operations' pages. */
const descriptions = new Map(
  languages.map(({code}) => [
    code === defaultLanguage.code ? filesOf(code).description : filesOf(code).overlay,
    code,
  ]),
);
const shownKeys = new Set(['description', 'summary', 'title']);
/** What the API sends and takes, as examples show it: a field of it can be named "title", too. */
const data = new Set(['example', 'value']);

/** Texts of the API's description; what is wrong in one is reported at its first line. */
function inDescription(file: string, source: string): {looked: number; findings: Finding[]} {
  const language = descriptions.get(file)!;
  const counter = new LineCounter();
  const findings: Finding[] = [];
  let looked = 0;
  visitYaml(parseDocument(source, {lineCounter: counter}), (_, node) => {
    if (!isPair(node) || !isScalar(node.key)) {
      return undefined;
    }
    if (data.has(String(node.key.value))) {
      return visitYaml.SKIP;
    }
    if (!isScalar(node.value)) {
      return undefined;
    }
    const {key, value} = node;
    if (!shownKeys.has(String(key.value)) || typeof value.value !== 'string') {
      return undefined;
    }
    looked += 1;
    const {line} = counter.linePos(value.range![0]);
    const text = running(value.value);
    // What readers see of it is on API pages, so their exceptions hold.
    for (const {message} of wordsToAvoid(text, {language, key: 'docs/api/'})) {
      findings.push({file, line, message});
    }
    return undefined;
  });
  return {looked, findings};
}

/** Texts of the interface: the site's own English, and all translations. Docusaurus' English is its own. */
function inInterface({files, neededTexts}: Content): {looked: number; findings: Finding[]} {
  const placeOf = (file: string, id: string) => ({
    file,
    line: lineAt(files[file] ?? '', Math.max(0, (files[file] ?? '').indexOf(JSON.stringify(id)))),
  });
  // Every translation needs the same English.
  const english = new Map(
    neededTexts
      .filter(({id}) => !id.startsWith('theme.'))
      .map(({file, id, english: text}) => [id, {file, id, text, language: defaultLanguage.code}]),
  );
  const translated = Object.entries(files)
    .filter(([file]) => file.endsWith('.json') && languageOfFile(file) !== defaultLanguage.code)
    .flatMap(([file, source]) =>
      Object.entries(JSON.parse(source) as Record<string, {message: string} | string>).map(
        ([id, entry]) => ({
          file,
          id,
          text: typeof entry === 'string' ? entry : entry.message,
          language: languageOfFile(file),
        }),
      ),
    );
  const texts = [...english.values(), ...translated];
  return {
    looked: texts.length,
    findings: texts.flatMap(({file, id, text, language}) =>
      wordsToAvoid(text, {language, key: file}).map(({message}) => ({
        ...placeOf(file, id),
        message: `${language === defaultLanguage.code ? 'The English of ' : ''}"${id}": ${message}`,
      })),
    ),
  };
}

/**
 * Every language uses the words of the terms table, and product names are spelled as their owners do:
 * in pages and posts, in the API's description and in the interface.
 */
export const termsUsed: Check = {
  name: 'terms',
  things: 'texts',
  run(content) {
    const {pages, files} = content;
    const cache = openCache<{looked: number; findings: Finding[]}>('terms');
    const found = [
      ...pages.map((page) =>
        cache.resultOf(page.file + page.source, () => ({looked: 1, findings: inPage(page)})),
      ),
      ...[...descriptions.keys()]
        .filter((file) => files[file] !== undefined)
        .map((file) =>
          cache.resultOf(file + files[file]!, () => inDescription(file, files[file]!)),
        ),
      inInterface(content),
    ];
    cache.save();
    return {
      looked: found.reduce((sum, {looked}) => sum + looked, 0),
      findings: found.flatMap(({findings}) => findings),
    };
  },
};
