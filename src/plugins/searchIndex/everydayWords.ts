/**
 * Everyday words for what the pages say in the words of their field: the words people type first.
 * They belong to no page and to no term of the glossary. In each line: what people say, in the forms
 * in which they say it, and the pages' words for it.
 */
const english: [said: string, meant: string[]][] = [
  ['erase, wipe, drop', ['delete']],
  ['unlink, unassign', ['detach', 'remove']],
  ['convert, relocate', ['move', 'import']],
  ['bulk, mass, batch', ['several', 'at once']],
  ['logo, avatar, picture', ['image']],
  ['guest, outsider, external, freelancer, contractor', ['outside']],
  ['phone, smartphone, mobile, tablet', ['device']],
  ['staff, colleague, coworker, worker', ['employee', 'member']],
  ['people, someone, somebody', ['person', 'member']],
  ['person', ['people', 'member']],
  ['setup', ['set up']],
  ['set up', ['setup']],
  ['quit, unsubscribe', ['leave', 'stop']],
  ['turn off, switch off, deactivate', ['disable']],
  ['turn on, switch on, activate', ['enable']],
  ['price, cost, pay, bill', ['billing', 'invoice']],
  ['freeze, hang, quits', ['close', 'crash']],
  ['computer, laptop, pc', ['computer', 'browser']],
  ['obfuscate, shrink', ['minified', 'ProGuard']],
  ['look at, see, watch, check', ['view']],
  ['hide, secret', ['privacy']],
  ['rollback, downgrade', ['earlier', 'go back']],
  ['subscription, contract', ['plan', 'cancellation']],
  ['restore, undo, recover', ['get back', 'undone']],
  ['dropdown, combobox', ['drop-down', 'list']],
  ['broken, fails, problem', ['troubleshooting']],
];

const japanese: [said: string, meant: string[]][] = [
  ['消す, 消し, 消せ, 消え, 消去', ['削除']],
  ['作る, 作り, 作れ, 作っ, 作ろ', ['作成']],
  ['変える, 変え, 変わ, 直す, 直し', ['変更', '編集']],
  ['移す, 移し, 移る', ['移行', '移管']],
  ['送る, 送り, 送っ', ['送信']],
  ['入れる, 入れた, 入れ方, 入らない, 入れ直', ['インストール', '追加']],
  ['止める, 止め, やめる, やめた', ['停止', '無効']],
  ['切る, オフにする', ['無効']],
  ['見る, 見た, 見方, 見つけ, 調べ', ['確認', '表示']],
  ['足す, 足し, 増や', ['追加']],
  ['閉じ, 落ちる, 落ちた, 固ま', ['終了', 'クラッシュ']],
  ['繋ぐ, 繋げ, 繋が, つなぐ, つなげ, つなが', ['連携', '接続']],
  ['配る, 配っ, 配り', ['配布']],
  ['招く, 呼ぶ', ['招待']],
  ['付ける, つける, 割り当て, 紐付け, 紐づけ', ['付与', '紐付', '追加']],
  ['出力, 抜き出', ['エクスポート', '書き出']],
  ['取り込', ['インポート', '移行']],
  ['従業員, 同僚, スタッフ', ['社員', 'メンバー']],
  ['社外, 外部, ゲスト, 他社', ['ワークスペースの外', '社外']],
  ['一括, 大量, 一度に', ['まとめて', '複数']],
  ['ロゴ, アイコン, 写真', ['画像']],
  ['スマホ, スマートフォン, 携帯, デバイス', ['端末']],
  ['パソコン, コンピューター, ブラウザ', ['ブラウザー']],
  ['料金, 値段, 費用', ['請求', '支払']],
  ['有効期限, 期限切れ, 切れた, 切れ', ['期限']],
  ['戻す, 戻し, 戻る', ['以前']],
  ['難読化, 最小化', ['ProGuard']],
  ['来ない, 来ません, こない, 届きません', ['届かない']],
  ['上限', ['制限']],
  ['制限', ['上限']],
  ['抜け, 追い出', ['外す', '脱退']],
  ['解約, 退会', ['キャンセル', '契約']],
  ['復元, 元に戻', ['戻せません', '取り消']],
  ['できない, できません, 失敗, 動かない, おかしい', ['うまくいかない']],
];

const pairsOf = (words: [string, string[]][]): [said: string, term: string][] =>
  words.flatMap(([said, meant]) =>
    said.split(', ').flatMap((one) => meant.map((term): [string, string] => [one, term])),
  );

const words: Record<string, [said: string, meant: string[]][]> = {en: english, ja: japanese};

/** Pairs of what people say and what a language's pages say; none for a language without such a list. */
export const everydayWords = (language: string): [said: string, term: string][] =>
  pairsOf(words[language] ?? []);
