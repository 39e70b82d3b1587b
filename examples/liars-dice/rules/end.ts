import { wonBy } from '#core/outcome';
import type { Outcome, SeatId } from '#core/types';
import { alive, isOver } from '../state/cups.ts';
import type { State } from '../state/state.ts';

/** LD-6.1: the end, once only one has dice. */
export function ending(g: State): Outcome | undefined {
  if (!isOver(g)) return undefined;
  const [winner] = alive(g) as [SeatId];
  const { outcome } = wonBy([winner], g.left.length);
  return { outcome: { ...outcome, why: { key: 'end.last', args: { n: g.left[winner]! } } } };
}
