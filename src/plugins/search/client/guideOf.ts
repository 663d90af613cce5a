/**
 * Returns the folder of the guide in which a page is.
 *
 * @param route - with or without a language prefix.
 * @returns the folder below `docs`, `release-notes`, `docs` for the list of guides, or an empty text.
 */
export const guideOf = (route: string): string =>
  /(?<=\/docs\/)[^/]+|docs$|release-notes/.exec(route)?.[0] ?? '';
