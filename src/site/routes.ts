/** A page's canonical route: Docusaurus ends those of index pages with a slash. */
export const exactRoute = (permalink: string): string => permalink.replace(/(?<=.)\/$/, '');

/** What the routes of a language begin with: nothing, or such as `/ja`. */
export const prefixOf = ({baseUrl}: {baseUrl: string}): string => baseUrl.replace(/\/$/, '');

/**
 * A route without the base path of its language: `/docs/api` for `/ja/docs/api`, `/` for `/ja` and `/ja/`.
 *
 * @param baseUrls - of the site's languages.
 */
export function withoutPrefix(route: string, baseUrls: string[]): string {
  const own = baseUrls.find((baseUrl) => baseUrl !== '/' && `${route}/`.startsWith(baseUrl)) ?? '/';
  return `/${`${route}/`.slice(own.length)}`.replace(/(.)\/$/, '$1');
}

/**
 * Name of the query parameter that asks for a search: `/?q=udid`. So a search can be linked to, and
 * browsers and search engines can offer it (the SearchAction of the home page).
 */
export const searchParameter = 'q';
