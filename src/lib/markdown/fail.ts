import type {Node} from 'mdast';
import {siteFile} from '../siteFile';

/**
 * Stops the build with an error that a writer can act on.
 *
 * @param file - absolute path of the Markdown file.
 * @param place - where in it the problem is: a node or a line.
 * @param message - what is wrong and how to fix it.
 * @throws always, naming file and line.
 */
export function fail(file: string, place: Node | {line: number}, message: string): never {
  const line = 'line' in place ? place.line : (place.position?.start.line ?? 1);
  throw new Error(`${siteFile(file)}:${line}: ${message}`);
}
