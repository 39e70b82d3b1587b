import type { Script, Table } from '#core/types';
import { scenario } from '../../printed/content/scenarios.ts';
import { DIRECTIONS, groundOf, type Hex, sum } from '../../printed/map/hexes.ts';
import { mayMove } from '../../state/figures/conditions.ts';
import { enemies, figure as find } from '../../state/figures/figures.ts';
import { atOf, hexOf } from '../../state/map/board.ts';
import { figureAt, hexesWith } from '../../state/map/terrain.ts';
import type { At, Objective, State } from '../../state/state.ts';
import type { Run } from '../deeds/deed.ts';
import { settleTie } from '../ties.ts';
import { movesBy, walk } from './walk.ts';
import { pathFor, waysWithin } from './ways.ts';

/** Scenario 19: somebody who is on the way to a marked hex and opens doors, wherever the monsters are. */

interface Towards {
  /** The letter of the hex it wants to stand beside. */
  marker: string;
  points: number;
  run: Run;
}

/** Goes as far as it comes: through as few traps and hazards as there can be, then by the shortest way. */
export function* goesTowards(t: Table<State>, thing: Objective, { marker, points, run }: Towards): Script {
  const { g } = t;
  let left = points;
  while (left > 0 && find(g, thing.id) && mayMove(thing)) {
    const path = pathFor(g, thing, { points: left, gait: 'walk' });
    const remaining = remainingFor(g, thing, marker);
    const here = remaining(thing.at);
    if (!here || here.points === 0) return;
    const ways = waysWithin(g, thing, { points: left, gait: 'walk' });
    const steps = [...ways].flatMap(([at, way]) => {
      const then = remaining(at);
      if (!then) return [];
      const negatives = then.negatives + way.filter(path.isNegative).length;
      const cost = way.reduce((sum, one) => sum + path.cost(one, false), 0);
      const step = { at, way, cost, negatives, points: then.points };
      return compare(step, here) < 0 ? [step] : [];
    });
    if (steps.length === 0) return;
    const better = (a: (typeof steps)[number], b: (typeof steps)[number]) => compare(a, b) || a.cost - b.cost;
    const best = steps.reduce((one, other) => (better(other, one) < 0 ? other : one));
    const options = steps.filter((one) => better(one, best) === 0).map(({ at }) => at);
    const to = yield* settleTie(t, 'move-by-rule', { kind: 'hex', options, actor: thing.id });
    const { way, cost } = steps.find(({ at }) => at === to)!;
    const opens = path.stops(to);
    yield* walk(t, thing, { way, gait: 'walk', told: movesBy(t, thing.id), run });
    left -= cost;
    if (!opens) return;
  }
}

/** What is still to go: traps and hazards that nothing avoids, then movement points. */
interface Remaining {
  negatives: number;
  points: number;
}
const compare = (a: Remaining, b: Remaining): number => a.negatives - b.negatives || a.points - b.points;

/** From any hex of the map; through enemies only in thought, where they bar every way. */
function remainingFor(g: State, thing: Objective, marker: string): (at: At) => Remaining | undefined {
  const around = remainingBy(g, thing, { marker, barred: enemies(g, thing).map(({ at }) => at) });
  return around(thing.at) ? around : remainingBy(g, thing, { marker, barred: [] });
}

/** Over all rooms, revealed or not: of those that are not, nobody knows what lies there, so it counts as floor. */
function remainingBy(
  g: State,
  thing: Objective,
  { marker, barred }: { marker: string; barred: readonly At[] },
): (at: At) => Remaining | undefined {
  const { rooms, corridors, doors, walls, markers } = scenario(g.scenario);
  const gates = doors.filter(({ id }) => g.doors[id] !== 'locked');
  const all = [
    ...rooms.flatMap(({ hexes }) => hexes),
    ...corridors.map(({ hex }) => hex),
    ...gates.map(({ hex }) => hex),
  ];
  const shut = new Set([...hexesWith(g, 'obstacle'), ...barred]);
  const floor = [...new Set(all.map(atOf))].filter((at) => !shut.has(at)).map(hexOf);
  const ground = groundOf({ floor, walls: [], thinWalls: walls });
  const slow = new Set(hexesWith(g, 'difficult'));
  const negative = new Set([...hexesWith(g, 'trap'), ...hexesWith(g, 'hazardous')]);
  const ends = goals(markers[marker as keyof typeof markers] ?? [], g, thing);
  const found = new Map<number, Remaining>();
  const queue = ends.flatMap((at) => ground.at(hexOf(at)) ?? []).map((no) => ({ no, to: { negatives: 0, points: 0 } }));
  while (queue.length > 0) {
    const next = queue.reduce((one, other) => (compare(other.to, one.to) < 0 ? other : one));
    queue.splice(queue.indexOf(next), 1);
    if (found.has(next.no)) continue;
    found.set(next.no, next.to);
    const at = atOf(ground.hexes[next.no]!);
    const to = {
      negatives: next.to.negatives + (negative.has(at) ? 1 : 0),
      points: next.to.points + (slow.has(at) ? 2 : 1),
    };
    for (const no of ground.adjacent[next.no]!) if (!found.has(no)) queue.push({ no, to });
  }
  return (at) => {
    const no = ground.at(hexOf(at));
    return no === undefined ? undefined : found.get(no);
  };
}

/** Beside the marked hex, where nobody else stands; where somebody stands everywhere, all the same. */
function goals(marked: readonly Hex[], g: State, thing: Objective): At[] {
  const all = marked.flatMap((hex) => DIRECTIONS.map((step) => atOf(sum(hex, step))));
  const free = all.filter((at) => {
    const there = figureAt(g, at);
    return !there || there === thing;
  });
  return free.length > 0 ? free : all;
}
