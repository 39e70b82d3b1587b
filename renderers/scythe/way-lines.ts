import { type Frame, type Point, tenth } from '../scene.ts';
import { cells } from './cells.ts';
import { crossings, towards } from './lanes.ts';
import { isNear, type Obstacles, type Stand } from './obstacles.ts';
import { bowed, smooth } from './trail.ts';

/** Where the arrow of a way lies: of several places the one that covers least of what stands there. */

/** What arrows lie over: pieces and words there, and the arrows that were drawn before. */
export interface Ground extends Obstacles {
  lines: Frame[];
  /** Sides that more ways than one cross, as `sharedSides` names them. */
  shared: ReadonlySet<string>;
}

/** Half of an arrow, and half of what it keeps free of others. */
const HALF = 9;
const LINE = 8;

/** What it costs to lie over a point, and over each kind of thing. */
const COST = { piece: 2, words: 3, line: 3 };

function cost(points: readonly Point[], { pieces, words, lines }: Omit<Ground, 'shared'>): number {
  const over = (frames: readonly Frame[]) =>
    points.reduce((sum, point) => sum + frames.filter((frame) => isNear(point, frame, HALF)).length, 0);
  return COST.piece * over(pieces) + COST.words * over(words) + COST.line * over(lines);
}

/** Points on a straight line, so far from one another at most. */
const STEP = 8;
function along(a: Point, b: Point): Point[] {
  const n = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / STEP));
  return Array.from(
    { length: n + 1 },
    (_, k): Point => [a[0] + ((b[0] - a[0]) * k) / n, a[1] + ((b[1] - a[1]) * k) / n],
  );
}
const alongAll = (points: readonly Point[]): Point[] => points.slice(1).flatMap((point, n) => along(points[n]!, point));

/** The ends of a short arrow: so far before the side it crosses, and so far behind it. The best first. */
const REACHES = [
  [27, 32],
  [22, 36],
  [36, 26],
  [20, 28],
  [44, 20],
  [27, 12],
] as const;
/** Where two sides face each other it ends before the side. */
const INTO_FIGHT = [[56, -6]] as const;

export interface Ends {
  /** Who set out stands faint there: it begins in their middle. */
  tail?: Stand | undefined;
  /** Who went stands there: it ends at their rim. */
  head?: Stand | undefined;
  /** Two sides face each other where it ends. */
  isFight: boolean;
  /** Where a leap has led to it, and where one leads on. */
  from?: Point | undefined;
  to?: Point | undefined;
}

/** A way from hex to hex, over two hexes or more, as points. */
export function lineOf(part: readonly string[], ends: Ends, ground: Ground): Point[] {
  const found = part.length === 2 ? hop(part[0]!, part[1]!, ends, ground) : long(part, ends, ground);
  claim(found, ground);
  return found;
}

/** Later ways keep clear of it. */
function claim(points: readonly Point[], { lines }: Ground): void {
  for (const [x, y] of alongAll(points)) lines.push({ x: x - LINE, y: y - LINE, w: 2 * LINE, h: 2 * LINE });
}

/** Between a head and the rim of who went. */
const AIR = 5;
/** Where it ends before somebody, coming from a point. */
const rimOf = ({ at: middle, r }: Stand, from: Point): Point => towards(middle, from, r + AIR);

/** How an arrow between two who stand there may bend. */
const SWINGS = [0, 0.12, -0.12, 0.24, -0.24, 0.36, -0.36, 0.5, -0.5, 0.65, -0.65];

/** A head is broader than its shaft: numbers and codes below it are not to be read. */
const HEAD = { behind: 12, half: 15, cost: 8 };
const headCost = (points: readonly Point[], { words }: Ground): number => {
  const middle = towards(points.at(-1)!, points.at(-2)!, HEAD.behind);
  return HEAD.cost * words.filter((frame) => isNear(middle, frame, HEAD.half)).length;
};

/** From who set out to who went there, in one stroke. */
function between(tail: Point, head: Stand, ground: Ground): Point[] {
  const others = ground.ghosts.filter((one) => !isNear(tail, one, 0));
  const full = { ...ground, pieces: [...ground.pieces, ...others] };
  const all = SWINGS.map((swing, n) => {
    const whole = bowed(tail, head.at, swing);
    const points = swing === 0 ? [tail, rimOf(head, tail)] : bowed(tail, rimOf(head, whole[5]!), swing);
    return { points, costs: cost(alongAll(points), full) + n * 0.8 + headCost(points, ground) };
  });
  return all.reduce((best, one) => (one.costs < best.costs ? one : best)).points;
}

/** Between two who have changed places: from rim to rim, clear of words as far as may be. */
export function swapLine(one: Stand, other: Stand, ground: Ground): Point[] {
  const all = SWINGS.map((swing, n) => {
    const whole = bowed(one.at, other.at, swing);
    const points = bowed(rimOf(one, whole[3]!), rimOf(other, whole[5]!), swing);
    const heads = headCost(points, ground) + headCost(points.toReversed(), ground);
    return { points, costs: cost(alongAll(points), ground) + n * 0.8 + heads };
  });
  const { points } = all.reduce((best, way) => (way.costs < best.costs ? way : best));
  claim(points, ground);
  return points;
}

function hop(from: string, to: string, { tail: set, head, isFight, ...joints }: Ends, ground: Ground): Point[] {
  const [start, end] = [at(from), at(to)];
  if (set && head && !joints.from && !joints.to) return between(set.at, head, ground);
  const reaches = isFight ? INTO_FIGHT : REACHES;
  let best: { points: Point[]; costs: number } | undefined;
  for (const [lane, edge] of crossings(from, to, ground.shared).entries())
    for (const [n, [back, on]] of reaches.entries()) {
      const shift: Point = [edge[0] + end[0] - start[0], edge[1] + end[1] - start[1]];
      const tail = joints.from ?? set?.at ?? towards(edge, shift, -back);
      const bend = joints.from || joints.to || set || head ? [edge] : [];
      const points = [tail, ...bend, joints.to ?? (head ? rimOf(head, edge) : towards(edge, shift, on))];
      const costs = cost(alongAll(points), ground) + lane * 0.6 + n * 0.5;
      if (!best || costs < best.costs) best = { points, costs };
    }
  return best!.points;
}

/** The head of a way over several hexes ends so far behind the last side. */
const ON = 26;
const BACK = 32;

function long(part: readonly string[], { tail, head, isFight, from, to }: Ends, ground: Ground): Point[] {
  const edges = part.slice(1).map((next, n) => {
    const one = part[n]!;
    const near = (edge: Point) => along(towards(edge, at(one), 20), towards(edge, at(next), 20));
    const all = crossings(one, next, ground.shared).map((edge, lane) => ({
      edge,
      costs: cost(near(edge), ground) + lane * 0.6,
    }));
    return all.reduce((best, one) => (one.costs < best.costs ? one : best)).edge;
  });
  const [first, last] = [edges[0]!, edges.at(-1)!];
  const before = from ?? tail?.at ?? towards(first, at(part[0]!), BACK);
  const after = to ?? (head ? rimOf(head, last) : towards(last, at(part.at(-1)!), isFight ? -10 : ON));
  const middle = edges.flatMap((edge, k): Point[] => {
    const next = edges[k + 1];
    return next ? [edge, bendIn(at(part[k + 1]!), edge, next, ground)] : [edge];
  });
  return smooth([before, ...middle.filter(([x, y]) => Math.hypot(x - after[0], y - after[1]) > 20), after]);
}

/** Where a way may lead through a hex: through its middle, or round what stands there. */
const aboutMiddle = ([x, y]: Point): Point[] => [
  [x, y],
  ...[20, 38, 54].flatMap((far) =>
    Array.from({ length: 8 }, (_, n): Point => {
      const turn = (n * Math.PI) / 4;
      return [tenth(x + Math.cos(turn) * far), tenth(y + Math.sin(turn) * far)];
    }),
  ),
];

/** Where a way bends in a hex between two of its sides: where it covers least of what stands there, and is short. */
function bendIn(middle: Point, a: Point, b: Point, ground: Ground): Point {
  const usual: Point = [middle[0] * 0.6 + (a[0] + b[0]) * 0.2, middle[1] * 0.6 + (a[1] + b[1]) * 0.2];
  const straight = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const all = [usual, ...aboutMiddle(middle)].map((point, n) => {
    const long = Math.hypot(point[0] - a[0], point[1] - a[1]) + Math.hypot(b[0] - point[0], b[1] - point[1]);
    return { point, costs: cost(alongAll([a, point, b]), ground) + (n > 0 ? (long - straight) * DETOUR : 0) };
  });
  return all.reduce((best, one) => (one.costs < best.costs ? one : best)).point;
}
/** What so much more of a way costs. */
const DETOUR = 0.03;

/** A leap begins and ends so far from the middles of its hexes. */
const LEAP = { tail: 44, head: 50 };
/** Where a way goes on, before a leap or behind it, it passes so near to the middle of the hex. */
const JOINT = 22;
/** It keeps so far from the middles of other places of its way. */
const ROUND = 56;
/** No leap is straight: that would be a way over all that lies between. */
const BENDS = [0.34, -0.34, 0.46, -0.46, 0.24, -0.24, 0.6, -0.6];

/** How far from the middles of its hexes a bow begins and ends; before and behind it a way may go on. */
interface Bow {
  tail?: number;
  head?: number;
  /** Over which other places the same way leads. */
  others?: readonly string[];
  /** Who set out and who went there, where they are drawn. */
  stands?: { tail?: Stand | undefined; head?: Stand | undefined };
  isJoined?: { before: boolean; behind: boolean };
}

/** Where a way goes on within a hex, before a leap or behind it: the two places with least on them. */
const joints = (id: string, other: Point, ground: Ground): Point[] =>
  [towards(at(id), other, JOINT), ...aboutMiddle(at(id))]
    .map((point, n) => ({ point, costs: cost([point], ground) + n * 0.01 }))
    .sort((a, b) => a.costs - b.costs)
    .slice(0, 2)
    .map(({ point }) => point);

/** One bow from hex to hex. */
export function bowOf(
  from: string,
  to: string,
  ground: Ground,
  { tail = LEAP.tail, head = LEAP.head, others = [], stands = {}, isJoined }: Bow = {},
): Point[] {
  const [set, went] = [isJoined?.before ? undefined : stands.tail, isJoined?.behind ? undefined : stands.head];
  const [starts, goals] = [
    isJoined?.before ? joints(from, at(to), ground) : [set?.at ?? at(from)],
    isJoined?.behind ? joints(to, at(from), ground) : [went?.at ?? at(to)],
  ];
  const begin = set || isJoined?.before ? 0 : tail;
  const end = isJoined?.behind ? 0 : went ? went.r + AIR : head;
  const own = others.map((id): Frame => ({ x: at(id)[0] - ROUND, y: at(id)[1] - ROUND, w: 2 * ROUND, h: 2 * ROUND }));
  const full = { ...ground, lines: [...ground.lines, ...own] };
  const bows = starts.flatMap((a) =>
    goals.flatMap((b) =>
      BENDS.map((bend, n) => {
        const whole = bowed(a, b, bend);
        const points = bowed(towards(a, whole[2]!, begin), towards(b, whole[6]!, end), bend);
        return { points, costs: cost(alongAll(points), full) + n * 0.5 };
      }),
    ),
  );
  const { points } = bows.reduce((best, one) => (one.costs < best.costs ? one : best));
  for (const [x, y] of points) ground.lines.push({ x: x - LINE, y: y - LINE, w: 2 * LINE, h: 2 * LINE });
  return points;
}

/** A bow longer than this would lie over the whole board: of such a leap only both ends are drawn. */
const FAR = 600;
export const isFar = (from: string, to: string): boolean =>
  Math.hypot(at(to)[0] - at(from)[0], at(to)[1] - at(from)[1]) > FAR;
/** Over the rim of a hex and so far beyond its middle, in the direction of the other one or aslant. */
const STUB = 96;
const ASLANT = [0, 30, -30, 60, -60, 90, -90];

/** Both ends of such a leap: out of the one hex, and into the other. */
export function stubsOf(
  from: string,
  to: string,
  ground: Ground,
  isJoined: { before: boolean; behind: boolean },
): [Point[], Point[]] {
  const [a, b] = [at(from), at(to)];
  const out = stub(a, b, isJoined.before ? JOINT : LEAP.tail, ground);
  const into = stub(b, a, isJoined.behind ? JOINT : LEAP.head, ground).reverse();
  return [out, into];
}
function stub([x, y]: Point, other: Point, near: number, ground: Ground): Point[] {
  const straight = Math.atan2(other[1] - y, other[0] - x);
  const ways = ASLANT.map((aslant, n) => {
    const turn = straight + (aslant * Math.PI) / 180;
    const on = (far: number): Point => [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
    // What it leads to is told at its end.
    return { points: [on(near), on(STUB)], costs: cost(along(on(near), on(STUB + 36)), ground) + n * 0.5 };
  });
  const { points } = ways.reduce((best, one) => (one.costs < best.costs ? one : best));
  claim(points, ground);
  return points;
}

const at = (id: string): Point => cells.get(id)!.at;
