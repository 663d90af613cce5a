import {prefixOf, withoutPrefix} from '@site/src/site/routes';

/** The languages by code, in the form of Docusaurus' `i18n.localeConfigs`. */
type Locales = Record<string, {label: string; htmlLang: string; baseUrl: string}>;

/**
 * Returns the path of a page in a language.
 *
 * @param code - language code.
 * @param pathname - the page's path in any language.
 * @param locales - the site's languages.
 * @returns the language's own name, its `lang`, and the page's path, or null after logging `Unknown
 *   language` for a code that isn't one of the site's (specification, section 8).
 */
export function localePath(
  code: string,
  pathname: string,
  locales: Locales,
): {name: string; htmlLang: string; path: string} | null {
  const language = locales[code];
  if (!language) {
    console.warn('Unknown language', code);
    return null;
  }
  const path = withoutPrefix(
    pathname,
    Object.values(locales).map(({baseUrl}) => baseUrl),
  );
  // Replaces `/404.html`, which is the path of the built not-found page, with the home page.
  const page = path === '/404.html' ? '/' : path;
  return {name: language.label, htmlLang: language.htmlLang, path: `${prefixOf(language)}${page}`};
}
