import type {Root, RootContent} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {contentPath, languageOfFile} from '../site/contentPath';
import {productIds, type ProductId} from '../site/products';
import {fail} from './fail';
import {loadChanges} from './changes/load';
import {readReleaseNote} from './changes/read';
import {changedIn, entryLine, productHistory, shortHistory} from './changes/render';
import {changeTexts} from './changes/texts';
import {siteFile} from './siteFile';

const isDirective = (node: RootContent, name: string): node is LeafDirective =>
  node.type === 'leafDirective' && node.name === name;

/** Replaces a directive, and with `rest` all that follows it. */
function replace(
  tree: Root,
  name: string,
  content: (node: LeafDirective) => RootContent[],
  rest = false,
) {
  const index = tree.children.findIndex((node) => isDirective(node, name));
  if (index < 0) {
    return false;
  }
  const nodes = content(tree.children[index] as LeafDirective);
  tree.children.splice(index, rest ? Infinity : 1, ...nodes);
  return true;
}

/** Whether a text of an entry links to a page. */
function leadsTo(body: RootContent[], route: string): boolean {
  let found = false;
  visit({type: 'root', children: body} as Root, 'link', ({url}) => {
    found ||= url.replace(/[#?].*$/, '') === route;
  });
  return found;
}

/**
 * Remark plugin: what the entries of the release notes (`changes/read.ts`) become. Below the heading of
 * an entry, `::change{…}` becomes a line for readers. `::changes` on the page of a product becomes its
 * whole history, the page's own entries among it; `::history{product="cli"}` on a documentation page the
 * same in short. Any other documentation page that an entry links to says so before its related pages.
 *
 * @throws an error that names file and line of an entry that can't be read, or of an unknown product.
 */
export function changes() {
  return (tree: Root, file: {path: string}) => {
    const language = languageOfFile(siteFile(file.path));
    const page = contentPath(siteFile(file.path));
    const product = (node: LeafDirective, name: string | null | undefined): ProductId =>
      productIds.find((id) => id === name) ??
      fail(file.path, node, `product="${name}" is unknown. Use one of ${productIds.join(', ')}.`);

    if (page.startsWith('release-notes/products/')) {
      replace(
        tree,
        'changes',
        (node) =>
          productHistory(product(node, path.basename(page)), language, loadChanges(language)),
        true,
      );
    } else if (page.startsWith('release-notes/')) {
      // What can't be read has been told by now, with its line in the file.
      const {labels} = loadChanges(language);
      for (const change of readReleaseNote(tree, changeTexts(language)).changes) {
        replace(tree, 'change', () => [entryLine(change, language, labels)]);
      }
    } else if (page.startsWith('docs/')) {
      const all = loadChanges(language);
      const isHistory = replace(tree, 'history', (node) => [
        shortHistory(product(node, node.attributes?.product), language, all),
      ]);
      const route = `/${page.replace(/\/index$/, '')}`;
      const its = isHistory ? [] : all.changes.filter(({body}) => leadsTo(body, route));
      if (its.length > 0) {
        const last = tree.children.findLastIndex(
          (node) => node.type === 'heading' && node.depth === 2,
        );
        tree.children.splice(last < 0 ? Infinity : last, 0, changedIn(its, language));
      }
    }
  };
}
