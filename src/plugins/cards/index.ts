import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cardImage, cardLook, siteCard, siteLook} from '../../site/cards';
import {texts} from '../../site/texts';
import {fileOf} from '../contentPages';
import {guides} from '../guides';
import {drawCard, drawingHash, type Card} from './drawCard';

async function cached(
  directory: string,
  drawing: string,
  card: Card,
): Promise<{name: string; png: Buffer}> {
  const name = `${createHash('sha256')
    .update(JSON.stringify([drawing, card]))
    .digest('hex')
    .slice(0, 24)}.png`;
  const file = path.join(directory, name);
  const known = await fs.readFile(file).catch(() => null);
  if (known) {
    return {name, png: known};
  }
  const png = await drawCard(card);
  await fs.writeFile(file, png);
  return {name, png};
}

/**
 * Draws a social card for every documentation page and release note, and one for all other pages.
 * Cards are kept in `.cache/cards` between builds; those that no page uses any more are removed.
 */
export default function cards({siteDir, i18n}: LoadContext): Plugin {
  const language = i18n.currentLocale;
  const {title: site, tagline, releaseNotes} = texts(language);
  const wanted = new Map<string, Card>();
  return {
    name: 'cards',
    async allContentLoaded({allContent}) {
      wanted.set(siteCard, {title: tagline, guide: '', look: siteLook, site, language});
      for (const guide of guides(allContent, releaseNotes.title)) {
        for (const page of guide.pages) {
          const file = fileOf(page);
          const look = cardLook(file);
          wanted.set(cardImage(file), {
            title: page.title,
            guide: guide.title,
            look,
            site,
            language,
          });
        }
      }
    },
    async postBuild({outDir}) {
      const cache = path.join(siteDir, '.cache', 'cards', language);
      await fs.mkdir(cache, {recursive: true});
      const drawing = drawingHash();
      const used = new Set<string>();
      const queue = [...wanted];
      const work = async () => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          const [address, card] = next;
          const {name, png} = await cached(cache, drawing, card);
          used.add(name);
          const file = path.join(outDir, address);
          await fs.mkdir(path.dirname(file), {recursive: true});
          await fs.writeFile(file, png);
        }
      };
      // While other threads paint and compress one card, this one lays out the next.
      await Promise.all([work(), work(), work()]);
      const unused = (await fs.readdir(cache)).filter((name) => !used.has(name));
      await Promise.all(unused.map((name) => fs.rm(path.join(cache, name))));
    },
  };
}
