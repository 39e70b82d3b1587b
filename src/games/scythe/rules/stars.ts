import type { SeatId, Table } from '#core/types';
import {
  bottomActions,
  factions,
  popularityTrack,
  powerTrack,
  STARS_TO_END,
  starKinds,
  workersInAll,
} from '../printed/content.ts';
import { clockwiseFrom, player, workersOut } from '../state/pieces.ts';
import type { StarKind, State } from '../state/state.ts';

/** The triumph track (SC-11). */

/** SC-11.1: what a player has fulfilled, in the order of the track with power and popularity first. */
const CONDITIONS: readonly (readonly [kind: StarKind, holds: (g: State, seat: SeatId) => boolean])[] = [
  ['power', (g, seat) => player(g, seat).power === powerTrack.starAt],
  ['popularity', (g, seat) => player(g, seat).popularity === popularityTrack.starAt],
  ['upgrades', (g, seat) => player(g, seat).upgrades.length === bottomActions.upgrade.max],
  ['mechs', (g, seat) => player(g, seat).mechs.length === bottomActions.deploy.max],
  ['structures', (g, seat) => Object.keys(player(g, seat).structures).length === bottomActions.build.max],
  ['recruits', (g, seat) => player(g, seat).recruits.length === bottomActions.enlist.max],
  ['workers', (g, seat) => workersOut(g, seat) === workersInAll],
];

/** A8: the stars of the Automa. */
const AUTOMA_STARS: readonly StarKind[] = ['tracker', 'combat', 'power'];

const starsOf = (g: State, seat: SeatId, kind: StarKind): number =>
  player(g, seat).stars.filter((star) => star.kind === kind).length;

/**
 * SC-11.1, SC-13.6, A8: how many stars of this kind somebody can place with this faction; who has no player mat is the
 * Automa. Dominate knows no limit for two of them, and the tracker has boxes enough.
 */
export function mostStars(
  { faction, mat }: { faction: string; mat?: string | null | undefined },
  kind: StarKind,
): number {
  const automa = mat === null;
  if (automa ? !AUTOMA_STARS.includes(kind) : kind === 'tracker') return 0;
  const dominates = !automa && factions.get(faction)?.ability.id === 'dominate';
  if (kind === 'tracker' || (dominates && (kind === 'combat' || kind === 'objective'))) return STARS_TO_END;
  return starKinds.get(kind)!.limit;
}

/** Whether this seat may still place a star of this kind. */
export const mayPlace = (g: State, seat: SeatId, kind: StarKind): boolean =>
  starsOf(g, seat, kind) < mostStars(player(g, seat), kind);

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
    for (const [kind, holds] of CONDITIONS) if (holds(g, seat)) placeStar(t, seat, kind);
  }
}
