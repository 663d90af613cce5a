import {brotliCompressSync} from 'node:zlib';
import type {BuiltIndex} from './buildIndex';
import {SearchEngine} from './client';

/**
 * Opens the search engine on an index that was just built.
 *
 * @returns the engine, and a function that returns how many bytes (Brotli) it has loaded.
 */
export function engineOn({start, files}: BuiltIndex): {engine: SearchEngine; bytes: () => number} {
  const loaded: string[] = [];
  const engine = new SearchEngine(async (name) => {
    const text = name ? files.get(name)! : JSON.stringify(start);
    loaded.push(text);
    return JSON.parse(text) as unknown;
  });
  const bytes = () => loaded.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  return {engine, bytes};
}
