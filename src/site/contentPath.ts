import {defaultLanguage, translations} from './languages';

/** A page of the documentation, the release notes of a month, or another page of release notes. */
export type Kind = 'doc' | 'post' | 'product';

/** Where pages stand that Docusaurus' own plugin for pages publishes. */
const ownPages = 'src/pages/';

/** Where the default language's pages stand, by kind. */
const folders: Record<Kind, string> = {
  doc: 'docs/',
  post: 'release-notes/',
  product: `${ownPages}release-notes/`,
};

const kinds = Object.keys(folders) as Kind[];

const translated: Record<Kind, (code: string) => string> = {
  doc: (code) => `i18n/${code}/docusaurus-plugin-content-docs/current/`,
  post: (code) => `i18n/${code}/docusaurus-plugin-content-blog/`,
  product: (code) => `i18n/${code}/docusaurus-plugin-content-pages/release-notes/`,
};

/** The folder of a language's pages of a kind, from the top of the repository, with a slash at its end. */
export const folderOf = (kind: Kind, code: string): string =>
  code === defaultLanguage.code ? folders[kind] : translated[kind](code);

/**
 * Code of the language in which a file is written: a page that is not translated is in the default
 * language in every language's site.
 *
 * @param file - any file of the content, from the top of the repository.
 */
export const languageOfFile = (file: string): string =>
  translations.find(({code}) => file.startsWith(`i18n/${code}/`))?.code ?? defaultLanguage.code;

/** Where a page's file belongs. */
export interface Place {
  kind: Kind;
  language: string;
  /** The file of the default language. */
  original: string;
}

/**
 * The file of the default language that a page's file translates, which is the file itself in the
 * default language.
 *
 * @param file - a page's file, from the top of the repository.
 * @returns its kind, its language and the file; null for a file in no folder of pages.
 */
export function placeOf(file: string): Place | null {
  const language = languageOfFile(file);
  for (const kind of kinds) {
    const folder = folderOf(kind, language);
    if (file.startsWith(folder)) {
      return {kind, language, original: folders[kind] + file.slice(folder.length)};
    }
  }
  return null;
}

/** Whether a file is shown inside other pages only: its name, or that of a folder, begins with `_`. */
export const isPartial = (file: string): boolean => /(?:^|\/)_/.test(file);

/** The file that translates a page of the default language. */
export function translationOf(original: string, code: string): string {
  const kind = kinds.find((one) => original.startsWith(folders[one])) ?? 'doc';
  return folderOf(kind, code) + original.slice(folders[kind].length);
}

/**
 * Where a page stands in the tree of contents, the same for all languages:
 * `i18n/ja/docusaurus-plugin-content-docs/current/api/index.md` and `docs/api/index.md` are
 * `docs/api/index`.
 *
 * @param file - a Markdown file, from the top of the repository.
 */
export const contentPath = (file: string): string =>
  (placeOf(file)?.original ?? file).replace(ownPages, '').replace(/\.mdx?$/, '');
