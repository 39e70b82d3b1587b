/** Likings by words alone, so that blind matches end. English and Japanese, as they are shown. */

type Likings = readonly (readonly [RegExp, number])[];

/** Words of the table. */
const TABLE: Likings = [
  // What Discord players learn in a minute: leave these alone.
  [/^(Undo|取り消す|Zoom|拡大|Whole board|盤面全体|My hand|自分の手元)$/, 0.004],
  [/^(Back|戻る|Start over|やり直す)$/, 0.08],
  [/^(◀ Previous|◀ 前へ|Next ▶|次へ ▶)$/, 0.4],
  [/^(Your move|手番を行う)$/, 6],
];

const TEARS_OF_THE_DRAGON: Likings = [
  // What wins.
  [/^(Enter the tower|塔に入る|enter-tower)$/, 60],
  [/Island|エリンミル島/, 40],
  [/Veil of Tears|Sighing Water|Weeping Water|Still Water|涙のヴェール|ため息の水域|すすり泣く水域|静寂の水域/, 8],
  [/^(Search the ruin|廃墟を探索|探索)$/, 30],
  [/^(Put to sea|出航)$/, 6],
  [/^(Sail on|航海)$/, 20],
  // Whoever is at sea already shall go on: a piece is named with its place.
  [/ – .*(Sound|Water|Bay|Roads|Deep|Tears|瀬戸|水域|湾|泊地|深み|ヴェール)$/, 12],
  [/^(All to |全員で.*へ$)/, 8],
  [/^(Question a prisoner|捕虜を尋問|Learn it|習得する|Overrun|オーバーラン|Try to regain magic)$/, 5],
  // What keeps a turn going without end, or ends it too soon.
  [/^(Arrange a leader box|ボックスを整える|Inside or outside a castle|城の中か外か)$/, 0.25],
  [/^(Propose an exchange|人質交換を提案)$/, 0.3],
  [/^(End actions|アクションを終える)$/, 0.15],
  [/^(Finish this activation|この活性化を終える)$/, 0.5],
  [/^(Done|決定|完了|Stop here|ここで止まる)$/, 4],
  [/^(Fight on|戦闘を続ける)$/, 2],
  // A piece with a number of its own is one of many; who has a name can do more.
  [/^[^–]*\d+.* – /, 0.4],
  [/ – /, 2],
];

const SCYTHE: Likings = [
  // What places stars.
  [/^(Reveal an objective|目的カードを公開|reveal|目的公開)$/, 60],
  [/^(Upgrade|Deploy|Build|Enlist|改善|配備|建設|徴兵|upgrade|deploy|build|enlist)$/, 40],
  [/^(Upgrade|Deploy|Build|Enlist) for free$|（無償）$|^(free-.*|無償.*)$/, 20],
  [/^(Commit to combat|戦力を投入|commit|戦力投入)$/, 8],
  [/^(All in|全力)/, 4],
  // What fills the stores.
  [/^(Use the Factory card|ファクトリーカードを使う)$/, 8],
  [/^(Produce|生産|produce)$/, 6],
  [/^(Trade for resources|交易（資源）|trade-goods|交易資源)$/, 4],
  [/^(Move|移動|move)$/, 3],
  [/^(Bolster|増強|bolster)$/, 2],
  // A move in one press, a unit with its place or a place with what stands there.
  [/ → /, 3],
  // What leads nowhere or ends a turn too soon.
  [/^(Give coins|コインを渡す|Standing choice|辞退の設定|give-coins|decline)$/, 0.003],
  [/^(Bottom action only|下段アクションだけ|bottom-only|No bottom action|下段は行わない|skip-bottom)$/, 0.2],
  [/^(Pay for coins only|コインだけ得る|コインだけ|pay-only)$/, 0.4],
  [/^(No, thanks|受け取らない|No token|置かない|Hold fire|砲撃しない)$/, 0.6],
  [/^(No more moves|移動を終える)$/, 1],
  [/^(End the turn|手番を終える)$/, 12],
];

/** The first that fits counts. */
const LIKINGS = [...TABLE, ...SCYTHE, ...TEARS_OF_THE_DRAGON];

/** How much a label is liked. Words that nobody knows are liked a little. */
export function taste(label: string): number {
  return LIKINGS.find(([words]) => words.test(label))?.[1] ?? 1;
}

/** By these words everybody sees that a match is over. */
export const ENDED = /The match is over|対戦が終わりました/;
