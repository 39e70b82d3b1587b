import { disc, group, line, type Node, type Point, path, polygon, stroke, tenth } from '../scene.ts';
import { done, doneEdge, doneLight } from '../theme.ts';
import { counter, HIGH } from './counters.ts';
import { factionLook, outline } from './emblems.ts';
import type { UnitKind } from './holding.ts';

/** What has just happened, in amber with a dark edge: nothing else on the board is drawn so. Lime is only for who is asked now. */

/** Deeds of the same turn before the last one are so faint. */
export const FADED = 0.4;

/** Those that are not the last deed are faint. */
export const faded = (isLoud: boolean, nodes: readonly Node[]): Node[] =>
  isLoud || nodes.length === 0 ? [...nodes] : [group(nodes, { opacity: FADED })];

/** A curve between two points as eight short lines, bent by a part of its length. */
export function bowed([ax, ay]: Point, [bx, by]: Point, bend: number): Point[] {
  const [mx, my] = [(ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend];
  return Array.from({ length: 9 }, (_, n): Point => {
    const t = n / 8;
    const of = (a: number, m: number, b: number) => tenth((1 - t) ** 2 * a + 2 * t * (1 - t) * m + t * t * b);
    return [of(ax, mx, bx), of(ay, my, by)];
  });
}

/** A soft line through points, as short lines: each part bends as its neighbours lie. */
export function smooth(points: readonly Point[]): Point[] {
  const line = points.slice(1).flatMap((c, n): Point[] => {
    const b = points[n]!;
    const [a, d] = [points[n - 1] ?? b, points[n + 2] ?? c];
    const at = (t: number, k: 0 | 1): number => {
      const [from, to] = [c[k] - a[k], d[k] - b[k]].map((by) => by / 2) as [number, number];
      const far = c[k] - b[k];
      return tenth(b[k] + from * t + (3 * far - 2 * from - to) * t * t + (from + to - 2 * far) * t ** 3);
    };
    return [0.25, 0.5, 0.75, 1].map((t): Point => [at(t, 0), at(t, 1)]);
  });
  return [points[0]!, ...line];
}

/** The way of who had to go: a broken line of amber with an open head. */
export function retreat(points: readonly Point[], tag: string): Node {
  const tip = points.at(-1)!;
  const before = points.at(-2)!;
  const turn = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const at = (by: number): Point => [
    tenth(tip[0] + Math.cos(turn + by) * 24),
    tenth(tip[1] + Math.sin(turn + by) * 24),
  ];
  const head = [at(2.55), tip, at(-2.55)];
  return group(
    [
      line(points, stroke(doneEdge, 13)),
      line(head, stroke(doneEdge, 15)),
      line(points, stroke(done, 7.5, [15, 7])),
      line(head, stroke(done, 8.5)),
    ],
    { tag },
  );
}

/** The three corners of a head and the middle of its foot, its tip at the end of a line. */
function headOf(points: readonly Point[], long: number): { head: Point[]; foot: Point } {
  const tip = points.at(-1)!;
  const before = points.at(-2)!;
  const turn = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const at = (by: number, far: number): Point => [
    tenth(tip[0] + Math.cos(turn + by) * far),
    tenth(tip[1] + Math.sin(turn + by) * far),
  ];
  return { head: [tip, at(2.6, long), at(Math.PI, long * 0.55), at(-2.6, long)], foot: at(Math.PI, long * 0.6) };
}

/** A leap through a tunnel or the like: one thin broken bow of amber from hex to hex; without a head the way goes on behind it. */
export const leapt = (points: readonly Point[], tag: string, hasHead = true): Node =>
  arrow(points, { tag, hasHead, long: 27, edge: 11, wide: 6, dash: [13, 8] });

/** A way that was gone: an arrow of amber, its head at the last point; without a head it goes on. */
export const trail = (points: readonly Point[], tag: string, hasHead = true): Node =>
  arrow(points, { tag, hasHead, long: 28, edge: 17, wide: 10 });

/** The same with a head at both ends, as long as two have changed places; the first tag is of the head at the last point. */
export function bothHeads(points: readonly Point[], [last, first]: readonly [string, string]): Node[] {
  const ends = [headOf(points, 28), headOf(points.toReversed(), 28)] as const;
  const shaft = [ends[1].foot, ...points.slice(1, -1).filter(isBetween(ends[0].foot, ends[1].foot)), ends[0].foot];
  const under = ({ head }: { head: Point[] }) => polygon(head, { fill: doneEdge, stroke: stroke(doneEdge, 8) });
  const over = ({ head }: { head: Point[] }) => polygon(head, { fill: done, stroke: stroke(doneLight, PALE) });
  return [
    group([line(shaft, stroke(doneEdge, 17)), under(ends[0])], { tag: last }),
    group([under(ends[1])], { tag: first }),
    group([line(shaft, stroke(doneLight, 10 + PALE)), line(shaft, stroke(done, 10 - PALE)), over(ends[0])], {
      tag: last,
    }),
    group([over(ends[1])], { tag: first }),
  ];
}
/** Points of a short arrow that lie beyond the foot of a head would turn its shaft back. */
const isBetween =
  (a: Point, b: Point) =>
  ([x, y]: Point): boolean =>
    (x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1]) > 0 &&
    (x - b[0]) * (a[0] - b[0]) + (y - b[1]) * (a[1] - b[1]) > 0;

/** A place where a way goes on otherwise than it came. */
export const passed = ([x, y]: Point): Node => disc(x, y, 8, { fill: done, stroke: stroke(doneEdge, 3.5) });

interface Drawn {
  tag: string;
  hasHead: boolean;
  /** Of the head, of the dark edge and of the amber in it. */
  long: number;
  edge: number;
  wide: number;
  dash?: readonly number[];
}

/** Round the amber of an arrow so much is pale: without colour it is seen on any ground. */
const PALE = 2;

function arrow(points: readonly Point[], { tag, hasHead, long, edge, wide, dash }: Drawn): Node {
  const { head, foot } = headOf(points, long);
  const shaft = hasHead ? [...points.slice(0, -1), foot] : points;
  return group(
    [
      line(shaft, stroke(doneEdge, edge)),
      ...(hasHead ? [polygon(head, { fill: doneEdge, stroke: stroke(doneEdge, 8) })] : []),
      line(shaft, stroke(doneLight, wide + PALE, dash)),
      line(shaft, stroke(done, wide - PALE, dash)),
      ...(hasHead ? [polygon(head, { fill: done, stroke: stroke(doneLight, PALE) })] : []),
    ],
    { tag },
  );
}

/** The ring round a hex in which something has changed, given as a closed path: amber between two pale lines, with dark beads, which no owner's has in grey either. */
export const changedRing = (d: string, tag: string): Node =>
  group(
    [
      path(d, { stroke: stroke(doneEdge, 18) }),
      path(d, { stroke: stroke(doneLight, 14) }),
      path(d, { stroke: stroke(done, 7.5) }),
      path(d, { stroke: stroke(doneEdge, 7.5, [7, 14.17]) }),
    ],
    { tag },
  );

/** Where a piece has stood that has gone, round the point: the piece itself as large as it was, faint, its edge broken. */
export function hollow(faction: string, kind: UnitKind, [x, y]: Point, size: number): Node {
  const own = factionLook(faction);
  const scale = size / HIGH[kind];
  return group(
    [
      group([counter(faction, kind)], { scale, opacity: 0.42 }),
      outline(own, size + 4, { stroke: stroke(doneEdge, 6) }),
      outline(own, size + 4, { stroke: stroke(done, 3.5, [9, 6]) }),
    ],
    { x, y, tag: 'ghost' },
  );
}

/** The same of one that was beaten off the map, struck through. */
export function broken(faction: string, kind: UnitKind, at: Point, size: number): Node {
  const r = size * 0.42;
  const d = `M${-r} ${-r} L${r} ${r} M${r} ${-r} L${-r} ${r}`;
  return group(
    [
      hollow(faction, kind, [0, 0], size),
      path(d, { stroke: stroke(doneEdge, 10) }),
      path(d, { stroke: stroke('#e2471f', 5.5) }),
    ],
    { x: at[0], y: at[1] },
  );
}
