import fs from 'node:fs/promises';
import path from 'node:path';
import {openCache} from '../../commands/cache';
import {indexedPart, indexedPage, type IndexedPage} from './indexedPage';

/**
 * Reads built pages for the index. A page that says what it said in the last build isn't parsed again.
 *
 * @param directory - the build's directory, in which the default language's pages lie.
 * @param pages - their URLs below the site's origin, language prefix included, and what they answer.
 * @param language - of the pages.
 * @throws an error that names the route when a page is missing or has no title.
 */
export async function indexedPages(
  directory: string,
  pages: Pick<IndexedPage, 'route' | 'questions'>[],
  language: string,
): Promise<IndexedPage[]> {
  const cache = openCache<IndexedPage>(path.join('.cache/search-index', language), [
    'package-lock.json',
    'src/plugins/searchIndex',
  ]);
  const indexed = await Promise.all(
    pages.map(async ({route: named, questions}) => {
      // Docusaurus calls a folder's index page by the folder's name and a slash; its route has none.
      const route = named.replace(/(?<=.)\/$/, '');
      const html = indexedPart(await fs.readFile(path.join(directory, `${route}.html`), 'utf8'));
      const key = JSON.stringify([route, questions, html]);
      return cache.resultOf(key, () => indexedPage(html, route, questions));
    }),
  );
  cache.forgetUnused();
  cache.save();
  return indexed;
}
