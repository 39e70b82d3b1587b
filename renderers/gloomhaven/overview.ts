import type { View } from '#games/gloomhaven/seen/view.types';
import { disc, type Frame, group, type Node, type Point, path, rect, stroke } from '../scene.ts';
import { bronze, cream } from '../theme.ts';
import { cutOn } from './edges.ts';
import { lookOf } from './emblems.ts';
import { floorOf, type Lie, lieOf, WHOLE } from './lie.ts';
import { foeSign, friendSign } from './small-signs.ts';

/** Where the map is larger than the picture all of it stands small in a corner: who is where, what money and what treasure. */

/** At most so large; smaller where that hides too much. */
const SMALL = [
  { w: 250, h: 190, most: 13, edge: 1.2 },
  { w: 190, h: 150, most: 10, edge: 1.2 },
] as const;
const GAP = 14;
/** So much of the map that is shown large may lie below it: a hex is one, with something in it four. Who stands there is never hidden. */
const MOST_HIDDEN = 24;

/** The whole map small, and where it lies. */
export interface Overview {
  frame: Frame;
  mini: Lie;
}

/** Where the whole map stands small; nothing where all of it is shown large, or where no edge has room. What is `told` is never hidden. */
export function overviewOf(view: View, lie: Lie, told: readonly string[]): Overview | undefined {
  if (cutOn(view, lie).length === 0) return undefined;
  for (const size of SMALL) {
    const mini = lieOf(floorOf(view), size, lie.turn);
    const frame = placeFor(view, lie, { mini, told });
    if (frame) return { mini, frame };
  }
  return undefined;
}

/** Rather in a corner than between two. */
function placeFor(
  view: View,
  lie: Lie,
  { mini: { w, h }, told }: { mini: Lie; told: readonly string[] },
): Frame | undefined {
  const taken = new Set([...view.figures.map(({ at }) => at), ...told]);
  const busy = new Set([
    ...view.overlays.flatMap(({ hexes }) => hexes),
    ...view.money.map(({ at }) => at),
    ...view.doors.map(({ at }) => at),
  ]);
  const [across, down] = [
    [GAP, lie.w - w - GAP, (lie.w - w) / 2],
    [lie.h - h - GAP, GAP, (lie.h - h) / 2],
  ];
  // The middle of the map is no edge.
  const places = across
    .flatMap((x) => down.map((y): Frame => ({ x: Math.round(x), y: Math.round(y), w, h })))
    .slice(0, -1);
  const hidden = (frame: Frame) =>
    floorOf(view).reduce((sum, at) => {
      const [x, y] = lie.centre(at);
      // What is told of somebody lies beside them.
      const r = lie.size * (taken.has(at) ? 1.25 : 0.8);
      const isUnder = x + r > frame.x && x - r < frame.x + w && y + r > frame.y && y - r < frame.y + h;
      return sum + (isUnder ? (taken.has(at) ? 100 : busy.has(at) ? 4 : 1) : 0);
    }, 0);
  const isBetween = ({ x, y }: Frame) => Number(!across.slice(0, 2).includes(x) || !down.slice(0, 2).includes(y));
  const [best] = places
    .map((frame) => ({ frame, cost: hidden(frame) }))
    .filter(({ cost }) => cost <= MOST_HIDDEN)
    .sort((a, b) => isBetween(a.frame) - isBetween(b.frame) || a.cost - b.cost);
  return best?.frame;
}

const closed = (points: readonly Point[]): string => `M${points.map((one) => one.join(' ')).join(' L')} Z`;

/** With who stands and what money lies where, and what of it is shown large. */
export function overview(view: View, lie: Lie, { mini, frame }: Overview): Node[] {
  const put = ([x, y]: Point): Point => [Math.round(frame.x + x), Math.round(frame.y + y)];
  const hexes = (all: readonly string[]) => all.map((at) => closed(mini.corners(at, 1.02).map(put))).join(' ');
  const shut = view.doors.filter(({ state }) => state !== 'open').map(({ at }) => at);
  return [
    rect(frame, { fill: '#0a080ef0', stroke: stroke(bronze, 2.5), radius: 10 }),
    path(hexes(floorOf(view)), { fill: '#7d6a50' }),
    ...(shut.length > 0 ? [path(hexes(shut), { fill: '#b9c2cc' })] : []),
    {
      ...rect(shown(lie, mini, frame), { stroke: { colour: cream, width: 2.5, dash: [9, 6] }, radius: 4 }),
      tag: 'shown',
    },
    ...view.overlays
      .filter(({ type }) => type === 'treasure')
      .flatMap(({ hexes }) =>
        hexes.map((at): Node => group(chest(put(mini.centre(at)), mini.size), { tag: `small-treasure:${at}` })),
      ),
    ...view.money.map(({ at }): Node => {
      const [x, y] = put(mini.centre(at));
      const look = { fill: '#ffd75e', stroke: stroke('#4a3206', 1.5) };
      return { ...disc(x, y, Math.max(3, mini.size * 0.42), look), tag: `small:${at}` };
    }),
    ...view.figures.map((one): Node => {
      const [x, y] = put(mini.centre(one.at));
      const r = Math.max(5, mini.size * 0.72);
      // Heroes are round, and who fights beside them is a round within a ring.
      if (one.isAlly) return group(friendSign([x, y], r), { tag: `friend:${one.id}` });
      return one.kind === 'monster'
        ? foeSign([x, y], r)
        : disc(x, y, r, { fill: one.seat === null ? cream : lookOf(one.seat).colour, stroke: stroke('#ffffff', 1.5) });
    }),
  ];
}

/** A chest: a square with a lid. */
function chest([x, y]: Point, size: number): Node[] {
  const r = Math.max(5, size * 0.62);
  const box = { x: x - r, y: y - r * 0.8, w: 2 * r, h: 1.6 * r };
  return [
    rect(box, { fill: '#c98a3c', stroke: stroke('#2a1606', 2) }),
    rect({ ...box, h: box.h * 0.4 }, { fill: '#ffe0a0', stroke: stroke('#2a1606', 2) }),
  ];
}

/** Where the middles of those lie who are shown large: whoever is in this frame is on the map, and nobody else. */
function shown(lie: Lie, mini: Lie, frame: Frame): Frame {
  const [ox, oy] = lie.centre('0,0');
  const [mx, my] = mini.centre('0,0');
  const part = mini.size / lie.size;
  const clampX = (x: number) => Math.max(5, Math.min(frame.w - 5, mx + (x - ox) * part));
  const clampY = (y: number) => Math.max(5, Math.min(frame.h - 5, my + (y - oy) * part));
  const air = lie.size * WHOLE;
  const [left, right] = [clampX(air), clampX(lie.w - air)];
  const [top, bottom] = [clampY(air), clampY(lie.h - air)];
  return { x: frame.x + left, y: frame.y + top, w: right - left, h: bottom - top };
}
