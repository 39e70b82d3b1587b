import type { BattleLineView, BattleView } from '#games/tears-of-the-dragon/seen/view.types';
import type { Frame } from '../scene.ts';
import { BAR } from '../story-bar.ts';
import { GARRISON } from './hurt-parts.ts';
import { alone, type Together, togetherIn } from './kinds-in-line.ts';
import { ROW } from './line-up.ts';

/** Where those who fight a battle stand in its picture. */

/** The whole picture is at most so high. */
export const MOST = 1880;
/** Of a battle that is told so much stands below its lines at least: what happened last, and how the match stands. */
const BELOW = 244;
/** From the bar to the first row: title, both sides and the place between them, who is stronger. */
export const HEAD = 330;
export const GAP = 12;

/** In what order a line stands: each in a row of his own, those of a kind together, or two by two. */
export type Order = 'each' | 'kinds' | 'pairs';

/**
 * How the lines of a battle stand: how high a row is, how many there are, and in what order. Where nobody is to be chosen (`told`) those
 * of a kind stand together.
 */
export function ranksOf({ lines }: BattleView, told = false): { row: number; rows: number; order: Order } {
  const room = MOST - BAR - HEAD - 16 - (told ? BELOW : 0);
  const longest = (order: Order) => Math.max(1, ...lines.map((side) => endOf(placesIn(side, order).at(-1))));
  const wanted: Order = told ? 'kinds' : 'each';
  // A long line stands two by two, so that it can still be read.
  const order = longest(wanted) * ROW > room ? 'pairs' : wanted;
  const rows = longest(order);
  return { row: Math.min(ROW, Math.floor(room / rows)), rows, order };
}
const endOf = (last: PlaceInLine | undefined): number => (last ? last.row + last.high - 1 : 0);

/** How wide a line is. */
export const WIDE = (1200 - GAP * 3) / 2;

/** Where somebody stands on the stage: by the name that answers have for him, and whether his own is written there. */
interface Standing {
  slot: string;
  /** Of all who stand in his row. */
  slots: readonly string[];
  frame: Frame;
  isNamed: boolean;
}

/** Everybody in the lines; of a battle that is only told (`told`) the first of each kind. */
export function rowsOnStage(battle: BattleView, told = false): Standing[] {
  const { row, order } = ranksOf(battle, told);
  const gap = (8 * row) / ROW;
  return battle.lines.flatMap((side, n) =>
    placesIn(side, order).map(({ row: k, high, half, who }): Standing => {
      const { x, w } = half === undefined ? { x: 0, w: WIDE } : tileAt({ half, row, mirrored: n === 1 });
      return {
        slot: who === 'garrison' ? GARRISON : who.piece.slot,
        slots: who === 'garrison' ? [GARRISON] : who.slots,
        frame: { x: GAP + n * (WIDE + GAP) + x, y: HEAD + (k - 1) * row, w, h: high * row - gap },
        isNamed: half === undefined,
      };
    }),
  );
}

/** Less than this much of the map says nothing. */
export const LEAST_MAP = 300;

/** The room below the shorter line of a battle that is only told, where it is large enough for a map; undefined where there is none. */
export function freeBeside(battle: BattleView): Frame | undefined {
  if (battle.lines.length !== 2) return undefined;
  const { row, rows, order } = ranksOf(battle, true);
  const ends = battle.lines.map((side) => endOf(placesIn(side, order).at(-1)));
  const n = ends[0]! < ends[1]! ? 0 : 1;
  const y = HEAD + ends[n]! * row + 6;
  const h = HEAD + row * rows + 4 - y;
  return h >= LEAST_MAP ? { x: GAP + n * (WIDE + GAP), y, w: WIDE, h } : undefined;
}

/** Where a tile stands in its line, `row` being how high a row is. */
export function tileAt({ half, row, mirrored }: { half: 0 | 1; row: number; mirrored: boolean }): {
  x: number;
  w: number;
} {
  const gap = (8 * row) / ROW;
  return { x: (half === 1) !== mirrored ? (WIDE + gap) / 2 : 0, w: (WIDE - gap) / 2 };
}

interface PlaceInLine {
  /** From 1, and how many rows it takes. */
  row: number;
  high: number;
  /** Of a tile: 0 at the outer edge, 1 towards the enemy. */
  half?: 0 | 1;
  who: Together | 'garrison';
}

/** Where each piece of a line stands; in pairs all but the garrison and whoever casts a spell. */
export function placesIn({ garrison, pieces }: BattleLineView, order: Order): PlaceInLine[] {
  let row = garrison ? 2 : 1;
  let half: 0 | 1 = 1;
  return [
    ...(garrison ? [{ row: 1, high: 1, who: 'garrison' } as const] : []),
    ...(order === 'kinds' ? togetherIn(pieces) : pieces.map(alone)).map((who): PlaceInLine => {
      const { high } = who;
      if (order === 'pairs' && !who.piece.spell) {
        half = half === 1 ? 0 : 1;
        return { row: half === 0 ? row++ : row - 1, high, half, who };
      }
      half = 1;
      const place = { row, high, who };
      row += high;
      return place;
    }),
  ];
}
