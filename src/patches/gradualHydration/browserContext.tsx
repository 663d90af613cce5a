import React, {createContext, startTransition, useEffect, useState, type ReactNode} from 'react';

/** Whether the page is hydrated: false on the server and in the first render of the browser. */
export const Context = createContext(false);

/**
 * Replaces Docusaurus' provider, with one difference: it says in a transition that the page is
 * hydrated, so that whatever waits for it doesn't render in one task.
 */
export function BrowserContextProvider({children}: {children: ReactNode}): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}
