import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import Translate from '@docusaurus/Translate';
import {localePath} from '@site/src/components/LanguageSwitcher/localePath';
import {exactRoute} from '@site/src/site/routes';
import type {Untranslated} from '..';

/**
 * Renders a notice with a link to the original on an untranslated page and on a translation that is older
 * than the original. For search engines, the original is the canonical URL of an untranslated page.
 *
 * @param props.route - the page's route, language prefix included.
 */
export default function TranslationNotice(props: {route: string}): ReactNode {
  const {stale, missing} = usePluginData('translations') as Untranslated;
  const {siteConfig, i18n} = useDocusaurusContext();
  const {currentLocale, defaultLocale, localeConfigs} = i18n;
  const route = exactRoute(props.route);
  const isStale = stale.includes(route);
  if (!isStale && !missing.includes(route)) {
    return null;
  }
  const {path, htmlLang} = localePath(defaultLocale, route, localeConfigs)!;
  return (
    <p
      className="stale-notice"
      role="note"
      lang={localeConfigs[currentLocale]!.htmlLang}
      data-search-ignore
    >
      {isStale ? (
        <Translate id="site.stale.text">The English version of this page is newer.</Translate>
      ) : (
        <>
          <Head>
            <link rel="canonical" href={siteConfig.url + path} />
          </Head>
          <Translate id="site.untranslated.text">This page is available in English only.</Translate>
        </>
      )}{' '}
      {/* eslint-disable-next-line @docusaurus/no-html-links -- a full load, because each language is a site of its own */}
      <a href={path} hrefLang={htmlLang}>
        <Translate id="site.stale.link">Read the English version</Translate>
      </a>
    </p>
  );
}
