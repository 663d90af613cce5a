import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';

const {resolve} = createRequire(__filename);

/**
 * Makes DocSearch's texts (`@theme/SearchTranslations`) available in the languages that Docusaurus has
 * them in. Its theme for Algolia would bring a button along that loads the whole of DocSearch with every
 * page, so it isn't among the themes.
 */
export default function docSearchTexts({i18n}: LoadContext): Plugin {
  return {
    name: 'doc-search-texts',
    getThemePath: () =>
      path.join(path.dirname(resolve('@docusaurus/theme-search-algolia')), 'theme'),
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({
        locale: i18n.currentLocale,
        name: 'theme-search-algolia',
      }),
  };
}
