import { LOCATIONS, paths, type Terrain } from '#games/middle-earth-quest/printed/map/map';
import { disc, glowing, group, type Node, type Point, path, stroke } from '../scene.ts';
import { chanceOf } from './borders.ts';
import { MAP, plates, spotOf } from './geography.ts';

/** What grows along the roads: each path runs through ground painted as its terrain. */

/** By terrain its wash on both sides of a road, how close its growth stands, and one piece of it round the origin. */
const GROUND: Readonly<Record<Terrain, { wash: string; step: number; draw: (n: number) => Node[] }>> = {
  plains: {
    wash: '#f2d98a',
    step: 30,
    draw: () => [path('M-7 4 L-5 -4 M-1 4 L0 -7 M5 4 L7 -4', { stroke: stroke('#80652e90', 1.6) })],
  },
  woods: {
    wash: '#5f8f4a',
    step: 21,
    draw: (n) => {
      const r = 8 + 3 * chanceOf(n, 5);
      return [
        path('M0 4 L0 11', { stroke: stroke('#4b3418', 2.6) }),
        disc(0, 0, r, { fill: '#3f6b37', stroke: stroke('#24421f', 1) }),
        disc(-r * 0.25, -r * 0.3, r * 0.55, { fill: '#6b9a55' }),
      ];
    },
  },
  hill: {
    wash: '#c08a4e',
    step: 27,
    draw: () => [
      path('M-15 6 C-12 -10 4 -12 7 0 C10 -4 15 0 16 6 Z', { fill: '#c79a62', stroke: stroke('#6e4a24', 1.5) }),
      path('M-9 3 C-7 -3 -3 -5 0 -4', { stroke: stroke('#efd2a0', 1.6) }),
    ],
  },
  mountain: {
    wash: '#8d8f99',
    step: 26,
    draw: (n) => {
      const h = 18 + 6 * chanceOf(n, 6);
      return [
        path(`M-15 9 L-2 ${9 - h} L15 9 Z`, { fill: '#a9acb5', stroke: stroke('#3f3d44', 1.6) }),
        path(`M-2 ${9 - h} L15 9 L3 9 L4 ${9 - h * 0.45} Z`, { fill: '#6d6f7a' }),
        path(`M-2 ${9 - h} L-6.4 ${9 - h * 0.66} L-2 ${9 - h * 0.56} L3.4 ${9 - h * 0.68} Z`, { fill: '#ffffff' }),
      ];
    },
  },
  swamp: {
    wash: '#4f9490',
    step: 25,
    draw: () => [
      path('M-13 6 Q-6 2 0 6 Q6 10 13 6', { stroke: stroke('#2f6f77', 2) }),
      path('M-6 4 L-8 -7 M0 4 L0 -10 M6 4 L8 -6', { stroke: stroke('#3d5a2c', 2) }),
      disc(0, -9, 2.2, { fill: '#6b4a22' }),
    ],
  },
};

/** One piece of what grows in a terrain, round the origin. */
export const growthOf = (terrain: Terrain): Node[] => GROUND[terrain].draw(0);

/** Soft colour on both sides of a road, so many pixels wide and so far from one to the next. */
const WASH = { r: 52, step: 30 } as const;
/** How far from the middle of a road growth stands. */
const BESIDE = [19, 42] as const;

/** Points along a path, so far from one to the next, clear of both ends. */
function along([ax, ay]: Point, [bx, by]: Point, step: number, clear: number): { at: Point; across: Point }[] {
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const n = Math.max(1, Math.floor((length - 2 * clear) / step));
  return Array.from({ length: n + 1 }, (_, k) => {
    const far = clear + ((length - 2 * clear) * k) / n;
    return { at: [ax + ux * far, ay + uy * far] as const, across: [0 - uy, ux] as const };
  });
}

/** The washes of all roads: below everything that stands on the land. */
export const washes = (): Node[] =>
  paths.flatMap(({ a, b, terrain }) => {
    if (terrain === null) return [];
    const { wash } = GROUND[terrain];
    return along(spotOf(a), spotOf(b), WASH.step, 34).map(({ at: [x, y] }) =>
      disc(tenth(x), tenth(y), WASH.r, { fill: glowing([tenth(x), tenth(y)], WASH.r, `${wash}66`, `${wash}00`) }),
    );
  });

/** What stands beside the roads, the nearest to the reader last; none on another road, under a coin or in a sign. */
export function growth(): Node[] {
  const found: { at: Point; node: Node }[] = [];
  for (const [n, { a, b, terrain }] of paths.entries()) {
    if (terrain === null) continue;
    const { step, draw } = GROUND[terrain];
    for (const [k, { at, across }] of along(spotOf(a), spotOf(b), step, 30).entries())
      for (const side of [-1, 1]) {
        const seed = n * 40 + k * 2 + (side + 1) / 2;
        const off = side * (BESIDE[0] + (BESIDE[1] - BESIDE[0]) * chanceOf(seed, 1));
        const slip = (chanceOf(seed, 2) - 0.5) * step * 0.7;
        const here: Point = [
          tenth(at[0] + across[0] * off - across[1] * slip),
          tenth(at[1] + across[1] * off + across[0] * slip),
        ];
        const isClose = found.some(({ at: [x, y] }) => Math.hypot(x - here[0], y - here[1]) < step * 0.62);
        if (isClose || isTaken(here)) continue;
        found.push({ at: here, node: group(draw(seed), { x: here[0], y: here[1] }) });
      }
  }
  return found.sort((one, other) => one.at[1] - other.at[1]).map(({ node }) => node);
}

const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;

/** Whether growth there would stand on a road, under a coin, in a sign or outside the map. */
function isTaken([x, y]: Point): boolean {
  if (x < 20 || y < 20 || x > MAP.w - 20 || y > MAP.h - 16) return true;
  const onCoin = plates.some(
    (one) => x > one.x - 13 && x < one.x + one.w + 13 && y > one.y - 8 && y < one.y + one.h + 14,
  );
  if (onCoin || LOCATIONS.some((id) => Math.hypot(spotOf(id)[0] - x, spotOf(id)[1] - y) < 40)) return true;
  return paths.some(({ a, b }) => {
    const [[ax, ay], [bx, by]] = [spotOf(a), spotOf(b)];
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
    return Math.hypot(x - ax - dx * t, y - ay - dy * t) < 16;
  });
}
