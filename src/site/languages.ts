import {prefixOf, withoutPrefix} from './routes';

/**
 * The languages of the site (specification, sections 1 and 9). A further one is an entry here, its
 * folder in `i18n`, and its texts (README, "Translate it"): everything else reads this list.
 */
export interface Language {
  /** As Docusaurus knows it: the name of the folder in `i18n`. */
  code: string;
  /** Its English name, for messages to writers. */
  name: string;
  /** Its own name, for readers. */
  label: string;
  /** The `lang` of its pages. Dates and numbers are written its way, too. */
  htmlLang: string;
  /** Its code with a territory, as Open Graph wants it (https://ogp.me/#optional). */
  openGraphLocale: string;
  /** Path of its home page, with a slash at both ends. */
  baseUrl: string;
  /** How the title of a release note writes its month. */
  month: 'long' | 'short';
  /** Whether words stand apart, or the search compares pairs of characters instead. */
  words: 'spaced' | 'bigrams';
  /**
   * Its characters, as in the brackets of a regular expression, where they are not those of the
   * default language: a text without any of them is not translated.
   */
  letters?: string;
  /**
   * Least and most characters of a description (as far as search results show it) and of an alternative
   * text, and most of a question that a page answers.
   */
  lengths: {
    description: [number, number];
    alt: [number, number];
    question: number;
  };
}

/** All languages; the first one is the default, which the others translate. */
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

/** The languages into which the site is translated. */
export const translations = languages.slice(1);

/**
 * The language of a code.
 *
 * @throws an error that names the list when there is none.
 */
export function languageOf(code: string): Language {
  const language = languages.find((one) => one.code === code);
  if (!language) {
    throw new Error(`"${code}" is no language of this site. Add it to src/site/languages.ts.`);
  }
  return language;
}

/** A route of any language as the default language has it: `/docs/api` for `/ja/docs/api`. */
export const originalRoute = (route: string): string =>
  withoutPrefix(
    route,
    languages.map(({baseUrl}) => baseUrl),
  );

/** The route in a language of a route of the default language. */
export const routeIn = (language: Language, route: string): string =>
  route === '/' ? language.baseUrl : prefixOf(language) + route;

/**
 * Whether a text is in a language, as far as a machine can tell: it has letters of the language's own
 * or, where those are the default language's, it is not the text that was to be translated.
 *
 * @param originals - the text, or the texts, in the default language.
 */
export function isTranslated(
  {letters}: Language,
  text: string,
  originals: string | readonly string[] = [],
): boolean {
  return letters ? new RegExp(`[${letters}]`, 'u').test(text) : ![originals].flat().includes(text);
}

/** The language that is built. The preview of the default language calls it "undefined". */
export const languageOfBuild = (): Language =>
  languages.find(({code}) => code === process.env.DOCUSAURUS_CURRENT_LOCALE) ?? defaultLanguage;
