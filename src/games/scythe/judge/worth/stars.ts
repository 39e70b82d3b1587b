import type { SeatId } from '#core/types';
import { bottomActions, objectives, popularityTrack, powerTrack, workersInAll } from '../../printed/content.ts';
import { measured } from '../../rules/chapters/metrics.ts';
import { mayPlace } from '../../rules/stars.ts';
import { player, workersOut } from '../../state/pieces.ts';
import type { StarKind, State } from '../../state/state.ts';
import { WEIGHTS } from './weights.ts';

/** How far a seat is on the triumph track (SC-11). */

/** How much of each star is done, from 0 to 1; those that come at once are not here. */
const DONE: Partial<Record<StarKind, (g: State, seat: SeatId) => number>> = {
  upgrades: (g, seat) => player(g, seat).upgrades.length / bottomActions.upgrade.max,
  mechs: (g, seat) => player(g, seat).mechs.length / bottomActions.deploy.max,
  structures: (g, seat) => Object.keys(player(g, seat).structures).length / bottomActions.build.max,
  recruits: (g, seat) => player(g, seat).recruits.length / bottomActions.enlist.max,
  workers: (g, seat) => workersOut(g, seat) / workersInAll,
  power: (g, seat) => WEIGHTS.track * (player(g, seat).power / powerTrack.starAt),
  popularity: (g, seat) => WEIGHTS.track * (player(g, seat).popularity / popularityTrack.starAt),
  objective: (g, seat) =>
    WEIGHTS.objective * Math.max(0, ...player(g, seat).objectives.map((id) => fulfilled(g, seat, id))),
};

/** How much of the conditions of an objective holds. */
function fulfilled(g: State, seat: SeatId, id: string): number {
  const { all } = objectives.get(id)!.condition;
  const parts = all.map((one) => {
    const { have, need, holds } = measured(g, seat, one);
    if (holds) return 1;
    return have < need ? have / need : 0;
  });
  return parts.reduce((sum, one) => sum + one, 0) / parts.length;
}

/** Stars that are not placed yet, each by what is done of it; in stars. */
export function comingStars(g: State, seat: SeatId): number {
  let sum = 0;
  for (const [kind, done] of Object.entries(DONE) as [StarKind, NonNullable<(typeof DONE)[StarKind]>][]) {
    if (mayPlace(g, seat, kind)) sum += WEIGHTS.halfway * done(g, seat);
  }
  return sum;
}
