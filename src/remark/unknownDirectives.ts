import type {Root} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import {fail} from '../lib/markdown/fail';

/**
 * Remark plugin that refuses directives, `::name`, that no plugin before it has replaced, because
 * Docusaurus would publish them as text.
 *
 * @throws an error that names the file, line, and directive.
 */
export function unknownDirectives() {
  return (tree: Root, file: {path: string}) => {
    visit(tree, 'leafDirective', (node: LeafDirective) => {
      fail(
        file.path,
        node,
        `No remark plugin knows ::${node.name}. .github/CONTRIBUTING.md, "Write a page", lists the directives; to show the text as it is, write \\::${node.name}.`,
      );
    });
  };
}
