import { LOCATIONS } from '#games/middle-earth-quest/printed/map/map';
import { coveredBy, framing, inset, shared } from '../boxes.ts';
import type { Look } from '../pictures.ts';
import { type Frame, group, type Node, type Point, path, polygon, put, type Sprite, stroke, tenth } from '../scene.ts';
import { done, doneEdge } from '../theme.ts';
import { numbered } from './chip.ts';
import { MAP, SIGN, spotOf } from './geography.ts';
import { type Step, stepsOf } from './news.ts';
import { straying } from './straying.ts';

/**
 * The ways that were gone: footprints of who walked, an arrow where Sauron moved his own, each with its number where there are more.
 * Each keeps to its path, or bends a little where a name lies there. Over a path that was gone again lies one way, with a head at each end
 * that was reached: several beside one another were a knot.
 */

/** A way as it lies on the map: points from its beginning to its end, so many pixels apart. */
export interface Way {
  step: Step;
  points: readonly Point[];
  /** How it bends, in parts of its length. */
  bend: number;
  /** A way over its path lies there already: its head alone is missing, or nothing where it leads the same way. */
  isAgain?: 'back' | 'on';
  /** Where its number stands; undefined of the only step. */
  mark?: Frame;
}
const APART = 6;
/** So far from the middle of a place a way begins, and before the ring round another it ends. */
const GAP = { from: SIGN + 3, to: SIGN + 20 } as const;

/** Bends in turn, in parts of the length: the straight one first. */
const BENDS = [0, 0.06, -0.06, 0.12, -0.12];
/** What a bend costs, in square pixels of what is hidden. */
const BENT = 1_800;

/** Whether two steps lead over one path, whichever way. */
const isOnOnePath = (a: Step, b: Step): boolean =>
  (a.from === b.from && a.to === b.to) || (a.from === b.to && a.to === b.from);

const WHOLE = { x: 0, y: 0, ...MAP };
const around = ([x, y]: Point, r = 13): Frame => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });

/** The ways of all steps, each where it hides least of `names`, or lies least below them, and of the ways laid before it; the newest choose first. */
export function waysOf(look: Look, names: readonly Frame[]): Way[] {
  const steps = stepsOf(look);
  const loudFirst = [...steps.filter(({ isBefore }) => !isBefore), ...steps.filter(({ isBefore }) => isBefore)];
  const laid: Way[] = [];
  // Fights have their numbers among those of steps.
  const count = Math.max(...steps.map(({ no = 0 }) => no));
  for (const step of loudFirst) {
    const signs = LOCATIONS.filter((id) => id !== step.from && id !== step.to).map((id) => around(spotOf(id), 22));
    const ends = [step.from, step.to].map((id) => around(spotOf(id), 22));
    const others = laid.flatMap(({ points }) => sparse(points).map((one) => around(one, 18)));
    // Two ways over one another tell less than one over a name.
    const hidden = [...names, ...signs, ...signs, ...others, ...others, ...others];
    const onPath = laid.filter((one) => isOnOnePath(one.step, step));
    const [first] = onPath;
    const bend = first ? (first.step.to === step.to ? first.bend : -first.bend) : bendOf(step, hidden);
    const points = bent(step, bend);
    const marks = laid.flatMap(({ mark }) => (mark ? [inset(mark, -3)] : []));
    const isOn = onPath.some((one) => one.step.to === step.to);
    const way: Way = { step, points, bend, ...(first && { isAgain: isOn ? 'on' : 'back' }) };
    if (step.no === undefined) laid.push(way);
    else {
      const mark = markOf(way, [...names, ...names, ...names, ...signs, ...signs, ...signs, ...ends], marks);
      // Among so many that none has room a number over a name or a place tells nothing.
      const read = [...names, ...signs, ...ends.map((one) => inset(one, READ))];
      laid.push(coveredBy(mark, read) > 0 && count > MANY ? way : { ...way, mark });
    }
  }
  return laid;
}

/** The bend that hides least. */
function bendOf(step: Step, hidden: readonly Frame[]): number {
  const costs = BENDS.map((bend) => costOf(bent(step, bend), hidden) + Math.abs(bend) * BENT);
  return BENDS[costs.indexOf(Math.min(...costs))]!;
}

const MARK = 23;
/** So far within the rim of a place its own number is read. */
const READ = 9;
/** Of more steps and fights than these, steps without room have no number. */
const MANY = 2;
/** So far before its head the number of a way may stand, or beyond: where it arrives. */
const BEFORE = [42, 56, 30, 16, 0, -16, 72, -32];
/** So far beside it where it has no room on the way itself. */
const BESIDES = [0, 26, -26, 36, -36, 46, -46, 60, -60];
/** Round where the step ends, so far from its middle and in so many directions. */
const ROUND = { far: SIGN + 28, turns: 16 } as const;

/** So much nearer that is than any other place. */
const CLEAR = 12;

/** Nearer to where the step ends than to where it begins: where its number hides nothing, else where it hides least, and none of the others. */
function markOf({ step, points }: Way, hidden: readonly Frame[], marks: readonly Frame[]): Frame {
  const [[ax, ay], [bx, by]] = [spotOf(step.from), spotOf(step.to)];
  const [[x, y], [ux, uy]] = [points.at(-1)!, along(points, points.length - 1)];
  const spots = BESIDES.flatMap((side) =>
    BEFORE.map((far): Point => [x - ux * far - uy * side, y - uy * far + ux * side]),
  );
  const arrived = Array.from({ length: ROUND.turns }, (_, n): Point => {
    const turn = (2 * Math.PI * n) / ROUND.turns;
    return [bx + Math.cos(turn) * ROUND.far, by + Math.sin(turn) * ROUND.far];
  }).filter((one) => straying(step.to, one, CLEAR) <= 0);
  const frames = [
    ...spots.filter(([px, py]) => Math.hypot(px - bx, py - by) < 0.9 * Math.hypot(px - ax, py - ay)),
    ...arrived,
  ].map((one) => around(one, MARK));
  const reach = framing(frames);
  const near = hidden.filter((one) => shared(one, reach) > 0);
  const costs = frames.map(
    (one) => coveredBy(one, near) + 50 * (coveredBy(one, marks) + one.w * one.h - shared(one, WHOLE)),
  );
  return frames[costs.indexOf(Math.min(...costs))]!;
}

/** The straight lines of all steps, piece by piece: names make room for them. */
export const lineFrames = (look: Look): Frame[] =>
  stepsOf(look).flatMap((step) => sparse(bent(step, 0)).map((one) => around(one, 15)));
/** The heads of their arrows: wider than the ways. */
export const headFrames = (look: Look): Frame[] => stepsOf(look).map((step) => around(bent(step, 0).at(-1)!, HEAD + 6));
/** Where the numbers of all ways stand. */
export const markFrames = (ways: readonly Way[]): Frame[] => ways.flatMap(({ mark }) => mark ?? []);

const sparse = (points: readonly Point[]): Point[] => points.filter((_, n) => n % 3 === 1);

/** What a way hides, its head more; and what of it would lie off the map. */
function costOf(points: readonly Point[], hidden: readonly Frame[]): number {
  const frames = sparse(points).map((one) => around(one));
  if (frames.length === 0) return 0;
  const reach = framing(frames);
  const near = hidden.filter((one) => shared(one, reach) > 0);
  return frames.reduce((sum, frame, n, all) => {
    const weight = n >= all.length - 3 ? 6 : 1;
    const off = (frame.w * frame.h - shared(frame, WHOLE)) * 10;
    return sum + off + weight * coveredBy(frame, near);
  }, 0);
}

/** A way that leaves the straight line by a part of its length, without its ends. */
function bent({ from, to }: Step, bend: number): Point[] {
  const [[ax, ay], [bx, by]] = [spotOf(from), spotOf(to)];
  const far = Math.hypot(bx - ax, by - ay);
  const [cx, cy] = [(ax + bx) / 2 - (by - ay) * bend * 2, (ay + by) / 2 + (bx - ax) * bend * 2];
  const n = Math.ceil((far * (1 + Math.abs(bend))) / APART);
  const all = Array.from({ length: n + 1 }, (_, k): Point => {
    const t = k / n;
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return [tenth(p * ax + q * cx + r * bx), tenth(p * ay + q * cy + r * by)];
  });
  const [begin, end] = [Math.min(GAP.from, far / 5), Math.min(GAP.to, far * 0.3)];
  return all.filter(([x, y]) => Math.hypot(x - ax, y - ay) >= begin && Math.hypot(x - bx, y - by) >= end);
}

/** What the ways of the headline cover, piece by piece: no figure stands on them. */
export const wayFrames = (ways: readonly Way[]): Frame[] =>
  ways.filter(({ step }) => !step.isBefore).flatMap(({ points }) => sparse(points).map((one) => around(one, 15)));

/** What all ways cover with the heads of their arrows: no plate lies there. */
export const goneFrames = (ways: readonly Way[]): Frame[] =>
  ways.flatMap(({ points }) => [...sparse(points).map((one) => around(one, 12)), around(points.at(-1)!, HEAD - 2)]);

/** The ways of the headline, with the head of a way back over each; or those before it, thinner and dim. */
export const drawnWays = (ways: readonly Way[], which: 'loud' | 'before'): Node[] =>
  ways
    .filter(({ step, isAgain }) => isAgain !== 'on' && (step.isBefore && !isAgain) === (which === 'before'))
    .map(({ step: { isWalk, isBefore }, points, isAgain }) => {
      const whole = isWalk ? trail(points) : arrow(points, isBefore);
      return group(isAgain ? arrowHead(points, isWalk || !isBefore ? 1 : 0.7) : whole, {
        tag: 'way',
        ...(isBefore && !isAgain && { opacity: FADED }),
      });
    });
/** The number of each step, over its way. */
export const drawnMarks = (ways: readonly Way[]): Node[] =>
  ways.flatMap(({ step: { no, isBefore }, mark }) => (mark ? [markAt(numbered(no!, isBefore), mark)] : []));
/** In the middle of its frame, as wide as that. */
function markAt(sprite: Sprite, { x, y, w, h }: Frame): Node {
  const k = w / sprite.w;
  return put(sprite, x, y + (h - sprite.h * k) / 2, k);
}
const FADED = 0.6;

/** Which way a point of a way leads. */
function along(points: readonly Point[], n: number): Point {
  const [[ax, ay], [bx, by]] = [points[Math.max(0, n - 1)]!, points[Math.min(points.length - 1, n + 1)]!];
  const far = Math.hypot(bx - ax, by - ay) || 1;
  return [(bx - ax) / far, (by - ay) / far];
}
const drawn = (points: readonly Point[]): string =>
  points.map(([x, y], n) => `${n === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');

/** Amber soles, left and right in turn, on a pale ground, with the head of an arrow at their end; on a short way the arrow alone. */
function trail(points: readonly Point[]): Node[] {
  if (points.length * APART < SHORT) return arrow(points);
  const steps = points.length - HEAD / APART;
  const n = Math.max(1, Math.round((steps * APART) / 24));
  const soles = Array.from({ length: n }, (_, k): Node => {
    const at = Math.floor((steps * (k + 0.5)) / n);
    const [[x, y], [ux, uy]] = [points[at]!, along(points, at)];
    const side = k % 2 === 0 ? 7.5 : -7.5;
    return sole([x - uy * side, y + ux * side], [ux, uy]);
  });
  return [path(drawn(points), { stroke: stroke(GROUND, 30) }), ...soles, ...arrowHead(points)];
}
const SHORT = 60;
/** Below soles: pale, as dark ones vanish in the shadow. */
const GROUND = '#fff3d2c0';
/** How long the head of an arrow is. */
const HEAD = 24;

/** One sole with its heel along a direction; not a turned group, so that its bounds can be read off. */
function sole([x, y]: Point, [ux, uy]: Point): Node {
  const at = (far: number, across: number) =>
    `${tenth(x + ux * far - uy * across)} ${tenth(y + uy * far + ux * across)}`;
  return path(
    `M${at(-13, 0)} C${at(-13, 6)} ${at(-5, 6)} ${at(-4, 3.6)} C${at(0, 8)} ${at(12, 9)} ${at(13, 0)} C${at(12, -9)} ${at(0, -8)} ${at(-4, -3.6)} C${at(-5, -6)} ${at(-13, -6)} ${at(-13, 0)} Z`,
    { fill: done, stroke: stroke(doneEdge, 3) },
  );
}

/** An arrow of fire: dark edge, warm body, a head; thinner before the headline. */
function arrow(points: readonly Point[], isThin = false): Node[] {
  const shaft = points.length > 4 ? points.slice(0, -3) : points;
  return [
    path(drawn(shaft), { stroke: stroke(doneEdge, isThin ? 11 : 17) }),
    path(drawn(shaft), { stroke: stroke(done, isThin ? 5 : 10) }),
    ...arrowHead(points, isThin ? 0.7 : 1),
  ];
}

function arrowHead(points: readonly Point[], k = 1): Node[] {
  const [[tx, ty], [ux, uy]] = [points.at(-1)!, along(points, points.length - 1)];
  const at = (back: number, across: number): Point => [
    tenth(tx - k * (ux * back + uy * across)),
    tenth(ty - k * (uy * back - ux * across)),
  ];
  const head = [at(-6, 0), at(26, 24), at(20, 0), at(26, -24)];
  return [polygon(head, { fill: doneEdge, stroke: stroke(doneEdge, 8) }), polygon(head, { fill: done })];
}
