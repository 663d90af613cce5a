import type {Root} from 'mdast';
import {admonitions, misread} from '../lib/markdown/misread';
import {siteFile} from '../lib/siteFile';

/**
 * Remark plugin that refuses what readers would see in another way than its writer meant it
 * (`src/lib/markdown/misread.ts`). It runs before all others, because it compares the tree with the text.
 *
 * @param keywords - kinds of notices besides Docusaurus' own, as in the option `admonitions`.
 * @throws an error that names file and line.
 */
export function misreadMarkdown({keywords = []}: {keywords?: string[]} = {}) {
  return (tree: Root, file: {path: string; value: unknown}) => {
    const [first] = misread(String(file.value), tree, [...admonitions, ...keywords]);
    if (first) {
      throw new Error(`${siteFile(file.path)}:${first.line}: ${first.message}`);
    }
  };
}
