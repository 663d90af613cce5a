import {identity} from './identity';

/** The texts of the configuration that Docusaurus does not translate by itself. */
export interface SiteTexts {
  title: string;
  tagline: string;
  releaseNotes: {title: string; description: string; feedTitle: string};
  /** Stands at the old address of a renamed page. */
  moved: string;
}

const english: SiteTexts = {
  title: `${identity.name} Docs`,
  tagline: `${identity.name} delivers beta builds of your mobile app to the people who test them.`,
  releaseNotes: {
    title: 'Release Notes',
    description: `Changes to ${identity.name} and its developer tools, month by month, with notes on the platforms around them.`,
    feedTitle: `${identity.name} Release Notes`,
  },
  moved: 'This page has moved',
};

const japanese: SiteTexts = {
  title: `${identity.name}ドキュメント`,
  tagline: `${identity.name}は、モバイルアプリのベータ版をテスターに届けるサービスです。`,
  releaseNotes: {
    title: 'リリースノート',
    description: `${identity.name}と開発者ツールの変更を月ごとにお知らせします。関連するプラットフォームの動向もまとめています。`,
    feedTitle: `${identity.name}リリースノート`,
  },
  moved: 'このページは移動しました',
};

/**
 * The configuration's texts in a language.
 *
 * @param locale - the locale that is built; Docusaurus says it in `DOCUSAURUS_CURRENT_LOCALE`.
 */
export function texts(locale: string | undefined): SiteTexts {
  return locale === 'ja' ? japanese : english;
}
