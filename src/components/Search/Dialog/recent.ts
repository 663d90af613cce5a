const key = 'search.recent';
const most = 5;

/** The reader's newest queries, newest first; none where the browser doesn't allow storage. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((query): query is string => typeof query === 'string').slice(0, most)
      : [];
  } catch {
    return [];
  }
}

function store(queries: string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(queries));
  } catch {
    // The search also works without stored queries.
  }
}

/** Remembers a query that led to a page. */
export function rememberSearch(query: string): void {
  const text = query.trim().slice(0, 100);
  if (text) {
    store([text, ...recentSearches().filter((other) => other !== text)].slice(0, most));
  }
}

export function forgetSearches(): void {
  store([]);
}
