import type { Point } from '../scene.ts';
import { bordersOf, cells, SIZE } from './cells.ts';

/** Where ways cross from hex to hex: each in a lane of its own, clear of the codes of hexes. */

/** On the edge of a hex there is nothing but a river. */
export const RIM = SIZE * 0.87;

/** How many ways have crossed each side so far. */
export type Lanes = Map<string, number>;

/** Lanes of a slanting side, away from the code at the top of the lower hex; of an upright one about its middle. */
const SLANTING = [11, 38, -17] as const;
const UPRIGHT = [0, 27, -27] as const;

const isStep = (from: string, to: string): boolean => bordersOf(from).some((border) => border.to === to);

/** A way cut where it leaps: each part is gone from hex to hex. */
export function partsOf(places: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (const id of places) {
    const last = parts.at(-1);
    if (last && isStep(last.at(-1)!, id)) last.push(id);
    else parts.push([id]);
  }
  return parts;
}

/** Where a way crosses each side between neighbours. Takes the lanes. */
export const crossings = (part: readonly string[], lanes: Lanes): Point[] =>
  part.slice(1).map((to, n) => crossing(part[n]!, to, lanes));

function crossing(from: string, to: string, lanes: Lanes): Point {
  const side = [from, to].sort().join();
  const taken = lanes.get(side) ?? 0;
  lanes.set(side, taken + 1);
  const [[ax, ay], [bx, by]] = [from, to].map((id) => cells.get(id)!.at).sort((a, b) => a[1] - b[1]) as [Point, Point];
  const length = Math.hypot(bx - ax, by - ay);
  const isUpright = Math.abs(by - ay) < 1;
  const lane = (isUpright ? UPRIGHT : SLANTING)[taken % 3]!;
  // Along the side, to where the upper hex lies.
  const turn = ax > bx ? 1 : -1;
  const along: Point = isUpright ? [0, 1] : [(Math.abs(by - ay) / length) * turn, Math.abs(bx - ax) / length];
  return [(ax + bx) / 2 + along[0] * lane, (ay + by) / 2 + along[1] * lane];
}

/** So far from one point in the direction of another. */
export function towards([ax, ay]: Point, [bx, by]: Point, far: number): Point {
  const length = Math.hypot(bx - ax, by - ay);
  return [ax + ((bx - ax) * far) / length, ay + ((by - ay) * far) / length];
}
