import {prefixOf, withoutPrefix} from '@site/src/site/routes';

/** What Docusaurus hands to the browser of `src/site/languages.ts`, by code. */
type Locales = Record<string, {label: string; htmlLang: string; baseUrl: string}>;

/**
 * Where a page is in a language.
 *
 * @param code - language code.
 * @param pathname - the present page's path, in any language.
 * @param locales - the site's languages.
 * @returns the language's own name, its `lang`, and the path in it, or null after logging `Unknown language`
 *   when the code is not one of the site's (specification, section 8).
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
  // The not-found page as the host sends it: nobody wants to read that in another language.
  const bare = path === '/404.html' ? '/' : path;
  return {name: language.label, htmlLang: language.htmlLang, path: `${prefixOf(language)}${bare}`};
}
