import React, {type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useHistorySelector} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {localePath} from './localePath';

/**
 * Renders the footer's links to the other languages, which keep the page, the query, and the hash
 * (specification, section 2).
 */
export default function LanguageSwitcher(): ReactNode {
  const {
    i18n: {locales, localeConfigs, currentLocale},
  } = useDocusaurusContext();
  const {pathname, search, hash} = useHistorySelector((history) => history.location);
  const isBrowser = useIsBrowser();
  return (
    <nav
      // Replaces the built links in the browser, because the not-found page is built for another URL.
      key={String(isBrowser)}
      className="footer__languages"
      aria-label={translate({id: 'site.footer.languages', message: 'Languages'})}
    >
      {locales.map((code) => {
        const target = localePath(code, pathname, localeConfigs);
        return (
          target && (
            // eslint-disable-next-line @docusaurus/no-html-links -- Link can't load another language, which is a site of its own
            <a
              key={code}
              href={`${target.path}${search}${hash}`}
              lang={target.htmlLang}
              hrefLang={target.htmlLang}
              aria-current={code === currentLocale ? 'true' : undefined}
            >
              {target.name}
            </a>
          )
        );
      })}
    </nav>
  );
}
