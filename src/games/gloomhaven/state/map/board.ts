import { scenario } from '../../printed/content/scenarios.ts';
import { apart, codeOf, type Ground, groundOf, type Hex, rangesOf } from '../../printed/map/hexes.ts';
import type { Door, Scenario } from '../../printed/schema/scenario.ts';
import type { At, State } from '../state.ts';
import { sightOver } from './sight.ts';

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
  beside(at: At): readonly At[];
  /** GH-1.11: hexes between the two, never through walls; a large number where there is no way. */
  range(from: At, to: At): number;
  /** GH-7.1 */
  sees(from: At, to: At): boolean;
}

/** The maps of one state of rooms and doors. */
interface Boards {
  rooms: readonly number[];
  doors: readonly (readonly [id: string, is: string])[];
  closed: Board;
  ajar: Board;
}
/** What lies open is all that a map depends on, so each is worked out once. By scenario. */
const known = new Map<number, Boards[]>();
const MOST_KNOWN = 50;

/** The map as monsters and sight have it: closed doors are walls (GH-6.8, GH-7.1). */
export const boardOf = (g: State): Board => boardsOf(g).closed;
/** The map as characters walk it: they may enter closed doors, but not locked ones (GH-6.8). */
export const boardWithDoors = (g: State): Board => boardsOf(g).ajar;

function boardsOf(g: State): Boards {
  const before = known.get(g.scenario);
  const same = before?.find((one) => isOf(one, g));
  if (same) return same;
  const boards = laidOut(g);
  if (before && before.length < MOST_KNOWN) before.push(boards);
  else known.set(g.scenario, [boards]);
  return boards;
}

/** Rooms stand in the order of their numbers. */
const isOf = ({ rooms, doors }: Boards, g: State): boolean =>
  rooms.length === g.rooms.length &&
  rooms.every((room, i) => room === g.rooms[i]) &&
  doors.every(([id, is]) => g.doors[id] === is) &&
  doors.length === Object.keys(g.doors).length;

function laidOut(g: State): Boards {
  const told = scenario(g.scenario);
  const isDoor = new Set(told.doors.map(({ hex }) => codeOf(hex)));
  const tiles = told.rooms.filter(({ id }) => g.rooms.includes(id)).flatMap(({ hexes }) => hexes);
  const passages = told.corridors.filter(({ room }) => g.rooms.includes(room)).map(({ hex }) => hex);
  const rooms = [...tiles, ...passages].filter((hex) => !isDoor.has(codeOf(hex)));
  // A door that can be destroyed is seen and struck as long as it stands; nobody enters it.
  const stands = ({ id, lock }: Door) => g.doors[id] === 'locked' && lock?.opens.by === 'destruction';
  const open = told.doors.filter((door) => g.doors[door.id] === 'open' || stands(door)).map(({ hex }) => hex);
  const closed = told.doors.filter(({ id }) => g.doors[id] === 'closed').map(({ hex }) => hex);
  return {
    rooms: [...g.rooms],
    doors: Object.entries(g.doors),
    closed: boardFrom(told, [...rooms, ...open]),
    ajar: boardFrom(told, [...rooms, ...open, ...closed]),
  };
}

function boardFrom({ walls }: Scenario, hexes: readonly Hex[]): Board {
  const floor = [...new Map(hexes.map((hex) => [codeOf(hex), hex])).values()];
  const ground = groundOf({ floor, walls: wallsAround(floor), thinWalls: walls });
  const sight = sightOver(ground);
  const range = rangesOf(ground);
  const names = floor.map(atOf);
  const numbers = new Map(names.map((at, no) => [at, no]));
  const near = ground.adjacent.map((all) => all.map((no) => names[no]!));
  return {
    ground,
    isFloor: (at) => numbers.has(at),
    beside(at) {
      const here = numbers.get(at);
      return here === undefined ? [] : near[here]!;
    },
    range(from, to) {
      const a = numbers.get(from);
      const b = numbers.get(to);
      if (a === undefined || b === undefined) return apart(hexOf(from), hexOf(to)) === 0 ? 0 : Number.MAX_SAFE_INTEGER;
      return range(a)[b]!;
    },
    sees(from, to) {
      const a = numbers.get(from);
      const b = numbers.get(to);
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
