/**
 * Social cards: the picture that a shared link shows, one for each guide and language, for the release
 * notes, and for all other pages. Drawn after each build, in half a second. A look is an entry of
 * `looks.yaml`, the page's own title stands as text beside the picture. To remove them,
 * delete this folder and its lines in `src/features.ts`.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {contentPath} from '../../site/contentPath';
import {languageOfBuild} from '../../site/languages';
import {texts} from '../../site/texts';
import {contentPages, fileOf} from '../../lib/contentPages';
import {cardAddress, cardLooks, cardSize} from './cardImage';
import {drawCard} from './drawCard';

export default function socialCards({i18n}: LoadContext): Plugin {
  const language = i18n.currentLocale;
  const {title: site, tagline, releaseNotes} = texts(language);
  const titles = new Map([
    ['site', tagline],
    ['release-notes', releaseNotes.title],
  ]);
  return {
    name: 'social-cards',
    async allContentLoaded({allContent}) {
      for (const page of contentPages(allContent)) {
        const [, guide] = /^(.+)\/index$/.exec(contentPath(fileOf(page))) ?? [];
        if (guide && guide in cardLooks) {
          titles.set(guide, page.title);
        }
      }
    },
    async postBuild({outDir}) {
      for (const [folder, title] of titles) {
        const file = path.join(outDir, cardAddress(folder));
        await fs.mkdir(path.dirname(file), {recursive: true});
        await fs.writeFile(file, await drawCard(title, cardLooks[folder]!, site, language));
      }
    },
  };
}

export const cardThemeConfig = {
  image: cardAddress('site'),
  metadata: [
    {property: 'og:image:width', content: String(cardSize.width)},
    {property: 'og:image:height', content: String(cardSize.height)},
    {property: 'og:image:alt', content: texts(languageOfBuild().code).tagline},
  ],
};
