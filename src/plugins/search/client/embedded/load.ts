import {SearchEngine} from '../engine/engine';

const engines = new Map<string, SearchEngine>();

/**
 * The engine on the index of the language whose pages lie below a path. There is one per visit, until a
 * part of the index fails to load: a deploy renames the parts, and only a new start file knows their names.
 */
export function searchEngine(baseUrl: string): SearchEngine {
  const load = async (name: string): Promise<unknown> => {
    const file = name ? `assets/search/${name}` : 'search/index';
    try {
      // The start file keeps its name from deploy to deploy.
      const cache = name ? 'default' : 'no-cache';
      return await (await fetch(`${baseUrl}${file}.json`, {cache})).json();
    } catch (error) {
      engines.delete(baseUrl);
      throw error;
    }
  };
  const engine = engines.get(baseUrl) ?? new SearchEngine(load);
  engines.set(baseUrl, engine);
  return engine;
}
