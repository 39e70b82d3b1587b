import { apart, codeOf, type Ground, groundOf, type Hex, rangeFrom } from './hexes.ts';
import { scenario } from './scenarios.ts';
import type { Door, Scenario } from './schema/scenario.ts';
import { sightOver } from './sight.ts';
import type { At, State } from './state.ts';

/** The revealed map: what is floor, how far it is, who sees whom. */

export const hexOf = (at: At): Hex => {
  const comma = at.indexOf(',');
  return [Number(at.slice(0, comma)), Number(at.slice(comma + 1))];
};
export const atOf = ([q, r]: Hex): At => `${q},${r}`;

export interface Board {
  ground: Ground;
  isFloor(at: At): boolean;
  /** Adjacent hexes of floor, not through walls (GH-1.11). */
  beside(at: At): At[];
  /** GH-1.11: hexes between the two, never through walls; a large number where there is no way. */
  range(from: At, to: At): number;
  /** GH-7.1 */
  sees(from: At, to: At): boolean;
}

/** What lies open is all that a map depends on, so each is worked out once. */
const known = new Map<string, { closed: Board; ajar: Board }>();
const MOST_KNOWN = 200;

/** The map as monsters and sight have it: closed doors are walls (GH-6.8, GH-7.1). */
export const boardOf = (g: State): Board => boardsOf(g).closed;
/** The map as characters walk it: they may enter closed doors, but not locked ones (GH-6.8). */
export const boardWithDoors = (g: State): Board => boardsOf(g).ajar;

function boardsOf(g: State): { closed: Board; ajar: Board } {
  const doors = Object.entries(g.doors).sort(([a], [b]) => (a < b ? -1 : 1));
  const name = `${g.scenario}|${g.rooms}|${doors}`;
  const before = known.get(name);
  if (before) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const told = scenario(g.scenario);
  const isDoor = new Set(told.doors.map(({ hex }) => codeOf(hex)));
  const tiles = told.rooms.filter(({ id }) => g.rooms.includes(id)).flatMap(({ hexes }) => hexes);
  const passages = told.corridors.filter(({ room }) => g.rooms.includes(room)).map(({ hex }) => hex);
  const rooms = [...tiles, ...passages].filter((hex) => !isDoor.has(codeOf(hex)));
  // A door that can be destroyed is seen and struck as long as it stands; nobody enters it.
  const stands = ({ id, lock }: Door) => g.doors[id] === 'locked' && lock?.opens.by === 'destruction';
  const open = told.doors.filter((door) => g.doors[door.id] === 'open' || stands(door)).map(({ hex }) => hex);
  const closed = told.doors.filter(({ id }) => g.doors[id] === 'closed').map(({ hex }) => hex);
  const boards = {
    closed: boardFrom(told, [...rooms, ...open]),
    ajar: boardFrom(told, [...rooms, ...open, ...closed]),
  };
  known.set(name, boards);
  return boards;
}

function boardFrom({ walls }: Scenario, hexes: readonly Hex[]): Board {
  const floor = [...new Map(hexes.map((hex) => [codeOf(hex), hex])).values()];
  const ground = groundOf({ floor, walls: wallsAround(floor), thinWalls: walls });
  const sight = sightOver(ground);
  const ranges: (Int16Array | undefined)[] = [];
  const numberOf = (at: At) => ground.at(hexOf(at));
  return {
    ground,
    isFloor: (at) => numberOf(at) !== undefined,
    beside(at) {
      const here = numberOf(at);
      return here === undefined ? [] : ground.adjacent[here]!.map((one) => atOf(ground.hexes[one]!));
    },
    range(from, to) {
      const [a, b] = [numberOf(from), numberOf(to)];
      if (a === undefined || b === undefined) return apart(hexOf(from), hexOf(to)) === 0 ? 0 : Number.MAX_SAFE_INTEGER;
      ranges[a] ??= rangeFrom(ground, a);
      return ranges[a][b]!;
    },
    sees(from, to) {
      const [a, b] = [numberOf(from), numberOf(to)];
      return a !== undefined && b !== undefined && sight(a, b);
    },
  };
}

/** All that is no floor bars the sight: no line between two hexes leaves the smallest slab that holds all of them. */
function wallsAround(floor: readonly Hex[]): Hex[] {
  const isFloor = new Set(floor.map(codeOf));
  const [qs, rs] = [floor.map(([q]) => q), floor.map(([, r]) => r)];
  const found: Hex[] = [];
  for (let q = Math.min(...qs) - 1; q <= Math.max(...qs) + 1; q++)
    for (let r = Math.min(...rs) - 1; r <= Math.max(...rs) + 1; r++)
      if (!isFloor.has(codeOf([q, r]))) found.push([q, r]);
  return found;
}
