import {SearchEngine} from '../engine/engine';

/** Engines by base URL. Module state, so that the loaded files of an index outlive the dialog. */
const engines = new Map<string, SearchEngine>();

/**
 * Returns the search engine of a language. Creates a new engine after a file has failed to load, because a
 * deployment renames the files, and only the newest `search/index.json` lists their names.
 *
 * @param baseUrl - base URL of the language.
 */
export function searchEngine(baseUrl: string): SearchEngine {
  const load = async (name: string): Promise<unknown> => {
    const file = name ? `assets/search/${name}` : 'search/index';
    try {
      // Doesn't cache the start of the index, because it has the same name in each deployment.
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
