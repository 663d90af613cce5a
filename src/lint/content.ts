import fs from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {NeededText} from './checks/neededTexts';
import {readPage, type Page} from './page';

/** Something that a writer has to fix, in a file of the content. */
export interface Finding {
  /** Path from the repository's root. */
  file: string;
  line: number;
  message: string;
  /** Set for what no one has to fix. */
  warning?: true;
}

/** What the checks read that need more than one file. */
export interface Content {
  pages: Page[];
  /** Those that are checked: all, or what someone asked for, which the others may concern. */
  asked: Page[];
  /** Every text file of the content by its path: Markdown, translations, tags, OpenAPI. */
  files: Record<string, string>;
  sidebars: SidebarsConfig;
  neededTexts: NeededText[];
}

/** What is wrong in several files at once. */
export type Check = (content: Content) => Finding[] | Promise<Finding[]>;

/**
 * Content from texts in memory.
 *
 * @param files - text by path from the repository's root.
 * @param rest - what does not stand in content files.
 */
export function contentOf(
  files: Record<string, string>,
  rest: Partial<Pick<Content, 'sidebars' | 'neededTexts'>> = {},
): Content {
  const pages = Object.entries(files)
    .map(([file, source]) => readPage(file, source))
    .filter((page) => page !== null);
  return {pages, asked: pages, files, sidebars: {}, neededTexts: [], ...rest};
}

/**
 * The texts of all content files.
 *
 * @param root - the repository.
 */
export function readFiles(root: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const folder of ['docs', 'i18n', 'release-notes', 'src/pages', 'static']) {
    const inside = path.join(root, folder);
    for (const name of fs.readdirSync(inside, {recursive: true, encoding: 'utf8'})) {
      const file = `${folder}/${name.replaceAll(path.sep, '/')}`;
      if (/\.(?:mdx?|markdown|mdown|ya?ml|json)$/i.test(file)) {
        files[file] = fs.readFileSync(path.join(root, file), 'utf8');
      }
    }
  }
  return files;
}
