import type { Locale } from '#core/text';
import { row } from '../boxes.ts';
import { type Node, path, put, type Sprite, stroke } from '../scene.ts';
import { cream } from '../theme.ts';
import { CHIP, parts, plated } from './chip.ts';
import { say } from './text.ts';

/** Chips in as many rows as they need. Beyond the most that the board has room for, what weighs least is counted on a chip of its own. */

/** A chip, how much it matters, and whether a tale begins with it. */
export interface Weighed {
  sprite: Sprite;
  weight: number;
  begins: boolean;
}

/** Rows, how large they are drawn, and how many chips had no room. */
export interface Rows {
  rows: readonly Sprite[];
  k: number;
  left: number;
}

/** How many rows at most and how large, in the order in which they are tried. At the smallest the numbers of tokens are eight pixels high on a phone. */
export type Tried = readonly (readonly [rows: number, k: number])[];
export const TRIED: Tried = [
  ...[
    [1, 1.2] as const,
    [1, 1.06] as const,
    [1, 1] as const,
    [2, 1.12] as const,
    [2, 1] as const,
    [3, 1] as const,
    [3, 0.93] as const,
  ],
  ...[[4, 0.88] as const, [5, 0.86] as const],
];
/** In a film, whose map stands still, three rows at most. */
export const FILMED: Tried = TRIED.filter(([rows]) => rows < 4);
/** Between chips of a tale, and between tales, where a small arrow leads on. */
const GAP = { chips: 5, tales: 32 } as const;

/** All chips where they have room, else the weightiest and a count of the others in words. */
export function inRows(chips: readonly Weighed[], width: number, locale: Locale, tried: Tried = TRIED): Rows {
  for (const { most, k, isWhole } of waysOf(tried)) {
    const rows = broken(chips, width / k, isWhole);
    if (rows.length <= most) return { rows: rows.map((line) => row(line)), k, left: 0 };
  }
  const [most, k] = tried.at(-1)!;
  const counted = (n: number): Sprite => plated(parts(say('effects.more', locale, { n })), false);
  const count = GAP.chips + counted(chips.length).w;
  const hasRoom = (rows: readonly Sprite[][]): boolean =>
    rows.length < most || (rows.length === most && row(rows.at(-1)!).w + count <= width / k);
  let kept = [...chips];
  let rows = broken(kept, width / k);
  while (!hasRoom(rows)) {
    // What came last leads to the question: it stays.
    const least = Math.min(...kept.slice(0, -1).map((one) => one.weight));
    const gone = kept.slice(0, -1).findLastIndex((one) => one.weight === least);
    if (gone < 0) break;
    kept = kept.filter((_, n) => n !== gone);
    rows = broken(kept, width / k);
  }
  const [last, more] = [rows.at(-1)!, counted(chips.length - kept.length)];
  if (rows.length < most && row(last).w + count > width / k) rows.push([more]);
  else last.push(spaced(more, GAP.chips, false));
  return { rows: rows.map((line) => row(line)), k, left: chips.length - kept.length };
}

/** Rather smaller than a tale in two rows, and rather that than a row more. */
const waysOf = (tried: Tried) =>
  [...new Set(tried.map(([most]) => most))].flatMap((most) =>
    [true, false].flatMap((isWhole) => tried.flatMap(([n, k]) => (n === most ? [{ most, k, isWhole }] : []))),
  );

/** One after the other, in as many rows as it takes; a tale that has room in one stays whole. */
function broken(chips: readonly Weighed[], width: number, isWhole = false): Sprite[][] {
  const rows: Sprite[][] = [];
  let x = Number.POSITIVE_INFINITY;
  for (const [n, { sprite, begins }] of chips.entries()) {
    const gap = begins ? GAP.tales : GAP.chips;
    const tale = isWhole && begins ? taleWidth(chips, n) : 0;
    const isFirst = x + gap + (tale + GAP.tales <= width ? Math.max(tale, sprite.w) : sprite.w) > width;
    const isNew = begins && rows.length > 0;
    if (isFirst) rows.push([]);
    rows.at(-1)!.push(spaced(sprite, isFirst ? (isNew ? GAP.tales : 0) : gap, isNew));
    x = (isFirst ? (isNew ? GAP.tales : 0) : x + gap) + sprite.w;
  }
  return rows;
}

/** How wide a tale is that begins with a chip. */
function taleWidth(chips: readonly Weighed[], from: number): number {
  const next = chips.findIndex(({ begins }, n) => begins && n > from);
  const all = chips.slice(from, next < 0 ? undefined : next);
  return all.reduce((sum, { sprite }) => sum + sprite.w + GAP.chips, -GAP.chips);
}

/** A chip behind its gap; before a tale that follows another with a small arrow in it. */
const spaced = (sprite: Sprite, gap: number, leads: boolean): Sprite =>
  gap === 0
    ? sprite
    : { w: sprite.w + gap, h: sprite.h, nodes: [...(leads ? [lead(gap / 2)] : []), put(sprite, gap, 0)] };
const lead = (x: number): Node =>
  path(`M${x - 5} ${CHIP / 2 - 11} L${x + 5} ${CHIP / 2} L${x - 5} ${CHIP / 2 + 11}`, { stroke: stroke(cream, 4) });
