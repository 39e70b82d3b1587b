import { textWidth } from '../measure.ts';
import { group, type Node, type Point, put, type Sprite } from '../scene.ts';
import { coin, counter, HIGH, rim, wideOf } from './counters.ts';
import type { UnitKind } from './holding.ts';

/**
 * Where the pieces of one seat stand in a hex, each kind in its own place. Character and mechs stand above, workers below them, goods at
 * the foot, structure and token beside the label. Nothing lies over the label or over the number of another piece.
 */

/** A kind of unit with how many there are, and how it is named in the scene. */
export interface Stack {
  kind: UnitKind;
  n: number;
  tag: string;
  /** It came here by the last deed. */
  hasMoved?: boolean;
}

/** What stands in a hex; structure and token as drawings that are still to be put somewhere. */
export interface Standing {
  faction: string;
  stacks: readonly Stack[];
  left?: (at: Point) => Node;
  right?: (at: Point) => Node;
  lying?: Sprite;
  /** Home bases have no label. */
  home: boolean;
  /** An arch stands at its lower corner. */
  tunnel: boolean;
  /** What lies there is as wide as the hex: the badge of a combat. */
  fought?: boolean;
}

/** From below the label to above the lower corner; several pieces stand below what stands beside the label. */
const ROOM = { top: -46, below: -29, foot: 64, half: 66 };
const HOME = { top: -56, below: -56, foot: 58, half: 62 };
/** Structure and token stand at both sides of the label, on the edge of the hex. */
const BESIDE_LABEL = { x: 41, y: -39 };
/** As wide as the room between them. */
const BETWEEN = 50;
/** Goods end here: of one kind lower than of two, where the hex is still as wide, and not over a tunnel; alone they lie in its middle. */
const GOODS_FOOT = { narrow: 62, one: 58, two: 53, alone: 18 };
const ONE_KIND = 66;
/** So wide they lie between the labels of the hexes below. */
const NARROW = 92;
/** Wider goods would lie over the labels of the hexes below; a row as wide as the hex ends above those. */
const GOODS_WIDE = 112;
const ROW_WIDE = 146;
const ROW_FOOT = 50;
/** The badge of a combat ends above the labels of the hexes below, goods below it between them; it is as wide as the hex. */
const FOUGHT_FOOT = 52;
const FOUGHT_WIDE = 146;
/** Of an upper and a lower rank, and of one alone. */
const UPPER = 57;
const LOWER = 49;
const ALONE = 62;
/** Goods in two rows, or in a row as wide as the hex, leave room for one rank. */
const ONE_ROW = 36;

interface Band {
  /** The middle. */
  x: number;
  y: number;
  h: number;
}

/** The ranks between these heights: both, or the one that there is. */
function bands(top: number, foot: number, has: { upper: boolean; lower: boolean }): { upper: Band; lower: Band } {
  const room = foot - top;
  if (has.upper && has.lower) {
    const [u, l] = [Math.min(UPPER, room * 0.55), Math.min(LOWER, room * 0.45)];
    const start = top + (room - u - l) / 2;
    return { upper: { x: 0, y: start + u / 2, h: u }, lower: { x: 0, y: start + u + l / 2, h: l } };
  }
  const alone = { x: 0, y: (top + foot) / 2, h: Math.min(has.upper ? ALONE : LOWER + 6, room) };
  return { upper: alone, lower: alone };
}

/** One piece above and workers below it stand aslant: both are larger so. */
function aslant(top: number, foot: number): { upper: Band; lower: Band } {
  const room = foot - top;
  const [u, l] = [Math.min(UPPER, room * 0.66), Math.min(LOWER, room * 0.56)];
  const start = top + Math.max(0, (room - u - l) / 2);
  const end = Math.min(foot, start + u + l);
  return { upper: { x: -20, y: start + u / 2, h: u }, lower: { x: 15, y: end - l / 2, h: l } };
}

/** Whether above goods two ranks are smaller than all in one; one piece over workers stands aslant, and is large so. */
function isLargerInOne(faction: string, high: readonly Stack[], low: readonly Stack[]): boolean {
  const isAslant = high.length === 1 && high[0]!.n === 1;
  // Three with their numbers would lie over one another.
  if (high.length !== 1 || low.length !== 1 || isAslant) return false;
  const { top, half } = ROOM;
  const { upper, lower } = bands(top, GOODS_FOOT.two - ONE_ROW, { upper: true, lower: true });
  const two = Math.min(sizeIn(faction, high, upper.h, half), sizeIn(faction, low, lower.h, half));
  return sizeIn(faction, [...high, ...low], GOODS_FOOT.two - ONE_ROW - top, half) > two * 1.15;
}

const goodsFoot = ({ w }: Sprite, tunnel: boolean): number =>
  w <= NARROW && !tunnel ? GOODS_FOOT.narrow : w > ONE_KIND ? GOODS_FOOT.two : GOODS_FOOT.one;

/** All of it, round the middle of the hex. */
export function standing({ faction, stacks, left, right, lying, home, tunnel, fought = false }: Standing): Node[] {
  const { top, below, foot, half } = home ? HOME : ROOM;
  const high = stacks.filter(({ kind }) => kind !== 'worker');
  const isRow = lying !== undefined && lying.h <= ONE_ROW && lying.w > GOODS_WIDE;
  const low = stacks.filter(({ kind }) => kind === 'worker');
  const isHigh = lying !== undefined && lying.h > ONE_ROW;
  const isDense = isRow || isHigh || (lying !== undefined && !fought && isLargerInOne(faction, high, low));
  const upper = isDense ? stacks : high;
  const lower = isDense ? [] : low;
  const shrunk = lying ? Math.min(1, (fought ? FOUGHT_WIDE : isRow ? ROW_WIDE : GOODS_WIDE) / lying.w) : 1;
  const isAlone = stacks.length === 0 && !left && !right && !home;
  const end = lying
    ? (fought ? FOUGHT_FOOT : isAlone ? GOODS_FOOT.alone : isRow ? ROW_FOOT : goodsFoot(lying, tunnel)) - lying.h
    : foot;
  const isAslant = upper.length === 1 && upper[0]!.n === 1 && lower.length === 1;
  // One piece has room between what stands beside the label.
  const first = upper.length > 0 ? upper : lower;
  const isNarrow = longOf(faction, first, Math.min(UPPER, end - top) / TALL) <= BETWEEN;
  const start = (left || right) && (!isNarrow || isAslant) ? below : top;
  const at = isAslant ? aslant(start, end) : bands(start, end, { upper: upper.length > 0, lower: lower.length > 0 });
  const ranks = [...rank(faction, upper, at.upper, half), ...rank(faction, lower, at.lower, half)];
  const { x, y } = BESIDE_LABEL;
  return [
    ...(left ? [left([-x, y])] : []),
    ...(right ? [right([x, y])] : []),
    ...ranks.map(({ drawn }) => drawn),
    ...(lying ? [put(lying, (-lying.w * shrunk) / 2, end + (lying.h * (1 - shrunk)) / 2, shrunk)] : []),
    ...ranks.flatMap(({ count }) => count ?? []),
  ];
}

interface Drawn {
  drawn: Node;
  count?: Node;
}

const GAP = 5;
/** A coin lies over its counter by so much, by more where three kinds stand in one rank; and it is so wide. */
const lapOf = (kinds: number): number => (kinds > 2 ? 17 : 7);
const coinWide = (n: number): number => 30 + Math.max(0, textWidth(String(n), 27, true) - 19);

/** How far outlines reach beyond their size. */
const TALL = 1.09;

const sizeOf = (kind: UnitKind, by: number): number => by * (kind === 'character' ? 1 : kind === 'mech' ? 0.96 : 0.94);
const widthsOf = (faction: string, stacks: readonly Stack[], by: number): number[] =>
  stacks.map(({ kind, n }) => sizeOf(kind, by) * wideOf(faction) + (n > 1 ? coinWide(n) - lapOf(stacks.length) : 0));
const longOf = (faction: string, stacks: readonly Stack[], by: number): number =>
  widthsOf(faction, stacks, by).reduce((all, one) => all + one + GAP, -GAP);
/** How high a character would be among these in a rank so high and wide to either side. */
function sizeIn(faction: string, stacks: readonly Stack[], h: number, half: number): number {
  const most = h / TALL;
  return Math.min(most, (most * 2 * half) / longOf(faction, stacks, most));
}

/** Kinds side by side, at most `half` to either side of the middle; each from two on with its number behind it. */
function rank(faction: string, stacks: readonly Stack[], { x: centre, y, h }: Band, half: number): Drawn[] {
  const lap = lapOf(stacks.length);
  const by = sizeIn(faction, stacks, h, half);
  const widths = widthsOf(faction, stacks, by);
  let x = centre - longOf(faction, stacks, by) / 2;
  return stacks.map(({ kind, n, tag, hasMoved }, k) => {
    const own = sizeOf(kind, by);
    const right = x + own * wideOf(faction);
    const middle = (x + right) / 2;
    x += widths[k]! + GAP;
    const shown = [...(hasMoved ? [rim(faction, kind)] : []), counter(faction, kind)];
    const drawn = group(shown, { x: middle, y, scale: own / HIGH[kind], tag });
    return n > 1 ? { drawn, count: group(coin(n), { x: right - lap + coinWide(n) / 2, y: y - 1 }) } : { drawn };
  });
}
