import { group, type Node } from '../scene.ts';
import { coin, coinWide, HIGH, type Marked, marked, wideOf } from './counters.ts';
import type { UnitKind } from './holding.ts';
import { hollow } from './trail.ts';

/** Kinds of units side by side, each from two on with its number: how large they are in their room, and how they are drawn. */

/** A kind of unit with how many there are, and how it is named in the scene. */
export interface Stack extends Marked {
  kind: UnitKind;
  n: number;
  tag: string;
  /** It stood here before. */
  isGhost?: boolean;
}

/** How far a coin lies over its counter: where more is hidden it lies lower, over the feet. */
interface Lap {
  by: number;
  down: number;
  /** What is hidden by it, beside the least of it. */
  hides: number;
}
export const LAPS: readonly [few: Lap, ...more: Lap[]] = [
  { by: 7, down: 0, hides: 0 },
  { by: 17, down: 0, hides: 10 },
  { by: 26, down: 0.26, hides: 9 },
];

/** Kinds side by side round a middle, so high at most and so far to either side. */
export interface Rank {
  lap?: Lap;
  stacks: readonly Stack[];
  x: number;
  y: number;
  h: number;
  half: number;
}

interface Drawn {
  drawn: Node;
  count?: Node;
}

/** Between two things side by side. */
export const GAP = 5;
export const lapOf = ({ lap = LAPS[0] }: Rank): Lap => lap;

/** How far outlines reach beyond their size. */
const TALL = 1.09;

const sizeOf = (kind: UnitKind, by: number): number => by * (kind === 'character' ? 1 : kind === 'mech' ? 0.96 : 0.94);
const widthsOf = (faction: string, one: Rank, by: number): number[] =>
  one.stacks.map(({ kind, n }) => sizeOf(kind, by) * wideOf(faction, kind) + (n > 1 ? coinWide(n) - lapOf(one).by : 0));
const longOf = (faction: string, one: Rank, by: number): number =>
  widthsOf(faction, one, by).reduce((all, wide) => all + wide + GAP, -GAP);
/** How high a character would be among these. */
export function sizeIn(faction: string, one: Rank): number {
  const { h, half } = one;
  const most = h / TALL;
  // A coin keeps its size: what it takes of the room is not shrunk.
  const [long, coins] = [longOf(faction, one, most), longOf(faction, one, 0)];
  return Math.min(most, (most * (2 * half - coins)) / (long - coins));
}

/** A number keeps below the code of its hex, and beside the middle above those of the hexes below. */
const COINS = { top: -28, foot: 35, half: 46 };
const clearOf = ({ x, y }: { x: number; y: number }, half: number): number =>
  Math.max(COINS.top, Math.abs(x) + half > COINS.half ? Math.min(COINS.foot, y) : y);

/** The kinds of a rank, each from two on with its number behind it. */
export function rank(faction: string, one: Rank): Drawn[] {
  const { stacks, x: centre, y } = one;
  const lap = lapOf(one);
  const by = sizeIn(faction, one);
  const widths = widthsOf(faction, one, by);
  let x = centre - longOf(faction, one, by) / 2;
  return stacks.map(({ kind, n, tag, isGhost, ...news }, k) => {
    const own = sizeOf(kind, by);
    const right = x + own * wideOf(faction, kind);
    const middle = (x + right) / 2;
    x += widths[k]! + GAP;
    if (isGhost) return { drawn: group([hollow(faction, kind, [middle, y], own)], { tag }) };
    const drawn = group(marked(faction, kind, news), { x: middle, y, scale: own / HIGH[kind], tag });
    if (n < 2) return { drawn };
    const at = { x: right - lap.by + coinWide(n) / 2, y: y - 1 + lap.down * own };
    return { drawn, count: group(coin(n), { x: at.x, y: clearOf(at, coinWide(n) / 2) }) };
  });
}
