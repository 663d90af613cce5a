import {visit} from 'unist-util-visit';
import {lineOf, textOf} from '../../lib/markdown/read';
import {headingId} from '../page';
import {pageRule} from '../rule';

/** Headings have ids that survive a change of wording, are unique on the page, and skip no level. */
export const headings = pageRule(({tree}, report) => {
  const lines = new Map<string, number>();
  let level = 1;
  visit(tree, 'heading', (node) => {
    const add = (message: string) => report({at: node, message});
    if (node.depth === 1) {
      add('A second h1: the title in the front matter is the page\'s. Use "##".');
    } else if (node.depth > 3) {
      add('The contents show two levels. Use "##" or "###".');
    } else if (node.depth > level + 1) {
      add(`A level is skipped: "${'#'.repeat(node.depth)}" follows "${'#'.repeat(level)}".`);
    }
    level = node.depth;
    const id = headingId(node);
    if (id === undefined) {
      add(`"${textOf(node)}" has no id. End the heading with {#words-of-the-english-heading}.`);
    } else if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(id)) {
      add(`The id "${id}" is not made of small letters, digits and single hyphens.`);
    } else if (lines.has(id)) {
      add(`The id "${id}" is also on line ${lines.get(id)}. Ids are unique on a page.`);
    } else {
      lines.set(id, lineOf(node));
    }
  });
});
