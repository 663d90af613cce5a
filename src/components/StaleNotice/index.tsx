import React, {type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import Translate from '@docusaurus/Translate';
import type {StaleTranslations} from '@site/src/plugins/staleTranslations';
import {localePath} from '../LanguageSwitcher/localePath';

interface Props {
  /** The page's URL, language prefix included. */
  route: string;
}

/**
 * Tells the reader of a translation that the English version is newer, and links to it; nothing on
 * a page that is up to date.
 */
export default function StaleNotice({route}: Props): ReactNode {
  const {routes} = usePluginData('stale-translations') as StaleTranslations;
  const {defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const target = localePath(defaultLocale, route, localeConfigs);
  if (!target || !routes.includes(route)) {
    return null;
  }
  // A section's first page is known by a trailing slash, but not served under it.
  const english = target.path.replace(/\/$/, '');
  return (
    <p className="stale-notice" role="note">
      <Translate id="site.stale.text">The English version of this page is newer.</Translate>{' '}
      {/* eslint-disable-next-line @docusaurus/no-html-links -- a full load: each language is a site of its own */}
      <a href={english} hrefLang={target.htmlLang}>
        <Translate id="site.stale.link">Read the English version</Translate>
      </a>
    </p>
  );
}
