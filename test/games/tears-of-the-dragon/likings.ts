import type { Likings } from '../../kit/likings.ts';

/** What a blind player likes of this game's labels, so that matches end. */
export const likings: Likings = [
  // What wins.
  [/^(Enter the tower|塔に入る|enter-tower)$/, 60],
  [/Island|エリンミル島/, 40],
  [/Veil of Tears|Sighing Water|Weeping Water|Still Water|涙のヴェール|ため息の水域|すすり泣く水域|静寂の水域/, 8],
  [/^(Search the ruin|廃墟を探索|探索)$/, 30],
  [/^(Put to sea|出航)$/, 6],
  [/^(Sail on|航海)$/, 20],
  // Whoever is at sea already shall go on: a piece is named with its place.
  [/ – .*(Sound|Water|Bay|Roads|Deep|Tears)$|（.*(瀬戸|水域|湾|泊地|深み|ヴェール)）$/, 12],
  // A march is one whatever stands before or behind it in one press: who is activated for it, that this is all.
  [/(^|: |：)(All to .* steps|全員で.*へ（\d+歩）)/, 12],
  [/(^|: |：)(All to |全員で.*へ)/, 8],
  // Some stay behind: the program warns of it.
  [/(^|: |：)(All who can, to |動ける全員で)/, 0.7],
  [/^(That is all: .*|ここまでで.*)$/, 6],
  [/^(Question a prisoner|捕虜を尋問|Learn it|習得する|Overrun|オーバーラン|Try to regain magic)$/, 5],
  // What keeps a turn going without end, or ends it too soon.
  [/^(Arrange a leader box|ボックスを整える|Inside or outside a castle|城の中か外か)$/, 0.25],
  [/^(Propose an exchange|人質交換を提案)$/, 0.3],
  [/^(End actions.*|.*アクションを終える)$/, 0.15],
  [/^(Finish this activation|この活性化を終える)$/, 0.5],
  [/^(Done|.*, and done|決定|.*完了|Stop here|ここで止まる)$/, 4],
  [/^(Fight on|戦闘を続ける)$/, 2],
  // A piece with a number of its own is one of many; who has a name can do more.
  [/^[^–]*\d+.* – /, 0.4],
  [/ – /, 2],
];
