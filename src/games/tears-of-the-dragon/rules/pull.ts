import type { SeatId } from '#core/types';
import { penguinAreas, portSeas, ruins, seas } from '../printed/content.ts';
import { roadsBetween, stepsFrom } from '../printed/roads.ts';
import { ISLAND, isLeader, isSea, isSuitor, leadersAt, SUMMON_PENGUINS, seatOf } from '../state/pieces.ts';
import { castlesOf, isWar } from '../state/scenario.ts';
import type { State } from '../state/state.ts';

/** What a player who wants the match to end likes, for suggestions and for play by chance. No rule looks at it. */

const toPort = stepsFrom(Object.keys(portSeas));
const FAR = 20;

/**
 * Steps to the next thing the seat needs: a missing piece of knowledge, then a port, then the Island; in The War of the
 * Dragon a castle of the enemy.
 */
export function stepsToGoal(g: State, seat: SeatId, place: string): number {
  if (isWar(g)) return Math.min(...castlesOf(g, 1 - seat).map((castle) => roadsBetween(castle, place) ?? FAR));
  const missing = ruins.filter((ruin) => !g.knowledge[seat]!.includes(ruin));
  if (place === ISLAND) return missing.length === 0 ? 0 : FAR;
  if (isSea(place)) {
    if (missing.length === 0) return seas.get(place)!.distanceToIsland;
    return FAR / 2;
  }
  if (missing.length > 0) return Math.min(...missing.map((ruin) => roadsBetween(ruin, place) ?? FAR));
  return (toPort.get(place) ?? FAR) + 3;
}

/** TD-27.2: a wizard who can call penguins and a leader for them, on one of their coasts. */
export const couldSummon = (g: State, group: readonly string[], place: string): boolean =>
  g.penguins &&
  penguinAreas.has(place) &&
  (group.some(isLeader) || leadersAt(g, place, seatOf(group[0]!)).length > 0) &&
  group.some((id) => g.wizardry[id]?.known.includes(SUMMON_PENGUINS));

export function pullOfMove(g: State, seat: SeatId, group: readonly string[], path: readonly string[]): number {
  const from = g.counters[group[0]!]!.at;
  const to = path.at(-1)!;
  if (isWar(g)) {
    const closer = stepsToGoal(g, seat, from) - stepsToGoal(g, seat, to);
    return closer > 0 ? 10 * closer * group.length ** 2 : 0.05;
  }
  if (couldSummon(g, group, to) && !couldSummon(g, group, from)) return 8;
  if (!group.some(isSuitor)) return 0.3;
  const nearer = stepsToGoal(g, seat, from) - stepsToGoal(g, seat, to);
  const missing = g.knowledge[seat]!.length < ruins.length;
  const passes = missing && path.some((place) => ruins.includes(place) && !g.knowledge[seat]!.includes(place));
  return passes ? 30 : nearer > 0 ? 10 * nearer : 0.5;
}
