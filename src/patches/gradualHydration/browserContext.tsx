import React, {createContext, startTransition, useEffect, useState, type ReactNode} from 'react';

/** True once the page is hydrated; false on the server and in the browser's first render. */
export const Context = createContext(false);

/**
 * Replaces Docusaurus' provider. Updates the context in a transition, so that the components that wait for
 * hydration don't all render in one task.
 */
export function BrowserContextProvider({children}: {children: ReactNode}): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}
