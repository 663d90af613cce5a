import type {Node} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';

/** Returns whether a node is a leaf directive, `::name`, with one of these names. */
export const isDirective = (node: Node, ...names: string[]): node is LeafDirective =>
  node.type === 'leafDirective' && names.includes((node as LeafDirective).name);
