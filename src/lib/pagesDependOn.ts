import {statSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** The part of the bundler's configuration that a plugin's `configureWebpack` returns. */
type BundlerOptions = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/**
 * Recompiles a page when a file that it embeds changes, in the preview and in a build with a cache.
 *
 * @param files - the embedded files, or a function that returns them for a page.
 * @param directives - names of the directives that embed them. Without any, every page depends on the
 *   files.
 */
export const pagesDependOn = (
  files: string[] | ((page: string) => string[]),
  ...directives: string[]
): BundlerOptions => ({
  module: {
    rules: [
      {
        // Two expressions, because Docusaurus takes a rule with one for both as its own rule for MDX.
        test: [/\.md$/, /\.mdx$/],
        enforce: 'pre',
        use: [{loader: path.join(__dirname, 'dependOn.mjs'), options: {files, directives}}],
      },
    ],
  },
});

/** Results of `readChanged`, kept for all pages of a build, and in the preview between builds. */
const results = new Map<string, {version: string; value: unknown}>();

/**
 * Returns the result of reading files, and reads them again only when one of them has changed.
 *
 * @param key - identifies the result.
 */
export function readChanged<Value>(key: string, files: string[], read: () => Value): Value {
  const version = files
    .map((file) => `${file} ${statSync(file, {throwIfNoEntry: false})?.mtimeMs}`)
    .join();
  const earlier = results.get(key);
  if (earlier?.version === version) {
    return earlier.value as Value;
  }
  const value = read();
  results.set(key, {version, value});
  return value;
}

/** Writes a file unless it has this text already, so that its modification time stays. */
export async function writeChanged(file: string, text: string): Promise<void> {
  if ((await fs.readFile(file, 'utf8').catch(() => null)) !== text) {
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, text);
  }
}
