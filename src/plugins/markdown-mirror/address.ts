/**
 * Returns the path of a page's copy in Markdown.
 *
 * @param route - the page's route, without a slash at its end.
 * @param baseUrl - the path of the language's home page, whose copy is `index.md`.
 */
export const markdownAddress = (route: string, baseUrl: string): string =>
  [route, `${route}/`].includes(baseUrl) ? `${baseUrl}index.md` : `${route}.md`;
