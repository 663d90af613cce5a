import path from 'node:path';
import type {Link, Parent, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {isDirective} from '../../lib/markdown/directives';
import {fail} from '../../lib/markdown/fail';
import {titleAndId} from '../../lib/markdown/read';
import {siteFile} from '../../lib/siteFile';
import {contentPath, languageOfFile} from '../../site/contentPath';
import {loadChanges, type Changes} from './load';
import {isDeadline} from './read';
import {
  changedIn,
  deadlineList,
  deadlinesIn,
  entryLine,
  productHistory,
  shortHistory,
} from './render';
import {deadlinesRoute, products} from './vocabulary';

/** Turns `:deadline[…]{…}` into a link, or into plain text if the deadline isn't on the page of deadlines. */
function linkDeadlines(tree: Root, allChanges: Changes): void {
  const ids = new Set(deadlinesIn(allChanges).map(({id}) => id));
  visit(tree, isDeadline, (node, index, parent) => {
    const id = node.attributes?.id ?? '';
    const link: Link = {type: 'link', url: `${deadlinesRoute}#${id}`, children: node.children};
    (parent as Parent).children.splice(index!, 1, ...(ids.has(id) ? [link] : node.children));
  });
}

/** Renders a directive of release notes. Returns any other node unchanged. */
function renderDirective(
  node: RootContent,
  previous: RootContent | undefined,
  allChanges: Changes,
  absolutePath: string,
): RootContent[] {
  if (!isDirective(node, 'change', 'changes', 'deadlines', 'history')) {
    return [node];
  }
  const file = siteFile(absolutePath);
  const language = languageOfFile(file);
  switch (node.name) {
    case 'changes':
      return productHistory(path.basename(contentPath(file)), language, allChanges);
    case 'deadlines':
      return deadlineList(allChanges, language);
    case 'history': {
      const product = node.attributes?.product ?? '';
      return products.includes(product)
        ? shortHistory(product, language, allChanges)
        : fail(absolutePath, node, `product="${product}" is none of ${products.join(', ')}.`);
    }
    default: {
      const id = previous?.type === 'heading' && titleAndId(previous).id;
      const change = [...allChanges.changes, ...allChanges.unlisted].find(
        (candidate) => candidate.file === file && candidate.id === id,
      );
      return [change ? entryLine(change, language, allChanges.labels) : node];
    }
  }
}

/**
 * Remark plugin: renders the entries of release notes (`read.ts`).
 *
 * - `::change{…}` below the heading of an entry: a line for readers.
 * - `::changes` on a product's page: the product's history, which includes the page's own entries.
 * - `::history{product="cli"}` on a documentation page: the same history in short.
 * - `:deadline[…]{…}` in a note: a link to the page of deadlines.
 * - `::deadlines` on the page of deadlines: a list of all deadlines.
 *
 * On a documentation page to which an entry links, adds a line about the entry above the last section.
 *
 * @throws an error that names file and line of an invalid entry or an unknown product.
 */
export function releaseNotes() {
  return (tree: Root, {path: absolutePath}: {path: string}) => {
    const file = siteFile(absolutePath);
    const language = languageOfFile(file);
    const allChanges = loadChanges(language);
    const list = tree.children.findIndex((node) => isDirective(node, 'changes', 'deadlines'));
    if (list >= 0) {
      // Removes the page's own entries below the directive, because the list includes them.
      tree.children.length = list + 1;
    }
    linkDeadlines(tree, allChanges);
    const hasHistory = tree.children.some((node) => isDirective(node, 'history'));
    tree.children = tree.children.flatMap((node, index, nodes) =>
      renderDirective(node, nodes[index - 1], allChanges, absolutePath),
    );
    const page = contentPath(file);
    const route = `/${page.replace(/\/index$/, '')}`;
    const changes = allChanges.changes.filter(({links}) => links.includes(route));
    if (page.startsWith('docs/') && !hasHistory && changes.length > 0) {
      const last = tree.children.findLastIndex(
        (node) => node.type === 'heading' && node.depth === 2,
      );
      tree.children.splice(last < 0 ? Infinity : last, 0, changedIn(changes, language));
    }
  };
}
