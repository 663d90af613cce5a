import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Name of the address's parameter that asks for a search: `/?q=udid`. */
export const queryParameter = 'q';

/**
 * What the address of the page asks to search for, so that a search can be linked to and browsers
 * and search engines can offer it (the SearchAction of the home page).
 *
 * @returns the query; empty where there is none, and on the server.
 */
export function askedQuery(): string {
  return ExecutionEnvironment.canUseDOM
    ? (new URLSearchParams(window.location.search).get(queryParameter) ?? '').trim()
    : '';
}
