import {useEffect, useState} from 'react';
import type {Answer} from '../engine/engine';
import {searchEngine} from './load';

/** Results of a query. */
export type Results = Answer & {query: string};

interface Request {
  query: string;
  /** How many pages are shown. */
  pages?: number;
  /** Whether the best result is opened as soon as it's known. */
  opensBest?: boolean;
}

export interface Search {
  query: string;
  /** The latest results; null before the first ones and for an empty query. */
  results: Results | null;
  /** `failed` once the index couldn't be loaded, `retrying` while it's loaded again. */
  state: 'ready' | 'failed' | 'retrying';
  search: (query: string) => void;
  showMore: () => void;
  openBest: () => void;
  retry: () => void;
}

/**
 * Searches the index of the language whose pages lie below a path.
 *
 * @param firstQuery - may be empty.
 * @param guide - the folder of the guide from which the reader searches; empty outside of guides.
 * @param isComposing - whether an input method is converting what was typed; the search then waits.
 * @param onOpen - called with the route and query of the best result when `openBest` was asked for.
 */
export function useSearch(
  baseUrl: string,
  firstQuery: string,
  guide: string,
  isComposing: boolean,
  onOpen: (route: string, query: string) => void,
): Search {
  const [request, setRequest] = useState<Request>({query: firstQuery});
  const [results, setResults] = useState<Results | null>(null);
  const [state, setState] = useState<Search['state']>('ready');

  useEffect(() => {
    const {query, pages, opensBest} = request;
    if (!query.trim() || isComposing) {
      return undefined;
    }
    let isCurrent = true;
    searchEngine(baseUrl)
      .search(query, {count: pages, guide})
      .then(
        (answer) => {
          if (isCurrent) {
            setResults({...answer, query});
            setState('ready');
            const best = answer.hits[0];
            if (opensBest && best) {
              onOpen(best.page.route, query);
            }
          }
        },
        () => isCurrent && setState('failed'),
      );
    return () => {
      isCurrent = false;
    };
  }, [request, guide, isComposing, baseUrl, onOpen]);

  return {
    query: request.query,
    results,
    state,
    search(query) {
      setRequest({query});
      if (!query.trim()) {
        setResults(null);
        setState('ready');
      }
    },
    showMore: () => setRequest({...request, pages: (results?.hits.length ?? 0) + 10}),
    openBest: () => setRequest({...request, opensBest: true}),
    retry() {
      setState('retrying');
      setRequest({...request});
    },
  };
}
