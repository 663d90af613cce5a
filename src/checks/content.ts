import fs from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {Root} from 'mdast';
import {LineCounter, parseDocument} from 'yaml';
import {parseMarkdown} from '../markdown/read';

export type Language = 'en' | 'ja';

/** A page or a release note in one language. */
export interface Page {
  /** Path from the repository's root. */
  file: string;
  language: Language;
  kind: 'doc' | 'post';
  /** Path of the English file: the same for both twins. */
  key: string;
  source: string;
  /** Front matter as data; empty when it is missing or not YAML. */
  frontMatter: Record<string, unknown>;
  /** Why the front matter cannot be read. */
  frontMatterError?: {line: number; message: string};
  /** Line of a front matter key in the file; 1 for one that is not there. */
  lineOfKey(key: string): number;
  /** The file's syntax tree; positions are the file's. */
  tree: Root;
}

/** A text that the interface shows and that needs Japanese, in the file that has to hold it. */
export interface NeededText {
  file: string;
  id: string;
  english: string;
  /** Japanese that Docusaurus brings. */
  japanese?: string;
}

/** Everything that the checks read. */
export interface Content {
  pages: Page[];
  /** Every text file of the content by its path: Markdown, translations, tags, OpenAPI. Files of `static` without their text. */
  files: Record<string, string>;
  sidebars: SidebarsConfig;
  neededTexts: NeededText[];
  /** Earlier states of a file, newest first, as far as they are known. */
  history(file: string): Iterable<string>;
}

const trees = [
  {kind: 'doc', language: 'en', folder: 'docs/', english: 'docs/'},
  {kind: 'post', language: 'en', folder: 'release-notes/', english: 'release-notes/'},
  {
    kind: 'doc',
    language: 'ja',
    folder: 'i18n/ja/docusaurus-plugin-content-docs/current/',
    english: 'docs/',
  },
  {
    kind: 'post',
    language: 'ja',
    folder: 'i18n/ja/docusaurus-plugin-content-blog/',
    english: 'release-notes/',
  },
] as const;

/** Path of a page's Japanese twin. */
export function japaneseFile(key: string): string {
  const {folder, english} = trees.find(
    (tree) => tree.language === 'ja' && key.startsWith(tree.english),
  )!;
  return folder + key.slice(english.length);
}

function readFrontMatter(
  source: string,
): Pick<Page, 'frontMatter' | 'frontMatterError' | 'lineOfKey'> {
  const yaml = /^---\n([\s\S]*?)\n---\n/.exec(source)?.[1];
  const lines = (yaml ?? '').split('\n');
  const lineOfKey = (key: string) => {
    const index = lines.findIndex((line) => line.startsWith(`${key}:`));
    return index < 0 ? 1 : index + 2;
  };
  if (yaml === undefined) {
    const message = 'The file does not start with front matter between two "---" lines.';
    return {frontMatter: {}, frontMatterError: {line: 1, message}, lineOfKey};
  }
  const counter = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: counter});
  const [error] = document.errors;
  if (error) {
    const line = counter.linePos(error.pos[0]).line + 1;
    const message = `The front matter is not YAML: ${error.message.split('\n')[0]}`;
    return {frontMatter: {}, frontMatterError: {line, message}, lineOfKey};
  }
  const data: unknown = document.toJS();
  return {
    frontMatter: data && typeof data === 'object' ? (data as Record<string, unknown>) : {},
    lineOfKey,
  };
}

/** Reads one Markdown file, or returns null for a file that is not a page. */
function readContentPage(file: string, source: string): Page | null {
  const tree = trees.find(({folder}) => file.startsWith(folder));
  if (!tree || !/\.mdx?$/.test(file)) {
    return null;
  }
  return {
    file,
    language: tree.language,
    kind: tree.kind,
    key: tree.english + file.slice(tree.folder.length),
    source,
    ...readFrontMatter(source),
    tree: parseMarkdown(source),
  };
}

/**
 * Content from texts in memory.
 *
 * @param files - text by path from the repository's root.
 * @param rest - what does not stand in content files.
 */
export function contentOf(
  files: Record<string, string>,
  rest: Partial<Pick<Content, 'sidebars' | 'neededTexts' | 'history'>> = {},
): Content {
  const pages = Object.entries(files)
    .map(([file, source]) => readContentPage(file, source))
    .filter((page) => page !== null);
  return {pages, files, sidebars: {}, neededTexts: [], history: () => [], ...rest};
}

/**
 * The texts of all content files.
 *
 * @param root - the repository.
 */
export function readFiles(root: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const folder of ['docs', 'i18n', 'release-notes', 'static']) {
    for (const name of fs.readdirSync(path.join(root, folder), {
      recursive: true,
      encoding: 'utf8',
    })) {
      const file = `${folder}/${name.replaceAll(path.sep, '/')}`;
      if (/\.(mdx?|ya?ml|json)$/.test(file)) {
        files[file] = fs.readFileSync(path.join(root, file), 'utf8');
      } else if (folder === 'static') {
        // Only that it is there matters.
        files[file] = '';
      }
    }
  }
  return files;
}

/** Pairs of twins, by the English file; a missing twin is undefined. */
export function twins(pages: Page[]): {key: string; en?: Page; ja?: Page}[] {
  const byKey = new Map<string, {key: string; en?: Page; ja?: Page}>();
  for (const page of pages) {
    const pair = byKey.get(page.key) ?? {key: page.key};
    pair[page.language] = page;
    byKey.set(page.key, pair);
  }
  return [...byKey.values()];
}
