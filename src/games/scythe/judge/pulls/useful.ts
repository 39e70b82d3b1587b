import type { Here, SeatId } from '#core/types';
import {
  bottomActions,
  type Gain,
  RESOURCES,
  type Resource,
  sectionOf,
  type TopAction,
} from '../../printed/content.ts';
import { ASKED } from '../../rules/chapters/gains.ts';
import { type Choice, madeBy, yields } from '../../rules/chapters/produce.ts';
import { canPay } from '../../rules/pay.ts';
import { wants } from '../../rules/wants.ts';
import type { Counts } from '../../state/counters.ts';
import { benefitsLeft, costOf } from '../../state/mats.ts';
import { matOf, player } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';

/** What a seat can make use of, for its pulls. */

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

/** How useful it is to produce there: resources that are wanted count, others little; workers early. */
export function usefulMade({ g, seat }: Here<State>, { hexes, workers }: Choice, mill: boolean): number {
  const made = yields(g, seat, mill, hexes);
  const wanting: Counts = wants(g, seat);
  const goods = Object.entries(madeBy(hexes, made)) as [Resource, number][];
  const useful = goods.reduce((sum, [kind, n]) => sum + Math.min(n, wanting[kind] ?? 0), 0);
  const grown = Object.values(workers).reduce((sum, n) => sum + n, 0);
  return 0.1 + useful + 1.5 * grown;
}

/** Whether a gain brings the match on. */
export const isUseful = (g: State, seat: SeatId, given: Gain): boolean =>
  ASKED.some((part) => given[part]) ||
  (given.chooseOne?.length ?? 0) > 0 ||
  wanted(g, seat, given as Partial<Record<Resource, number>>) > 1 ||
  (player(g, seat).popularity < 7 && (given.popularity ?? 0) > 0);
