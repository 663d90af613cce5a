import type {Redirect} from '../../site/redirects';

/**
 * The host's redirect rules, one per line; the first that matches holds.
 *
 * @param redirects - renamed pages, without language prefix.
 * @param prefixes - base path of each language, `/` among them.
 * @returns 301 for each renamed page in each language (forced, because the client's redirect page
 *   is at the old URL), then the not-found page of each language.
 */
export function redirectsFile(redirects: Redirect[], prefixes: string[]): string {
  const renamed = prefixes.flatMap((prefix) =>
    redirects.map(({from, to}) => `${prefix}${from.slice(1)} ${prefix}${to.slice(1)} 301!`),
  );
  // The longest base path first, or `/` would answer for all of them.
  const notFound = [...prefixes]
    .sort((a, b) => b.length - a.length)
    .map((prefix) => `${prefix}* ${prefix}404.html 404`);
  return `${[...renamed, ...notFound].join('\n')}\n`;
}
