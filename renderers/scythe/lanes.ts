import type { Direction } from '../hexes.ts';
import type { Point } from '../scene.ts';
import { bordersOf, cells } from './cells.ts';

/** Where ways cross from hex to hex, clear of the codes of hexes. */

/** Lanes of a slanting side, away from the code at the top of the lower hex; of an upright one about its middle. The best first. */
const SLANTING = [11, 22, 30, 0] as const;
const UPRIGHT = [0, 14, -14, 27, -27] as const;

const borderOf = (from: string, to: string) => bordersOf(from).find((border) => border.to === to);

/** A way cut where it leaps: each part is gone from hex to hex. */
export function partsOf(places: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (const id of places) {
    const last = parts.at(-1);
    if (last && borderOf(last.at(-1)!, id)) last.push(id);
    else parts.push([id]);
  }
  return parts;
}

/** Over which of its sides each place was left or entered. */
export function crossedBy(ways: readonly { places: readonly string[] }[]): ReadonlyMap<string, Direction[]> {
  const found = new Map<string, Direction[]>();
  for (const { places } of ways)
    for (const [n, to] of places.slice(1).entries()) {
      const from = places[n]!;
      for (const [id, other] of [
        [from, to],
        [to, from],
      ] as const) {
        const side = borderOf(id, other)?.direction;
        const known = found.get(id) ?? [];
        if (side && !known.includes(side)) found.set(id, [...known, side].sort());
      }
    }
  return found;
}

/** A large code would lie over a way through one of the two upper sides: it stands so far towards the other one. */
const ASIDE = 16;
export const codeAside = (crossed: readonly Direction[]): number =>
  ASIDE * (Number(crossed.includes('nw')) - Number(crossed.includes('ne')));

/** The side between two neighbours, from whichever of them it is crossed. */
const sideKey = (a: string, b: string): string => [a, b].sort().join();

/** Sides that more ways than one cross. */
export function sharedSides(ways: readonly { places: readonly string[] }[]): ReadonlySet<string> {
  const all = ways.flatMap(({ places }) => [...new Set(places.slice(1).map((to, n) => sideKey(places[n]!, to)))]);
  return new Set(all.filter((one, n) => all.indexOf(one) < n));
}

/** Where a way may cross the side between two neighbours, the best place first; one of several rather at its ends. */
export function crossings(from: string, to: string, shared: ReadonlySet<string> = new Set()): Point[] {
  const [[ax, ay], [bx, by]] = [from, to].map((id) => cells.get(id)!.at).sort((a, b) => a[1] - b[1]) as [Point, Point];
  const length = Math.hypot(bx - ax, by - ay);
  const isUpright = Math.abs(by - ay) < 1;
  // Along the side, to where the upper hex lies.
  const turn = ax > bx ? 1 : -1;
  const along: Point = isUpright ? [0, 1] : [(Math.abs(by - ay) / length) * turn, Math.abs(bx - ax) / length];
  const lanes = isUpright ? UPRIGHT : SLANTING;
  const isShared = shared.has(sideKey(from, to));
  return (isShared ? lanes.toSorted((a, b) => Math.abs(b) - Math.abs(a) || a - b) : lanes).map((lane) => [
    (ax + bx) / 2 + along[0] * lane,
    (ay + by) / 2 + along[1] * lane,
  ]);
}

/** So far from one point in the direction of another. */
export function towards([ax, ay]: Point, [bx, by]: Point, far: number): Point {
  const length = Math.hypot(bx - ax, by - ay);
  return [ax + ((bx - ax) * far) / length, ay + ((by - ay) * far) / length];
}
