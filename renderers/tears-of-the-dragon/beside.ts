import { inset } from '../boxes.ts';
import type { Frame } from '../scene.ts';
import { cells, within } from './geography.ts';

/** Where the plate of a deed stands: beside its place, where it covers the least. */

/** What lies on the map already. */
interface Lying {
  /** What of the map is seen. */
  seen: Frame;
  /** Rooms of pieces. */
  rooms: readonly Frame[];
  /** What a way covers. */
  steps: readonly Frame[];
}

/** So far from a place nothing touches its plate. */
const NEAR = 340;

/** The frame beside a place that covers least of pieces, names, drawings of places and the way. Throws for a place that the map does not know. */
export function roomBeside(at: string, { w, h }: { w: number; h: number }, { seen, rooms, steps }: Lying): Frame {
  const { frame } = cells.get(at)!;
  const [cx, cy] = [frame.x + frame.w / 2, frame.y + frame.h / 2];
  const gap = 2;
  const slides = [0, -30, 30, -60, 60];
  const options: Frame[] = [
    ...slides.map((s) => ({ x: frame.x + frame.w + gap, y: cy - h / 2 + s, w, h })),
    ...slides.map((s) => ({ x: frame.x - w - gap, y: cy - h / 2 + s, w, h })),
    ...slides.map((s) => ({ x: cx - w / 2 + s, y: frame.y - h - gap, w, h })),
    ...slides.map((s) => ({ x: cx - w / 2 + s, y: frame.y + frame.h + gap, w, h })),
  ];
  const others = [...cells.values()].filter(
    ({ id, at: [x, y] }) => id !== at && Math.abs(x - cx) < NEAR && Math.abs(y - cy) < NEAR,
  );
  const drawings = others.map(({ at: [x, y], inside }) =>
    inside ? { x: x - 88, y: y - 70, w: 176, h: 104 } : { x: x - 40, y: y - 40, w: 80, h: 46 },
  );
  const names = others.map(({ name }) => name);
  const cost = (one: Frame, n: number) =>
    20 * coveredBy(one, rooms) +
    coveredBy(one, drawings) +
    3 * coveredBy(one, names) +
    coveredBy(one, steps) +
    n * 4 +
    (within(one, inset(seen, 10)) ? 0 : 1e7);
  return options.map((one, n) => ({ one, cost: cost(one, n) })).reduce((a, b) => (b.cost < a.cost ? b : a)).one;
}

/** How much of a frame lies under others, in square pixels. */
export const coveredBy = (a: Frame, those: readonly Frame[]): number =>
  those.reduce(
    (sum, b) =>
      sum +
      Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
        Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)),
    0,
  );
