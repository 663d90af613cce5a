import {visit} from 'unist-util-visit';
import {parseMarkdown, proseOf, textOf, titleAndId} from '../../lib/markdown/read';
import {rangeOf, type Page} from '../page';
import {pageRule, type Problem} from '../pageRule';
import {readTable} from '../readTable';
import {escapePattern} from './identity';

/** A place in which other terms apply: a heading, or an item of "Before you begin". */
type Place = 'heading' | 'precondition';

/** A word to avoid; terms.yaml explains the properties. */
export interface Term {
  avoid: string;
  exact?: true;
  use: string;
  except?: string;
  only?: Place;
  wrong: string;
}

export const {words, products, right} = readTable<{
  words: Record<string, Term[]>;
  products: string[];
  right: Record<string, (string | {text: string; only: Place})[]>;
}>('terms.yaml');

const compiledTerms = Object.fromEntries(
  Object.entries(words).map(([language, terms]) => [
    language,
    terms.map(({avoid, exact, except, ...term}) => ({
      ...term,
      avoid: new RegExp(avoid, exact ? 'g' : 'gi'),
      except: except === undefined ? undefined : new RegExp(except),
    })),
  ]),
);

/** Product names by their lower-case form, the longest first, so that "GitHub Actions" precedes "GitHub". */
const productNames = new Map(
  products
    .toSorted((one, other) => other.length - one.length)
    .map((name) => [name.toLowerCase(), name]),
);
const productPattern = new RegExp(
  `(?<![\\w./@-])(?:${[...productNames.values()].map(escapePattern).join('|')})(?![\\w/-]|\\.\\w)`,
  'gi',
);

/** Replaces characters that aren't prose. */
const filler = '\uFFFC';

/** Selects the terms of a text: by its language, the English page for exceptions, and its place. */
export interface TermContext {
  language: string;
  key: string;
  place?: Place;
}

/**
 * Finds the words of a text that the site doesn't use. If several terms match a word, only the first term of
 * the table reports the word.
 *
 * @returns problems with the offsets of the words.
 */
export function wordsToAvoid(
  text: string,
  {language, key, place}: TermContext,
): (Problem & {at: [number, number]})[] {
  const problems: (Problem & {at: [number, number]})[] = [];
  const terms = compiledTerms[language] ?? [];
  for (const {avoid, use} of terms.filter((t) => t.only === place && !t.except?.test(key))) {
    for (const {0: word, index} of text.matchAll(avoid)) {
      const end = index + word.length;
      if (!problems.some(({at: [from, to]}) => index < to && from < end)) {
        const message = `"${word.replaceAll(filler, '').trim()}": write ${use}.`;
        problems.push({at: [index, end], message});
      }
    }
  }
  for (const {0: word, index} of place ? [] : text.matchAll(productPattern)) {
    const name = productNames.get(word.toLowerCase())!;
    if (name !== word) {
      const message = `"${word}" is written ${name}.`;
      problems.push({at: [index, index + word.length], message, fix: name});
    }
  }
  return problems;
}

/** Returns Markdown after replacing everything but the prose. Bold labels and code aren't prose. */
export const proseIn = (source: string, tree = parseMarkdown(source)): string =>
  proseOf(source, tree, ['strong'], filler);

/** Returns the texts of a page that have terms of their own. */
function textsInPlaces({tree}: Page): {text: string; place: Place; at: [number, number]}[] {
  const texts: {text: string; place: Place; at: [number, number]}[] = [];
  let section = '';
  visit(tree, (node) => {
    const at = rangeOf(node);
    if (node.type === 'heading') {
      section = titleAndId(node).id;
      texts.push({text: textOf(node), place: 'heading', at});
    } else if (node.type === 'listItem' && section === 'before-you-begin') {
      // Checks only the first sentence, because it is the condition and others explain the condition.
      const [text] = textOf(node.children[0] ?? node).split('。');
      texts.push({text: text!, place: 'precondition', at});
    }
  });
  return texts;
}

/** Reports words that the site doesn't use, and product names in another spelling than their owners'. */
export const terms = pageRule((page, report) => {
  const {source, tree, frontMatter, lineOfKey} = page;
  for (const key of ['title', 'description', 'sidebar_label']) {
    for (const {message} of wordsToAvoid(String(frontMatter[key] ?? ''), page)) {
      report({at: lineOfKey(key), message});
    }
  }
  wordsToAvoid(proseIn(source, tree), page).forEach(report);
  for (const {text, place, at} of textsInPlaces(page)) {
    wordsToAvoid(text, {...page, place}).forEach(({message}) => report({at, message}));
  }
});
