import type {ComponentType} from 'react';

/** The props of a search component. The search is open above the page while the component is rendered. */
export interface SearchProps {
  /** The first query; may be empty. */
  query: string;
  /** Called when the search has closed. The caller then restores the focus. */
  onClose: () => void;
  /** Called with the current query when the search service fails. */
  onFailure: (query: string) => void;
}

/** The exports of a module that implements the search. */
export interface SearchModule {
  default: ComponentType<SearchProps>;
  /** Loads the files that the component needs, before it is rendered. */
  setUp?: () => Promise<unknown>;
}

/** The number of results that hosted searches request at once (specification, sections 7 and 9). */
export const hitsPerPage = 15;
