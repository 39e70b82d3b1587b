import { disc, type Frame, group, type Node, type Point, stroke } from '../scene.ts';
import { doneEdge, doneLight } from '../theme.ts';
import type { Lie } from './lie.ts';
import { type Bow, bow, gift, meant, onBow } from './traces.ts';

/**
 * A blow is an arrow from the rim of who strikes to the rim of who is struck, so laid that it covers no face and nothing written. A dot at
 * its beginning tells whose it is; where it must pass a third one it lies over them, for below them it would be read as theirs.
 */

/** What an arrow goes round, as far as it can. */
export interface Clear {
  /** What must be read. */
  never: readonly Frame[];
  faces: readonly Frame[];
  /** Stands by their hexes: over a third one it would be read as a blow at that. */
  stood?: ReadonlyMap<string, Frame>;
  /** What lies on the ground: a head over it would point at nobody. */
  things?: readonly Frame[];
  /** Hexes with nothing but a grave: the arrow reaches further in. */
  graves?: ReadonlySet<string>;
}
const NOTHING: Clear = { never: [], faces: [] };

/** Half the width of a stand, and how far it reaches up and down, in sizes: of one with neighbours, so that a tip touches whom it means. */
const [SIDE, UP, DOWN] = [0.57, 0.76, 0.66];

/** How far a stand reaches from its middle in a direction, in sizes. */
const rim = (dx: number, dy: number): number =>
  Math.min(SIDE / Math.max(0.01, Math.abs(dx)), (dy < 0 ? UP : DOWN) / Math.max(0.01, Math.abs(dy)));

/** From the middle of an end towards a point, as far as the stand reaches, or the grave. */
function rimOf({ at: [x, y], isGrave }: End, [px, py]: Point, s: number): Point {
  const far = Math.hypot(px - x, py - y) || 1;
  const [ux, uy] = [(px - x) / far, (py - y) / far];
  const r = (isGrave ? GRAVE : rim(ux, uy)) * s;
  return [x + ux * r, y + uy * r];
}
interface End {
  at: Point;
  isGrave: boolean;
}
/** How far a grave reaches from its middle, in sizes. */
const GRAVE = 0.55;

/** The arrow between two hexes. */
export function blowNode(from: string, at: string, lie: Lie, clear: Clear = NOTHING): Node {
  const curve = curveOf(from, at, lie, clear);
  const width = Math.max(7, lie.size / 6.5);
  const [x, y] = curve[0];
  const dot = disc(x, y, width * DOT, { fill: doneLight, stroke: stroke(doneEdge, 4) });
  return group([bow(curve, { width, ends: [0, 1], tag: 'arrow' }), { ...dot, tag: `doer:${from}` }], {
    tag: `blow:${from}:${at}`,
  });
}
/** How large the dot is, in half widths of the arrow. */
const DOT = 0.75;

/** A short ray from who strikes many, towards one of them. */
export function rayNode(from: string, at: string, lie: Lie): Node {
  const [[ax, ay], [bx, by]] = [lie.centre(from), lie.centre(at)];
  const far = Math.hypot(bx - ax, by - ay);
  const end = (part: number): Point => [
    ax + ((bx - ax) / far) * part * lie.size,
    ay + ((by - ay) / far) * part * lie.size,
  ];
  const [a, b] = [end(RAY[0]), end(RAY[1])];
  return bow([a, a, b], { width: Math.max(7, lie.size / 6.5), ends: [0, 1], tag: `ray:${from}:${at}` });
}
/** From where to where it goes, in sizes. */
const RAY = [0.7, 1.3] as const;

/** What the arrow takes, as frames along it: where it begins and how it goes is seen. */
export const underBlow = (from: string, at: string, lie: Lie, clear: Clear): Frame[] => {
  const curve = curveOf(from, at, lie, clear);
  const r = Math.max(5, lie.size / 8);
  return STEPS.map((t) => onBow(curve, t)).map(([x, y]) => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r }));
};

/** The same, broken, for what is only meant. */
export const aimNode = (from: string, at: string, lie: Lie, clear: Clear): Node =>
  meant(curveOf(from, at, lie, clear), { width: Math.max(7, lie.size / 6.5), tag: `aim:${from}:${at}` });

/** Of neighbours who struck each other and between whom no arrow has room: one with two heads over their common edge; else undefined. */
export function bothNode(from: string, at: string, lie: Lie, clear: Clear): Node | undefined {
  const s = lie.size;
  const isShort = ([[ax, ay], , [bx, by]]: Bow) => Math.hypot(bx - ax, by - ay) < 0.75 * s;
  if (!isShort(curveOf(from, at, lie, clear))) return undefined;
  const [[ax, ay], [bx, by]] = [lie.centre(from), lie.centre(at)];
  const far = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / far, (by - ay) / far];
  const middle: Point = [(ax + bx) / 2, (ay + by) / 2];
  const [best] = [0, 0.22, -0.22, 0.4, -0.4]
    .map((aside, n) => {
      const end = (along: number): Point => [
        middle[0] + ux * along * s - uy * aside * s,
        middle[1] + uy * along * s + ux * aside * s,
      ];
      const curve: Bow = [end(-BOTH), end(0), end(BOTH)];
      return { curve, cost: n * 0.1 + covered(curve, { never: clear.never, faces: [] }, lie) };
    })
    .sort((one, other) => one.cost - other.cost);
  const [a, m, b] = best!.curve;
  const look = { width: Math.max(7, s / 7), ends: [0, 1], tag: `blow:${from}:${at}` } as const;
  return group([bow([m, m, a], { ...look, tag: `blow:${at}:${from}` }), bow([m, m, b], look)]);
}
/** Half as long as it is, in sizes. */
const BOTH = 0.46;

/** What is given to somebody. */
export const giftNode = (from: string, at: string, lie: Lie, clear: Clear): Node =>
  gift(curveOf(from, at, lie, clear), { width: Math.max(7, lie.size / 8), tag: `gift:${from}:${at}` });

function curveOf(from: string, at: string, lie: Lie, clear: Clear): Bow {
  const endOf = (hex: string): End => ({ at: lie.centre(hex), isGrave: clear.graves?.has(hex) ?? false });
  const thirds = [...(clear.stood ?? [])].flatMap(([hex, frame]) => (hex === from || hex === at ? [] : [frame]));
  const headless = [...thirds, ...(clear.things ?? [])];
  const costOf = (curve: Bow) =>
    stubby(curve, lie.size) +
    covered(curve, clear, lie) +
    THIRD * (pointsOn(STEPS, curve, thirds) + pointsOn(STEPS, curve, thirds.map(bustIn))) +
    HEAD * pointsOn(STEPS.slice(-HEADS), curve, headless);
  const [best] = ways(endOf(from), endOf(at), lie.size)
    .map((curve, n) => ({ curve, cost: n * 0.1 + costOf(curve) }))
    .sort((one, other) => one.cost - other.cost);
  return best!.curve;
}
/** What a point over a third figure costs, and the same again over its face; more where the head lies there, so many points long. */
const [THIRD, HEAD, HEADS] = [3, 6, 4];

const bustIn = ({ x, y, w, h }: Frame): Frame => ({ x: x + w * 0.25, y: y + h * 0.12, w: w * 0.5, h: h * 0.5 });

/** Of an arrow this short nothing but its head is seen: better it lies over a face, or a number with a part of it. */
const stubby = ([[ax, ay], , [bx, by]]: Bow, s: number): number =>
  Math.hypot(bx - ax, by - ay) < STUB * s ? SHORT : 0;
const [STUB, SHORT] = [0.6, 6];

/** How much of it lies over what must be read, or beyond the picture, and over faces: points of the curve. */
function covered(curve: Bow, { never, faces }: Clear, { w, h }: Lie): number {
  const points = STEPS.map((t) => onBow(curve, t));
  const out = points.filter(([x, y]) => x < 10 || y < 10 || x > w - 10 || y > h - 10).length;
  return 3 * (pointsOn(STEPS, curve, never) + out) + pointsOn(STEPS, curve, faces);
}

/** How many of these points of a curve lie on or close by any of the frames. */
const pointsOn = (steps: readonly number[], curve: Bow, frames: readonly Frame[]): number =>
  steps
    .map((t) => onBow(curve, t))
    .filter(([x, y]) =>
      frames.some((one) => x > one.x - 4 && x < one.x + one.w + 4 && y > one.y - 4 && y < one.y + one.h + 4),
    ).length;
const STEPS = Array.from({ length: 15 }, (_, n) => n / 14);

/** Curves that may be taken, best first. */
function ways(one: End, other: End, s: number): Bow[] {
  const [a, b] = [one.at, other.at];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const bowed = (by: number, along = 0): Bow => {
    const over: Point = [middle[0] - uy * by + ux * along, middle[1] + ux * by + uy * along];
    return [rimOf(one, over, s), over, rimOf(other, over, s)];
  };
  if (length > 2.4 * s)
    return [
      ...[0.1, -0.1, 0.02, 0.24, -0.24, 0.4, -0.4, 0.58, -0.58, 0.76, -0.76].map((by) => bowed(by * length)),
      // Bent close by one of its ends it goes round who stands there.
      ...[0.3, -0.3].flatMap((along) => [0.24, -0.24, 0.46, -0.46].map((by) => bowed(by * length, along * length))),
    ];
  // Neighbours beside one another have little between them: the arrow reaches over their edges, or goes from top to top.
  if (Math.abs(uy) < 0.3) return [...[0.3, -0.02, -0.34, 0.56].map((y) => straight(a, b, { s, y })), overTop(a, b, s)];
  // Those above one another have none: the arrow goes round their sides.
  if (Math.abs(ux) < 0.2) return [1, -1].map((side) => roundSide(a, b, side * s));
  return [
    ...[1.3, -1.3, 0.95, -0.95, 1.7, -1.7, 0.62, -0.62, 0.2, -0.2].map((by) => bowed(by * s)),
    ...[0.3, -0.3].map((by) => overEdge(a, b, by * s)),
  ];
}

/** From within one to within the other over their common edge, so far aside. */
function overEdge([ax, ay]: Point, [bx, by]: Point, aside: number): Bow {
  const at = (t: number): Point => {
    const far = Math.hypot(bx - ax, by - ay);
    return [ax + (bx - ax) * t - ((by - ay) / far) * aside, ay + (by - ay) * t + ((bx - ax) / far) * aside];
  };
  return [at(0.2), at(0.5), at(0.8)];
}

/** From within the edge of one to within the edge of the other, so many sizes `y` below their middles. */
function straight([ax, ay]: Point, [bx, by]: Point, { s, y }: { s: number; y: number }): Bow {
  const side = Math.sign(bx - ax);
  const [from, to]: Point[] = [
    [ax + side * 0.5 * s, ay + y * s],
    [bx - side * 0.5 * s, by + y * s],
  ] as [Point, Point];
  return [from!, [(from![0] + to![0]) / 2, (from![1] + to![1]) / 2], to!];
}

/** From the top of one to the top of the other. */
function overTop([ax, ay]: Point, [bx, by]: Point, s: number): Bow {
  const side = Math.sign(bx - ax);
  return [
    [ax + side * 0.25 * s, ay - 0.98 * s],
    [(ax + bx) / 2, Math.min(ay, by) - 1.75 * s],
    [bx - side * 0.2 * s, by - 0.98 * s],
  ];
}

/** From the side of one to the same side of the other. */
function roundSide(a: Point, b: Point, side: number): Bow {
  const s = Math.abs(side);
  const down = Math.sign(b[1] - a[1]);
  const x = a[0] + side * SIDE;
  return [
    [x, a[1] + down * 0.1 * s],
    [x + side * 0.8, (a[1] + b[1]) / 2],
    [b[0] + side * SIDE, b[1] - down * 0.1 * s],
  ];
}
