/**
 * Phone check: a tester learns whether a build installs from here, from what the browser says of itself.
 * Costs 0.2 kB of scripts on every page, and less than 3 kB on the page that shows it.
 * To remove it, delete this folder, its lines in `src/features.ts`, and its directive on the page.
 */
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Feature} from '../../features';
import {isDirective} from '../../markdown/directives';
import {component} from '../../markdown/nodes';

/** Remark plugin for `::phone-check`. The questions beside it say the same, so the mirror leaves it out. */
function phoneCheck() {
  return (tree: Root) => {
    visit(tree, 'leafDirective', (node, index, parent) => {
      if (isDirective(node, 'phone-check') && parent && index !== undefined) {
        parent.children[index] = {...component('PhoneCheck', {}), data: {plain: []}};
      }
    });
  };
}

export const feature: Feature = {
  plugin: () => ({name: 'phone-check', getThemePath: () => path.join(__dirname, 'theme')}),
  remarkPlugins: [phoneCheck],
};
