import type { Likings } from '../../kit/likings.ts';

/** What a blind player likes of this game's labels, so that matches end: each challenge costs a die. */
export const likings: Likings = [
  [/^(Challenge|チャレンジ|challenge)$/, 3],
  [/^(Bid|宣言|bid)$/, 2],
];
