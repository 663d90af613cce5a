import type {Redirect} from '../../site/redirects';

/**
 * Returns the content of `_redirects`: a rule per line, of which the first match applies. The rules redirect
 * renamed pages with status 301 and serve each language's not-found page for unknown URLs. `!` forces a
 * redirect, because there is a page at the old URL (`redirectPage`).
 *
 * @param redirects - renamed pages, without language prefix.
 * @param prefixes - the base path of each language.
 */
export function redirectsFile(redirects: Redirect[], prefixes: string[]): string {
  const renamed = prefixes.flatMap((prefix) =>
    redirects.map(({from, to}) => `${prefix}${from.slice(1)} ${prefix}${to.slice(1)} 301!`),
  );
  // The longest base path comes first, because `/` matches all URLs.
  const notFound = [...prefixes]
    .sort((a, b) => b.length - a.length)
    .map((prefix) => `${prefix}* ${prefix}404.html 404`);
  return `${[...renamed, ...notFound].join('\n')}\n`;
}

/**
 * Returns the page at the old URL of a page or file, for hosts that don't read `_redirects`. The page
 * redirects with query and fragment, shows a link to readers without JavaScript, and isn't indexed by
 * search engines.
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
