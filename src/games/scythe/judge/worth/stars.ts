import type { SeatId } from '#core/types';
import {
  bottomActions,
  objectives,
  popularityTrack,
  powerTrack,
  STARS_TO_END,
  workersInAll,
} from '../../printed/content.ts';
import { measured } from '../../rules/chapters/metrics.ts';
import { mayPlace } from '../../rules/stars.ts';
import { player, workersOut } from '../../state/pieces.ts';
import type { StarKind, State } from '../../state/state.ts';
import { prey } from './prey.ts';
import { WEIGHTS } from './weights.ts';

/** How far a seat is on the triumph track (SC-11). */

/** How much of each star is done, from 0 to 1; those that come at once are not here. */
type Done = (g: State, seat: SeatId) => number;
const DONE: Partial<Record<StarKind, Done>> = {
  upgrades: (g, seat) => player(g, seat).upgrades.length / bottomActions.upgrade.max,
  mechs: (g, seat) => player(g, seat).mechs.length / bottomActions.deploy.max,
  structures: (g, seat) => Object.keys(player(g, seat).structures).length / bottomActions.build.max,
  recruits: (g, seat) => player(g, seat).recruits.length / bottomActions.enlist.max,
  workers: (g, seat) => workersOut(g, seat) / workersInAll,
  power: (g, seat) => WEIGHTS.track * (player(g, seat).power / powerTrack.starAt),
  popularity: (g, seat) => WEIGHTS.track * (player(g, seat).popularity / popularityTrack.starAt),
  combat: (g, seat) => WEIGHTS.combat * prey(g, seat),
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

/** What is done of the stars that are not placed yet, in stars. Those that are nearest count, as many as it takes to end the match. */
export function comingStars(g: State, seat: SeatId): number {
  const placed = player(g, seat).stars.length;
  const done = (Object.entries(DONE) as [StarKind, Done][])
    .map(([kind, part]) => (mayPlace(g, seat, kind) ? part(g, seat) : 0))
    .sort((a, b) => b - a);
  const sum = done.reduce((all, part, i) => all + (i < STARS_TO_END - placed ? 1 : WEIGHTS.beyond) * part, 0);
  return WEIGHTS.halfway * sum * (1 + WEIGHTS.last * (placed / STARS_TO_END) ** 2);
}
