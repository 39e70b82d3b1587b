import { locationAt } from '#games/middle-earth-quest/printed/map/map';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { coveredBy, framing, inset, shared } from '../boxes.ts';
import type { Look } from '../pictures.ts';
import { disc, type Frame, group, type Node, polygon, type Ring, rect, stroke, words } from '../scene.ts';
import { done, doneEdge, doneLight } from '../theme.ts';
import { starPoints } from '../tokens.ts';
import { SIGN, spotOf, WHOLE } from './geography.ts';
import { changedPlaces, headlinePlaces, influenceChanges } from './news.ts';
import { eye, signAt } from './signs.ts';
import { straying } from './straying.ts';

/**
 * How the map shows what has just happened: in amber between dark lines. The bright green of now is left to what is asked. Where the
 * headline happened stands a toothed ring; what was before it a thin one.
 */

/** Where more places than these are told of at once, only the headline’s stand out by a ring. */
const MOST_RINGS = 12;

/** The places that have a ring, and whether the headline happened there. */
function ringed(view: View, look: Look): { id: string; isLoud: boolean }[] {
  const loud = new Set(headlinePlaces(view, look));
  const all = new Set([...changedPlaces(look.now), ...loud]);
  return [...(all.size > MOST_RINGS ? loud : all)].map((id) => ({ id, isLoud: loud.has(id) }));
}
/** All that these rings take on the map. */
export const newsCircles = (view: View, look: Look): Ring[] =>
  ringed(view, look).map(({ id, isLoud }) => {
    const [x, y] = spotOf(id);
    return { x, y, r: SIGN + (isLoud ? 20 : 12) };
  });

/** A ring round each place that has changed. */
export const newsRings = (view: View, look: Look): Node[] =>
  ringed(view, look).map(({ id, isLoud }) => {
    const [x, y] = spotOf(id);
    const ring = (colour: string, width: number) => disc(0, 0, SIGN + 8, { stroke: stroke(colour, width) });
    return group(isLoud ? changedRing() : [ring(doneEdge, 8), ring(done, 4)], { x, y, tag: `changed:${id}` });
  });

/** Round the origin the ring of what the headline has changed: toothed, so that it is none of what may be chosen without colour as well. */
export const changedRing = (): Node[] =>
  (
    [
      [doneEdge, 15],
      [done, 8],
      [doneLight, 2.5],
    ] as const
  ).map(([colour, width]) => polygon(starPoints(16, SIGN + 15, SIGN + 6), { stroke: stroke(colour, width) }));

const MARK = 50;
/** How wide one is with the sign of influence before its number. */
const SIGNED = 80;
/** So much nearer a burst is to its own place than to any other. */
const CLEAR = 24;
/** What each pixel costs that it is not, in square pixels of what is hidden. */
const ASTRAY = 15;
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
/** Where it would hide something at all of them, a little further out. */
const FARTHER = [1, 1.3, 1.6, 2];
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
    // A burst stands at its disc of influence; a plate, or where none is left, has the sign itself.
    const isSigned = n < 0 || !loud.has(id);
    const wide = isSigned ? SIGNED : MARK;
    const frames = FARTHER.flatMap((k) =>
      CORNERS.map(([dx, dy]) => ({
        ...{ x: px + dx * (far + (wide - MARK) / 2) * k - wide / 2, y: py + dy * far * k - MARK / 2 },
        ...{ w: wide, h: MARK },
      })),
    );
    const off = (one: Frame) => (one.w * one.h - shared(one, inset(WHOLE, 10))) * MARK;
    const before = marks.map(({ frame }) => frame);
    // A burst nearer to another place, or about as near, would be read as of that.
    const astray = ({ x, y }: Frame) => straying(id, [x + wide / 2, y + MARK / 2], CLEAR) * ASTRAY;
    const reach = framing(frames);
    const near = hides.filter((one) => shared(one, reach) > 0);
    const costs = frames.map((one) => off(one) + coveredBy(one, near) + astray(one) + MARK * coveredBy(one, before));
    const frame = frames[costs.indexOf(Math.min(...costs))]!;
    const place = { x: frame.x + wide / 2, y: frame.y + MARK / 2, tag: `burst:${id}` };
    const node = isSigned ? signedMark(n, loud.has(id)) : changeMark(n);
    marks.push({ node: group(node, place), frame });
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

/** On a plate the sign of influence and how much came or went: in amber what the headline tells, with a broken line what went. */
export const signedMark = (n: number, isLoud: boolean): Node[] => [
  rect(
    { x: -38, y: -19, w: 76, h: 38 },
    {
      fill: isLoud ? '#fff7e2' : EARLIER.fill,
      stroke: stroke(isLoud ? done : EARLIER.edge, isLoud ? 4 : 2, n < 0 ? [7, 4] : undefined),
      radius: 10,
    },
  ),
  disc(-19, 0, 13, { fill: '#140c10', stroke: stroke('#e2592a', 2.5) }),
  signAt(eye('#e2592a', '#140c10'), -19, 0, 18),
  sum(n > 0 ? `+${n}` : `−${-n}`, doneEdge, 15),
];

const sum = (text: string, colour: string, x = 0): Node =>
  words(text, x, 0, { size: 28, bold: true, align: 'centre', colour });
const came = (n: number): Node[] => [
  polygon(starPoints(11, 29, 22), { fill: done, stroke: stroke(doneEdge, 3.5) }),
  sum(`+${n}`, doneEdge),
];
const gone = (n: number): Node[] => [
  disc(0, 0, 24, { fill: '#fff7e2', stroke: stroke(doneEdge, 5) }),
  disc(0, 0, 19, { stroke: stroke(doneEdge, 2, [5, 4]) }),
  sum(`−${n}`, doneEdge),
];
