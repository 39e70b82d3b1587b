import { z } from 'zod';
import type { Here, Json, One, SeatId } from '#core/types';
import { isLake } from '../printed/places.ts';
import { placeLabel } from '../state/labels.ts';
import {
  addUnit,
  controlled,
  factionOf,
  player,
  structureAt,
  unitsAt,
  workersOnMat,
  workersOut,
} from '../state/pieces.ts';
import type { State } from '../state/state.ts';

/** Where new pieces may be placed, and how they get there. */

/** SC-4.3: controlled territories with an own worker, those with most own units first. */
export function workerHexes(g: State, seat: SeatId): string[] {
  const crowd = new Map<string, number>();
  const worked = new Set<string>();
  for (const id in g.units) {
    const { seat: owner, kind, at } = g.units[id]!;
    if (owner !== seat) continue;
    crowd.set(at, (crowd.get(at) ?? 0) + 1);
    if (kind === 'worker') worked.add(at);
  }
  return controlled(g, seat)
    .filter((hex) => worked.has(hex))
    .sort((a, b) => crowd.get(b)! - crowd.get(a)!);
}
/** SC-5.4: never a lake. */
export const deployHexes = (g: State, seat: SeatId): string[] => workerHexes(g, seat).filter((hex) => !isLake(hex));
const isFree = (g: State, hex: string): boolean => structureAt(g, hex) === undefined;
/** SC-5.5: no structure of anyone, and no lake. */
export const buildHexes = (g: State, seat: SeatId): string[] => deployHexes(g, seat).filter((hex) => isFree(g, hex));

/** On which hex a gain comes, null for the usual places (SC-8.3, R-5). Public. */
export const Placed = z.object({ hex: z.string().nullable() });
export type Placed = z.infer<typeof Placed>;

/** The hexes of a gain: the one it comes on, or the usual ones. */
export const gainHexes = (here: Here<State, Placed>, usual: (g: State, seat: SeatId) => string[]): string[] => {
  const { hex } = here.about;
  return hex === null ? usual(here.g, here.seat) : [hex];
};
/** SC-8.3: on the hex of an encounter no worker is needed, but there is room for one structure only. */
export const gainBuildHexes = (here: Here<State, Placed>): string[] =>
  gainHexes(here, buildHexes).filter((hex) => isFree(here.g, hex));

/** A field for one hex. */
export const hexField = <About = Json>(
  options: (here: Here<State, About>) => readonly string[],
): One<State, About> => ({
  kind: 'one',
  of: 'place',
  options: (here) => options(here),
  label: (hex, { g, seat }) => placeLabel(g, seat, hex),
});

/** SC-4.5: the leftmost workers of the mat come to a hex, as far as there are any. Gives how many came. */
export function addWorkers(g: State, seat: SeatId, at: string, wanted: number): number {
  const n = Math.min(wanted, workersOnMat(g, seat));
  for (let i = 0; i < n; i++)
    addUnit(g, `${factionOf(g, seat)}.worker.${workersOut(g, seat) + 1}`, { seat, kind: 'worker', at });
  return n;
}
/** SC-5.4: a mech comes to a hex, and the ability under it is active. */
export function addMech(g: State, seat: SeatId, ability: string, at: string): void {
  const { mechs } = player(g, seat);
  mechs.push(ability);
  addUnit(g, `${factionOf(g, seat)}.mech.${mechs.length}`, { seat, kind: 'mech', at });
}
/** Where the worker of a Factory card may come: controlled land with an own worker or mech. */
export const mechHexes = (g: State, seat: SeatId): string[] =>
  controlled(g, seat).filter(
    (hex) => !isLake(hex) && unitsAt(g, hex, seat).some((id) => g.units[id]!.kind !== 'character'),
  );
