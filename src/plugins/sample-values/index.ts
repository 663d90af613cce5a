/**
 * Values for samples: readers put their own group, app, and the like into every sample of code, once,
 * in a form that each sample with a placeholder offers. Its 2 kB are loaded when a reader asks for the
 * form or has values; the list of what can be filled in is in `client/placeholders.ts`.
 * To remove it, delete this folder and its lines in `src/features.ts`.
 */
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Feature} from '../../features';
import {hasPlaceholder} from './client/placeholders';

/** Remark plugin: says of fenced blocks whether they have places for a reader's own values. */
function fillable() {
  return (tree: Root) => {
    visit(tree, 'code', (node) => {
      if (hasPlaceholder(node.value, node.lang ?? 'text')) {
        node.data = {...node.data, codeBlock: {...node.data?.codeBlock, fillable: '1'}};
      }
    });
  };
}

export const feature: Feature = {
  plugin: () => ({name: 'sample-values', getThemePath: () => path.join(__dirname, 'theme')}),
  lateRemarkPlugins: [fillable],
};
