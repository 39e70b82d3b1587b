import type { View } from '#games/gloomhaven/seen/view.types';
import { shared } from '../boxes.ts';
import {
  disc,
  type Frame,
  group,
  type Linear,
  type Node,
  type Point,
  path,
  polygon,
  rect,
  shaded,
  stroke,
  words,
} from '../scene.ts';
import { bronze, cream } from '../theme.ts';
import { standLie } from './crowd.ts';
import { FOG } from './dungeon.ts';
import { lookOf } from './emblems.ts';
import { writtenOn } from './figures.ts';
import { floorOf, isWhole, type Lie, lieOf, WHOLE } from './lie.ts';

/** Where the map is larger than the picture: its edges go dark with a pointer to what is behind them, and all of it stands small in a dark corner. */

/** Half of what a hex takes, in sizes. */
const HALF = 0.88;
type Side = 'left' | 'right' | 'top' | 'bottom';
const SIDES = ['left', 'right', 'top', 'bottom'] as const satisfies readonly Side[];

/** How far a hex lies out over an edge, in pixels; below 0 within. */
function outBy([x, y]: Point, { size, w, h }: Lie): Record<Side, number> {
  const half = size * HALF;
  return { left: half - x, right: x + half - w, top: half - y, bottom: y + half - h };
}

/** Hexes on each edge of the picture: there the map goes on. */
function cutOn(view: View, lie: Lie): [Side, Point[]][] {
  const centres = floorOf(view).map((at) => lie.centre(at));
  const seen = ([x, y]: Point) => x > -lie.size && y > -lie.size && x < lie.w + lie.size && y < lie.h + lie.size;
  return SIDES.flatMap((side): [Side, Point[]][] => {
    const cut = centres.filter((one) => seen(one) && outBy(one, lie)[side] > lie.size * 0.3);
    return cut.length > 0 ? [[side, cut]] : [];
  });
}

const DEEP = 84;
const DARK = [`${FOG}f0`, `${FOG}00`] as const;

/** The edges that are cut go dark: the floor does, and nobody who stands there. */
export const darkEdges = (view: View, lie: Lie): Node[] => cutOn(view, lie).map(([side]) => edge(side, lie));

/** Those that are cut, each with a pointer and how many enemies stand beyond: rather not on hexes of which something is `told`. */
export function edgesOf(view: View, lie: Lie, told: readonly string[]): { nodes: Node[]; frames: Frame[] } {
  const all = pointersOf(view, lie, told);
  return {
    nodes: all.flatMap(({ side, at, n }) => [pointer(side, at), ...(n > 0 ? foes(n, side, at) : [])]),
    frames: all.map(({ side, at, n }) => pointerFrame(side, at, n)),
  };
}

function pointerFrame(side: Side, [x, y]: Point, n: number): Frame {
  return side === 'left' || side === 'right'
    ? { x: x - 32, y: y - 30, w: 64, h: n > 0 ? 142 : 60 }
    : { x: x - 30, y: y - 32, w: n > 0 ? 112 + String(n).length * 20 : 60, h: 64 };
}

function pointersOf(view: View, lie: Lie, told: readonly string[]): { side: Side; at: Point; n: number }[] {
  const cut = cutOn(view, lie);
  const beyond = view.figures
    .filter(({ kind, isAlly, at }) => kind === 'monster' && !isAlly && !isWhole(lie, at))
    .map(({ at }) => outBy(lie.centre(at), lie))
    .map((out) => cut.map(([side]) => side).reduce((a, b) => (out[b] > out[a] ? b : a)));
  const shown = { ...view, figures: view.figures.filter(({ at }) => isWhole(lie, at)) };
  const stands = standLie(shown, lie);
  const numbers = [
    ...view.overlays.flatMap(({ type, hexes }) => (type === 'trap' ? hexes : [])),
    ...[...view.money, ...view.doors].map(({ at }) => at),
  ].map((at) => round(lie.centre(at), lie.size * 0.42));
  const busy = {
    written: shown.figures.flatMap((one) => writtenOn(one, stands)),
    beside: [
      ...numbers,
      ...[...told, ...shown.figures.map(({ at }) => at)].map((at) => round(lie.centre(at), lie.size * 0.6)),
    ],
  };
  return cut.map(([side, those]) => {
    const n = beyond.filter((one) => one === side).length;
    return { side, n, at: besideSigns(side, pointerAt(side, those, lie), { n, lie, ...busy }) };
  });
}

const round = ([x, y]: Point, r: number): Frame => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });

interface Busy {
  n: number;
  lie: Lie;
  /** What is written on figures, and other signs with those who stand there. */
  written: readonly Frame[];
  beside: readonly Frame[];
}

/** Along its edge to where it lies over nothing that is written, and over nobody if it can be: no further than it must. */
function besideSigns(side: Side, [x, y]: Point, { n, lie, written, beside }: Busy): Point {
  const isUpright = side === 'left' || side === 'right';
  const long = isUpright ? lie.h : lie.w;
  const from = isUpright ? y : x;
  const steps = Array.from({ length: Math.ceil(long / STEP) }, (_, k) => 40 + k * STEP).filter((at) => at < long - 110);
  const places = [from, ...steps.sort((a, b) => Math.abs(a - from) - Math.abs(b - from))];
  const over = (frame: Frame, those: readonly Frame[]) => those.reduce((sum, one) => sum + shared(frame, one), 0);
  const [best] = places
    .map((along, far) => {
      const at: Point = isUpright ? [x, along] : [along, y];
      const frame = pointerFrame(side, at, n);
      return { at, cost: WRITTEN * over(frame, written) + over(frame, beside) + far };
    })
    .sort((one, other) => one.cost - other.cost);
  return best!.at;
}
/** How finely places are looked for, and how much more what is written on somebody weighs than anything else. */
const [STEP, WRITTEN] = [20, 50];

/** Beside the pointer, how many enemies stand there who are not shown. */
function foes(n: number, side: Side, [x, y]: Point): Node[] {
  const isBelow = side === 'left' || side === 'right';
  const [sign, number]: readonly [Point, Point] = isBelow
    ? [
        [x, y + 46],
        [x, y + 84],
      ]
    : [
        [x + 48, y],
        [x + 74, y],
      ];
  const look = { size: 36, bold: true, colour: cream, outline: stroke('#140d08', 6), tag: `beyond:${side}` } as const;
  return [foeSign(sign, 21), words(String(n), ...number, { ...look, align: isBelow ? 'centre' : 'left' })];
}

/** Of a monster or a thing that fights beside the party: with the pale blue of its flag. */
const friendSign = ([x, y]: Point, r: number): Node[] => [
  disc(x, y, r, { fill: '#140d08', stroke: stroke('#cfe9ff', 2) }),
  disc(x, y, r * 0.45, { fill: '#cfe9ff' }),
];

/** Of an enemy on the small map. */
const foeSign = ([x, y]: Point, r: number): Node =>
  polygon(
    [
      [x, y - r],
      [x + r, y],
      [x, y + r],
      [x - r, y],
    ],
    { fill: '#ff7a5a', stroke: stroke('#140d08', 1.5) },
  );

function edge(side: Side, { w, h }: Lie): Node {
  const [frame, fill] = {
    left: [{ x: 0, y: 0, w: DEEP, h }, shaded([0, 0], [DEEP, 0], ...DARK)],
    right: [{ x: w - DEEP, y: 0, w: DEEP, h }, shaded([w, 0], [w - DEEP, 0], ...DARK)],
    top: [{ x: 0, y: 0, w, h: DEEP }, shaded([0, 0], [0, DEEP], ...DARK)],
    bottom: [{ x: 0, y: h - DEEP, w, h: DEEP }, shaded([0, h], [0, h - DEEP], ...DARK)],
  }[side] as [Frame, Linear];
  return { ...rect(frame, { fill }), tag: `cut:${side}` };
}

/** Where a pointer looks, as a part of a full turn to the right. */
const TURNS = { left: Math.PI, right: 0, top: -Math.PI / 2, bottom: Math.PI / 2 } as const satisfies Record<
  Side,
  number
>;

/** In the middle of what is cut there. */
function pointerAt(side: Side, cut: readonly Point[], { w, h }: Lie): Point {
  const mean = (n: 0 | 1, most: number) =>
    Math.max(40, Math.min(most - 110, cut.reduce((sum, one) => sum + one[n], 0) / cut.length));
  return {
    left: [26, mean(1, h)],
    right: [w - 26, mean(1, h)],
    top: [mean(0, w), 26],
    bottom: [mean(0, w), h - 26],
  }[side] as [number, number];
}

function pointer(side: Side, [x, y]: Point): Node {
  const [ux, uy] = [Math.cos(TURNS[side]), Math.sin(TURNS[side])];
  const at = (along: number, across: number): Point => [
    Math.round(x + ux * along - uy * across),
    Math.round(y + uy * along + ux * across),
  ];
  const points = [at(16, 0), at(-10, 22), at(-3, 0), at(-10, -22)];
  return { ...polygon(points, { fill: cream, stroke: stroke('#140d08', 5) }), tag: `goes-on:${side}` };
}

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
