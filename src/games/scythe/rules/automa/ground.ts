import type { SeatId } from '#core/types';
import { levelOf } from '../../printed/automa.ts';
import { FACTORY, hexes, homes } from '../../printed/content.ts';
import { hasRiver, isHome, isLake, neighbours } from '../../printed/places.ts';
import { homeOf, isPlastic } from '../../state/pieces.ts';
import type { State, Unit } from '../../state/state.ts';

/** A7, A13: the ground as the Automa knows it: no tunnels, and rivers and lakes only as long as its tracker says so. */

/** A7: rivers and lakes stop the Automa while its tracker stands on a locked box. */
export const isLocked = ({ automa }: State): boolean => automa !== null && levelOf(automa).locked.includes(automa.box);

/** A13: hexes one ordinary step from a place, for whoever it is. */
export const stepsOf = (g: State, from: string): string[] =>
  neighbours(from).filter((to) => !isLocked(g) || (!isLake(to) && !hasRiver(from, to)));

/** A13: the hex of a unit and those one step away; none on a home base. */
export const neighbourhood = (g: State, { at }: Unit): string[] => (isHome(at) ? [] : [at, ...stepsOf(g, at)]);

/** All hexes in the neighbourhood of these units. */
export const around = (g: State, units: readonly Unit[]): Set<string> =>
  new Set(units.flatMap((unit) => neighbourhood(g, unit)));

/** The units of a seat. */
export const troops = (g: State, seat: SeatId): Unit[] => Object.values(g.units).filter((unit) => unit.seat === seat);
/** The enemies of the Automa: units of the person. */
export const foes = (g: State): Unit[] => Object.values(g.units).filter(({ seat }) => seat !== g.automa!.seat);
export const fighters = (units: readonly Unit[]): Unit[] => units.filter(isPlastic);
export const standsOn = (units: readonly Unit[], hex: string): boolean => units.some(({ at }) => at === hex);

/** Hexes that touch the Automa's home base, for units that come from there (A11). */
export const homeGround = (g: State): string[] => stepsOf(g, homeOf(g, g.automa!.seat));

const placeOf = (place: string) => hexes.get(place) ?? homes.get(place)!;
/** hexes from place to place as the crow flies, whatever lies between. */
export function distance(from: string, to: string): number {
  const [a, b] = [placeOf(from), placeOf(to)];
  const [q, r] = [a.q - b.q, a.r - b.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** Smaller comes first. */
export type Rank<T> = (one: T) => number;
const reading = (place: string): number[] => [placeOf(place).r, placeOf(place).q];
function compare<T>(a: T, b: T, ranks: readonly Rank<T>[]): number {
  for (const rank of ranks) if (rank(a) !== rank(b)) return rank(a) - rank(b);
  return 0;
}

/** A11, R-133: hexes by these ranks, then the nearest to the Factory, then in reading order; the best one first. */
export const bestHexes = (found: Iterable<string>, ...ranks: readonly Rank<string>[]): string[] =>
  [...new Set(found)].sort((a, b) =>
    compare(a, b, [...ranks, (hex) => distance(hex, FACTORY), (hex) => reading(hex)[0]!, (hex) => reading(hex)[1]!]),
  );

/** A11, R-133: ids of the Automa's units by these ranks, then the nearest to its home base, then in reading order. */
export const inTurn = (g: State, wanted: (unit: Unit) => boolean, ...ranks: readonly Rank<Unit>[]): string[] =>
  Object.entries(g.units)
    .filter(([, unit]) => unit.seat === g.automa!.seat && wanted(unit))
    .sort(([one, a], [other, b]) => {
      const home = homeOf(g, g.automa!.seat);
      const order: Rank<Unit>[] = [
        ...ranks,
        ({ at }) => distance(at, home),
        ({ at }) => reading(at)[0]!,
        ({ at }) => reading(at)[1]!,
      ];
      return compare(a, b, order) || (one < other ? -1 : 1);
    })
    .map(([id]) => id);
