import fs from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {Root} from 'mdast';
import {LineCounter, parseDocument} from 'yaml';
import {parseMarkdown} from '../markdown/read';
import {placeOf, type Kind} from '../site/contentPath';
import {defaultLanguage, translations, type Language} from '../site/languages';

/** A documentation page, a release note, or a product's release notes, in one language. */
export interface Page {
  /** Path from the repository's root. */
  file: string;
  /** Code of its language. */
  language: string;
  kind: Kind;
  /** Path of the English file: the same for all twins. */
  key: string;
  source: string;
  /** Front matter as data; empty when it is missing or not YAML. */
  frontMatter: Record<string, unknown>;
  /** Why the front matter cannot be read. */
  frontMatterError?: {line: number; message: string};
  /** Line of a front matter key in the file; 1 for one that is not there. */
  lineOfKey(key: string): number;
  /** The file's syntax tree, parsed once; positions are the file's. */
  readonly tree: Root;
}

/** A text that the interface shows and that a language needs, in the file that has to hold it. */
export interface NeededText {
  file: string;
  id: string;
  english: string;
  /** Translation that Docusaurus brings. */
  brought?: string;
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
function readContentPage(file: string, source: string, parse = parseMarkdown): Page | null {
  const place = placeOf(file);
  if (!place || !/\.mdx?$/.test(file)) {
    return null;
  }
  let parsed: Root | undefined;
  return {
    file,
    language: place.language,
    kind: place.kind,
    key: place.original,
    source,
    ...readFrontMatter(source),
    // Parsed when a check first asks: the check of one page has no need of four hundred trees.
    get tree() {
      return (parsed ??= parse(source));
    },
  };
}

/**
 * Content from texts in memory.
 *
 * @param files - text by path from the repository's root.
 * @param rest - what does not stand in content files.
 * @param parse - makes a page's syntax tree.
 */
export function contentOf(
  files: Record<string, string>,
  rest: Partial<Pick<Content, 'sidebars' | 'neededTexts' | 'history'>> = {},
  parse = parseMarkdown,
): Content {
  const pages = Object.entries(files)
    .map(([file, source]) => readContentPage(file, source, parse))
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
  for (const folder of ['docs', 'i18n', 'release-notes', 'src/pages', 'static']) {
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

/** A page and its translation into one language, by the English file; a missing one is undefined. */
export interface Twins {
  key: string;
  into: Language;
  en?: Page;
  translation?: Page;
}

/** Every page with each of its translations, language by language. */
export function twins(pages: Page[]): Twins[] {
  const byPlace = new Map(pages.map((page) => [`${page.language} ${page.key}`, page]));
  return translations.flatMap((into) => {
    const own = pages.filter(({language}) => [defaultLanguage.code, into.code].includes(language));
    return [...new Set(own.map(({key}) => key))].map((key) => ({
      key,
      into,
      en: byPlace.get(`${defaultLanguage.code} ${key}`),
      translation: byPlace.get(`${into.code} ${key}`),
    }));
  });
}
