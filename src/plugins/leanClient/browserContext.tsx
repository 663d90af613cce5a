import React, {createContext, startTransition, useEffect, useState, type ReactNode} from 'react';

/** Whether the page is hydrated: false on the server and in the first render of the browser. */
export const Context = createContext(false);

/**
 * The generator's provider, with one difference: that the page is hydrated is told in a transition,
 * so that all who wait for it do not render in one go.
 */
export function BrowserContextProvider({children}: {children: ReactNode}): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}
