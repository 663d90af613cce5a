import type {Node} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';

/** Whether a node is a directive on a line of its own, `::name`, with one of some names. */
export const isDirective = (node: Node, ...names: string[]): node is LeafDirective =>
  node.type === 'leafDirective' && names.includes((node as LeafDirective).name);
