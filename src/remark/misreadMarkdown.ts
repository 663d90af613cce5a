import type {Root} from 'mdast';
import {admonitions, findMisread} from '../lib/markdown/findMisread';
import {siteFile} from '../lib/siteFile';

/**
 * Remark plugin that refuses Markdown that would be rendered differently from the writer's intention.
 * Must run before all others, because it compares the tree with the source.
 *
 * @param keywords - kinds of admonitions besides Docusaurus' own, as in the option `admonitions`.
 * @throws an error that names the file and line.
 */
export function misreadMarkdown({keywords = []}: {keywords?: string[]} = {}) {
  return (tree: Root, file: {path: string; value: unknown}) => {
    const [first] = findMisread(String(file.value), tree, [...admonitions, ...keywords]);
    if (first) {
      throw new Error(`${siteFile(file.path)}:${first.line}: ${first.message}`);
    }
  };
}
