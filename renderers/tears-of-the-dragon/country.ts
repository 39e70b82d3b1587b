import { disc, glowing, line, type Node, type Point, polygon, shaded, stroke } from '../scene.ts';
import { shoreline } from './coast.ts';
import { cells, MAP } from './geography.ts';
import { roadCurves } from './roads.ts';

/** Woods in Forseti's west and ranges in Gorganun's east: they follow the roads, and leave room for places and names. */

/** A number from 0 to 1, the same every time. */
function chance(n: number, seed: number): number {
  let x = Math.imul(n + 1, 0x9e3779b1) ^ Math.imul(seed + 7, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  x = Math.imul(x ^ (x >>> 12), 0x297a2d39);
  return ((x ^ (x >>> 15)) >>> 0) / 2 ** 32;
}

/** So far from a road something stands at most. */
const FARTHEST = 92;
const roads = roadCurves.map((points) => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { points, left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
});

/** Distance to the nearest point of any road; infinite where none is near enough for anything to stand there. */
const fromRoads = ([x, y]: Point): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const { points, left, right, top, bottom } of roads) {
    if (x < left - FARTHEST || x > right + FARTHEST || y < top - FARTHEST || y > bottom + FARTHEST) continue;
    for (const [px, py] of points) least = Math.min(least, (x - px) ** 2 + (y - py) ** 2);
  }
  return Math.sqrt(least);
};

/** Whether what stands at a point, so wide and high, would hide a place's drawing, its name or its pieces. */
function inTheWay([x, y]: Point, w: number, h: number): boolean {
  for (const { at, name, slot, inside } of cells.values()) {
    const icon = inside
      ? { x: at[0] - 88, y: at[1] - 80, w: 176, h: 120 }
      : { x: at[0] - 44, y: at[1] - 46, w: 88, h: 52 };
    const low = { x: slot.x + 12, y: slot.y, w: slot.w - 24, h: slot.h * 0.7 };
    for (const room of [icon, name, low])
      if (x + w / 2 > room.x && x - w / 2 < room.x + room.w && y > room.y && y - h < room.y + room.h) return true;
  }
  return false;
}

/** Whether a point lies on land, well away from the water: above the coast. */
function onLand([x, y]: Point): boolean {
  if (y < 1010) return true;
  for (let n = 1; n < shoreline.length; n++) {
    const [[ax, ay], [bx, by]] = [shoreline[n - 1]!, shoreline[n]!];
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
    if (Math.hypot(x - ax - dx * t, y - ay - dy * t) < 40) return false;
  }
  return x < 250 || x > 950;
}

interface Grown {
  y: number;
  nodes: Node[];
}

const tree = ([x, y]: Point, size: number, shade: number): Node[] => {
  const r = 9.5 * size;
  const [dark, light] = shade < 0.5 ? ['#5f7d39', '#94b05c'] : ['#4f6f3c', '#7fa05a'];
  return [
    disc(x + 3.5, y + 1, r * 0.9, { fill: '#2b2a0b30' }),
    line(
      [
        [x, y],
        [x, y - 5 * size],
      ],
      stroke('#5a3d1c', 3),
    ),
    disc(x, y - 10 * size, r, {
      fill: glowing([x - r * 0.4, y - 10 * size - r * 0.4], r * 1.6, light, dark),
      stroke: stroke('#3c521f90', 1),
    }),
  ];
};

const mountain = ([x, y]: Point, size: number, shade: number): Node[] => {
  const [w, h] = [27 * size, 40 * size];
  const tip = x - w * 0.06 + shade * 4;
  const ridge: Point[] = [
    [tip, y - h],
    [x + w * 0.1, y - h * 0.55],
    [x - w * 0.02, y - h * 0.3],
    [x + w * 0.08, y],
  ];
  return [
    polygon(
      [
        [x - w * 0.6, y + 3],
        [x + w * 1.15, y + 4],
        [x + w * 0.5, y - h * 0.2],
      ],
      { fill: '#4a1f0c30' },
    ),
    polygon(
      [
        [x - w, y],
        [x - w * 0.45, y - h * 0.52],
        [tip, y - h],
        [x + w * 0.5, y - h * 0.48],
        [x + w, y],
      ],
      {
        fill: shaded([x - w, 0], [x + w * 0.4, 0], '#e6c69a', '#c99c6c'),
        stroke: stroke('#5f3a1f', 1.5),
      },
    ),
    polygon([...ridge, [x + w, y], [x + w * 0.5, y - h * 0.48]], { fill: '#7d4f33c0' }),
    polygon(
      [
        [tip, y - h],
        [tip - w * 0.2, y - h * 0.78],
        [tip + w * 0.02, y - h * 0.8],
        [tip + w * 0.2, y - h * 0.76],
      ],
      { fill: '#fbf3e4' },
    ),
  ];
};

let known: readonly Node[] | undefined;
/** Everything that grows and stands, from the back to the front: the same on each of the eight maps. */
export function country(): readonly Node[] {
  known ??= grow();
  return known;
}

function grow(): Node[] {
  const grown: Grown[] = [];
  const taken: Point[] = [];
  const roomFrom = ([x, y]: Point, least: number) =>
    taken.every(([tx, ty]) => Math.hypot(x - tx, (y - ty) * 1.4) > least);
  for (let n = 0; n < 5200; n++) {
    const at: Point = [Math.round(chance(n, 1) * 1164 + 18), Math.round(chance(n, 2) * (MAP.h - 90) + 70)];
    const east = at[0] / MAP.w + (chance(n, 3) - 0.5) * 0.22;
    const [wood, rock] = [east < 0.5, east > 0.56];
    if (!(wood || rock)) continue;
    const road = fromRoads(at);
    // Close to a road but not on it: that is where woods and ranges stand.
    if (road < (wood ? 17 : 34) || road > FARTHEST || !onLand(at)) continue;
    const size = (wood ? 0.8 : 0.62) + chance(n, 4) * 0.45;
    const [w, h] = wood ? [20 * size, 22 * size] : [56 * size, 42 * size];
    if (inTheWay(at, w, h) || !roomFrom(at, wood ? 18 : 37)) continue;
    taken.push(at);
    grown.push({ y: at[1], nodes: wood ? tree(at, size, chance(n, 5)) : mountain(at, size, chance(n, 5)) });
  }
  return grown.sort((a, b) => a.y - b.y).flatMap(({ nodes }) => nodes);
}
