/**
 * Why this exists: the host sends one not-found page for every unknown URL. Until scripts run, and
 * where they can't (a URL that can't be decoded), the theme's menu would lead to the not-found page
 * of the other language; this one leads to its home page. Wraps the theme's menu.
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
  // Inside the page, Docusaurus drops the file extension.
  return location.pathname.replace(/\.html$/, '') === `${home}404` ? (
    <Route location={{...location, pathname: home}} render={() => menu} />
  ) : (
    menu
  );
}
