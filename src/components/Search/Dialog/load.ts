import {SearchEngine} from '@site/src/search/engine';

let engine: SearchEngine | null = null;

/**
 * The engine on the index of the page's language. The language switch loads a new page, so there is
 * one engine per visit, until a part of the index fails to load: a deploy renames the parts, and
 * only a new start file knows their names.
 */
export function searchEngine(indexUrl: string, filesUrl: string): SearchEngine {
  engine ??= new SearchEngine(async (name) => {
    const response = await fetch(name ? `${filesUrl}${name}.json` : indexUrl, {
      // The start file keeps its name from deploy to deploy.
      cache: name ? 'default' : 'no-cache',
    }).catch(forgetEngine);
    if (!response.ok) {
      forgetEngine(new Error(`Search index: ${response.url} returned ${response.status}.`));
    }
    return response.json() as Promise<unknown>;
  });
  return engine;
}

/** Makes the next query start with a new engine. */
function forgetEngine(error: Error): never {
  engine = null;
  throw error;
}
