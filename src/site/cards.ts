import {contentPath} from './contentPath';

/** Size of every social card, in pixels. */
export const cardSize = {width: 1200, height: 630};

/** The card of pages that are no documentation page and no release note: home and the lists. */
export const siteCard = '/img/cards/site.png';

/** How the cards of a guide look: a colour on which white can be read, and an icon. */
export interface CardLook {
  colour: string;
  /** Path of a line on a grid of 24, from Lucide (https://lucide.dev, ISC licence). */
  icon: string;
}

/** The site's own card, which shows no icon, and the cards of every guide that has no look of its own. */
export const siteLook: CardLook = {
  colour: '#0a6b7c',
  icon: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM4.93 4.93l4.24 4.24M14.83 9.17l4.24-4.24M14.83 14.83l4.24 4.24M9.17 14.83l-4.24 4.24M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
};

/** The looks of the guides, by the folder of their pages. Colours are those of `src/css/palette.css`. */
export const cardLooks: Record<string, CardLook> = {
  'docs/developer-guide': {
    colour: '#0a6b7c',
    icon: 'm18 16 4-4-4-4M6 8l-4 4 4 4M14.5 4l-5 16',
  },
  'docs/administrator-guide': {
    colour: '#7a4f00',
    icon: 'M6 22V4a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v18ZM6 12H4a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2h2M18 9h2a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-2M10 6h4M10 10h4M10 14h4M10 18h4',
  },
  'docs/tester-guide': {
    colour: '#1b6b43',
    icon: 'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM12 18h.01',
  },
  'docs/api': {
    colour: '#1d5fa8',
    icon: 'M8 3H7a2 2 0 0 0-2 2v5a2 2 0 0 1-2 2 2 2 0 0 1 2 2v5c0 1.1.9 2 2 2h1M16 21h1a2 2 0 0 0 2-2v-5c0-1.1.9-2 2-2a2 2 0 0 1-2-2V5a2 2 0 0 0-2-2h-1',
  },
  'docs/developer-tools': {colour: '#8a2f5c', icon: 'm4 17 6-6-6-6M12 19h8'},
  'release-notes': {
    colour: '#b8402a',
    icon: 'M4 22h16a2 2 0 0 0 2-2V4a2 2 0 0 0-2-2H8a2 2 0 0 0-2 2v16a2 2 0 0 1-2 2Zm0 0a2 2 0 0 1-2-2v-9c0-1.1.9-2 2-2h2M18 14h-8M15 18h-5M10 6h8v4h-8V6Z',
  },
};

/**
 * How the card of a page looks.
 *
 * @param file - the page's Markdown file, from the top of the repository.
 */
export function cardLook(file: string): CardLook {
  const folder = Object.keys(cardLooks).find((one) => contentPath(file).startsWith(`${one}/`));
  return folder ? cardLooks[folder]! : siteLook;
}

/**
 * URL of a page's social card, below the language's base path. Twins have the same one.
 *
 * @param file - the page's Markdown file, from the top of the repository.
 */
export function cardImage(file: string): string {
  return `/img/cards/${contentPath(file)}.png`;
}
