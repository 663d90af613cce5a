/**
 * Words that a query is never about, by language, separated by spaces. A language can do without them.
 */
export const stopWords: Record<string, string> = {
  en:
    'a about again already also always am an and any anything are as at be because been being but by came can come comes could ' +
    'did do does doing done during either even ever finally for from get gets getting go goes going got had has have having ' +
    'he her hers him his how i if im in into is it its itself ive just let lets made make makes making may me might mine ' +
    'much must my myself need now of often on or other others our ours please put puts same shall she should since so some ' +
    'something soon still such take takes taking than that the their theirs them then there these they this those through ' +
    'to too took until upon us usually very via want was we went were what when where whether which while who whom whose why ' +
    'will with would yet you your yours',
  // Particles, endings, and the like. Negations aren't among them, because they tell a problem from a task.
  ja:
    'の を に は が で と へ も や か な ね よ から まで より など って とは には では への での だけ ごと しか ほど くらい ばかり ながら ' +
    'のに なのに ので なので けど でも たら なら じゃ する した して したい します される された したら できる なる たい ください について ' +
    'という とき こと もの やり しまう しまった てしまった ている している いる ある あり です ですか ますか だ だった でした ました ます ' +
    'いい てある ておく もらう もらった くれる どう どうする どうなる どうして どうやって どうすれば どうしたら どこ どの どれ どっち どちら どんな ' +
    'なに なぜ だれ いつ この その あの これ それ あれ ここ そこ まず もう まだ また すぐ いつも ずっと もっと まま そのまま ' +
    'してください したとき のとき',
};
