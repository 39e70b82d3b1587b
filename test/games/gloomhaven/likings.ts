import type { Likings } from '../../kit/likings.ts';

/** What a blind player likes of this game's labels, so that scenarios end. */
export const likings: Likings = [
  // Whole turns in one press: a fight, a door, a step towards either.
  [/: attack |, attack .* \(|：.*を攻撃$|を攻撃（/, 60],
  [/^Open the door at |の扉を開ける（/, 40],
  [/^To [A-Z]+\d+ \(|^[A-Z]+\d+へ（/, 30],
  // Cards by what they do.
  [/\((top|bottom)\): Attack|（[上下]段）：攻撃/, 12],
  [/\((top|bottom)\): |（[上下]段）：/, 6],
  [/^(Attack|攻撃|attack|Attack an area|範囲を攻撃|lay-area|範囲攻撃|Use a card|カードを使う|act|使う)$/, 20],
  [/^(Take these cards|このカードを持つ|take-cards|手札を選ぶ|Play two cards|2枚を使う|play-cards)$/, 12],
  [/^Suffer \d+ and be exhausted|消耗する$/, 0.002],
  [/^Suffer \d+|ダメージを受ける|^(Suffer it|受ける|suffer|Accept|これでよい|accept|了承)$/, 20],
  // Whoever has two cards plays them, and cards are not given away.
  [/^(Long rest|大休息|long-rest|Short rest|小休息|short-rest)$/, 0.3],
  [/^(Lose a card of your hand|Lose two discarded cards|手札1枚を失う|捨て札2枚を失う|lose-card|lose-discarded)$/, 1.5],
  [/^(End this turn|この手番を終了|end-turn|手番終了|Skip|行わない|skip|Stay|とどまる|stay)$/, 0.1],
  [/^(End an active card|起動中のカードを終える|end-active|起動終了)$/, 0.01],
  // Whoever has gold spends it, and whoever has risen takes what is new.
  [/^(Buy|買う|buy|購入)$|\(\d+ gold\)$|（\d+ゴールド）$/, 14],
  [/^(Level up|level-up|レベルアップ|Take a perk|perk|特典を得る|特典)$/, 40],
  // What keeps the party in town.
  [/^(Give to the temple|神殿に寄付|donate|寄付|Retire after this|このあと引退する|retire|引退)$/, 0.05],
  [/^(Pack again|手札と装備を選び直す|pack-again|選び直す)$/, 0.05],
  [/^(Sell|売る|sell|売却|Equip|装備する|equip|装備)$/, 0.1],
];
