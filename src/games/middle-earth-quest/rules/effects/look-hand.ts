import type { Json } from '#core/types';
import { type Perform, seatOf } from './kind/effect.ts';

export const lookHand: Perform<'lookHand'> = function* ({ g, tell }, now) {
  const seat = seatOf(now);
  if (g.plots.length === 0) return;
  tell({ type: 'hand-looked', shown: { seat, n: g.plots.length }, only: { [seat]: { plots: [...g.plots] as Json } } });
};
