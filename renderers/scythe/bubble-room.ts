import type { Frame, Point } from '../scene.ts';
import { type Cell, cells, MAP, SIZE } from './cells.ts';
import { towards } from './lanes.ts';

/** Where a hex is drawn once more at twice its size: in the sea, near its own place. It lies over no base and not over the compass. */

/** What must stay free, and the ways that were gone, each over its places. */
export interface Taken {
  frames: readonly Frame[];
  ways: readonly (readonly string[])[];
  /** Its hex cannot show what lies there: it may be farther away than others. */
  isNeeded?: boolean;
}

/** Where it lies, and from where to where its tail leads. Over another hex none does: there the code on the plate tells where it belongs. */
export interface Room {
  frame: Frame;
  tail?: readonly [Point, Point];
}

interface Size {
  w: number;
  h: number;
}
interface Found<S> {
  room: Room;
  size: S;
}

const EDGE = 8;
const STEP = 20;
/** Of a hex so much is kept free: its pieces and its code. */
const HALF = { w: 73, up: 80, down: 62 };
const WAY = 30;
/** Farther from the middle of its hex no plate begins: one other hex at most lies between both; of one that is needed two. */
const NEAR = { usual: 240, needed: 420 };
/** What it costs to have no tail, and to be smaller; nearer is better. */
const COST = { none: 200, smaller: 50 };
const MOST = 2000;
/** What lies there is only painted, but half of it would look broken. */
const PAINTED: readonly Frame[] = [{ x: 22, y: 30, w: 124, h: 124 }];
/** So far below its plate a tail begins. */
const UNDER = 18;

const meet = (a: Frame, b: Frame): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const roundOf = ({ at: [x, y] }: Cell): Frame => ({
  x: x - HALF.w,
  y: y - HALF.up,
  w: 2 * HALF.w,
  h: HALF.up + HALF.down,
});

/** Frames along the straight line from place to place. */
function framesOf(ways: Taken['ways']): Frame[] {
  return ways.flatMap((places) =>
    places.slice(1).flatMap((to, n) => {
      const [a, b] = [cells.get(places[n]!)!.at, cells.get(to)!.at];
      const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
      return Array.from({ length: Math.floor(long / 24) + 1 }, (_, k): Frame => {
        const [x, y] = long > 0 ? towards(a, b, Math.min(long, k * 24)) : a;
        return { x: x - WAY, y: y - WAY, w: 2 * WAY, h: 2 * WAY };
      });
    }),
  );
}

/** The nearest point of a frame's edge, and a point well within the hex before it. */
function pointerOf({ x, y, w, h }: Frame, at: Point): readonly [Point, Point] {
  const near: Point = [
    Math.max(x + UNDER, Math.min(x + w - UNDER, at[0])),
    Math.max(y + UNDER, Math.min(y + h - UNDER, at[1])),
  ];
  return [near, towards(at, near, RIM)];
}
const RIM = SIZE - 30;
/** A tail leads over no other hex: a longer one reads as a spike over the map. */
const TAIL_LONG = 2 * SIZE + UNDER;

const lengthOf = ([from, to]: readonly [Point, Point]): number => Math.hypot(to[0] - from[0], to[1] - from[1]);
/** How far a frame is from a point outside it. */
const farOf = ({ x, y, w, h }: Frame, [px, py]: Point): number =>
  Math.hypot(Math.max(x - px, 0, px - x - w), Math.max(y - py, 0, py - y - h));

/** The best place for one of these, which are so large, and which of them it is; undefined where there is none that is near and free. */
export function roomFor<S extends Size>(id: string, sizes: readonly S[], taken: Taken): Found<S> | undefined {
  const { at } = cells.get(id)!;
  const all = [...cells.values()];
  const shut = [...all.map(roundOf), ...PAINTED, ...taken.frames, ...framesOf(taken.ways)];
  const others = all.filter((cell) => cell.id !== id);
  let best: (Found<S> & { costs: number }) | undefined;
  for (const size of sizes) {
    const { w, h } = size;
    const loss = COST.smaller * sizes.filter((one) => one.h > h && one.w > w).length;
    for (let x = EDGE; x + w <= MAP.w - EDGE; x += STEP)
      for (let y = EDGE; y + h <= MAP.h - EDGE; y += STEP) {
        const frame = { x, y, w, h };
        if (farOf(frame, at) > NEAR[taken.isNeeded ? 'needed' : 'usual']) continue;
        const far = Math.hypot(x + w / 2 - at[0], y + h / 2 - at[1]);
        if (far >= (best?.costs ?? MOST) || shut.some((one) => meet(one, frame))) continue;
        const tail = pointerOf(frame, at);
        const isTailed = lengthOf(tail) <= TAIL_LONG && !others.some((cell) => isCrossed(tail, cell));
        const costs = loss + far + (isTailed ? 0 : COST.none);
        if (costs < (best?.costs ?? MOST)) best = { room: { frame, ...(isTailed && { tail }) }, size, costs };
      }
  }
  return best;
}

/** Whether a pointer lies over a hex. */
function isCrossed([from, to]: readonly [Point, Point], { at }: Cell): boolean {
  return [0.1, 0.25, 0.4, 0.55, 0.7, 0.85].some((t) => {
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    return Math.hypot(x - at[0], y - at[1]) < SIZE * 0.9;
  });
}
