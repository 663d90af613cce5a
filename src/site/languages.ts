import {prefixOf, withoutPrefix} from './routes';

/**
 * A language of the site (specification, sections 1 and 9). CONTRIBUTING, "Add a language", lists what
 * another language needs.
 */
export interface Language {
  /** Docusaurus' locale: the name of the folder in `i18n`. */
  code: string;
  /** English name, for messages to writers. */
  name: string;
  /** Name in the language itself, for readers. */
  label: string;
  /** The `lang` of pages, also the locale of dates and numbers. */
  htmlLang: string;
  /** Language and territory in the format of Open Graph (https://ogp.me/#optional). */
  openGraphLocale: string;
  /** Path of the home page, with a slash at both ends. */
  baseUrl: string;
  /** Format of the month in titles of release notes. */
  month: 'long' | 'short';
  /** `bigrams` for a language without spaces, in which the search compares pairs of characters. */
  words: 'spaced' | 'bigrams';
  /**
   * Content of a character class (`[…]`) that matches the language's letters. A text without any of these
   * letters isn't translated. Absent for a language with the letters of the default language.
   */
  letters?: string;
  /** Minimum and maximum length of descriptions and of alternative texts; maximum length of questions. */
  lengths: {
    description: [number, number];
    alt: [number, number];
    question: number;
  };
}

/** All languages. The first language is the default, from which pages are translated to the others. */
export const languages: Language[] = [
  {
    code: 'en',
    name: 'English',
    label: 'English',
    htmlLang: 'en',
    openGraphLocale: 'en_US',
    baseUrl: '/',
    month: 'short',
    words: 'spaced',
    lengths: {description: [60, 155], alt: [40, 150], question: 90},
  },
  {
    code: 'ja',
    name: 'Japanese',
    label: '日本語',
    htmlLang: 'ja',
    openGraphLocale: 'ja_JP',
    baseUrl: '/ja/',
    month: 'short',
    words: 'bigrams',
    letters: String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆`,
    lengths: {description: [40, 110], alt: [15, 100], question: 45},
  },
];

export const defaultLanguage = languages[0]!;

/** All languages except the default language. */
export const translations = languages.slice(1);

/** Returns the language of a code. Throws an error that names this file for an unknown code. */
export function languageOf(code: string): Language {
  const language = languages.find((each) => each.code === code);
  if (!language) {
    throw new Error(`"${code}" is no language of this site. Add it to src/site/languages.ts.`);
  }
  return language;
}

/** Returns the default language's route for a route of any language: `/docs/api` for `/ja/docs/api`. */
export const originalRoute = (route: string): string =>
  withoutPrefix(
    route,
    languages.map(({baseUrl}) => baseUrl),
  );

/** Returns a language's route for a route of the default language. */
export const routeIn = (language: Language, route: string): string =>
  route === '/' ? language.baseUrl : prefixOf(language) + route;

/**
 * Returns whether a text is probably in a language: the text has letters of that language or, for a language
 * with the letters of the default language, differs from the originals.
 *
 * @param originals - the text or texts in the default language.
 */
export function isTranslated(
  {letters}: Language,
  text: string,
  originals: string | readonly string[] = [],
): boolean {
  return letters ? new RegExp(`[${letters}]`, 'u').test(text) : ![originals].flat().includes(text);
}

/** Returns the language that is built. Docusaurus' preview of the default language sets no code. */
export const languageOfBuild = (): Language =>
  languages.find(({code}) => code === process.env.DOCUSAURUS_CURRENT_LOCALE) ?? defaultLanguage;
