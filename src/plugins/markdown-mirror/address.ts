/**
 * The path of a page's copy in Markdown.
 *
 * @param route - of the page, without a slash at its end.
 * @param baseUrl - path of the language's home page, whose address has no name.
 */
export const markdownAddress = (route: string, baseUrl: string): string =>
  [route, `${route}/`].includes(baseUrl) ? `${baseUrl}index.md` : `${route}.md`;
