/** Returns a page's canonical route: Docusaurus' permalink without the slash that ends index pages' permalinks. */
export const exactRoute = (permalink: string): string => permalink.replace(/(?<=.)\/$/, '');

/** Returns the prefix of a language's routes, such as `/ja`; empty for the default language. */
export const prefixOf = ({baseUrl}: {baseUrl: string}): string => baseUrl.replace(/\/$/, '');

/**
 * Removes the base path of a language from a route: `/docs/api` for `/ja/docs/api`, `/` for `/ja` and
 * `/ja/`.
 *
 * @param baseUrls - base paths of the site's languages.
 */
export function withoutPrefix(route: string, baseUrls: string[]): string {
  const prefix =
    baseUrls.find((baseUrl) => baseUrl !== '/' && `${route}/`.startsWith(baseUrl)) ?? '/';
  return `/${`${route}/`.slice(prefix.length)}`.replace(/(.)\/$/, '$1');
}

/** Query parameter that opens the search, `/?q=udid`, for links and the home page's `SearchAction`. */
export const searchParameter = 'q';
