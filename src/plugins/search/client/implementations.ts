import type {ComponentType} from 'react';
import type {SearchModule, SearchProps} from './contract';

const implementations = {
  /** The site's own dialog, which searches the index of the build. */
  embedded: (): Promise<SearchModule> =>
    import(/* webpackChunkName: "search-dialog" */ './embedded'),
  // The next two by full paths, because `../index.ts` replaces these paths in builds without hosted search.
  /** DocSearch, which searches the index of a crawler. */
  docsearch: (): Promise<SearchModule> =>
    import(/* webpackChunkName: "doc-search" */ '@site/src/plugins/search/client/docsearch'),
  /** The widget of the hosting site, from its CDN (specification, section 7). */
  netlify: (): Promise<SearchModule> =>
    import(/* webpackChunkName: "netlify-search" */ '@site/src/plugins/search/client/netlify'),
};

export type Implementation = keyof typeof implementations;

/** Milliseconds after which a hosted search that isn't loaded counts as failed. */
const hostedTimeout = 3000;

/**
 * Loads an implementation of the search.
 *
 * @throws an error when the implementation can't be loaded, or a hosted search isn't within the time limit.
 */
export async function load(name: Implementation): Promise<ComponentType<SearchProps>> {
  const loading = implementations[name]().then(async (module) => {
    await module.setUp?.();
    return module.default;
  });
  if (name === 'embedded') {
    return loading;
  }
  const timeout = new Promise<never>((_, reject) => {
    window.setTimeout(() => reject(new Error('The hosted search is too slow.')), hostedTimeout);
  });
  return Promise.race([loading, timeout]);
}
