import type {BuiltIndex} from './buildIndex';
import {SearchEngine} from './client/engine/engine';

/** Returns a search engine for an index in memory. */
export const openIndex = ({start, files}: BuiltIndex): SearchEngine =>
  new SearchEngine(async (name) => (name ? (JSON.parse(files.get(name)!) as unknown) : start));
