import type { SeatId } from '#core/types';
import { ruins, rules } from '../../printed/content.ts';
import { ISLAND, isLeader } from '../../state/pieces.ts';
import { distance, FAR, ports, turnsToIsland } from '../advice/distance.ts';
import { targetWith } from '../advice/sea.ts';
import type { Host, Side } from './hosts.ts';
import { RACE } from './weights.ts';

/** The race for the ruins and the tower (TD-17, TD-24): who comes to it first, and whether it opens. */

/** When a side could try the tower for the first time, in turns from now, and the chance that it opens. */
export interface Hope {
  turns: number;
  chance: number;
}

/** Ruins that a seat knows nothing of. */
export const lacks = ({ g }: Side, seat: SeatId): string[] =>
  ruins.filter((ruin) => !g.knowledge[seat]!.includes(ruin));

export function hopeOf(side: Side): Hope {
  const searchers = side.mine.filter(({ persons }) => persons.length > 0);
  const search = roadsTo(lacks(side, side.seat), searchers) / RACE.roads;
  let best: Hope = { turns: RACE.most, chance: 0 };
  for (const { place, persons } of searchers) {
    const one = { turns: turnsTo(place), chance: targetWith(crewOf(persons)) / rules.dieSides };
    if (likely(one) > likely(best)) best = one;
  }
  return { turns: Math.min(RACE.most, search + best.turns), chance: best.chance };
}
/** Who tries the tower together: without a leader every wizard goes alone (TD-4.2, TD-4.7). */
const crewOf = (persons: readonly string[]): readonly string[] =>
  persons.some(isLeader) ? persons : persons.slice(0, 1);
const likely = ({ turns, chance }: Hope): number => chance * RACE.later ** turns;

/** The roads that searchers have to walk to these ruins, each from the nearest searcher or from a ruin that is searched before; and the searches. */
function roadsTo(places: readonly string[], from: readonly Host[]): number {
  const left = new Map(places.map((ruin) => [ruin, Math.min(FAR, ...from.map(({ place }) => distance(place, ruin)))]));
  let roads = 0;
  while (left.size > 0) {
    let next = '';
    let least = Number.POSITIVE_INFINITY;
    for (const [ruin, steps] of left) if (steps < least) [next, least] = [ruin, steps];
    left.delete(next);
    roads += Math.min(RACE.farthest, least) + RACE.search;
    for (const [ruin, steps] of left) left.set(ruin, Math.min(steps, distance(next, ruin)));
  }
  return roads;
}

/** Turns until these can try the tower: at sea one for each step, and half a turn for a road. Who stands before it and has not tried waits. */
function turnsTo(place: string): number {
  if (place === ISLAND) return RACE.waiting;
  const sea = turnsToIsland(place);
  return sea < FAR ? sea : Math.min(...ports.map((port) => distance(place, port) / 2 + turnsToIsland(port)));
}

/**
 * The chance that the first of two sides opens the tower before the other. When each comes to its first try is not sure; after a try that fails
 * it comes back every few turns.
 */
export function firstToOpen(own: Hope, other: Hope): number {
  const [mine, theirs] = [opens(own), opens(other)];
  let [left, lost, won, gone] = [1, 1, 0, 0];
  for (const [turn, now] of mine.entries()) {
    const then = theirs[turn]!;
    won += now * (lost - then / 2);
    gone += then * (left - now / 2);
    left -= now;
    lost -= then;
  }
  return won + gone > 0 ? won / (won + gone) : 0.5;
}

/** How likely it is that a side opens the tower on each turn from now, if nobody does before. */
function opens({ turns, chance }: Hope): number[] {
  const width = RACE.spread + RACE.unsure * turns;
  const by = (turn: number) => 1 / (1 + Math.exp(-(turn + 0.5 - turns) / width));
  let failed = 0;
  return Array.from({ length: RACE.most }, (_, turn) => {
    const first = by(turn) - (turn > 0 ? by(turn - 1) : 0);
    const again = failed / RACE.again;
    failed += (1 - chance) * first - chance * again;
    return chance * (first + again);
  });
}
