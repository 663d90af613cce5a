import type {Node} from 'mdast';
import {siteFile} from '../siteFile';

/**
 * Stops the build with an error that a writer can act on.
 *
 * @param file - absolute path of the Markdown file.
 * @param node - where in it the problem is.
 * @param message - what is wrong and how to fix it.
 * @throws always, naming file and line.
 */
export function fail(file: string, node: Node, message: string): never {
  throw new Error(`${siteFile(file)}:${node.position?.start.line ?? 1}: ${message}`);
}
