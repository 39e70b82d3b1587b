import type { Likings } from '../../kit/likings.ts';

/** What a blind player likes of this game's labels, so that matches end. */
export const likings: Likings = [
  // What kills.
  [/^(Attack|攻撃)/, 30],
];
