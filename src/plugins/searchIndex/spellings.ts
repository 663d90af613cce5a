/**
 * Names that the pages write in Latin letters, as Japanese readers also type them. They belong to
 * no page in particular, so that no page's `keywords` need to repeat them.
 */
export const spellings: [said: string, name: string][] = [
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
];
