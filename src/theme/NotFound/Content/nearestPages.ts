import {distance} from 'fastest-levenshtein';
import {languages} from '@site/src/site/languages';

/** Words of routes that don't distinguish pages. */
const stopWords = new Set(['docs', 'html', ...languages.map(({code}) => code)]);

/** A page in the form of `pages.json`, and its guide's name in suggestions. */
export type KnownPage = [route: string, title: string, guide?: string];

/**
 * Returns the share of the longer word's letters that differ, from 0 for equal words to 1. Returns 1 if more
 * than a third differs, because such a difference is no typo: "nope" isn't "notes".
 */
function wordDifference(a: string, b: string): number {
  const share = distance(a, b) / Math.max(a.length, b.length, 1);
  return share > 1 / 3 ? 1 : share;
}

/** Returns the words of a route. Removes leading zeros from numbers. */
const wordsOf = (route: string) =>
  route
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !stopWords.has(word))
    .map((word) => word.replace(/^0+(?=\d)/, ''));

/** Returns 0 for the same words in any order, up to 1 for no common words. The last words weigh most. */
function routeDifference(requested: string[], route: string): number {
  const words = wordsOf(route);
  const difference = (from: string[], to: string[]) =>
    from.reduce(
      (sum, word, index) =>
        sum + (index + 1) * Math.min(1, ...to.map((other) => wordDifference(word, other))),
      0,
    ) / ((from.length * (from.length + 1)) / 2 || 1);
  return (2 * difference(requested, words) + difference(words, requested)) / 3;
}

/**
 * Returns the pages whose URLs are most similar to a URL that doesn't exist.
 *
 * @param pathname - the requested path, decoded or not, of any length.
 * @param pages - all pages of the reader's language.
 * @returns at most five pages, most similar first.
 */
export function nearestPages(pathname: string, pages: KnownPage[]): KnownPage[] {
  const requested = wordsOf(pathname.slice(0, 300));
  if (requested.length === 0) {
    return [];
  }
  return pages
    .map((page) => ({page, difference: routeDifference(requested, page[0])}))
    .filter(({difference}) => difference < 0.6)
    .sort((a, b) => a.difference - b.difference)
    .slice(0, 5)
    .map(({page}) => page);
}

/**
 * Loads the list of pages and returns the pages to suggest for a URL that doesn't exist.
 *
 * @param pathname - the requested path.
 * @param url - address of `pages.json`.
 * @param guides - landing pages of the guides. A suggested page below a landing page gets the guide's name.
 * @returns the nearest pages; an empty array if the server doesn't have the list.
 * @throws an error if there is no connection, or the signal aborts the request.
 */
export async function suggest(
  pathname: string,
  url: string,
  guides: KnownPage[],
  signal: AbortSignal,
): Promise<KnownPage[]> {
  const response = await fetch(url, {signal});
  const pages = response.ok ? ((await response.json()) as KnownPage[]) : [];
  const routes = new Set(pages.map(([route]) => route));
  const others = guides.filter(([route]) => !routes.has(route));
  return nearestPages(pathname, [...pages, ...others]).map(([route, title]) => [
    route,
    title,
    guides.find(([start]) => route.startsWith(`${start}/`))?.[1],
  ]);
}
