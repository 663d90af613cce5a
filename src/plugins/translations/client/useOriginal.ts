import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {localePath} from '@site/src/components/LanguageSwitcher/localePath';
import {exactRoute} from '@site/src/site/routes';
import type {Untranslated} from '..';

/**
 * The page of the default language that a page should have translated.
 *
 * @param permalink - the page's own address, language prefix included.
 * @returns its path, its language, and what is amiss; null for a page that is up to date.
 */
export function useOriginal(
  permalink: string,
): {path: string; htmlLang: string; is: keyof Untranslated} | null {
  const {stale, missing} = usePluginData('translations') as Untranslated;
  const {defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const route = exactRoute(permalink);
  if (!stale.includes(route) && !missing.includes(route)) {
    return null;
  }
  const {path, htmlLang} = localePath(defaultLocale, route, localeConfigs)!;
  return {path, htmlLang, is: stale.includes(route) ? 'stale' : 'missing'};
}
