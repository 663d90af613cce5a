import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {exactRoute} from '@site/src/site/routes';

/** Returns the `lang` of a page's article, or undefined for an article in the language of its site. */
export function useArticleLanguage(permalink: string): string | undefined {
  const data = usePluginData('translations') as {missing: string[]} | undefined;
  const {defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  return data?.missing.includes(exactRoute(permalink))
    ? localeConfigs[defaultLocale]!.htmlLang
    : undefined;
}
