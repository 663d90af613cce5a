import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {hasPlaceholder} from './client/placeholders';

/** Remark plugin that marks the fenced code blocks with placeholders that readers can fill in. */
export function fillable() {
  return (tree: Root) => {
    visit(tree, 'code', (node) => {
      if (hasPlaceholder(node.value, node.lang ?? 'text')) {
        node.data = {...node.data, codeBlock: {...node.data?.codeBlock, fillable: '1'}};
      }
    });
  };
}
