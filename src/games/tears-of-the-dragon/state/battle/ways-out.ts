import type { SeatId } from '#core/types';
import { limits, portsOf, roadsFrom, seas, seasNextTo, seasOff } from '../../printed/content.ts';
import { at, isInside, isPenguin, isSea, isUnit, leads, seemsHeld } from '../pieces.ts';
import { other, type State } from '../state.ts';
import { defenderOf, dragonHere, line } from './line.ts';

/** Where a side may retreat to (TD-10.1, TD-13.5). Public facts only: whether a place is held is asked of `seemsHeld`. */

export const CASTLE = 'castle';
export interface WayOut {
  /** Number of the way in TD-10.1; only the first open one may be used. */
  way: 1 | 2 | 3;
  to: string[];
}

/** TD-10.1 way 1: next to here, no enemies there, and not where the enemy came from. The own origin is open (A16). */
export function safeAreas(g: State, seat: SeatId): string[] {
  const b = g.battle!;
  const barred = b.from[other(seat)];
  const near = isSea(b.at) ? overSea(g, seat) : roadsFrom(b.at);
  return near.filter((to) => to !== barred && !seemsHeld(g, to, seat));
}

/** TD-13.5: a port beside, but not the one the enemy ship left from, or a sea area; never nearer to the Island. */
function overSea(g: State, seat: SeatId): string[] {
  const b = g.battle!;
  const away = seas.get(b.at)!.distanceToIsland;
  const enemyShips = line(b, other(seat)).flatMap((f) => (f.id === null ? [] : [g.counters[f.id]!.ship ?? '']));
  const ports = portsOf(b.at).filter((port) => !enemyShips.some((ship) => g.ships[ship]?.from === port));
  return [...ports, ...seasNextTo(b.at).filter((sea) => seas.get(sea)!.distanceToIsland >= away)];
}

/** The way that is open to a side, or none: inside a castle, cornered in a ruin, or where the dragon rages. */
export function wayOut(g: State, seat: SeatId): WayOut | null {
  const b = g.battle!;
  if (b.inside === seat || (g.terramax.berserk && dragonHere(b))) return null;
  if (seat === defenderOf(b) && b.cornered !== null && !walksAway(g, b.cornered)) return null;
  // TD-27.6: a side that is nothing but penguins does not get away on foot.
  const afoot = [...b.leaders[seat]!, ...line(b, seat).flatMap((f) => f.id ?? [])].filter((id) => !isPenguin(id));
  const safe = isSea(b.at) || afoot.length > 0 ? safeAreas(g, seat) : [];
  if (safe.length > 0) return { way: 1, to: safe };
  if (isSea(b.at)) return null;
  if (g.castles[b.at] === seat && b.inside === null) return { way: 2, to: [CASTLE] };
  const through = afoot.filter(isUnit).length >= limits.retreatIntoEnemyMinUnits;
  const held = through ? roadsFrom(b.at).filter((to) => to !== b.from[other(seat)] && heldByOne(g, to, seat)) : [];
  return held.length > 0 ? { way: 3, to: held } : null;
}

/** TD-17.7: the only wizard who gets out of a ruin alone is one who knows Water Walk, beside the sea. */
const walksAway = (g: State, wizard: string): boolean =>
  seasOff(g.battle!.at).length > 0 && (g.wizardry[wizard]?.known.includes('water-walk') ?? false);

/** TD-10.1 way 3: exactly one enemy piece, seen by all, outside a castle. */
export function heldByOne(g: State, place: string, seat: SeatId): boolean {
  const seen = at(g, place, other(seat)).filter((id) => !g.counters[id]!.obfuscated);
  return seen.length === 1 && !leads(g, seen[0]!) && !isInside(g, seen[0]!);
}
