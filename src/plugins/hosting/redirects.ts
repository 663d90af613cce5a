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

/**
 * Turns a redirect into a valid page: with a language, a title, `noindex`, a link for readers who aren't
 * redirected, and its script in the head. The script itself stays as it is.
 *
 * @throws an error when the page is not as Docusaurus 3.9.2 writes it.
 */
export function completePage(html: string, language: string, title: string): string {
  const [, script] = /<\/head>\s*(<script>[\s\S]*?<\/script>)\s*<\/html>\s*$/.exec(html) ?? [];
  const [, address] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  if (!script || !address || !/<html>\s*<head>/.test(html)) {
    throw new Error('Redirect page: @docusaurus/plugin-client-redirects writes another one now.');
  }
  return html
    .replace('<html>', `<html lang="${language}">`)
    .replace(
      '<head>',
      () => `<head>\n    <title>${title}</title>\n    <meta name="robots" content="noindex">`,
    )
    .replace(script, '')
    .replace(/\s*<\/head>\s*/, () => `\n    ${script}\n  </head>\n`)
    .replace(
      '</html>',
      () => `  <body>\n    <p><a href="${address}">${title}</a></p>\n  </body>\n</html>`,
    );
}
