import { type Path, paths } from '#games/middle-earth-quest/printed/map/map';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { inset } from '../boxes.ts';
import type { Look } from '../pictures.ts';
import type { Frame, Node, Point } from '../scene.ts';
import { coinFrame, coinSpot, leastHidden, ringFrames, ringSpot } from './coin-spots.ts';
import { coinOf } from './coins.ts';
import type { Choosable } from './eligible.ts';
import { SIGN, spotOf } from './geography.ts';
import { leash } from './leash.ts';

/** The paths whose cost stands on a coin, and where: on the whole board those on which a hero is asked to go on, in a window all. */

/** The coin of a path, in the middle of its frame and so many times as large. */
interface Cost {
  path: Path | OpenPath;
  at: Point;
  k: number;
}

/** A path on which a hero who is asked may go on now, from where he is, and where it leads him. */
export interface OpenPath extends Path {
  from: string;
  to: string;
}

/** All of them, whose cost matters now. */
export function openPaths(view: View, { now }: Look, { places }: Choosable): OpenPath[] {
  const asked = new Set((now?.asked ?? []).flatMap(({ seat, key }) => (key === 'travel' ? [seat] : [])));
  const from = new Set(view.heroes.flatMap(({ seat, at }) => (asked.has(seat) ? [at] : [])));
  const may = new Set(places);
  return paths.flatMap((path): OpenPath[] => {
    const { a, b } = path;
    if (from.has(a) && may.has(b)) return [{ ...path, from: a, to: b }];
    return from.has(b) && may.has(a) ? [{ ...path, from: b, to: a }] : [];
  });
}

/** Points along these paths beside where they begin and end: no figure stands on them. */
export const openFrames = (some: readonly Path[]): Frame[] =>
  some.flatMap(({ a, b }) => {
    const [[ax, ay], [bx, by]] = [spotOf(a), spotOf(b)];
    const far = Math.hypot(bx - ax, by - ay);
    const n = Math.floor((far - 2 * SIGN) / 18);
    return Array.from({ length: n }, (_, k): Frame => {
      const t = (SIGN + 9 + k * 18) / far;
      return { x: ax + (bx - ax) * t - 9, y: ay + (by - ay) * t - 9, w: 18, h: 18 };
    });
  });

/** What coins keep free: names and numbers, marks, and pieces, of which they may hide the rim; open ones also ways that were gone, and signs. */
export interface Hides {
  names: readonly Frame[];
  marks?: readonly Frame[];
  pieces?: readonly Frame[];
  gone?: readonly Frame[];
  signs?: readonly Frame[];
}

/**
 * Each open path has one, docked on the ring of where it leads, on the side towards the hero. Without room there it stands beside that,
 * else farther off, else where it hides least.
 */
export function costsTold(open: readonly OpenPath[], hides: Hides): Cost[] {
  const { names, marks = [], pieces = [], gone = [], signs = [] } = hides;
  const laid: Frame[] = [];
  const lay = (path: Path, at: Point, k: number): Cost => {
    laid.push(coinFrame(path, at, k));
    return { path, at, k };
  };
  const over = (within: number) => [
    ...[...names, ...marks, ...laid],
    ...pieces.map((piece) => inset(piece, Math.min(within, piece.h / 6))),
  ];
  // A large one leaves air to all pieces: beside them it would be one more in their heap.
  const beside = (k: number) => over(k > 1 ? -AIR : WITHIN);
  const rings = new Map(open.map(({ to }) => [to, ringFrames(to)]));
  return open.map((path) => {
    // Half under the ring of another place it reads as the cost of that.
    const others = [...rings].flatMap(([id, frames]) => (id === path.to ? [] : frames));
    const spot = (k: number, where: Parameters<typeof ringSpot>[3]) =>
      ringSpot(path, [...beside(k), ...gone, ...signs, ...others], (at) => coinFrame(path, at, k), where);
    for (const k of LARGE) {
      const at = spot(k, k === LARGE[0] ? 'ahead' : 'round');
      if (at) return lay(path, at, k);
    }
    const farther = spot(1, 'farther');
    if (farther) return lay(path, farther, 1);
    // Names lie over coins, and pieces below them.
    const hidden = [
      ...over(0),
      ...names,
      ...names,
      ...names,
      ...names,
      ...laid,
      ...signs,
      ...others,
      ...others,
      ...others,
    ];
    return lay(path, leastHidden(path, path, hidden), 1);
  });
}
/** So much of the rim of a piece a coin may hide, and so much air a large one leaves. */
const [WITHIN, AIR] = [5, 5];
/** How large a coin is, the largest only on its road: the first of these for which there is room. */
const LARGE = [1.55, 1.4, 1] as const;

/** In a window each path that is seen has its coin, where it hides none of the marks. */
export const costsOf = (some: readonly Path[], marks: readonly Frame[] = []): Cost[] =>
  some.flatMap((path): Cost[] => {
    const at = coinSpot(path, marks);
    return at ? [{ path, at, k: 1 }] : [];
  });

export const framesOf = (costs: readonly Cost[]): Frame[] => costs.map(({ path, at, k }) => coinFrame(path, at, k));
/** A line leads from each that has no room on its road to where that leads. */
export const drawnCosts = (costs: readonly Cost[]): Node[] => [
  ...costs.flatMap(({ path, at }) =>
    'to' in path && besideRoad(path, at) > BESIDE ? [leash(path.to, { x: 0, y: 0, w: RIM, h: RIM }, at)] : [],
  ),
  ...costs.map(({ path, at, k }) => coinOf(path, at, k)),
];
/** So far beside its road a coin needs a line, which begins at the rim of a small sign. */
const [BESIDE, RIM] = [30, 40];
function besideRoad({ a, b }: Path, [x, y]: Point): number {
  const [[ax, ay], [bx, by]] = [spotOf(a), spotOf(b)];
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / Math.hypot(bx - ax, by - ay);
}
