import {statSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** The part of the bundler's configuration that a plugin's `configureWebpack` returns. */
type BundlerOptions = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/**
 * Recompiles a page when an embedded file changes, in the preview and in a build with a cache.
 *
 * @param files - the embedded files, or a function that returns a page's embedded files.
 * @param directives - names of the directives that embed the files. Without a name, every page depends
 *   on the files.
 */
export const pagesDependOn = (
  files: string[] | ((page: string) => string[]),
  ...directives: string[]
): BundlerOptions => ({
  module: {
    rules: [
      {
        // Two expressions, because Docusaurus would take a rule with one for both endings as its own MDX rule.
        test: [/\.md$/, /\.mdx$/],
        enforce: 'pre',
        use: [{loader: path.join(__dirname, 'dependOn.mjs'), options: {files, directives}}],
      },
    ],
  },
});

/** Results of `readChanged`, stored for all pages of a build, and in the preview for later builds. */
const results = new Map<string, {version: string; value: unknown}>();

/**
 * Returns the stored result of `read`. Calls `read` the first time, and after one of the files has changed.
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

/** Writes a file unless the file already has this text, so that an unchanged file isn't recompiled. */
export async function writeChanged(file: string, text: string): Promise<void> {
  if ((await fs.readFile(file, 'utf8').catch(() => null)) !== text) {
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, text);
  }
}
