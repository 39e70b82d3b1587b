import type { SeatId } from '#core/types';
import { portSeas, roadsFrom, ruins, seas } from './content.ts';
import { ISLAND, isSea, isUnit } from './pieces.ts';
import type { State } from './state.ts';

/** What a player who wants the match to end likes. Random play weighs its choices with it; rules never look at it. */

function distancesFrom(starts: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map(starts.map((start) => [start, 0]));
  const queue = [...starts];
  for (const place of queue) {
    for (const next of roadsFrom(place)) {
      if (found.has(next)) continue;
      found.set(next, found.get(place)! + 1);
      queue.push(next);
    }
  }
  return found;
}
const toRuin = new Map(ruins.map((ruin) => [ruin, distancesFrom([ruin])]));
const toPort = distancesFrom(Object.keys(portSeas));
const FAR = 20;

/** Steps to the next thing the seat needs: a missing piece of knowledge, then a port, then the Island. */
export function stepsToGoal(g: State, seat: SeatId, place: string): number {
  const missing = ruins.filter((ruin) => !g.knowledge[seat]!.includes(ruin));
  if (place === ISLAND) return missing.length === 0 ? 0 : FAR;
  if (isSea(place)) {
    if (missing.length === 0) return seas.get(place)!.distanceToIsland;
    return FAR / 2;
  }
  if (missing.length > 0) return Math.min(...missing.map((ruin) => toRuin.get(ruin)!.get(place) ?? FAR));
  return (toPort.get(place) ?? FAR) + 3;
}

export function pullOfMove(g: State, seat: SeatId, group: readonly string[], path: readonly string[]): number {
  const from = g.counters[group[0]!]!.at;
  const to = path.at(-1)!;
  if (group.every(isUnit)) return 0.3;
  const nearer = stepsToGoal(g, seat, from) - stepsToGoal(g, seat, to);
  const missing = g.knowledge[seat]!.length < ruins.length;
  const passes = missing && path.some((place) => ruins.includes(place) && !g.knowledge[seat]!.includes(place));
  return passes ? 30 : nearer > 0 ? 10 * nearer : 0.5;
}
