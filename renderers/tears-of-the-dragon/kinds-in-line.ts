import type { BattleView, DieView, FighterView } from '#games/tears-of-the-dragon/seen/view.types';
import type { NowAsked } from '../pictures.ts';
import { slotsOf } from './spell-marks.ts';
import { isRecord, listOf } from './told.ts';

/** Units of a line that are alike, told together: of nine foot soldiers one row says all that nine would. */

/** One piece, or several that differ in their dice alone. */
export interface Together {
  /** The first of them. */
  piece: FighterView;
  count: number;
  /** Of each of them, what answers call it. */
  slots: readonly string[];
  /** Of all of them, the lowest first; of one piece as they fell. */
  dice: readonly DieView[];
  /** How many rows of the line it takes: dice that have no room beside a name stand below it. */
  high: number;
}

/** Dice beside a name, and in a row of their own. */
const BESIDE = 2;
const BELOW = 9;

/** A piece that a question names by its number among those of its kind. */
export interface Numbered extends FighterView {
  number?: number;
}

/** The same battle where whom a question names by number ("Cavalry #2") stands by himself, and is called so. */
export function withNumbers(battle: BattleView, asked: readonly NowAsked[]): BattleView {
  const slots = new Set(
    asked.flatMap(({ about }) => (isRecord(about) ? slotsOf([...listOf(about.pieces), about.piece ?? null]) : [])),
  );
  const numbered = (piece: FighterView): Numbered =>
    piece.kind === 'unit' && slots.has(piece.slot) ? { ...piece, number: Number(piece.slot.split('.').at(-1)) } : piece;
  return { ...battle, lines: battle.lines.map((line) => ({ ...line, pieces: line.pieces.map(numbered) })) };
}

const alike = ({ face, kind, seat, reduced, strength, modified, hits, gone, obfuscated }: FighterView): string =>
  JSON.stringify([face, kind, seat, reduced, strength, modified, hits, gone, obfuscated]);

/** The pieces of a line, those that are alike together where that is shorter; each kind where its first piece stands. */
export function togetherIn(pieces: readonly FighterView[]): Together[] {
  const kinds = new Map<string, FighterView[]>();
  for (const piece of pieces) {
    // Whoever leads or casts, or is named by number, is one of a kind.
    const isOne = piece.kind !== 'unit' || piece.spell !== undefined || (piece as Numbered).number !== undefined;
    const key = isOne ? piece.slot : alike(piece);
    kinds.set(key, [...(kinds.get(key) ?? []), piece]);
  }
  return [...kinds.values()].flatMap((all): Together[] => {
    const [piece] = all as [FighterView];
    const dice = all.flatMap((one) => one.dice).sort((a, b) => a.roll - b.roll);
    const high = dice.length <= BESIDE ? 1 : 1 + Math.ceil(dice.length / BELOW);
    return high < all.length
      ? [{ piece, count: all.length, slots: all.map(({ slot }) => slot), dice, high }]
      : all.map(alone);
  });
}

/** A piece by itself. */
export const alone = (piece: FighterView): Together => ({
  piece,
  count: 1,
  slots: [piece.slot],
  dice: piece.dice,
  high: 1,
});
