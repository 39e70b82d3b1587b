import { board } from '#games/scythe/printed/content';
import { type Axial, around, centreOf, cornersOf, DIRECTIONS, type Direction, sideBetween } from '../hexes.ts';
import type { Frame, Point } from '../scene.ts';

/** Where the places of Scythe lie on the drawn map. */

/** Size of a hex: with it the map with its seven home bases is nearly 1,200 wide, and a hex 132 pixels as posted. */
export const SIZE = 84.68;
/** The map's frame; the middle of the Factory is in its middle. Measures in tens: at eight tenths they stay whole. */
export const MAP = { w: 1200, h: 1190 };
const ORIGIN: Point = [600, 595];

/**
 * Middles fall on whole pixels of the posted picture, which is eight tenths as large. Then the same drawing has the
 * same pixels on every hex, and the picture has a fifth fewer bytes.
 */
const PIXEL = 10 / 8;
const snapped = (value: number): number => Math.round(value / PIXEL) * PIXEL;

export interface Cell extends Axial {
  id: string;
  at: Point;
  corners: readonly Point[];
  home: boolean;
}

const cell = (place: Axial & { id: string }, home: boolean): Cell => {
  const [x, y] = centreOf(place, SIZE);
  const at: Point = [snapped(ORIGIN[0] + x), snapped(ORIGIN[1] + y)];
  return { id: place.id, q: place.q, r: place.r, at, corners: cornersOf(at, SIZE), home };
};

/** All hexes and home bases by id. */
export const cells: ReadonlyMap<string, Cell> = new Map(
  [...board.hexes.map((hex) => cell(hex, false)), ...board.homes.map((home) => cell(home, true))].map((one) => [
    one.id,
    one,
  ]),
);
const byAxial = new Map([...cells.values()].map((one) => [`${one.q}/${one.r}`, one.id]));

/** Both ends of a side on the map. Throws for places that share none. */
export function sideOf(a: string, b: string): readonly [Point, Point] {
  const side = sideBetween(cells.get(a)!, cells.get(b)!, SIZE);
  if (!side) throw new Error(`${a} and ${b} share no side`);
  return side.map(([x, y]): Point => [ORIGIN[0] + x, ORIGIN[1] + y]) as [Point, Point];
}

/** All sides with a river, also those of home bases. */
export const riverSides: readonly (readonly [string, string])[] = [
  ...board.rivers,
  ...board.homes.flatMap(({ id, rivers }) => rivers.map((hex) => [id, hex] as const)),
];
const rivers = new Set(riverSides.flatMap(([a, b]) => [`${a}/${b}`, `${b}/${a}`]));

export interface Border {
  direction: Direction;
  to: string;
  river: boolean;
}
/** The places beyond a place's sides, clockwise from the north-east; sides at the rim are left out. */
export function bordersOf(id: string): Border[] {
  const from = cells.get(id);
  if (!from) return [];
  return around(from).flatMap((next, n) => {
    const to = byAxial.get(`${next.q}/${next.r}`);
    if (to === undefined || (from.home && cells.get(to)!.home)) return [];
    return [{ direction: DIRECTIONS[n]!, to, river: rivers.has(`${id}/${to}`) }];
  });
}

export const tunnels: readonly string[] = board.hexes.filter(({ tunnel }) => tunnel).map(({ id }) => id);

/** Room for the pieces of several seats round the middle of a hex: below its label and the slots beside it. */
export const ROOM: Frame = { x: -63, y: -26, w: 126, h: 74 };
/** Room for pieces on a home base. */
export const HOME_ROOM: Frame = { x: -60, y: -48, w: 120, h: 96 };
