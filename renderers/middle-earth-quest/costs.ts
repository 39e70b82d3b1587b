import { type Path, paths } from '#games/middle-earth-quest/printed/map/map';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { inset } from '../boxes.ts';
import type { Look } from '../pictures.ts';
import type { Frame, Node, Point } from '../scene.ts';
import { coinFrame, coinSpot } from './coin-spots.ts';
import { coinOf } from './coins.ts';
import type { Choosable } from './eligible.ts';
import { SIGN, spotOf } from './geography.ts';

/**
 * The paths whose cost stands on a coin, and where. While a hero is asked where to go these are his own alone, and larger; else those that lead
 * on from any hero. In a window all have one.
 */

/** The coin of a path, in the middle of its frame and so many times as large. */
interface Cost {
  path: Path;
  at: Point;
  k: number;
}

/** The paths on which heroes who are asked may go on now. */
export function openPaths(view: View, { now }: Look, { places }: Choosable): Path[] {
  const asked = new Set((now?.asked ?? []).flatMap(({ seat, key }) => (key === 'travel' ? [seat] : [])));
  const from = new Set(view.heroes.flatMap(({ seat, at }) => (asked.has(seat) ? [at] : [])));
  const may = new Set(places);
  return paths.filter(({ a, b }) => (from.has(a) && may.has(b)) || (from.has(b) && may.has(a)));
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

/** What coins keep free: names and numbers, marks, and pieces, of which they may hide the rim. */
export interface Hides {
  names: readonly Frame[];
  marks?: readonly Frame[];
  pieces?: readonly Frame[];
}

/** On the whole board, of paths that were not gone just now. Where names and marks leave no room for a coin there is none. */
export function costsTold(view: View, open: readonly Path[], isGone: (one: Path) => boolean, hides: Hides): Cost[] {
  const from = new Set(view.heroes.map(({ at }) => at));
  const led = open.length > 0 ? open : paths.filter(({ a, b }) => from.has(a) || from.has(b));
  const { names, marks = [], pieces = [] } = hides;
  const sizes = open.length > 0 ? [LARGE, 1] : [1];
  const laid: Frame[] = [];
  return led
    .filter((one) => !isGone(one))
    .flatMap((path): Cost[] => {
      for (const k of sizes)
        for (const within of [5, 14]) {
          const over = pieces.map((piece) => inset(piece, Math.min(within, piece.h / 6)));
          const at = coinSpot(path, [...names, ...marks, ...over, ...laid], (at) => coinFrame(path, at, k));
          if (!at) continue;
          laid.push(coinFrame(path, at, k));
          return [{ path, at, k }];
        }
      return [];
    });
}
/** How much larger a coin is that is to be read now. */
const LARGE = 1.4;

/** In a window each path that is seen has its coin, where it hides none of the marks. */
export const costsOf = (some: readonly Path[], marks: readonly Frame[] = []): Cost[] =>
  some.flatMap((path): Cost[] => {
    const at = coinSpot(path, marks);
    return at ? [{ path, at, k: 1 }] : [];
  });

export const framesOf = (costs: readonly Cost[]): Frame[] => costs.map(({ path, at, k }) => coinFrame(path, at, k));
export const drawnCosts = (costs: readonly Cost[]): Node[] => costs.map(({ path, at, k }) => coinOf(path, at, k));
