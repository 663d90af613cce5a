import React, {useState, type Context, type ReactNode} from 'react';
import {createBrowserHistory, type History, type Location} from 'history';
import {__HistoryContext as HistoryContext, __RouterContext as RouterContext} from 'react-router';

declare module 'react-router' {
  export const __HistoryContext: Context<History>;
}

/** What react-router's context says about a location. */
export const routerState = (history: History, location: Location) => ({
  history,
  location,
  match: {path: '/', url: '/', params: {}, isExact: location.pathname === '/'},
});

/**
 * Replaces react-router's `BrowserRouter`, with one difference: it doesn't tell everything below it
 * that a page is asked for. React would render the old page once more, even though a nearer provider
 * shadows this one. `stillRoute.tsx` tells the page when the next one has loaded; `router.ts` tells
 * what stands outside of the page at once.
 */
export function BrowserRouter({children}: {children: ReactNode}): ReactNode {
  const [atStart] = useState(() => {
    const history = createBrowserHistory();
    return routerState(history, history.location);
  });
  return (
    <HistoryContext.Provider value={atStart.history}>
      <RouterContext.Provider value={atStart}>{children}</RouterContext.Provider>
    </HistoryContext.Provider>
  );
}

// Docusaurus imports it as well, for sites with routes behind a hash. This is none.
export {BrowserRouter as HashRouter};
