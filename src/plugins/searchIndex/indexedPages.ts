import fs from 'node:fs/promises';
import path from 'node:path';
import {indexedPage, type IndexedPage} from './indexedPage';

/**
 * Reads built pages for the index.
 *
 * @param directory - the build's directory, in which the default language's pages lie.
 * @param routes - the pages' URLs below the site's origin, language prefix included.
 * @throws an error that names the route when a page is missing or has no title.
 */
export async function indexedPages(directory: string, routes: string[]): Promise<IndexedPage[]> {
  return Promise.all(
    routes
      // Docusaurus calls a folder's index page by the folder's name and a slash; its route has none.
      .map((route) => route.replace(/(?<=.)\/$/, ''))
      .map(async (route) =>
        indexedPage(await fs.readFile(path.join(directory, `${route}.html`), 'utf8'), route),
      ),
  );
}
