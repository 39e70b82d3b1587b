import type { Json, Message, SeatId } from '#core/types';
import { card as cardOf } from '../../printed/content/cards.ts';
import type { Ability } from '../../printed/schema/abilities/ability.ts';
import { halfWords } from '../../printed/words/card.ts';
import { json } from '../../printed/words/parts.ts';
import { defaultOf } from '../../state/items/worn.ts';
import type { Half, State } from '../../state/state.ts';
import { HALF, readUse } from '../lines/half.ts';

/** A card as somebody can use it, read off the option that names it: "12:top". */
export interface Use {
  /** The option. */
  id: string;
  no: number;
  half: Half;
  /** GH-5.4: a plain attack or move of so much instead of what is printed. */
  plain?: number;
}

export function useOf(id: string, g: State, seat: SeatId): Use {
  const { no, use } = readUse(id);
  const half = HALF[use];
  const plain = use === half ? undefined : defaultOf(g, seat, half === 'top' ? 'default-top' : 'default-bottom');
  return { id, no, half, ...(plain !== undefined && { plain }) };
}

/** What it does, in its order. */
export function effectsOf({ no, half, plain }: Use): readonly Ability[] {
  if (plain === undefined) return cardOf(no)[half].effects;
  return [half === 'top' ? { op: 'attack', n: plain } : { op: 'move', n: plain }];
}

export const isLost = ({ no, half, plain }: Use): boolean => plain === undefined && cardOf(no)[half].lost === true;

/** "Trample", or "Move 2 with Trample". */
export const useName = ({ no, half, plain }: Use): Json =>
  json(
    plain === undefined
      ? { key: 'label.card-name', args: { card: no } }
      : { key: `quick.with-${half}`, args: { card: no, n: plain } },
  );

/** Beside another card, which is named or does the same: "Trample", or "Move 2". */
export const useShort = (use: Use): Json =>
  use.plain === undefined ? useName(use) : json({ key: `quick.${use.half}`, args: { n: use.plain } });

/** "Trample: Move 4, jump". */
export const useDoes = (use: Use): Message =>
  use.plain !== undefined
    ? { key: `foresee.with-${use.half}`, args: { card: use.no, n: use.plain } }
    : { key: 'foresee.does', args: { card: use.no, does: json(halfWords(cardOf(use.no)[use.half])) } };
