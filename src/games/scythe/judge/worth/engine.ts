import type { SeatId } from '#core/types';
import { BOTTOM_ACTIONS, bottomActions, RESOURCES, type Resource, sectionOf } from '../../printed/content.ts';
import { productOf } from '../../printed/places.ts';
import { yields } from '../../rules/chapters/produce.ts';
import { amountOf, benefitsLeft, costOf } from '../../state/mats.ts';
import { goodsOf, matOf, player, workersOnMat, workersOut } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { WEIGHTS } from './weights.ts';

/** What a mat will bring: tokens that wait for a bottom action, workers where they make what is wanted, cubes and recruits (SC-3 to SC-5). */

/** More workers than this make Produce cost power (SC-4.4). */
const CHEAP_WORKERS = 5;

/** Tokens that bottom actions still ask for and that are not in hand, by kind. */
function lacking(g: State, seat: SeatId): Record<Resource, number> {
  const stock = goodsOf(g, seat);
  const lack = { food: 0, wood: 0, metal: 0, oil: 0 };
  for (const action of BOTTOM_ACTIONS) {
    const { resource } = bottomActions[action];
    lack[resource] += Math.max(0, benefitsLeft(g, seat, action) * costOf(g, seat, action) - stock[resource]);
  }
  return lack;
}

/** What is lacking for bottom actions that have something left to give, and how many of them can be paid in the next turns. */
export function payments(g: State, seat: SeatId): number {
  const stock = goodsOf(g, seat);
  const { section: last } = player(g, seat);
  const lack = lacking(g, seat);
  let ready = 0;
  let isNext = false;
  for (const action of BOTTOM_ACTIONS) {
    if (benefitsLeft(g, seat, action) === 0) continue;
    const { resource } = bottomActions[action];
    if (stock[resource] < costOf(g, seat, action)) continue;
    const { top, bottomCoins } = sectionOf(matOf(g, seat), action);
    ready += 1 + 0.1 * bottomCoins;
    isNext ||= top !== last;
  }
  const worth = RESOURCES.reduce((sum, kind) => sum - lack[kind], 0);
  return WEIGHTS.token * worth + WEIGHTS.ready * ((isNext ? 1 : 0) + 0.5 * Math.min(3, ready));
}

/** What one turn of Produce would make of what is wanted. */
function production(g: State, seat: SeatId): number {
  const made = yields(g, seat, true);
  const wanted: Partial<Record<string, number>> = lacking(g, seat);
  const left = workersOnMat(g, seat);
  const best = Object.entries(made)
    .map(([hex, n]) => {
      const product = productOf(hex)!;
      return product === 'worker' ? Math.min(n, 2, left) : Math.min(n, wanted[product] ?? 0);
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
