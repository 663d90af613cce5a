import {visit} from 'unist-util-visit';
import {lineOf, textOf, titleAndId} from '../../lib/markdown/read';
import {pageRule} from '../pageRule';

/** Reports headings that skip a level, and ids that are missing, malformed, or used twice on the page. */
export const headings = pageRule(({tree}, report) => {
  const lines = new Map<string, number>();
  let level = 1;
  visit(tree, 'heading', (node) => {
    const {depth} = node;
    const add = (message: string) => report({at: node, message});
    if (depth === 1) {
      add('A second h1: the title in the front matter is the page\'s. Use "##".');
    } else if (depth > 3) {
      add('The contents show two levels. Use "##" or "###".');
    } else if (depth > level + 1) {
      add(`A level is skipped: "${'#'.repeat(depth)}" follows "${'#'.repeat(level)}".`);
    }
    level = depth;
    const {id} = titleAndId(node);
    if (!id) {
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
