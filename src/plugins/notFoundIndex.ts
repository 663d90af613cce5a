import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {contentPages, type ContentPage} from './contentPages';

/**
 * Writes `pages.json` beside each language's pages: the routes and titles from which the not-found
 * page picks the nearest ones.
 */
export default function notFoundIndex(): Plugin {
  let pages: ContentPage[] = [];
  return {
    name: 'not-found-index',
    async allContentLoaded({allContent}) {
      pages = contentPages(allContent);
    },
    async postBuild({outDir}) {
      await fs.writeFile(
        path.join(outDir, 'pages.json'),
        JSON.stringify(pages.map(({route, title}) => [route, title])),
      );
    },
  };
}
