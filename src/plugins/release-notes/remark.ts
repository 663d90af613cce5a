import path from 'node:path';
import type {Paragraph, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {titleAndId} from '../../lib/markdown/read';
import {isDirective} from '../../lib/markdown/directives';
import {fail} from '../../lib/markdown/fail';
import {siteFile} from '../../lib/siteFile';
import {contentPath, languageOfFile} from '../../site/contentPath';
import {loadChanges} from './load';
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

/**
 * Remark plugin: what the entries of the release notes (`read.ts`) become. Below the heading of an
 * entry, `::change{…}` becomes a line for readers. `::changes` on the page of a product becomes its
 * whole history, the page's own entries among it; `::history{product="cli"}` on a documentation page
 * the same in short. Behind the text of a note, `:deadline[…]{…}` becomes a link to the page of deadlines,
 * where `::deadlines` becomes all of them. Any other documentation page that an entry links to says so
 * before its related pages.
 *
 * @throws an error that names file and line of an entry that can't be read, or of an unknown product.
 */
export function releaseNotes() {
  return (tree: Root, {path: absolute}: {path: string}) => {
    const file = siteFile(absolute);
    const language = languageOfFile(file);
    const page = contentPath(file);
    const all = loadChanges(language);
    const {children} = tree;
    // What follows these are the page's own entries, which are in the whole, too.
    const whole = children.findIndex((node) => isDirective(node, 'changes', 'deadlines'));
    if (whole >= 0) {
      children.length = whole + 1;
    }
    const deadlines = new Set<unknown>(deadlinesIn(all).map(({id}) => id));
    visit(tree, isDeadline, (node, index, parent) => {
      const id = node.attributes?.id;
      const url = `${deadlinesRoute}#${id}`;
      // Those of an unlisted post are not on the page of deadlines.
      (parent as Paragraph).children.splice(
        index!,
        1,
        ...(deadlines.has(id)
          ? [{type: 'link' as const, url, children: node.children}]
          : node.children),
      );
    });
    const isHistory = children.some((node) => isDirective(node, 'history'));
    tree.children = children.flatMap((node, index): RootContent[] => {
      if (!isDirective(node, 'change', 'changes', 'deadlines', 'history')) {
        return [node];
      }
      switch (node.name) {
        case 'changes':
          return productHistory(path.basename(page), language, all);
        case 'deadlines':
          return deadlineList(all, language);
        case 'history': {
          const product = node.attributes?.product ?? '';
          return products.includes(product)
            ? shortHistory(product, language, all)
            : fail(absolute, node, `product="${product}" is none of ${products.join(', ')}.`);
        }
        default: {
          const heading = children[index - 1];
          const id = heading?.type === 'heading' && titleAndId(heading).id;
          const change = [...all.changes, ...all.unlisted].find(
            (one) => one.file === file && one.id === id,
          );
          return change ? [entryLine(change, language, all.labels)] : [node];
        }
      }
    });
    const route = `/${page.replace(/\/index$/, '')}`;
    const its = all.changes.filter(({links}) => links.includes(route));
    if (page.startsWith('docs/') && !isHistory && its.length > 0) {
      const last = tree.children.findLastIndex(
        (node) => node.type === 'heading' && node.depth === 2,
      );
      tree.children.splice(last < 0 ? Infinity : last, 0, changedIn(its, language));
    }
  };
}
