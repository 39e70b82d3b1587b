import type { SeatId } from '#core/types';
import type { Resource } from '../../printed/content.ts';
import { productOf } from '../../printed/places.ts';
import { yields } from '../../rules/chapters/produce.ts';
import { amountOf } from '../../state/mats.ts';
import { workersOnMat } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';

/** Where the workers of a seat make something (SC-4.6). */

/** A territory, what it makes, how much of it one turn of Produce makes, and how much of that is wanted. */
export interface Ground {
  product: Resource | 'worker';
  n: number;
  good: number;
}

/** How many tokens of each kind are still asked for. */
export type Lacking = Record<Resource, number>;

/** More workers than this from one village at once are no better. */
const GROWN = 2;

/** All of it, what makes most of what is lacking first. */
export function groundOf(g: State, seat: SeatId, lacking: Lacking): Ground[] {
  const left = workersOnMat(g, seat);
  return Object.entries(yields(g, seat, true))
    .map(([hex, n]): Ground => {
      const product = productOf(hex) as Ground['product'];
      return { product, n, good: Math.min(n, product === 'worker' ? Math.min(GROWN, left) : lacking[product]) };
    })
    .sort((a, b) => b.good - a.good);
}

/** On how many territories one turn of Produce makes something. */
export const producing = (g: State, seat: SeatId): number => amountOf(g, seat, 'produce', 'territories');
