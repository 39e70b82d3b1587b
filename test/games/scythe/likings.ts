import type { Likings } from '../../kit/likings.ts';

/** What a blind player likes of this game's labels, so that matches end. */
export const likings: Likings = [
  // What places stars.
  [/^(Reveal an objective|目的カードを公開|reveal|目的公開)$/, 60],
  [/^(Upgrade|Deploy|Build|Enlist|改善|配備|建設|徴兵|upgrade|deploy|build|enlist)$/, 40],
  [/(, and end the turn|、手番終了)$|^(Bottom action, then end the turn|下段を行って手番終了|finish|下段と終了)$/, 40],
  [/^(Upgrade|Deploy|Build|Enlist) for free$|（無償）$|^(free-.*|無償.*)$/, 20],
  [/^(Commit to combat|戦力を投入|commit|戦力投入)$/, 8],
  [/^(All in|全力)/, 4],
  [/, then (Upgrade|Deploy|Build|Enlist)$|、続けて(改善|配備|建設|徴兵)$/, 80],
  // What fills the stores.
  [/^(Use the Factory card|ファクトリーカードを使う)$/, 8],
  [/^(Produce|生産|produce)$/, 6],
  [/^(Trade for resources|交易（資源）|trade-goods|交易資源)$/, 4],
  [/^(Move|移動|move)$/, 3],
  [/^(Bolster|増強|bolster)$/, 2],
  // A move in one press, a unit with its place or a place with what stands there.
  [/ → /, 3],
  // What leads nowhere or ends a turn too soon.
  [/^(Give coins|コインを渡す|Automatic gains|辞退の設定|give-coins|decline)$/, 0.003],
  [/^(Bottom action only|下段アクションだけ|bottom-only|No bottom action|下段は行わない|skip-bottom)$/, 0.2],
  [/^(Pay for coins only|コインだけ得る|コインだけ|pay-only)$/, 0.4],
  [/^(No, thanks|受け取らない|No token|置かない|Hold fire|砲撃しない)$/, 0.6],
  [/^(No more moves|移動を終える)$/, 1],
  [/^(End the turn|手番を終える)$/, 12],
];
