import {SearchEngine} from '@site/src/search/engine';

let engine: SearchEngine | null = null;

/**
 * The engine on the index of the page's language. The language switch loads a new page, so there is
 * one engine a visit.
 */
export function searchEngine(indexUrl: string, filesUrl: string): SearchEngine {
  engine ??= new SearchEngine(async (name) => {
    const response = await fetch(name ? `${filesUrl}${name}.json` : indexUrl);
    if (!response.ok) {
      throw new Error(`Search index: ${response.url} was answered with ${response.status}.`);
    }
    return response.json() as Promise<unknown>;
  });
  return engine;
}
