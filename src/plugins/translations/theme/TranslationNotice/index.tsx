import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate from '@docusaurus/Translate';
import {useOriginal} from '../../client/useOriginal';

interface Props {
  /** The page's address, language prefix included. */
  route: string;
}

/**
 * Tells the reader that the page isn't translated or is behind, with a link to the original, and search
 * engines that an untranslated page is the original; nothing on a page that is up to date.
 */
export default function TranslationNotice({route}: Props): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const original = useOriginal(route);
  if (!original) {
    return null;
  }
  const {path, htmlLang, is} = original;
  return (
    <p className="stale-notice" role="note" lang={i18n.localeConfigs[i18n.currentLocale]!.htmlLang}>
      {is === 'stale' ? (
        <Translate id="site.stale.text">The English version of this page is newer.</Translate>
      ) : (
        <>
          <Head>
            <link rel="canonical" href={siteConfig.url + path} />
          </Head>
          <Translate id="site.untranslated.text">This page is available in English only.</Translate>
        </>
      )}{' '}
      {/* eslint-disable-next-line @docusaurus/no-html-links -- a full load: each language is a site of its own */}
      <a href={path} hrefLang={htmlLang}>
        <Translate id="site.stale.link">Read the English version</Translate>
      </a>
    </p>
  );
}
