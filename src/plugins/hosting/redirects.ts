import type {Redirect} from '../../site/redirects';

/**
 * The host's redirect rules, one per line; the first that matches holds.
 *
 * @param redirects - renamed pages, without language prefix.
 * @param prefixes - base path of each language, `/` among them.
 * @returns 301 for each renamed page in each language (forced, because a page is at the old URL,
 *   too), then the not-found page of each language.
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

/**
 * Returns the HTML for the old URL of a page or file, for hosts that don't read those rules. It keeps
 * query and fragment, shows a link to readers who aren't redirected, and is in no search engine.
 *
 * @param to - the new URL, which may end in a fragment.
 */
export function redirectPage(to: string, language: string, title: string): string {
  const [page, fragment] = to.split('#');
  return `<!DOCTYPE html>
<html lang="${language}">
  <head>
    <title>${title}</title>
    <meta name="robots" content="noindex">
    <meta charset="UTF-8">
    <meta http-equiv="refresh" content="0; url=${to}">
    <link rel="canonical" href="${page}" />
    <script>
    window.location.href = '${page}' + window.location.search + ${fragment ? `'#${fragment}'` : 'window.location.hash'};
  </script>
  </head>
  <body>
    <p><a href="${to}">${title}</a></p>
  </body>
</html>`;
}
