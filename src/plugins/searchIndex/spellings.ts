/**
 * Names that the pages write in Latin letters, as Japanese readers also type them. They belong to
 * no page in particular, so that no page's `keywords` need to repeat them.
 */
const japanese: [said: string, name: string][] = [
  ['アンドロイド', 'Android'],
  ['アイフォン', 'iPhone'],
  ['アイフォーン', 'iPhone'],
  ['アイパッド', 'iPad'],
  ['アップル', 'Apple'],
  ['グーグル', 'Google'],
  ['マイクロソフト', 'Microsoft'],
  ['アジュール', 'Azure'],
  ['エントラ', 'Entra'],
  ['オクタ', 'Okta'],
  ['ワンログイン', 'OneLogin'],
  ['スラック', 'Slack'],
  ['チームズ', 'Teams'],
  ['チャットワーク', 'Chatwork'],
  ['ギットハブ', 'GitHub'],
  ['ビットライズ', 'Bitrise'],
  ['ファストレーン', 'fastlane'],
  ['グレードル', 'Gradle'],
  ['グレイドル', 'Gradle'],
  ['エックスコード', 'Xcode'],
  ['ルビー', 'Ruby'],
  ['スウィフト', 'Swift'],
  ['コトリン', 'Kotlin'],
  ['テストフライト', 'TestFlight'],
  ['ファイアベース', 'Firebase'],
  ['フレキシブル', 'Flexible'],
  ['エンタープライズ', 'Enterprise'],
  ['サムル', 'SAML'],
  ['ココアポッズ', 'CocoaPods'],
  ['ジェンキンス', 'Jenkins'],
  ['サークルシーアイ', 'CircleCI'],
  ['プロガード', 'ProGuard'],
  ['グーグルプレイ', 'Google Play'],
  ['アップストア', 'App Store'],
  ['サファリ', 'Safari'],
  ['カール', 'curl'],
  ['メイブン', 'Maven'],
  ['ジラ', 'Jira'],
];

/** Other spellings of names by language. */
export const spellings: Record<string, [said: string, name: string][]> = {ja: japanese};
