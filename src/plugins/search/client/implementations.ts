import type {ComponentType} from 'react';

/** A search, open over the page until it calls `onClose`. */
export interface SearchProps {
  /** What it searches for when it opens; may be empty. */
  query: string;
  /** Called once it's closed. The focus then goes back to where it was. */
  onClose: () => void;
  /** Called with what the reader has typed when its service doesn't answer. */
  onFailure: (query: string) => void;
}

/** Hits a page of the hosted ones (specification, sections 7 and 9). */
export const hitsPerPage = 15;

/** A way to search. */
interface Search {
  default: ComponentType<SearchProps>;
  /** Gets what it needs before it's shown. */
  setUp?: () => Promise<unknown>;
}

/** The ways to search. Hosted ones are imported by what a build replaces where they aren't set up. */
const implementations = {
  /** Our own dialog on the site's index. */
  embedded: (): Promise<Search> => import(/* webpackChunkName: "search-dialog" */ './embedded'),
  /** DocSearch over a crawler's index. */
  docsearch: (): Promise<Search> =>
    import(/* webpackChunkName: "doc-search" */ '@site/src/plugins/search/client/docsearch'),
  /** The hosting site's widget, from its CDN (specification, section 7). */
  netlify: (): Promise<Search> =>
    import(/* webpackChunkName: "netlify-search" */ '@site/src/plugins/search/client/netlify'),
};

export type Implementation = keyof typeof implementations;

/** Milliseconds after which our own search takes over from a hosted one that does not come. */
const patience = 3000;

/**
 * Loads a way to search.
 *
 * @throws an error when it can't be loaded, or a hosted one not in time.
 */
export async function load(name: Implementation): Promise<ComponentType<SearchProps>> {
  const loading = implementations[name]().then(async (search) => {
    await search.setUp?.();
    return search.default;
  });
  if (name === 'embedded') {
    return loading;
  }
  const tooLate = new Promise<never>((_, reject) => {
    window.setTimeout(() => reject(new Error('The hosted search is too slow.')), patience);
  });
  return Promise.race([loading, tooLate]);
}
