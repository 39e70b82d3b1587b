import { group, line, type Node, type Point, path, polygon, put, type Sprite, stroke, tenth } from './scene.ts';
import { done, doneEdge, now, nowEdge } from './theme.ts';

/** What the last action did, drawn on a map: the way it went, who stood there before, a ring round its place. */

/** What a way is drawn with: a light colour between two lines of its edge. */
export interface WayInk {
  light: string;
  edge: string;
}
const NOW: WayInk = { light: now, edge: nowEdge };
/** Of what has just happened. */
export const DONE: WayInk = { light: done, edge: doneEdge };

/** Cuts so much off both ends of a way, where pieces stand. */
function shortened(points: readonly Point[], from: number, to: number): Point[] {
  const cutStart = (line: readonly Point[], by: number): Point[] => {
    const [first, second, ...rest] = line;
    if (!first || !second) return [...line];
    const [dx, dy] = [second[0] - first[0], second[1] - first[1]];
    const length = Math.hypot(dx, dy);
    if (length <= by && rest.length > 0) return cutStart([second, ...rest], by - length);
    const t = length === 0 ? 0 : Math.min(0.45, by / length);
    return [[tenth(first[0] + dx * t), tenth(first[1] + dy * t)], second, ...rest];
  };
  return cutStart(cutStart(points, from).reverse(), to).reverse();
}

/** An arrow along a way: a bright line between two dark ones, with a head. `bend` curves a way of two points. */
export function arrow(
  way: readonly Point[],
  {
    width = 9,
    gap = [26, 30],
    bend = 0.16,
    tag = 'way',
    ink = NOW,
  }: { width?: number; gap?: readonly [number, number]; bend?: number; tag?: string; ink?: WayInk } = {},
): Node {
  const curved = way.length === 2 ? bowed(way[0]!, way[1]!, bend) : way;
  const points = shortened(curved, gap[0], gap[1]);
  const tip = points.at(-1)!;
  const before = points.at(-2) ?? tip;
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const head = width * 2.7;
  const at = (turn: number, far: number): Point => [
    tenth(tip[0] + Math.cos(angle + turn) * far),
    tenth(tip[1] + Math.sin(angle + turn) * far),
  ];
  const neck = at(Math.PI, head * 0.55);
  const shaft = [...points.slice(0, -1), neck];
  return group(
    [
      line(shaft, stroke(ink.edge, width + 5)),
      polygon([at(0, head * 0.55), at(2.5, head), at(Math.PI, head * 0.4), at(-2.5, head)], {
        fill: ink.edge,
        stroke: stroke(ink.edge, 6),
      }),
      line(shaft, stroke(ink.light, width)),
      line(shaft, { colour: ink.edge, width: width * 0.28, dash: [width * 0.9, width * 1.1] }),
      polygon([at(0, head * 0.55), at(2.5, head), at(Math.PI, head * 0.4), at(-2.5, head)], { fill: ink.light }),
    ],
    { tag },
  );
}

/** A curve between two points as eight short lines. */
function bowed(a: Point, b: Point, bend: number): Point[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const middle: Point = [(a[0] + b[0]) / 2 - dy * bend, (a[1] + b[1]) / 2 + dx * bend];
  return Array.from({ length: 9 }, (_, n): Point => {
    const t = n / 8;
    const of = (k: 0 | 1) => tenth((1 - t) ** 2 * a[k] + 2 * t * (1 - t) * middle[k] + t * t * b[k]);
    return [of(0), of(1)];
  });
}

/** Who stood here before: the piece washed out, its middle on the point. */
export const ghostAt = (sprite: Sprite, [x, y]: Point, scale = 1): Node =>
  group([put(sprite, x - (sprite.w * scale) / 2, y - (sprite.h * scale) / 2, scale)], { opacity: 0.45, tag: 'ghost' });

/** A ring round an outline that has just changed, given as a closed path. */
export const lit = (d: string, tag: string): Node =>
  group([path(d, { stroke: stroke(nowEdge, 9) }), path(d, { stroke: stroke(now, 5) })], { tag });
/** The same round a frame. */
export function litFrame({ x, y, w, h }: { x: number; y: number; w: number; h: number }, tag: string): Node {
  const r = 14;
  return lit(
    `M${x + r} ${y} L${x + w - r} ${y} Q${x + w} ${y} ${x + w} ${y + r} L${x + w} ${y + h - r} Q${x + w} ${y + h} ${x + w - r} ${y + h} L${x + r} ${y + h} Q${x} ${y + h} ${x} ${y + h - r} L${x} ${y + r} Q${x} ${y} ${x + r} ${y} Z`,
    tag,
  );
}
