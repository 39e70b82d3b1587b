import { z } from 'zod';
import { scenario } from '../../printed/content/scenarios.ts';
import { sideOf } from '../../state/figures/figures.ts';
import { type Board, boardOf, boardWithDoors, hexOf } from '../../state/map/board.ts';
import { isStraight } from '../../state/map/straight.ts';
import { hexesWith } from '../../state/map/terrain.ts';
import type { At, Figure, State } from '../../state/state.ts';
import { closedDoors } from '../reveal/rooms.ts';

/** GH-6: where a figure can go with so many points, and how. */

const Gait = z.enum(['walk', 'jump', 'fly']);
export type Gait = z.infer<typeof Gait>;
/** A move that is being made. */
export const Going = z.object({
  /** Movement points. */
  points: z.int(),
  gait: Gait,
  /** Every hex in a straight line. */
  straight: z.boolean().optional(),
  /** Obstacles and traps are passed, and gone. */
  clears: z.boolean().optional(),
});
export type Going = z.infer<typeof Going>;

/** What matters of the hexes for one figure and one way of going. */
export interface Path {
  board: Board;
  /** Where it may go on from: not through enemies, obstacles or a door that it opens first. */
  isOpen(at: At): boolean;
  /** GH-6.2, GH-6.5, GH-6.6: where it may end. */
  mayEnd(at: At): boolean;
  /** What it costs to enter a hex, as the last one or on the way (GH-6.3, GH-6.5). */
  cost(at: At, isLast: boolean): number;
  isNegative(at: At): boolean;
  /** A door that opens stops the way (GH-13.1). */
  stops(at: At): boolean;
}

/** Characters enter closed doors, others do not (GH-6.8), unless the scenario sends them through. */
export const opensDoors = (g: State, figure: Figure): boolean =>
  figure.kind === 'character' ||
  (figure.kind === 'objective' &&
    scenario(g.scenario).objectives.some(({ id, goesTo }) => id === figure.what && goesTo !== undefined));

export function pathFor(g: State, figure: Figure, { gait, clears = false }: Going): Path {
  const opens = opensDoors(g, figure);
  const board = opens ? boardWithDoors(g) : boardOf(g);
  const side = sideOf(figure);
  const others = g.figures.filter((one) => one !== figure);
  const taken = new Set(others.map(({ at }) => at));
  const barred = new Set(others.filter((one) => sideOf(one) !== side).map(({ at }) => at));
  const obstacles = new Set(clears ? [] : hexesWith(g, 'obstacle'));
  const slow = new Set(hexesWith(g, 'difficult'));
  const negative = new Set([...(clears ? [] : hexesWith(g, 'trap')), ...hexesWith(g, 'hazardous')]);
  const doors = new Set(opens ? closedDoors(g) : []);
  return {
    board,
    isOpen: (at) => gait !== 'walk' || (!barred.has(at) && !obstacles.has(at)),
    mayEnd: (at) => !taken.has(at) && (gait === 'fly' || !obstacles.has(at)),
    cost: (at, isLast) => 1 + (slow.has(at) && (gait === 'walk' || (gait === 'jump' && isLast)) ? 1 : 0),
    isNegative: (at) => gait !== 'fly' && negative.has(at),
    stops: (at) => doors.has(at),
  };
}

interface Reached {
  way: At[];
  negatives: number;
  cost: number;
}

/** The best way to every hex where the move can end: through the fewest traps and hazards, then the shortest. */
export function waysWithin(g: State, figure: Figure, going: Going): Map<At, At[]> {
  const path = pathFor(g, figure, going);
  const found = new Map<At, Reached>();
  /** By hex and points used, the fewest negative hexes on the way; a way is kept as the one before it and its last hex. */
  let layer = new Map<string, Reached>([[figure.at, { way: [], negatives: 0, cost: 0 }]]);
  const best = new Map<string, number>();
  while (layer.size > 0) {
    const next = new Map<string, Reached>();
    for (const { way, negatives, cost } of layer.values()) {
      const here = way.at(-1) ?? figure.at;
      if (way.length > 0 && path.stops(here)) continue;
      for (const at of path.board.beside(here)) {
        if (at === figure.at || !path.isOpen(at) || way.includes(at)) continue;
        const longer = [...way, at];
        if (going.straight && !isStraight([figure.at, ...longer])) continue;
        const bad = path.isNegative(at) ? 1 : 0;
        offer(found, path, { at, way: longer, negatives: negatives + bad, cost: cost + path.cost(at, true) }, going);
        const passed = going.gait === 'walk' ? negatives + bad : negatives;
        const spent = cost + path.cost(at, false);
        if (spent >= going.points) continue;
        const name = `${at}:${spent}`;
        if ((best.get(name) ?? Number.POSITIVE_INFINITY) <= passed) continue;
        best.set(name, passed);
        next.set(name, { way: longer, negatives: passed, cost: spent });
      }
    }
    layer = next;
  }
  return new Map([...found].sort(([a], [b]) => inOrder(a, b)).map(([at, { way }]) => [at, way]));
}

function offer(found: Map<At, Reached>, path: Path, to: Reached & { at: At }, { points }: Going): void {
  if (to.cost > points || !path.mayEnd(to.at)) return;
  const known = found.get(to.at);
  if (known && (known.negatives < to.negatives || (known.negatives === to.negatives && known.cost <= to.cost))) return;
  found.set(to.at, to);
}

function inOrder(a: At, b: At): number {
  const [[aq, ar], [bq, br]] = [hexOf(a), hexOf(b)];
  return aq - bq || ar - br;
}
