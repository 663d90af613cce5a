import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/**
 * Remark plugin: an empty table header becomes a plain cell. The corner above a column of row names
 * stays empty in Markdown; as `<th>` it would be announced as a header without a name.
 */
export function emptyHeads() {
  return (tree: Root): void => {
    visit(tree, 'table', ({children: [head]}) => {
      for (const cell of head?.children ?? []) {
        if (cell.children.length === 0) {
          cell.data = {...cell.data, hName: 'td'};
        }
      }
    });
  };
}
