import type { SeatId } from '#core/types';
import type { CostOp } from '../../../printed/cards/effect.ts';
import { hero, heroSeats } from '../../../state/pieces.ts';
import type { State } from '../../../state/state.ts';

/** What must be there before a price can be paid. */

const PAYABLE: {
  readonly [O in CostOp['op']]: (g: State, seat: SeatId | null, cost: Extract<CostOp, { op: O }>) => boolean;
} = {
  spendFavor: (g, seat, { n, who }) => (who ? payers(g, n).length > 0 : favorOf(g, seat) >= n),
  loseFavor: (g, seat, { n }) => favorOf(g, seat) >= n,
  corruption: () => true,
  discardHand: (g, seat, { n }) => seat !== null && hero(g, seat).piles.hand.length >= n,
};
const favorOf = (g: State, seat: SeatId | null): number => (seat === null ? 0 : hero(g, seat).favor);

/** Heroes who can pay so much favor alone. */
export const payers = (g: State, n: number): SeatId[] => heroSeats(g).filter((seat) => hero(g, seat).favor >= n);

/** Whether this hero, or for what all decide any one of them, can pay all of it. */
export const canPay = (g: State, seat: SeatId | null, costs: readonly CostOp[]): boolean =>
  costs.every((cost) => (PAYABLE[cost.op] as (g: State, seat: SeatId | null, cost: CostOp) => boolean)(g, seat, cost));
