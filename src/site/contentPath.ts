import {defaultLanguage, translations} from './languages';

/** A page of the documentation, the release notes of a month, or another page of the release notes. */
export type Kind = 'doc' | 'post' | 'product';

/** Folders of the default language's pages. */
const folders: Record<Kind, string> = {
  doc: 'docs/',
  post: 'release-notes/',
  product: 'src/pages/release-notes/',
};

const kinds = Object.keys(folders) as Kind[];

const translatedFolders: Record<Kind, (code: string) => string> = {
  doc: (code) => `i18n/${code}/docusaurus-plugin-content-docs/current/`,
  post: (code) => `i18n/${code}/docusaurus-plugin-content-blog/`,
  product: (code) => `i18n/${code}/docusaurus-plugin-content-pages/release-notes/`,
};

/** Returns the folder of a language's pages of a kind, with a slash at its end. */
export const folderOf = (kind: Kind, code: string): string =>
  code === defaultLanguage.code ? folders[kind] : translatedFolders[kind](code);

/** Returns the code of a content file's language. `file` is a path from the repository's root. */
export const languageOfFile = (file: string): string =>
  translations.find(({code}) => file.startsWith(`i18n/${code}/`))?.code ?? defaultLanguage.code;

/** Position of a page's file in the content. */
export interface Place {
  kind: Kind;
  language: string;
  /** The file of the default language. */
  original: string;
}

/**
 * Returns the position of a page's file; null for a file outside of the folders of pages. `file` is a path
 * from the repository's root.
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

/** Returns whether a file is a partial: the name of the file or of a folder in its path begins with `_`. */
export const isPartial = (file: string): boolean => /(?:^|\/)_/.test(file);

/**
 * Returns whether a file looks like a page but isn't published, because Docusaurus reads only files whose
 * names end in `.md` or `.mdx`, in small letters.
 */
export const isMisnamedPage = (file: string): boolean =>
  /\.(?:mdx?|markdown|mdown)$/i.test(file) && !/\.mdx?$/.test(file);

/** Returns the file that translates a page of the default language. */
export function translationOf(original: string, code: string): string {
  const kind = kinds.find((each) => original.startsWith(folders[each])) ?? 'doc';
  return folderOf(kind, code) + original.slice(folders[kind].length);
}

/**
 * Returns a page's path, which is the same for all languages: `docs/api/index` for
 * `docs/api/index.md` and `i18n/ja/docusaurus-plugin-content-docs/current/api/index.md`.
 */
export const contentPath = (file: string): string =>
  (placeOf(file)?.original ?? file).replace('src/pages/', '').replace(/\.mdx?$/, '');
