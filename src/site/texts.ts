import {identity} from './identity';

/** The texts of the configuration that the generator does not translate by itself. */
export interface SiteTexts {
  title: string;
  tagline: string;
  releaseNotes: {title: string; description: string; feedTitle: string};
}

const english: SiteTexts = {
  title: `${identity.name} Docs`,
  tagline: `${identity.name} brings beta builds of your mobile app to the people who test them.`,
  releaseNotes: {
    title: 'Release Notes',
    description: `What changed in ${identity.name}, its developer tools and the platforms around them, month by month.`,
    feedTitle: `${identity.name} Release Notes`,
  },
};

const japanese: SiteTexts = {
  title: `${identity.name}ドキュメント`,
  tagline: `${identity.name}は、モバイルアプリのベータ版をテスターに届けるサービスです。`,
  releaseNotes: {
    title: 'リリースノート',
    description: `${identity.name}と開発者ツール、周辺プラットフォームの変更点を月ごとにまとめています。`,
    feedTitle: `${identity.name}リリースノート`,
  },
};

/**
 * The configuration's texts in a language.
 *
 * @param locale - the locale that is built; the generator says it in `DOCUSAURUS_CURRENT_LOCALE`.
 */
export function texts(locale: string | undefined): SiteTexts {
  return locale === 'ja' ? japanese : english;
}
