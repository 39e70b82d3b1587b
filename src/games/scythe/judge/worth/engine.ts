import type { SeatId } from '#core/types';
import { BOTTOM_ACTIONS, bottomActions, RESOURCES, type Resource, sectionOf } from '../../printed/content.ts';
import { productOf } from '../../printed/places.ts';
import { yields } from '../../rules/chapters/produce.ts';
import { wants } from '../../rules/wants.ts';
import { amountOf, benefitsLeft, costOf } from '../../state/mats.ts';
import { goodsOf, matOf, player, workersOut } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { WEIGHTS } from './weights.ts';

/** What a mat will bring: tokens that wait for a bottom action, workers where they make what is wanted, cubes and recruits (SC-3 to SC-5). */

/** More workers than this make Produce cost power (SC-4.4). */
const CHEAP_WORKERS = 5;

/** Tokens in hand for bottom actions that have something left to give, and whether one can be paid next. */
export function payments(g: State, seat: SeatId): number {
  const stock = goodsOf(g, seat);
  const { section: last } = player(g, seat);
  let worth = 0;
  let ready = 0;
  for (const action of BOTTOM_ACTIONS) {
    const left = benefitsLeft(g, seat, action);
    if (left === 0) continue;
    const { resource, max } = bottomActions[action];
    const cost = Math.max(1, costOf(g, seat, action));
    const times = Math.min(left, 2, stock[resource] / cost);
    const step = (WEIGHTS.star * WEIGHTS.halfway) / max;
    worth += WEIGHTS.payment * step * (Math.min(1, times) + 0.5 * Math.max(0, times - 1));
    const { top, bottomCoins } = sectionOf(matOf(g, seat), action);
    if (times >= 1 && top !== last) ready = Math.max(ready, 1 + 0.2 * bottomCoins);
  }
  return worth + WEIGHTS.ready * ready;
}

/** What one turn of Produce would make of what is wanted. */
function production(g: State, seat: SeatId): number {
  const made = yields(g, seat, true);
  const wanted: Partial<Record<string, number>> = wants(g, seat);
  const best = Object.entries(made)
    .map(([hex, n]) => {
      const product = productOf(hex)!;
      return product === 'worker' ? Math.min(n, 2) : Math.min(n, wanted[product] ?? 0) + 0.2 * Math.min(n, 2);
    })
    .sort((a, b) => b - a);
  return best.slice(0, amountOf(g, seat, 'produce', 'territories')).reduce((sum, n) => sum + n, 0);
}

/** On how much different ground its workers stand. */
const kinds = (g: State, seat: SeatId): number => {
  const made = yields(g, seat, true);
  return RESOURCES.filter((kind: Resource) => Object.keys(made).some((hex) => productOf(hex) === kind)).length;
};

/** What the mat brings in each of the turns to come. */
export function lasting(g: State, seat: SeatId): number {
  const { upgrades, recruits, mechs } = player(g, seat);
  const workers = Math.min(CHEAP_WORKERS, workersOut(g, seat));
  return (
    WEIGHTS.worker * workers +
    WEIGHTS.upgrade * upgrades.length +
    WEIGHTS.recruit * recruits.length +
    WEIGHTS.mech * Math.sqrt(mechs.length) +
    WEIGHTS.made * (production(g, seat) + 0.5 * kinds(g, seat))
  );
}
