import type { SeatId } from '#core/types';
import {
  BOTTOM_ACTIONS,
  bottomActions,
  RESOURCES,
  type Resource,
  sectionOf,
  type TopAction,
} from '../printed/content.ts';
import type { Counts } from '../state/counters.ts';
import { benefitsLeft, costOf } from '../state/mats.ts';
import { goodsOf, matOf } from '../state/pieces.ts';
import type { State } from '../state/state.ts';
import { canPay } from './pay.ts';

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

/** How much better a section is whose bottom action can be paid now and has something left to give. */
const PAYABLE = 4;
export function withBottom(g: State, seat: SeatId, top: TopAction): number {
  const row = sectionOf(matOf(g, seat), top).bottom;
  if (benefitsLeft(g, seat, row) === 0) return 1;
  return canPay(g, seat, costOf(g, seat, row), [bottomActions[row].resource]) ? PAYABLE : 1;
}

/** How many of these tokens are wanted. */
export function wanted(g: State, seat: SeatId, goods: Counts): number {
  const all = wants(g, seat);
  return RESOURCES.reduce((sum, kind) => sum + Math.min(all[kind], goods[kind] ?? 0), 0);
}
