import fs from 'node:fs/promises';
import path from 'node:path';
import {indexedPage, type IndexedPage} from './indexedPage';

/**
 * Reads built pages for the index.
 *
 * @param directory - the build's directory, in which the default language's pages lie.
 * @param pages - their URLs below the site's origin, language prefix included, and what they answer.
 * @throws an error that names the route when a page is missing or has no title.
 */
export async function indexedPages(
  directory: string,
  pages: Pick<IndexedPage, 'route' | 'questions'>[],
): Promise<IndexedPage[]> {
  return Promise.all(
    pages.map(async (page) => {
      // Docusaurus calls a folder's index page by the folder's name and a slash; its route has none.
      const route = page.route.replace(/(?<=.)\/$/, '');
      const html = await fs.readFile(path.join(directory, `${route}.html`), 'utf8');
      return indexedPage(html, route, page.questions);
    }),
  );
}
