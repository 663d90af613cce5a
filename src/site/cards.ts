import {contentPath} from './contentPath';

/** Size of every social card, in pixels. */
export const cardSize = {width: 1200, height: 630};

/** The card of pages that are no documentation page and no release note: home and the lists. */
export const siteCard = '/img/cards/site.png';

/**
 * URL of a page's social card, below the language's base path. Twins have the same one.
 *
 * @param file - the page's Markdown file, from the top of the repository.
 */
export function cardImage(file: string): string {
  return `/img/cards/${contentPath(file)}.png`;
}
