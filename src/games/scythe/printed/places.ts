import { board, FACTORY, hexes, homes, terrains } from './content.ts';
import type { Terrain } from './schema.ts';

/** The board as printed: what lies beside what. Abilities and pieces are the business of `steps.ts`. */

const SIDES: readonly (readonly [q: number, r: number])[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];
const at = new Map(board.hexes.map(({ id, q, r }) => [`${q},${r}`, id]));

const around: ReadonlyMap<string, readonly string[]> = new Map(
  board.hexes.map(({ id, q, r }) => [id, SIDES.flatMap(([dq, dr]) => at.get(`${q + dq},${r + dr}`) ?? [])]),
);
/** Hexes that share a side with this hex, or that this home base touches (SC-1.9, SC-6.3). */
export const neighbours = (place: string): readonly string[] => around.get(place) ?? homes.get(place)?.touches ?? [];

const riverSides: readonly (readonly [string, string])[] = [
  ...board.rivers,
  ...board.homes.flatMap(({ id, rivers }) => rivers.map((hex) => [id, hex] as const)),
];
/** By hex or home base: the places beyond its rivers. */
const beyondRivers: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...board.hexes, ...board.homes].map(({ id }) => [
    id,
    new Set(riverSides.flatMap(([a, b]) => (a === id ? b : b === id ? a : []))),
  ]),
);
/** Whether a river runs between two neighbours. */
export const hasRiver = (a: string, b: string): boolean => beyondRivers.get(a)?.has(b) ?? false;

export const isHome = (place: string): boolean => homes.has(place);
/** Whether a place is a territory; home bases are not (SC-1.1). */
export const isTerritory = (place: string): boolean => hexes.has(place);
export const terrainOf = (place: string): Terrain | undefined => hexes.get(place)?.terrain;
export const isLake = (place: string): boolean => terrainOf(place) === 'lake';
export const isTunnel = (place: string): boolean => hexes.get(place)?.tunnel ?? false;
export const isFactory = (place: string): boolean => place === FACTORY;
/** What one worker makes there: a resource, `worker`, or null (SC-4.4). */
export const productOf = (hex: string): string | null => products.get(hex) ?? null;
const products = new Map(board.hexes.map(({ id, terrain }) => [id, terrains.get(terrain)?.produces ?? null]));

export const tunnels: readonly string[] = board.hexes.filter(({ tunnel }) => tunnel).map(({ id }) => id);
export const lakes: readonly string[] = board.hexes.filter(({ terrain }) => terrain === 'lake').map(({ id }) => id);
export const encounterHexes: readonly string[] = board.hexes.filter(({ encounter }) => encounter).map(({ id }) => id);
export const ofTerrain = (terrain: Terrain): string[] =>
  board.hexes.filter((hex) => hex.terrain === terrain).map(({ id }) => id);

/** The three directions in which hexes lie in a row: the next hex on, or undefined at the rim. */
export function nextInRow(hex: string, direction: 0 | 1 | 2): string | undefined {
  const { q, r } = hexes.get(hex)!;
  const [dq, dr] = SIDES[direction]!;
  return at.get(`${q + dq},${r + dr}`);
}
