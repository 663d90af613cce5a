import type {Root} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import type {Node} from 'mdast';
import {visit} from 'unist-util-visit';
import {fail} from './fail';

/** The directives of Markdown, and the features that they belong to. */
const features: Record<string, string> = {
  change: 'release-notes',
  changes: 'release-notes',
  deadlines: 'release-notes',
  history: 'release-notes',
  operation: 'api-reference',
  errors: 'api-reference',
  permissions: 'api-reference',
  'phone-check': 'phone-check',
  picture: 'pictures',
  roles: 'pictures',
  screen: 'pictures',
  troubleshooting: 'troubleshooting',
  trouble: 'troubleshooting',
};

/** Whether a node is a directive of one of some names, which stands on a line of its own. */
export const isDirective = (node: Node, ...names: string[]): node is LeafDirective =>
  node.type === 'leafDirective' && names.includes((node as LeafDirective).name);

/**
 * Remark plugin, after those of the features: a directive that none of them has replaced would be an
 * empty place on the page.
 *
 * @throws an error that names file, line, and the feature that is missing.
 */
export function directives() {
  return (tree: Root, file: {path: string}) => {
    visit(tree, 'leafDirective', (node: LeafDirective) => {
      const feature = features[node.name];
      fail(
        file.path,
        node,
        feature
          ? `::${node.name} needs the feature "${feature}", which doesn't know it here. Remove the line, or add the feature to src/features.ts.`
          : `::${node.name} is no directive. Use one of ${Object.keys(features).join(', ')}.`,
      );
    });
  };
}
