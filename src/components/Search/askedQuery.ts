import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Name of the query parameter that asks for a search: `/?q=udid`. */
export const queryParameter = 'q';

/**
 * The search that the URL of the page asks for, so that a search can be linked to and browsers and
 * search engines can offer it (the SearchAction of the home page).
 *
 * @returns the query; empty where there is none, and on the server.
 */
export function askedQuery(): string {
  return ExecutionEnvironment.canUseDOM
    ? (new URLSearchParams(window.location.search).get(queryParameter) ?? '').trim()
    : '';
}
