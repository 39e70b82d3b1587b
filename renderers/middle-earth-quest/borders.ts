import { LOCATIONS, locationAt, regions } from '#games/middle-earth-quest/printed/map/map';
import { type Point, tenth } from '../scene.ts';
import { lands } from './geography.ts';
import type { Side } from './territories.ts';

/** Where regions end, drawn by hand: the straight sides of their lands waver, the same way for both neighbours. */

/** A wavering side is cut into parts about so long, and its inner points lie so far off the line at most. */
const PART = 46;
const OFF = 9;

/** A number from 0 to 1, the same every time. */
export function chanceOf(n: number, seed: number): number {
  let x = Math.imul(n + 1, 0x9e3779b1) ^ Math.imul(seed + 7, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  return ((x ^ (x >>> 15)) >>> 0) / 2 ** 32;
}

/** The points of a side from its beginning up to its end, without the end. */
function wavering({ from, to }: Pick<Side, 'from' | 'to'>): Point[] {
  const isTurned = from[0] + from[1] * 0.37 > to[0] + to[1] * 0.37;
  const [a, b] = isTurned ? [to, from] : [from, to];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  const parts = Math.max(1, Math.round(length / PART));
  const seed = Math.round((a[0] + b[0]) / 4) * 31 + Math.round((a[1] + b[1]) / 4);
  const inner = Array.from({ length: parts - 1 }, (_, n): Point => {
    const [t, off] = [(n + 1) / parts, (chanceOf(n, seed) - 0.5) * 2 * OFF];
    return [tenth(a[0] + dx * t - (dy / length) * off), tenth(a[1] + dy * t + (dx / length) * off)];
  });
  return [from, ...(isTurned ? inner.reverse() : inner)];
}

/** The sides between lands of two regions: each once, as points along it. */
export const borders: readonly (readonly Point[])[] = [...lands].flatMap(([id, { sides }]) =>
  sides.flatMap((side) =>
    side.next !== undefined && id < side.next && locationAt(id).region !== locationAt(side.next).region
      ? [[...wavering(side), side.to]]
      : [],
  ),
);

const near = (a: Point, b: Point): boolean => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) < 1.5;

/** The outlines of a region, one for each part of it that hangs together. */
function outlinesOf(region: string): Point[][] {
  const left = LOCATIONS.filter((id) => locationAt(id).region === region).flatMap((id) =>
    lands.get(id)!.sides.filter(({ next }) => next === undefined || locationAt(next).region !== region),
  );
  const found: Point[][] = [];
  while (left.length > 0) {
    const chain = [left.shift()!];
    for (;;) {
      const at = left.findIndex(({ from }) => near(from, chain.at(-1)!.to));
      if (at < 0) break;
      chain.push(...left.splice(at, 1));
    }
    found.push(chain.flatMap(wavering));
  }
  return found;
}

/** By region its outlines. */
export const outlines: ReadonlyMap<string, readonly (readonly Point[])[]> = new Map(
  [...regions.keys()].map((id) => [id, outlinesOf(id)]),
);
