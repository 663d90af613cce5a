import {statSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** What `configureWebpack` of a plugin returns: a part of the bundler's configuration. */
type BundlerOptions = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/**
 * Makes pages with texts of other files in them again when those change, in the preview and in a build
 * with a cache.
 *
 * @param files - the other files, or what tells them for a page.
 * @param directives - those with which a page shows texts of them; without any, every page does.
 */
export const pagesDependOn = (
  files: string[] | ((page: string) => string[]),
  ...directives: string[]
): BundlerOptions => ({
  module: {
    rules: [
      {
        // Not an expression for both: Docusaurus would take the rule for one of its own for MDX.
        test: [/\.md$/, /\.mdx$/],
        enforce: 'pre',
        use: [{loader: path.join(__dirname, 'dependOn.mjs'), options: {files, directives}}],
      },
    ],
  },
});

const known = new Map<string, {version: string; value: unknown}>();

/**
 * What has been read of files, read again only when one of them has changed.
 *
 * @param key - names it.
 */
export function readChanged<Value>(key: string, files: string[], read: () => Value): Value {
  const version = files
    .map((file) => `${file} ${statSync(file, {throwIfNoEntry: false})?.mtimeMs}`)
    .join();
  const before = known.get(key);
  if (before?.version === version) {
    return before.value as Value;
  }
  const value = read();
  known.set(key, {version, value});
  return value;
}

/** Writes a file unless it has this text already, so that its time says when it changed. */
export async function writeChanged(file: string, text: string): Promise<void> {
  if ((await fs.readFile(file, 'utf8').catch(() => null)) !== text) {
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, text);
  }
}
