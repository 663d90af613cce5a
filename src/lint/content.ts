import fs from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {NeededText} from './checks/neededTexts';
import {readPage, type Page} from './page';

/** A problem in a file of the content. */
export interface Finding {
  /** Path from the repository's root. */
  file: string;
  line: number;
  /** Says what is wrong and how to fix it. */
  message: string;
  /** True for warnings, which never fail a check. */
  warning?: true;
}

/** The files that the checks compare. */
export interface Content {
  pages: Page[];
  /** The pages to report on: all pages, or the pages that a writer named on the command line. */
  selected: Page[];
  /** Texts of all content files by path: Markdown, translations, tags, OpenAPI. */
  files: Record<string, string>;
  sidebars: SidebarsConfig;
  neededTexts: NeededText[];
}

/** Finds problems between several files. A rule can't find such problems, because a rule reads one page. */
export type Check = (content: Content) => Finding[] | Promise<Finding[]>;

/**
 * Creates content from texts in memory.
 *
 * @param files - texts by path from the repository's root.
 * @param rest - data that content files don't contain.
 */
export function contentOf(
  files: Record<string, string>,
  rest: Partial<Pick<Content, 'sidebars' | 'neededTexts'>> = {},
): Content {
  const pages = Object.entries(files)
    .map(([file, source]) => readPage(file, source))
    .filter((page) => page !== null);
  return {pages, selected: pages, files, sidebars: {}, neededTexts: [], ...rest};
}

/**
 * Reads all content files.
 *
 * @param root - the repository.
 * @returns texts by path from the root.
 */
export function readFiles(root: string): Record<string, string> {
  const files = ['docs', 'i18n', 'release-notes', 'src/pages', 'static'].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`),
  );
  return Object.fromEntries(
    files
      .filter((file) => /\.(?:mdx?|markdown|mdown|ya?ml|json)$/i.test(file))
      .map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]),
  );
}
