import React, {useMemo, type ReactNode} from 'react';
import {__RouterContext as RouterContext, useHistory} from 'react-router';
import type {Location} from 'history';
import {routerState} from './browserRouter';
import {InsidePage} from './router';

interface Props {
  /** Where the reader is, or was until the page that they go to has loaded. */
  location: Location;
  render: () => ReactNode;
}

/** Replaces react-router's `Route` around the page: what is below it renders when the page changes. */
export function Route({location, render}: Props): ReactNode {
  const history = useHistory();
  const state = useMemo(() => routerState(history, location), [history, location]);
  return (
    <InsidePage.Provider value={true}>
      <RouterContext.Provider value={state}>{render()}</RouterContext.Provider>
    </InsidePage.Provider>
  );
}
