import {visit} from 'unist-util-visit';
import {parseMarkdown, proseOf, textOf} from '../../lib/markdown/read';
import {headingId, rangeOf, type Page} from '../page';
import {pageRule, type Problem} from '../rule';
import {readTable} from '../tables';

/** A place with wording rules of its own: headings, and the list of what has to be true first. */
type Place = 'heading' | 'precondition';

/** A word to avoid (terms.yaml says what its properties are). */
export interface Term {
  avoid: string;
  exact?: true;
  use: string;
  except?: string;
  only?: Place;
  wrong: string;
}

interface Terms {
  words: Record<string, Term[]>;
  products: string[];
  right: Record<string, (string | {text: string; only: Place})[]>;
}

export const {words, products, right} = readTable<Terms>('terms.yaml');

const compiled = Object.fromEntries(
  Object.entries(words).map(([language, terms]) => [
    language,
    terms.map((term) => ({
      ...term,
      avoid: new RegExp(term.avoid, term.exact ? 'g' : 'gi'),
      except: term.except === undefined ? undefined : new RegExp(term.except),
    })),
  ]),
);

const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const byLength = [...products].sort((a, b) => b.length - a.length);
const product = new RegExp(
  `(?<![\\w./@-])(?:${byLength.map(escape).join('|')})(?![\\w/-]|\\.\\w)`,
  'gi',
);
const spelling = new Map(products.map((name) => [name.toLowerCase(), name]));

/** Stands for what is no prose. */
const filler = '\uFFFC';

/** Which rules hold for a text: its language, the English page for exceptions, and its place. */
export interface Setting {
  language: string;
  key: string;
  place?: Place;
}

/**
 * The words of a text that the site does not use. Where several rules match a word, the first in
 * the table reports it.
 *
 * @returns where each is, and what to write instead.
 */
export function wordsToAvoid(
  text: string,
  {language, key, place}: Setting,
): (Problem & {at: [number, number]})[] {
  const found: (Problem & {at: [number, number]})[] = [];
  for (const {avoid, use, except, only} of compiled[language] ?? []) {
    if (only !== place || except?.test(key)) {
      continue;
    }
    for (const {0: word, index} of text.matchAll(avoid)) {
      const end = index + word.length;
      if (!found.some(({at: [from, to]}) => index < to && from < end)) {
        const message = `"${word.replaceAll(filler, '').trim()}": write ${use}.`;
        found.push({at: [index, end], message});
      }
    }
  }
  for (const {0: word, index} of place ? [] : text.matchAll(product)) {
    const name = spelling.get(word.toLowerCase())!;
    if (name !== word) {
      const message = `"${word}" is written ${name}.`;
      found.push({at: [index, index + word.length], message, fix: name});
    }
  }
  return found;
}

/** Markdown in which labels in bold and code don't count as words. */
export const running = (source: string, tree = parseMarkdown(source)): string =>
  proseOf(source, tree, ['strong'], filler);

/** Headings, and the list items of "Before you begin": the places with rules of their own. */
function inPlaces({language, key, tree}: Page): Problem[] {
  const problems: Problem[] = [];
  let section: string | undefined;
  const look = (place: Place, text: string, at: [number, number]) => {
    for (const {message} of wordsToAvoid(text, {language, key, place})) {
      problems.push({at, message});
    }
  };
  visit(tree, (node) => {
    if (node.type === 'heading') {
      section = headingId(node);
      look('heading', textOf(node), rangeOf(node));
    } else if (node.type === 'listItem' && section === 'before-you-begin') {
      // The condition itself is the first sentence; another may tell more about it.
      look('precondition', textOf(node.children[0] ?? node).split('。')[0]!, rangeOf(node));
    }
  });
  return problems;
}

/** Every language uses the words of the table, and product names are spelled as their owners do. */
export const terms = pageRule((page, report) => {
  const {source, tree, frontMatter, lineOfKey} = page;
  for (const key of ['title', 'description', 'sidebar_label']) {
    for (const {message} of wordsToAvoid(String(frontMatter[key] ?? ''), page)) {
      report({at: lineOfKey(key), message});
    }
  }
  [...wordsToAvoid(running(source, tree), page), ...inPlaces(page)].forEach(report);
});
