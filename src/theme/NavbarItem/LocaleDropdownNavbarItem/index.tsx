/**
 * Why this exists: hosts send the same not-found page for all unknown URLs, so until scripts run the
 * theme's language menu would lead to the other language's not-found page. Wraps the menu and links to the
 * other language's home page on the not-found page. For a URL that can't be decoded, scripts never run.
 */
import React, {type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import {Route} from 'react-router-dom';

export default function LocaleDropdownNavbarItemWrapper(props: Props): ReactNode {
  const location = useLocation();
  const home = useBaseUrl('/');
  const menu = <LocaleDropdownNavbarItem {...props} />;
  // Docusaurus removes the file extension after hydration.
  return location.pathname.replace(/\.html$/, '') === `${home}404` ? (
    <Route location={{...location, pathname: home}} render={() => menu} />
  ) : (
    menu
  );
}
