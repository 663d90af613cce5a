import {createContext, useContext, useSyncExternalStore} from 'react';
import type {Location} from 'history';
import {useHistory} from 'react-router-dom';

export {matchPath, Redirect, useHistory} from 'react-router-dom';

/** The location of the page that is shown; null outside of it. */
export const ShownLocation = createContext<Location | null>(null);

const never = () => () => {};

/**
 * Replaces `useLocation` of `@docusaurus/router`. Inside the page it returns the location of the page
 * that is shown, as Docusaurus does while the next one loads. Everywhere else (the head, the notices
 * beside the page) it returns the current one, which nothing tells them otherwise: see
 * `browserRouter.tsx`.
 */
export function useLocation(): Location {
  const history = useHistory();
  const shown = useContext(ShownLocation);
  const now = () => shown ?? history.location;
  return useSyncExternalStore(shown ? never : history.listen, now, now);
}
