import type { Sign } from './goods.ts';

/** Where everything stands on the plate of a seat. */

export const PLATE = { w: 590, h: 126 };
/** The last of an odd number has the whole width, and all in one row. */
export const STRIP = { w: 1188, h: 86 };
export const GAP = 8;
export const EDGE = 6;

/** Height of the plates of so many seats. */
export const seatsHeight = (n: number): number =>
  Math.floor(n / 2) * (PLATE.h + GAP) + (n % 2) * (STRIP.h + GAP) + 2 * EDGE;

/** Where everything stands on a plate: its size, the middle of what is counted, and the left ends of its parts. */
export interface Plan {
  w: number;
  h: number;
  emblem: { size: number; y: number };
  /** The middle of the name and of the stars. */
  high: number;
  low: number;
  /** The left end of the first number; the others stand behind it, each so much further. */
  first: number;
  stars: number;
  /** The middle of the section. */
  section: readonly [x: number, y: number];
  factory: readonly [x: number, y: number];
}
/** From one number to the next. */
const STEP = 119;
export const PLANS = {
  plate: {
    ...PLATE,
    emblem: { size: 64, y: 45 },
    high: 28,
    low: 99,
    first: 124,
    stars: 416,
    section: [57, 104],
    factory: [94, 74],
  },
  // Its stars stand below those of the left column, its numbers below those of the right one.
  strip: {
    ...STRIP,
    emblem: { size: 49, y: 30 },
    high: 43,
    low: 55,
    first: 722,
    stars: 416,
    section: [57, 70],
    factory: [94, 46],
  },
} as const satisfies Readonly<Record<string, Plan>>;

/** What is counted, from left to right. */
export const COUNTED = ['power', 'popularity', 'coins', 'combatCards'] as const satisfies readonly Sign[];
export const leftOf = (kind: (typeof COUNTED)[number], { first }: Plan): number => first + COUNTED.indexOf(kind) * STEP;
