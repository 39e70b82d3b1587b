import type { SeatId } from '#core/types';
import { BOTTOM_ACTIONS, bottomActions, type Resource } from '../printed/content.ts';
import { benefitsLeft, costOf } from '../state/mats.ts';
import { goodsOf } from '../state/pieces.ts';
import type { State } from '../state/state.ts';

/** What a seat could make use of, for suggestions and for play by chance. No rule looks at it. */

/** So many payments of one bottom action are worth saving for. */
const PAYMENTS = 2;

/** How many more tokens of each kind bottom actions could use before long; nothing for those that are exhausted. */
export function wants(g: State, seat: SeatId): Record<Resource, number> {
  const stock = goodsOf(g, seat);
  const wanted = { food: 0, wood: 0, metal: 0, oil: 0 };
  for (const action of BOTTOM_ACTIONS) {
    const { resource } = bottomActions[action];
    const payments = Math.min(PAYMENTS, benefitsLeft(g, seat, action));
    wanted[resource] = Math.max(0, payments * costOf(g, seat, action) - stock[resource]);
  }
  return wanted;
}
