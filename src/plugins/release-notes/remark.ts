import path from 'node:path';
import type {Heading, Paragraph, Root} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import {titleAndId} from '../../markdown/read';
import {isDirective} from '../../markdown/directives';
import {fail} from '../../markdown/fail';
import {siteFile} from '../../markdown/siteFile';
import {contentPath, languageOfFile} from '../../site/contentPath';
import {deadlineList} from './deadlines';
import {loadChanges} from './load';
import {isDeadline} from './read';
import {changedIn, entryLine, productHistory, shortHistory} from './render';
import {deadlinesRoute, products} from './vocabulary';

/**
 * Remark plugin: what the entries of the release notes (`read.ts`) become. Below the heading of an
 * entry, `::change{…}` becomes a line for readers. `::changes` on the page of a product becomes its
 * whole history, the page's own entries among it; `::history{product="cli"}` on a documentation page
 * the same in short. Behind the text of a note, `:deadline[…]{…}` becomes a link to the page of deadlines,
 * where `::deadlines` becomes all of them. Any other documentation page that an entry links to says so before its related
 * pages.
 *
 * @throws an error that names file and line of an entry that can't be read, or of an unknown product.
 */
export function releaseNotes() {
  return ({children}: Root, {path: absolute}: {path: string}) => {
    const file = siteFile(absolute);
    const language = languageOfFile(file);
    const page = contentPath(file);
    if (page.startsWith('release-notes/products/')) {
      const at = children.findIndex((node) => isDirective(node, 'changes'));
      if (at >= 0) {
        const history = productHistory(path.basename(page), language, loadChanges(language));
        children.splice(at, Infinity, ...history);
      }
    } else if (`/${page}` === deadlinesRoute) {
      const at = children.findIndex((node) => isDirective(node, 'deadlines'));
      children.splice(at, Infinity, ...deadlineList(loadChanges(language), language));
    } else if (page.startsWith('release-notes/')) {
      const {changes, labels} = loadChanges(language);
      visit({type: 'root', children}, isDeadline, (node, index, parent) => {
        const url = `${deadlinesRoute}#${node.attributes?.id}`;
        (parent as Paragraph).children[index!] = {type: 'link', url, children: node.children};
      });
      children.forEach((node, index) => {
        if (isDirective(node, 'change')) {
          const {id} = titleAndId(children[index - 1] as Heading);
          const change = changes.find((one) => one.file === file && one.id === id)!;
          children[index] = entryLine(change, language, labels);
        }
      });
    } else if (page.startsWith('docs/')) {
      const all = loadChanges(language);
      const at = children.findIndex((node) => isDirective(node, 'history'));
      if (at >= 0) {
        const node = children[at] as LeafDirective;
        const product = node.attributes?.product ?? '';
        if (!products.includes(product)) {
          fail(
            absolute,
            node,
            `product="${product}" is unknown. Use one of ${products.join(', ')}.`,
          );
        }
        children.splice(at, 1, ...shortHistory(product, language, all));
        return;
      }
      const route = `/${page.replace(/\/index$/, '')}`;
      const its = all.changes.filter(({links}) => links.includes(route));
      if (its.length > 0) {
        const last = children.findLastIndex((node) => node.type === 'heading' && node.depth === 2);
        children.splice(last < 0 ? Infinity : last, 0, changedIn(its, language));
      }
    }
  };
}
