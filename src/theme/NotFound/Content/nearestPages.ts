import {distance} from 'fastest-levenshtein';
import {languages} from '@site/src/site/languages';

/** Words that tell nothing about a page. */
const stopWords = new Set(['docs', 'html', ...languages.map(({code}) => code)]);

/** Route and title of a page, as `pages.json` has them, and the guide it belongs to where it's shown. */
export type KnownPage = [route: string, title: string, guide?: string];

/**
 * How much of the longer word has to change to turn one into the other: 0 for equal words, 1 for
 * unrelated ones. More than a third is no typo: "nope" is not "notes".
 */
function difference(a: string, b: string): number {
  const share = distance(a, b) / Math.max(a.length, b.length, 1);
  return share > 1 / 3 ? 1 : share;
}

const words = (route: string) =>
  route
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !stopWords.has(word))
    .map((word) => word.replace(/^0+(?=\d)/, ''));

/** 0 for the same words in any order, 1 for nothing in common; the last words of a URL weigh most. */
function routeDifference(asked: string[], route: string): number {
  const known = words(route);
  const of = (from: string[], to: string[]) =>
    from.reduce(
      (sum, word, index) =>
        sum + (index + 1) * Math.min(1, ...to.map((other) => difference(word, other))),
      0,
    ) / ((from.length * (from.length + 1)) / 2 || 1);
  return (2 * of(asked, known) + of(known, asked)) / 3;
}

/**
 * The pages whose URLs are most like one that does not exist.
 *
 * @param pathname - the URL that was asked for, decoded or not, of any length.
 * @param pages - all pages of the reader's language.
 * @param count - how many at most.
 * @returns the nearest pages, nearest first; none when nothing is near.
 */
export function nearestPages(pathname: string, pages: KnownPage[], count = 5): KnownPage[] {
  const asked = words(pathname.slice(0, 300));
  if (asked.length === 0) {
    return [];
  }
  return pages
    .map((page) => ({page, score: routeDifference(asked, page[0])}))
    .filter(({score}) => score < 0.6)
    .sort((a, b) => a.score - b.score)
    .slice(0, count)
    .map(({page}) => page);
}

/**
 * What to suggest for a URL that doesn't exist.
 *
 * @param url - of `pages.json`.
 * @param guides - the landing pages; a suggestion below one gets its name.
 * @returns the nearest pages, nearest first; none when nothing is near, or the list can't be had.
 * @throws an error when there is no connection, or the request was given up.
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
