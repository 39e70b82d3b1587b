import type { View } from '#games/gloomhaven/seen/view.types';
import { ACROSS, type Axial } from '../hexes.ts';
import { type Frame, type Point, tenth } from '../scene.ts';

/** How the revealed map lies in a picture: turned by so many twelfths, moved and scaled to fill it. */

export interface Lie {
  /** From the middle of a hex to its corners. */
  size: number;
  /** In twelfths of a full turn, clockwise. */
  turn: number;
  w: number;
  h: number;
  /** Names one way of lying: layers are kept by it. */
  key: string;
  centre(at: string): Point;
  /** The six corners round a hex, at a part of its size. */
  corners(at: string, part?: number): Point[];
  /** A point so many sizes from the middle of a hex. */
  off(at: string, by: Point): Point;
}

export const axial = (at: string): Axial => {
  const comma = at.indexOf(',');
  return { q: Number(at.slice(0, comma)), r: Number(at.slice(comma + 1)) };
};
const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
/** The six hexes round one. */
export const beside = (at: string): string[] => {
  const { q, r } = axial(at);
  return STEPS.map(([dq, dr]) => `${q + dq},${r + dr}`);
};
export const apart = (a: string, b: string): number => {
  const [one, two] = [axial(a), axial(b)];
  const [dq, dr] = [one.q - two.q, one.r - two.r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
};

/** All hexes that lie open, doors too. */
export const floorOf = ({ rooms, doors }: Pick<View, 'rooms' | 'doors'>): string[] => [
  ...new Set([...rooms.flatMap(({ hexes }) => hexes), ...doors.map(({ at }) => at)]),
];

/** Before a scenario no room lies open: the party is in town (GH-18). */
export const isInTown = (view: Pick<View, 'rooms' | 'doors'>): boolean => floorOf(view).length === 0;

const turned = ([x, y]: Point, twelfths: number): Point => {
  const angle = (Math.PI * twelfths) / 6;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
};
const unit = (at: string, twelfths: number): Point => {
  const { q, r } = axial(at);
  return turned([ACROSS * (q + r / 2), 1.5 * r], twelfths);
};

/** Walls round the outermost hexes, in sizes from their middles. */
const EDGE = 1.5;

/** How much of a picture a map may take. */
export interface Room {
  w: number;
  /** At most; the map takes less where it is low. */
  h: number;
  /** The largest size of a hex. */
  most: number;
  edge?: number;
}

/** A turn is taken only if hexes grow by it. */
const WORTH = 1.06;

function bounds(floor: readonly string[], twelfths: number) {
  // In town.
  if (floor.length === 0) return { x: 0, y: 0, w: 0, h: 0 };
  const points = floor.map((at) => unit(at, twelfths));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

const sizeIn = (box: { w: number; h: number }, { w, h, most, edge = EDGE }: Room): number =>
  Math.min(most, w / (box.w + 2 * edge), h / (box.h + 2 * edge));

/** The turn that shows these hexes largest, in twelfths. */
export function bestTurn(floor: readonly string[], room: Room): number {
  const sizes = [0, 1, 2, 3, 4, 5].map((twelfths) => sizeIn(bounds(floor, twelfths), room));
  const best = sizes.indexOf(Math.max(...sizes));
  return sizes[best]! > sizes[0]! * WORTH ? best : 0;
}

/** These hexes as large as the room allows, turned that way. */
export function lieOf(floor: readonly string[], room: Room, turn: number): Lie {
  const box = bounds(floor, turn);
  const size = Math.floor(sizeIn(box, room) * 2) / 2;
  const pad = (room.edge ?? EDGE) * size;
  const h = Math.ceil((box.h * size + 2 * pad) / 10) * 10;
  return laid([box.x + box.w / 2, box.y + box.h / 2], { size, turn, w: room.w, h });
}

/** A part of a map: its hexes are no larger than these ask for, and no more than the room shows. */
export interface Window {
  /** All that must be seen. */
  of: readonly string[];
  /** The whole map, which the part does not leave. */
  floor: readonly string[];
  /** Not lower than this, as long as there is more of the map to show. */
  least: number;
  /** From the outermost middles to the edge, in sizes, of which half a step may be lost. */
  edge: number;
}

/** So coarse are the sizes and the middles of parts: boards that follow on one another lie alike. */
const [SIZES, STEP] = [4, 1];
/** Of smaller hexes every pixel counts. */
const SMALL = 60;
/** So many sizes from the middle of its hex a stand needs to the edge. */
export const WHOLE = 1.06;
/** The same, as middles are rounded: nearer to an edge nothing stands that must be seen. */
export const TIGHTEST = WHOLE + 0.01;

/** That part as large as the room allows, and as much round it as has room. */
export function windowOf({ of, floor, least, edge }: Window, room: Room, turn: number): Lie {
  const [box, all] = [bounds(of, turn), bounds(floor, turn)];
  const most = sizeIn(box, { ...room, edge });
  const step = most < SMALL ? SIZES / 4 : SIZES;
  const size = Math.floor(most / step) * step;
  const high = Math.min(room.h, (all.h + 2 * EDGE) * size, Math.max(least, (box.h + 2 * edge) * size));
  const h = Math.ceil(high / 10) * 10;
  const middles = (n: 'x' | 'y', side: 'w' | 'h', long: number): number[] => {
    const [from, to] = [all[n] - EDGE + long / 2, all[n] + all[side] + EDGE - long / 2];
    if (from >= to) return [all[n] + all[side] / 2];
    const at = Math.round((box[n] + box[side] / 2) / STEP) * STEP;
    const within = (one: number, air: number): number => {
      // Nobody of whom it is told is cut for the sake of a coarse middle.
      const [least, most] = [box[n] + box[side] + air - long / 2, box[n] - air + long / 2];
      const whole = least <= most ? Math.max(least, Math.min(most, one)) : one;
      return Math.max(from, Math.min(to, whole));
    };
    const usual = within(at, TIGHTEST);
    const others = ASIDE.map((by) => within(at + by * STEP, Math.max(TIGHTEST, edge - STEP / 2)));
    return [...new Set([usual, ...others])];
  };
  const [wide, tall] = [room.w / size, h / size];
  const points = floor.map((at) => unit(at, turn));
  const shownAt = ([x, y]: Point): number =>
    points.filter(([px, py]) => Math.abs(px - x) < wide / 2 && Math.abs(py - y) < tall / 2).length;
  const [usual, ...others] = middles('x', 'w', wide).flatMap((x) =>
    middles('y', 'h', tall).map((y): { at: Point; shown: number } => ({ at: [x, y], shown: shownAt([x, y]) })),
  );
  // Rather where more of the map is shown than where what is told lies in the very middle.
  const best = others.reduce((one, other) => (other.shown > one.shown * MORE ? other : one), usual!);
  return laid(best.at, { size, turn, w: room.w, h });
}
/** How far a part may be moved aside, in steps, and how much more of the map is worth it. */
const ASIDE = [-1, 1, -2, 2, -3, 3] as const;
const MORE = 1.08;

function laid([mx, my]: Point, { size, turn, w, h }: Pick<Lie, 'size' | 'turn' | 'w' | 'h'>): Lie {
  const [left, top] = [w / 2 - mx * size, h / 2 - my * size];
  const centre = (at: string): Point => {
    const [x, y] = unit(at, turn);
    return [tenth(left + x * size), tenth(top + y * size)];
  };
  const ring = [0, 1, 2, 3, 4, 5].map((n): Point => {
    const angle = (Math.PI * (2 * n + turn)) / 6 - Math.PI / 2;
    return [Math.cos(angle) * size, Math.sin(angle) * size];
  });
  return {
    size,
    turn,
    w,
    h,
    key: `${turn}.${size}.${tenth(left)}.${tenth(top)}.${h}`,
    centre,
    corners(at, part = 1) {
      const [x, y] = centre(at);
      return ring.map(([dx, dy]): Point => [tenth(x + dx * part), tenth(y + dy * part)]);
    },
    off(at, by) {
      const [x, y] = centre(at);
      return [tenth(x + by[0] * size), tenth(y + by[1] * size)];
    },
  };
}

/** Whether the middle of a hex lies so many pixels within the picture. */
export const isWithin = (lie: Lie, at: string, margin: number): boolean => {
  const [x, y] = lie.centre(at);
  return x >= margin && y >= margin && x <= lie.w - margin && y <= lie.h - margin;
};

/** What is further out than this, in pixels, is not shown: words and signs of it would be cut. */
const MARGIN = 26;
export const isShown = (lie: Lie, at: string): boolean => isWithin(lie, at, MARGIN);

/** Whether who stands there is shown: with all that is written on the stand. */
export const isWhole = (lie: Lie, at: string): boolean => isWithin(lie, at, lie.size * WHOLE);

/** Whether all of a frame is in the picture. */
export const isIn = ({ x, y, w, h }: Frame, lie: Lie): boolean =>
  x > 4 && y > 4 && x + w < lie.w - 4 && y + h < lie.h - 4;
