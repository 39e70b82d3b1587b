import type { SeatId, Table } from '#core/types';
import { bottomActions, popularityTrack, powerTrack, STARS_TO_END, starKinds, workersInAll } from './content.ts';
import { hasFactionAbility } from './mats.ts';
import { clockwiseFrom, isAutoma, player, workersOut } from './pieces.ts';
import type { StarKind, State } from './state.ts';

/** The triumph track (SC-11). */

/** SC-11.1: what a player has fulfilled, in the order of the track with power and popularity first. */
const CONDITIONS: Partial<Record<StarKind, (g: State, seat: SeatId) => boolean>> = {
  power: (g, seat) => player(g, seat).power === powerTrack.starAt,
  popularity: (g, seat) => player(g, seat).popularity === popularityTrack.starAt,
  upgrades: (g, seat) => player(g, seat).upgrades.length === bottomActions.upgrade.max,
  mechs: (g, seat) => player(g, seat).mechs.length === bottomActions.deploy.max,
  structures: (g, seat) => Object.keys(player(g, seat).structures).length === bottomActions.build.max,
  recruits: (g, seat) => player(g, seat).recruits.length === bottomActions.enlist.max,
  workers: (g, seat) => workersOut(g, seat) === workersInAll,
};

/** A8: the stars of the Automa. */
const AUTOMA_STARS: readonly StarKind[] = ['tracker', 'combat', 'power'];

const starsOf = (g: State, seat: SeatId, kind: StarKind): number =>
  player(g, seat).stars.filter((star) => star.kind === kind).length;

/** SC-11.1, SC-13.6: whether this seat may still place a star of this kind; Dominate knows no limit for two of them. */
export function mayPlace(g: State, seat: SeatId, kind: StarKind): boolean {
  if (isAutoma(g, seat) && !AUTOMA_STARS.includes(kind)) return false;
  // As many as the tracker has boxes with a star.
  if (kind === 'tracker') return isAutoma(g, seat);
  if ((kind === 'combat' || kind === 'objective') && hasFactionAbility(g, seat, 'dominate')) return true;
  return starsOf(g, seat, kind) < starKinds.get(kind)!.limit;
}

/** Whether the match is over: nothing more happens then, whatever was going on (SC-11.2). */
export const isOver = (g: State): boolean => g.phase === 'over';

/** Places one star of a combat or an objective, if there is room for it. */
export function placeStar(t: Table<State>, seat: SeatId, kind: StarKind): void {
  const { g } = t;
  if (isOver(g) || !mayPlace(g, seat, kind)) return;
  const { stars } = player(g, seat);
  stars.push({ kind, turn: g.turns });
  t.tell({ type: 'star', shown: { seat, star: kind, stars: stars.length } });
  // SC-11.2
  if (stars.length < STARS_TO_END) return;
  g.phase = 'over';
  t.tell({ type: 'sixth-star', shown: { seat } });
}

/**
 * SC-11.1: stars that conditions give, clockwise from the active player (SC-11.4, R-17). Called where a star may be
 * placed: after a bottom action it is called when its benefit, coins and recruit bonuses are given (SC-11.3).
 */
export function placeStars(t: Table<State>): void {
  const { g } = t;
  for (const seat of clockwiseFrom(g, g.turn?.seat ?? g.order[0]!)) {
    for (const [kind, holds] of Object.entries(CONDITIONS) as [StarKind, NonNullable<(typeof CONDITIONS)['power']>][])
      if (holds(g, seat)) placeStar(t, seat, kind);
  }
}
