import type { View } from '#games/gloomhaven/seen/view.types';
import { shared } from '../boxes.ts';
import { type Frame, type Linear, type Node, type Point, polygon, rect, shaded, stroke, words } from '../scene.ts';
import { cream } from '../theme.ts';
import { standLie } from './crowd.ts';
import { FOG } from './dungeon.ts';
import { writtenOn } from './figures.ts';
import { floorOf, isWhole, type Lie } from './lie.ts';
import { foeSign } from './small-signs.ts';

/** Where the map is larger than the picture its edges go dark, with a pointer to what is behind them. */

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
export function cutOn(view: View, lie: Lie): [Side, Point[]][] {
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
