import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {contentPath} from '../../site/contentPath';

/** How a card looks: a colour on which white can be read, and the path of an icon. */
export interface CardLook {
  colour: string;
  icon?: string;
}

/** The looks of all cards, by the folder of their pages; `site` is that of all others. */
export const cardLooks = parse(
  fs.readFileSync(path.join(__dirname, 'looks.yaml'), 'utf8'),
) as Record<string, CardLook>;

/** Size of every social card, in pixels. */
export const cardSize = {width: 1200, height: 630};

/** Address of a card, below the language's base path. */
export const cardAddress = (folder: string): string => `/img/cards/${path.basename(folder)}.png`;

/**
 * Address of a page's card. Twins have the same one.
 *
 * @param file - the page's Markdown file, from the top of the repository.
 */
export const cardImage = (file: string): string =>
  cardAddress(
    Object.keys(cardLooks).find((folder) => contentPath(file).startsWith(`${folder}/`)) ?? 'site',
  );
