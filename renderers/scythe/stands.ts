import { textWidth } from '../measure.ts';
import { group, type Node, type Point, put, type Sprite } from '../scene.ts';
import { coin, counter, HIGH, wideOf } from './counters.ts';
import type { UnitKind } from './holding.ts';

/**
 * Where the pieces of one seat stand in a hex, each kind in its own place. Character and mechs stand above, workers below them between
 * structure and token, goods at the foot. Nothing lies over the label or over the number of another piece.
 */

/** A kind of unit with how many there are, and how it is named in the scene. */
export interface Stack {
  kind: UnitKind;
  n: number;
  tag: string;
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
  /** What lies there is as wide as the hex: the badge of a combat. */
  fought?: boolean;
}

/** From below the label to above the lower corner. */
const ROOM = { top: -46, foot: 62, half: 64 };
const HOME = { top: -56, foot: 58, half: 62 };
/** Goods end here, where a hex is still as wide as two kinds. */
const GOODS_FOOT = 59;
/** Structure and token stand so far from the middle, and not lower than this. */
const ASIDE = 47;
const ASIDE_LOWEST = 18;
/** The same below two pieces side by side. */
const ASIDE_BELOW = 30;
/** Where goods in two rows leave no room they stand beside the label. */
const ASIDE_ABOVE = -50;
/** Wider goods would lie over the labels of the hexes below. */
const GOODS_WIDE = 112;
/** The badge of a combat ends above the labels of the hexes below, goods below it between them; it is as wide as the hex. */
const FOUGHT_FOOT = 52;
const FOUGHT_WIDE = 146;
/** Of an upper and a lower rank, and of one alone. */
const UPPER = 57;
const LOWER = 49;
const ALONE = 62;
/** Goods in two rows leave room for one rank. */
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

/** All of it, round the middle of the hex. */
export function standing({ faction, stacks, left, right, lying, home, fought = false }: Standing): Node[] {
  const { top, foot, half } = home ? HOME : ROOM;
  const high = stacks.filter(({ kind }) => kind !== 'worker');
  const isDense = lying !== undefined && lying.h > ONE_ROW;
  const upper = isDense ? stacks : high;
  const lower = isDense ? [] : stacks.filter(({ kind }) => kind === 'worker');
  const aside = left !== undefined || right !== undefined;
  const end = lying ? (fought ? FOUGHT_FOOT : GOODS_FOOT) - lying.h : foot;
  const isAslant = upper.length === 1 && upper[0]!.n === 1 && lower.length === 1 && !right;
  const at = isAslant
    ? aslant(top, end)
    : bands(top, end, { upper: upper.length > 0, lower: lower.length > 0 || (aside && !isDense) });
  const beside = left && right ? 0 : left ? 1 : right ? -1 : 0;
  // The lower rank gives way to what stands beside it.
  if (aside && !isAslant && !isDense) at.lower = { ...at.lower, x: beside * 11 };
  const lowest = upper.length > 1 ? ASIDE_BELOW : ASIDE_LOWEST;
  const asideAt = isDense ? ASIDE_ABOVE : Math.min(lowest, at.lower.y);
  const narrow = left && right ? 31 : 40;
  const ranks = [...rank(faction, upper, at.upper, half), ...rank(faction, lower, at.lower, aside ? narrow : half)];
  const shrunk = lying ? Math.min(1, (fought ? FOUGHT_WIDE : GOODS_WIDE) / lying.w) : 1;
  return [
    ...ranks.map(({ drawn }) => drawn),
    ...(left ? [left([-ASIDE, asideAt])] : []),
    ...(right ? [right([ASIDE, asideAt])] : []),
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

/** Kinds side by side, at most `half` to either side of the middle; each from two on with its number behind it. */
function rank(faction: string, stacks: readonly Stack[], { x: centre, y, h }: Band, half: number): Drawn[] {
  const lap = lapOf(stacks.length);
  const size = (kind: UnitKind, by: number) => by * (kind === 'character' ? 1 : kind === 'mech' ? 0.96 : 0.94);
  const widths = (by: number) =>
    stacks.map(({ kind, n }) => size(kind, by) * wideOf(faction) + (n > 1 ? coinWide(n) - lap : 0));
  const long = (by: number) => widths(by).reduce((all, one) => all + one + GAP, -GAP);
  const most = h / TALL;
  const by = Math.min(most, (most * 2 * half) / long(most));
  let x = centre - long(by) / 2;
  return stacks.map(({ kind, n, tag }, k) => {
    const own = size(kind, by);
    const right = x + own * wideOf(faction);
    const middle = (x + right) / 2;
    x += widths(by)[k]! + GAP;
    const drawn = group([counter(faction, kind)], { x: middle, y, scale: own / HIGH[kind], tag });
    return n > 1 ? { drawn, count: group(coin(n), { x: right - lap + coinWide(n) / 2, y: y - 1 }) } : { drawn };
  });
}
