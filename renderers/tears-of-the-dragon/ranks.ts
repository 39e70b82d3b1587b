import type { BattleLineView, BattleView } from '#games/tears-of-the-dragon/seen/view.types';
import type { Frame } from '../scene.ts';
import { BAR } from '../story-bar.ts';
import { ROW } from './line-up.ts';

/** Where those who fight a battle stand in its picture. */

/** The whole picture is at most so high. */
export const MOST = 1780;
/** From the bar to the first row: title, both sides and the place between them, who is stronger. */
export const HEAD = 330;
export const GAP = 12;
/** What answers call those who hold a castle when nobody is there. */
const GARRISON = 'garrison';

/** How the lines of a battle stand: how high a row is, how many there are, and whether units stand two by two. */
export function ranksOf({ lines }: BattleView): { row: number; rows: number; paired: boolean } {
  const room = MOST - BAR - HEAD - 16;
  const longest = (paired: boolean) => Math.max(1, ...lines.map((side) => placesIn(side, paired).at(-1)?.row ?? 0));
  // A long line stands two by two, so that it can still be read.
  const paired = longest(false) * ROW > room;
  const rows = longest(paired);
  return { row: Math.min(ROW, Math.floor(room / rows)), rows, paired };
}
/** How wide a line is. */
export const WIDE = (1200 - GAP * 3) / 2;

/** Where somebody stands on the stage: by the name that answers have for him, and whether his own is written there. */
interface Standing {
  slot: string;
  frame: Frame;
  isNamed: boolean;
}

/** Everybody in the lines. */
export function rowsOnStage(battle: BattleView): Standing[] {
  const { row, paired } = ranksOf(battle);
  const h = row * (1 - 8 / ROW);
  return battle.lines.flatMap((side, n) =>
    placesIn(side, paired).map(({ row: k, half, piece }): Standing => {
      const { x, w } = half === undefined ? { x: 0, w: WIDE } : tileAt({ half, row, mirrored: n === 1 });
      return {
        slot: piece === 'garrison' ? GARRISON : piece.slot,
        frame: { x: GAP + n * (WIDE + GAP) + x, y: HEAD + (k - 1) * row, w, h },
        isNamed: half === undefined,
      };
    }),
  );
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
  /** From 1. */
  row: number;
  /** Of a tile: 0 at the outer edge, 1 towards the enemy. */
  half?: 0 | 1;
  piece: BattleLineView['pieces'][number] | 'garrison';
}

/** Where each piece of a line stands: in a row of its own, or two by two but for the garrison and whoever casts a spell. */
export function placesIn({ garrison, pieces }: BattleLineView, paired: boolean): PlaceInLine[] {
  let row = garrison ? 1 : 0;
  let half: 0 | 1 = 1;
  return [
    ...(garrison ? [{ row: 1, piece: 'garrison' } as const] : []),
    ...pieces.map((piece): PlaceInLine => {
      if (!paired || piece.spell) {
        half = 1;
        return { row: ++row, piece };
      }
      half = half === 1 ? 0 : 1;
      return { row: half === 0 ? ++row : row, half, piece };
    }),
  ];
}
