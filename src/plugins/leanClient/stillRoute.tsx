import React, {useMemo, type ReactNode} from 'react';
import {__RouterContext as RouterContext, useHistory} from 'react-router';
import type {Location} from 'history';
import {told} from './router';

interface Props {
  /** Where the reader is, or, until the page that they go to has loaded, was. */
  location: Location;
  render: () => ReactNode;
}

/** The router's `Route` for all of the site: what is below renders when the location changes, and not before. */
export function Route({location, render}: Props): ReactNode {
  const history = useHistory();
  const value = useMemo(() => told(history, location), [history, location]);
  return <RouterContext.Provider value={value}>{render()}</RouterContext.Provider>;
}
