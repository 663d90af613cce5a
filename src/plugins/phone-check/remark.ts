import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {isDirective} from '../../lib/markdown/directives';
import {component} from '../../lib/markdown/nodes';

/**
 * Remark plugin that replaces `::phone-check` with the component. The Markdown mirror omits the component
 * (`plain: []`), because the questions beside it say the same.
 */
export function phoneCheck() {
  return (tree: Root) => {
    visit(tree, 'leafDirective', (node, index, parent) => {
      if (isDirective(node, 'phone-check') && parent && index !== undefined) {
        parent.children[index] = {...component('PhoneCheck', {}), data: {plain: []}};
      }
    });
  };
}
