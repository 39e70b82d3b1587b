import { locationAt } from '#games/middle-earth-quest/printed/map/map';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import type { Look } from '../pictures.ts';
import {
  disc,
  type Frame,
  group,
  line,
  type Node,
  type Point,
  path,
  polygon,
  rect,
  stroke,
  tenth,
  words,
} from '../scene.ts';
import { done, doneEdge, doneLight } from '../theme.ts';
import { starPoints } from '../tokens.ts';
import { SIGN, spotOf } from './geography.ts';
import { changedPlaces, headlinePlaces, influenceChanges, stepsOf } from './news.ts';

/**
 * How the map shows what has just happened: in amber between dark lines. The bright green of now is left to what is asked. Where the
 * headline happened stands a full ring; what was before it a thin one.
 */

/** Where more places than these are told of at once, only the headline’s stand out by a ring. */
const MOST_RINGS = 12;

/** A ring round each place that has changed. */
export function newsRings(view: View, look: Look): Node[] {
  const loud = new Set(headlinePlaces(view, look));
  const all = new Set([...changedPlaces(look.now), ...loud]);
  return [...(all.size > MOST_RINGS ? loud : all)].map((id) => {
    const [x, y] = spotOf(id);
    const ring = (r: number, colour: string, width: number) => disc(x, y, r, { stroke: stroke(colour, width) });
    return group(
      loud.has(id)
        ? [ring(SIGN + 12, doneEdge, 16), ring(SIGN + 12, done, 9), ring(SIGN + 12, doneLight, 2.5)]
        : [ring(SIGN + 8, doneEdge, 8), ring(SIGN + 8, done, 4)],
      { tag: `changed:${id}` },
    );
  });
}

/** So far from the middle of a place a way begins, and before the ring round another it ends. */
const GAP = { from: SIGN + 3, to: SIGN + 20 } as const;

/** The ways that were gone, each over its road: footprints of who walked, an arrow where Sauron moved his own. */
export const newsWays = (look: Look, which: 'loud' | 'before'): Node[] =>
  stepsOf(look)
    .filter(({ isBefore }) => isBefore === (which === 'before'))
    .map(({ isWalk, from, to, isBefore }) =>
      group(isWalk ? trail(from, to) : arrow(from, to, isBefore), { tag: 'way', ...(isBefore && { opacity: FADED }) }),
    );
/** Ways that were gone before the headline. */
const FADED = 0.6;

/** What the footprints and arrows of the headline cover, piece by piece: no figure stands on them. */
export const wayFrames = (look: Look): Frame[] =>
  stepsOf(look)
    .filter(({ isBefore }) => !isBefore)
    .flatMap(({ from, to }): Frame[] => {
      const {
        from: [x, y],
        along: [ux, uy],
        length,
      } = wayOf(from, to);
      const n = Math.max(2, Math.round(length / 24));
      return Array.from({ length: n }, (_, k) => {
        const d = (length * (k + 0.5)) / n;
        return { x: x + ux * d - 15, y: y + uy * d - 15, w: 30, h: 30 };
      });
    });

interface Way {
  from: Point;
  to: Point;
  along: Point;
  length: number;
}
function wayOf(from: string, to: string): Way {
  const [[ax, ay], [bx, by]] = [spotOf(from), spotOf(to)];
  const far = Math.hypot(bx - ax, by - ay);
  const along: Point = [(bx - ax) / far, (by - ay) / far];
  const [begin, end] = [Math.min(GAP.from, far / 3), Math.min(GAP.to, far / 3)];
  const at = (d: number): Point => [tenth(ax + along[0] * d), tenth(ay + along[1] * d)];
  return { from: at(begin), to: at(far - end), along, length: far - begin - end };
}

/** Amber soles, left and right in turn, on a soft shadow, with the head of an arrow at their end; on a short way the arrow alone. */
function trail(from: string, to: string): Node[] {
  const way = wayOf(from, to);
  if (way.length < SHORT) return arrow(from, to);
  const [ux, uy] = way.along;
  const length = way.length - HEAD;
  const n = Math.max(1, Math.round(length / 24));
  const soles = Array.from({ length: n }, (_, k): Node => {
    const d = (length * (k + 0.5)) / n;
    const side = k % 2 === 0 ? 7.5 : -7.5;
    return sole([way.from[0] + ux * d - uy * side, way.from[1] + uy * d + ux * side], way.along);
  });
  return [line([way.from, way.to], stroke('#2a160466', 30)), ...soles, ...arrowHead(way)];
}
const SHORT = 60;
/** How long the head of an arrow is. */
const HEAD = 24;

/** One sole with its heel along a direction; not a turned group, so that its bounds can be read off. */
function sole([x, y]: Point, [ux, uy]: Point): Node {
  const at = (along: number, across: number) =>
    `${tenth(x + ux * along - uy * across)} ${tenth(y + uy * along + ux * across)}`;
  return path(
    `M${at(-13, 0)} C${at(-13, 6)} ${at(-5, 6)} ${at(-4, 3.6)} C${at(0, 8)} ${at(12, 9)} ${at(13, 0)} C${at(12, -9)} ${at(0, -8)} ${at(-4, -3.6)} C${at(-5, -6)} ${at(-13, -6)} ${at(-13, 0)} Z`,
    { fill: done, stroke: stroke(doneEdge, 3) },
  );
}

/** A straight arrow of fire: dark edge, warm body, a head; thinner before the headline. */
function arrow(from: string, to: string, isThin = false): Node[] {
  const way = wayOf(from, to);
  const [ux, uy] = way.along;
  const shaft = [way.from, [tenth(way.to[0] - ux * 18), tenth(way.to[1] - uy * 18)]] as const;
  return [
    line(shaft, stroke(doneEdge, isThin ? 11 : 17)),
    line(shaft, stroke(done, isThin ? 5 : 10)),
    ...arrowHead(way, isThin ? 0.7 : 1),
  ];
}

function arrowHead({ to: [tx, ty], along: [ux, uy] }: Way, k = 1): Node[] {
  const at = (back: number, across: number): Point => [
    tenth(tx - k * (ux * back + uy * across)),
    tenth(ty - k * (uy * back - ux * across)),
  ];
  const head = [at(-6, 0), at(26, 24), at(20, 0), at(26, -24)];
  return [polygon(head, { fill: doneEdge, stroke: stroke(doneEdge, 8) }), polygon(head, { fill: done })];
}

const MARK = 50;
/** Where the mark of a change may stand: at the upper right of its sign, else at another corner or side. */
const CORNERS = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
  [0, -1.4],
  [1.4, 0],
  [-1.4, 0],
  [0, 1.4],
] as const;
/** How far from the middle of a sign, in each direction: a stronghold is wide. */
const outOf = (id: string): number => (locationAt(id).type === 'stronghold' ? 50 : 29);

/**
 * Influence that came: a burst with how much. What went: a hollow disc. What was before the headline: a pale plate. Each at the corner of its sign where it hides least, and
 * where it hides none of the marks before it.
 */
export function influenceMarks(view: View, look: Look, hides: readonly Frame[]): { node: Node; frame: Frame }[] {
  const loud = new Set(headlinePlaces(view, look));
  const marks: { node: Node; frame: Frame }[] = [];
  for (const [id, n] of influenceChanges(look)) {
    const [px, py] = spotOf(id);
    const far = outOf(id);
    const frames = CORNERS.map(([dx, dy]) => ({
      ...{ x: px + dx * far - MARK / 2, y: py + dy * far - MARK / 2 },
      ...{ w: MARK, h: MARK },
    }));
    const hidden = (one: Frame, all: readonly Frame[]) => all.reduce((sum, other) => sum + shared(one, other), 0);
    const before = marks.map(({ frame }) => frame);
    const costs = frames.map((one) => hidden(one, hides) + MARK * hidden(one, before));
    const frame = frames[costs.indexOf(Math.min(...costs))]!;
    const place = { x: frame.x + MARK / 2, y: frame.y + MARK / 2, tag: `burst:${id}` };
    marks.push({ node: group(loud.has(id) ? changeMark(n) : earlierMark(n), place), frame });
  }
  return marks;
}

/** Round the origin how much came or went. */
export const changeMark = (n: number): Node[] => (n > 0 ? came(n) : gone(-n));

/** What was before the headline is pale. */
export const EARLIER = { fill: '#f3e6c6', edge: '#5b4426' } as const;

/** The same where the headline tells something else: a pale plate. */
export const earlierMark = (n: number): Node[] => [
  rect({ x: -21, y: -17, w: 42, h: 34 }, { fill: EARLIER.fill, stroke: stroke(EARLIER.edge, 2), radius: 9 }),
  sum(n > 0 ? `+${n}` : `−${-n}`, doneEdge),
];

const shared = (a: Frame, b: Frame): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const sum = (text: string, colour: string): Node =>
  words(text, 0, 0, { size: 26, bold: true, align: 'centre', colour });
const came = (n: number): Node[] => [
  polygon(starPoints(11, 29, 22), { fill: done, stroke: stroke(doneEdge, 3.5) }),
  sum(`+${n}`, doneEdge),
];
const gone = (n: number): Node[] => [
  disc(0, 0, 24, { fill: '#5b4a3a', stroke: stroke(doneEdge, 6) }),
  disc(0, 0, 24, { stroke: stroke(doneLight, 3, [6, 4]) }),
  sum(`−${n}`, '#ffffff'),
];
