import {createStorageSlot} from '@docusaurus/theme-common';

const slot = createStorageSlot('search.recent');
const maxRecentSearches = 5;

/** Returns the latest queries, newest first; an empty array if the browser blocks storage. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(stored) ? stored.map(String).slice(0, maxRecentSearches) : [];
  } catch {
    return [];
  }
}

/** Stores a query that led to a page. */
export function rememberSearch(query: string): void {
  const text = query.trim().slice(0, 100);
  const others = readRecentSearches().filter((other) => other !== text);
  slot.set(JSON.stringify([text, ...others].slice(0, maxRecentSearches)));
}

export const forgetSearches = () => slot.del();
