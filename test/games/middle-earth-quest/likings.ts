import type { Likings } from '../../kit/likings.ts';

/** What a blind player likes of this game's labels, so that matches end. */
export const likings: Likings = [
  // What brings the markers on, and a hero through a turn.
  [/^(Play a plot|プロットをプレイ|plot|プロット)$/, 20],
  [/^(Place influence|脅威の配置|脅威を置く|place|脅威配置|spread|脅威を広げる)$/, 8],
  [/^(Draw an encounter|遭遇カードを引く|encounter|遭遇|Hunt|討伐|hunt)$/, 10],
  // A whole journey, and what ends with it; Explore by its name may be the Dark Path.
  [/, .*(favor|quest|event|hunt|near rest|end travel)|で(支援|クエスト|イベント)|遭遇へ$/, 12],
  [/^(Back|戻る)$/, 0.05],
  [/^(Explore|探検|explore)$/, 2],
  [/^(End the travel|旅を終える|end-travel|旅の終了)$/, 3],
  [/^(Rest|休息|rest)$/, 4],
  [/^(Play a card|カードを出す|play|出す|Take damage|ダメージを受ける|damage|ダメージ)$/, 8],
  [/^(Near heroes|Wide|Deep|Command \w+ figure)|^(ヒーローの近く|広く|厚く|\d+体をヒーロー)/, 6],
  [/^(Command|命令|command|Draw cards|カードのドロー|draw|ドロー)$/, 20],
  // What goes on and on.
  [/^(Trade|取引|trade)$/, 0.02],
  [/^(No more commands|命令を終える|end-commands|命令終了)$/, 3],
  [/^(No Shadow card|シャドウカードを使わない|no-shadow|シャドウなし)$/, 2],
];
