import type { SeatId } from '#core/types';
import { freeSetup, type Placed, sides, war } from '../../printed/content.ts';
import { faceOf, put } from '../../state/pieces.ts';
import { isWar } from '../../state/scenario.ts';
import type { Placement, Spot, State } from '../../state/state.ts';

/** Counters that are still to be placed, and the plans for them (TD-25, TD-26.2). */

const idsIn = ({ units, leaders, wizards }: Placed): string[] => [
  ...leaders,
  ...wizards,
  ...Object.entries(units).flatMap(([unit, n]) => Array.from({ length: n }, (_, i) => `${unit}-${i + 1}`)),
];
const toBePlaced = {
  free: sides.map((side) => idsIn(freeSetup.counters[side])),
  war: sides.map((side) => idsIn(war.counters[side])),
};

/** A seat's counters that are to be placed and are not on the map yet: leaders, wizards, then units. */
export function toPlace(g: State, seat: SeatId): string[] {
  if (!g.placement) return [];
  const all = (isWar(g) ? toBePlaced.war : toBePlaced.free)[seat]!;
  return all.filter((id) => g.counters[id]!.fate === 'pool');
}
export const planOf = (g: State, seat: SeatId): Spot[] => (g.placement as Placement).plans[seat]!;
/** Those the plan does not speak of yet. */
export function unplanned(g: State, seat: SeatId): string[] {
  const planned = new Set(planOf(g, seat).map(({ id }) => id));
  return toPlace(g, seat).filter((id) => !planned.has(id));
}

export function countFaces(ids: readonly string[]): Record<string, number> {
  const count: Record<string, number> = {};
  for (const id of ids) count[faceOf(id)] = (count[faceOf(id)] ?? 0) + 1;
  return count;
}
/** The first counters of each face, as many as the shares say. */
export function ofFaces(ids: readonly string[], shares: Readonly<Record<string, number>>): string[] {
  const left = { ...shares };
  return ids.filter((id) => {
    const n = left[faceOf(id)] ?? 0;
    left[faceOf(id)] = n - 1;
    return n > 0;
  });
}

export const spotsAt = (at: string, ids: readonly string[]): Spot[] => ids.map((id) => ({ id, at }));
/** Adds to a seat's plan. */
export function addToPlan(g: State, seat: SeatId, spots: readonly Spot[]): void {
  planOf(g, seat).push(...spots);
}
/** Takes counters out of a seat's plan again. */
export function dropFromPlan(g: State, seat: SeatId, ids: readonly string[]): void {
  setPlan(
    g,
    seat,
    planOf(g, seat).filter(({ id }) => !ids.includes(id)),
  );
}
export function setPlan(g: State, seat: SeatId, spots: readonly Spot[]): void {
  (g.placement as Placement).plans[seat] = [...spots];
}
/** Puts planned counters on the map. */
export function carryOut(g: State, spots: readonly Spot[]): void {
  for (const { id, at } of spots) put(g, [id], at);
}
