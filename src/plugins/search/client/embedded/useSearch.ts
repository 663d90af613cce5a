import {useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {SearchResults} from '../engine/engine';
import {batchSize} from '../engine/rerank';
import {guideOf} from '../guideOf';
import {searchEngine} from './searchEngine';
import {useComposition} from './useComposition';

interface Request {
  query: string;
  /** How many pages to show. */
  count?: number;
  /** Whether to open the best result as soon as the result is known. */
  opensBest?: boolean;
}

export type Search = ReturnType<typeof useSearch>;

/**
 * Searches the index of the current language.
 *
 * @param firstQuery - the query with which the search opens; may be empty.
 * @param onOpen - called with the route and the query of the best result after `openBest`.
 */
export function useSearch(firstQuery: string, onOpen: (route: string, query: string) => void) {
  const baseUrl = useBaseUrl('/');
  const guide = guideOf(useLocation().pathname);
  const [request, setRequest] = useState<Request>({query: firstQuery});
  /** The latest results; null for an empty query. */
  const [results, setResults] = useState<(SearchResults & {query: string}) | null>(null);
  /** `failed` when the index couldn't be loaded, `retrying` while the index is loaded again. */
  const [state, setState] = useState<'ready' | 'failed' | 'retrying'>('ready');
  const {isComposing, compositionHandlers} = useComposition(request.query);

  useEffect(() => {
    const {query, count, opensBest} = request;
    if (!query.trim() || isComposing) {
      return undefined;
    }
    let isCurrent = true;
    searchEngine(baseUrl)
      .search(query, {count, guide})
      .then(
        (newResults) => {
          if (isCurrent) {
            setResults({...newResults, query});
            setState('ready');
            if (opensBest && newResults.hits[0]) {
              onOpen(newResults.hits[0].page.route, query);
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
    isComposing,
    compositionHandlers,
    setQuery(query: string) {
      setRequest({query});
      if (!query.trim()) {
        setResults(null);
        setState('ready');
      }
    },
    showMore: () => setRequest({...request, count: (results?.hits.length ?? 0) + batchSize}),
    openBest: () => setRequest({...request, opensBest: true}),
    retry() {
      setState('retrying');
      setRequest({...request});
    },
  };
}
