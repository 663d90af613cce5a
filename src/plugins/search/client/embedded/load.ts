import {SearchEngine} from '../engine/engine';

const engines = new Map<string, SearchEngine>();

/**
 * The engine on the index of the language whose pages lie below a path. There is one per visit, until a
 * part of the index fails to load: a deploy renames the parts, and only a new start file knows their names.
 */
export function searchEngine(baseUrl: string): SearchEngine {
  const load = async (name: string): Promise<unknown> => {
    const file = name ? `assets/search/${name}` : 'search/index';
    // The start file keeps its name from deploy to deploy.
    const cache = name ? 'default' : 'no-cache';
    const response = await fetch(`${baseUrl}${file}.json`, {cache});
    if (!response.ok) {
      throw new Error(`Search index: ${response.url} returned ${response.status}.`);
    }
    return response.json();
  };
  const engine =
    engines.get(baseUrl) ??
    new SearchEngine((name) =>
      load(name).catch((error: Error) => {
        engines.delete(baseUrl);
        throw error;
      }),
    );
  engines.set(baseUrl, engine);
  return engine;
}
