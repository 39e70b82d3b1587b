import type { SeatId } from '#core/types';
import { BOTTOM_ACTIONS, bottomActions, RESOURCES } from '../../printed/content.ts';
import { benefitsLeft, costOf } from '../../state/mats.ts';
import { goodsOf, player, workersOut } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { type Ground, type Lacking, producing } from './ground.ts';
import { planned } from './plan.ts';
import { WEIGHTS } from './weights.ts';

/** What a mat will bring: tokens that wait for a bottom action, workers where they make what is wanted, cubes and recruits (SC-3 to SC-5). */

/** More workers than this make Produce cost power (SC-4.4). */
const CHEAP_WORKERS = 5;

/** Tokens that bottom actions still ask for and that are not in hand, by kind. */
export function lacking(g: State, seat: SeatId): Lacking {
  const stock = goodsOf(g, seat);
  const lack = { food: 0, wood: 0, metal: 0, oil: 0 };
  for (const action of BOTTOM_ACTIONS) {
    const { resource } = bottomActions[action];
    lack[resource] += Math.max(0, benefitsLeft(g, seat, action) * costOf(g, seat, action) - stock[resource]);
  }
  return lack;
}

/** What is lacking for bottom actions that have something left to give, and how many of them the next turns can pay. */
export function payments(g: State, seat: SeatId, lack: Lacking, ground: readonly Ground[]): number {
  const worth = RESOURCES.reduce((sum, kind) => sum - lack[kind], 0);
  return WEIGHTS.token * worth + planned(g, seat, ground);
}

/** What one turn of Produce would make of what is wanted, and half a token for each kind that it could make. */
function production(g: State, seat: SeatId, ground: readonly Ground[]): number {
  const made = ground.slice(0, producing(g, seat)).reduce((sum, { good }) => sum + good, 0);
  const kinds = new Set(ground.flatMap(({ product }) => (product === 'worker' ? [] : product)));
  return made + 0.5 * kinds.size;
}

/** What the mat brings in each of the turns to come. */
export function lasting(g: State, seat: SeatId, ground: readonly Ground[]): number {
  const { upgrades, recruits, mechs } = player(g, seat);
  const workers = Math.min(CHEAP_WORKERS, workersOut(g, seat));
  return (
    WEIGHTS.worker * workers +
    WEIGHTS.upgrade * upgrades.length +
    WEIGHTS.recruit * recruits.length +
    WEIGHTS.mech * Math.sqrt(mechs.length) +
    WEIGHTS.made * production(g, seat, ground)
  );
}
