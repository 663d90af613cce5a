import {SearchEngine} from '../engine/engine';

const engines = new Map<string, SearchEngine>();

/**
 * The engine on the index of the language whose pages lie below a path. There is one per visit, until a part of the index fails to load: a deploy
 * renames the parts, and only a new start file knows their names.
 */
export function searchEngine(baseUrl: string): SearchEngine {
  /** Makes the next query start with a new engine. */
  const forget = (error: Error): never => {
    engines.delete(baseUrl);
    throw error;
  };
  const engine =
    engines.get(baseUrl) ??
    new SearchEngine(async (name) => {
      const file = name ? `assets/search/${name}` : 'search/index';
      const response = await fetch(`${baseUrl}${file}.json`, {
        // The start file keeps its name from deploy to deploy.
        cache: name ? 'default' : 'no-cache',
      }).catch(forget);
      if (!response.ok) {
        forget(new Error(`Search index: ${response.url} returned ${response.status}.`));
      }
      return response.json() as Promise<unknown>;
    });
  engines.set(baseUrl, engine);
  return engine;
}
