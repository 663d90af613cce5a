import React, {useState, useSyncExternalStore, type Context, type ReactNode} from 'react';
import {createBrowserHistory, type History, type Location} from 'history';
import {
  __HistoryContext as HistoryContext,
  __RouterContext as RouterContext,
  useHistory,
} from 'react-router';

declare module 'react-router' {
  export const __HistoryContext: Context<History>;
}

/** What the router tells those below it of a location. */
export const told = (history: History, location: Location) => ({
  history,
  location,
  match: {path: '/', url: '/', params: {}, isExact: location.pathname === '/'},
});

/**
 * The router's `BrowserRouter`, with one difference: it does not tell all below it that a page is
 * asked for. They show the old page until the new one has loaded, and the old one would render once
 * more before the new one. `stillRoute.tsx` tells them when it is time.
 */
export function BrowserRouter({children}: {children: ReactNode}): ReactNode {
  const [atStart] = useState(() => {
    const history = createBrowserHistory();
    return told(history, history.location);
  });
  return (
    <HistoryContext.Provider value={atStart.history}>
      <RouterContext.Provider value={atStart}>{children}</RouterContext.Provider>
    </HistoryContext.Provider>
  );
}

/** The location as of now, for those who stand outside of the page: the router's `useLocation` otherwise. */
export function useLocation(): Location {
  const history = useHistory();
  const now = () => history.location;
  return useSyncExternalStore(history.listen, now, now);
}

// The generator asks for it, too, for sites with addresses behind a hash. This is none, so nothing of it is sent.
export {BrowserRouter as HashRouter};
