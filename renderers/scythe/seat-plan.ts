import type { Frame } from '../scene.ts';
import type { Sign } from './goods.ts';

/** Where everything stands on the plate of a seat. */

/** Seven seats have four rows below the map, in a picture 1,920 high at most. */
export const PLATE = { w: 590, h: 119 };
export const GAP = 8;
export const EDGE = 6;

const rowsOf = (n: number): number => Math.ceil(n / 2);

/** Height of the plates of so many seats. */
export const seatsHeight = (n: number): number => rowsOf(n) * (PLATE.h + GAP) + 2 * EDGE;

/** Where the plate of the nth seat stands, the first at the upper left. */
export const plateAt = (n: number): Frame => ({
  x: EDGE + (n % 2) * (PLATE.w + GAP),
  y: EDGE + Math.floor(n / 2) * (PLATE.h + GAP),
  ...PLATE,
});

/** The place beside the last of an odd number of plates; undefined where there is none. */
export const placeBeside = (seats: number): Frame | undefined => (seats % 2 === 1 ? plateAt(seats) : undefined);

/** Where everything stands on a plate: the emblem, the middles of what is counted, of the name and of the section. */
export const PLAN = {
  emblem: { size: 60, y: 43 },
  /** The middle of the name and of the stars. */
  high: 24,
  low: 93,
  /** The left end of the first number; the others stand behind it, each so much further. */
  first: 124,
  stars: 416,
  section: [57, 98],
  factory: [94, 70],
} as const;
/** From one number to the next. */
const STEP = 119;

/** What is counted, from left to right. */
export const COUNTED = ['power', 'popularity', 'coins', 'combatCards'] as const satisfies readonly Sign[];
export const leftOf = (kind: (typeof COUNTED)[number]): number => PLAN.first + COUNTED.indexOf(kind) * STEP;
/** The cell of a number. */
export const cellOf = (kind: (typeof COUNTED)[number]): Frame => ({
  x: leftOf(kind) - 5,
  y: PLAN.low - 23.5,
  w: 113,
  h: 47,
});
