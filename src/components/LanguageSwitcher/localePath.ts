/** Languages of the site: code, own name, path prefix (specification, sections 2 and 9). */
const languages: Record<string, {name: string; prefix: string}> = {
  en: {name: 'English', prefix: ''},
  ja: {name: '日本語', prefix: '/ja'},
};

/**
 * Where a page stands in a language.
 *
 * @param code - language code, `en` or `ja`.
 * @param pathname - the present page's path, in either language.
 * @returns the language's own name and the path in it, or null after logging `Unknown language`
 *   when the code is not one of the site's (specification, section 8).
 */
export function localePath(code: string, pathname: string): {name: string; path: string} | null {
  const language = languages[code];
  if (!language) {
    console.warn('Unknown language', code);
    return null;
  }
  const path = pathname.replace(/^\/ja(?=\/|$)/, '') || '/';
  // The not-found page as the host sends it: nobody wants to read that in another language.
  const bare = path === '/404.html' ? '/' : path;
  return {name: language.name, path: `${language.prefix}${bare}`};
}
