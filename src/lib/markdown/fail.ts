import type {Node} from 'mdast';
import {siteFile} from '../siteFile';

/**
 * Stops the build with an error that names the file and line.
 *
 * @param file - absolute path of the Markdown file.
 * @param place - the node or line of the problem.
 * @param message - the problem and its fix.
 */
export function fail(file: string, place: Node | {line: number}, message: string): never {
  const line = 'line' in place ? place.line : (place.position?.start.line ?? 1);
  throw new Error(`${siteFile(file)}:${line}: ${message}`);
}
