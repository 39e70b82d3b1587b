import type { Message, SeatId } from '#core/types';
import { type TopAction, topActions } from '../../printed/content.ts';
import { type Counts, gain, lose } from '../../state/counters.ts';
import { player } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';

/** What Bolster and Trade have in common: their cost, and what their structure adds. */

/** SC-1.6: the whole cost must be paid. */
export const costProblem = (g: State, seat: SeatId, top: TopAction): Message | undefined => {
  const { coins = 0 } = topActions[top].cost;
  const have = player(g, seat).coins;
  return have < coins ? { key: 'refusal.too-few-coins', args: { coins, have } } : undefined;
};
export const payTop = (g: State, seat: SeatId, top: TopAction): Counts => lose(g, seat, topActions[top].cost);

/** SC-4.7: what the structure of this action adds, if it is built and not declined. It is the owner's wherever it stands. */
export function structureBonus(g: State, seat: SeatId, top: 'bolster' | 'trade'): Counts {
  const { structure, structureBonus: bonus = {} } = topActions[top];
  const { structures, declines } = player(g, seat);
  if (structures[structure] === undefined || declines.some((one) => one === structure)) return {};
  return gain(g, seat, bonus);
}
