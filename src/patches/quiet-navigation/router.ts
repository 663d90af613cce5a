import {createContext, useContext, useSyncExternalStore} from 'react';
import type {Location} from 'history';
import {__RouterContext as RouterContext} from 'react-router';

export {matchPath, Redirect, useHistory} from 'react-router-dom';

/** Whether a component is inside the page, where react-router's own context tells the location. */
export const InsidePage = createContext(false);

const never = () => () => {};

/**
 * Replaces `useLocation` of `@docusaurus/router`. Inside the page it returns the location of the page
 * that is shown, as Docusaurus does while the next one loads. Everywhere else (the head, the notices
 * beside the page) it returns the current one, which nothing tells them otherwise: see
 * `browserRouter.tsx`.
 */
export function useLocation(): Location {
  const {history, location} = useContext(RouterContext);
  const isInside = useContext(InsidePage);
  const now = () => (isInside ? location : history.location);
  return useSyncExternalStore(isInside ? never : history.listen, now, now);
}
