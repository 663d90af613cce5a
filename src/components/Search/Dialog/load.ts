import {SearchEngine} from '@site/src/search/engine';

let engine: SearchEngine | null = null;

/**
 * The engine on the index of the page's language. The language switch loads a new page, so there is
 * one engine a visit, until a part of the index doesn't come: after a deploy the parts have other
 * names, which only a new start file knows.
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

/** Starts anew at the next query. */
function forgetEngine(error: Error): never {
  engine = null;
  throw error;
}
