import type { Json, Message } from '#core/types';
import { card as cardOf } from '../cards.ts';
import type { Ability } from '../schema/ability.ts';
import { halfWords } from '../words/card.ts';
import { json } from '../words/parts.ts';

/** A card as it can be used, read off the option that names it: "12:top". */
export interface Use {
  /** The option. */
  id: string;
  no: number;
  half: 'top' | 'bottom';
  /** GH-5.4: Attack 2 or Move 2 instead of what is printed. */
  isDefault: boolean;
}

export function useOf(id: string): Use {
  const [no, use] = id.split(':');
  const half = use === 'top' || use === 'attack' ? 'top' : 'bottom';
  return { id, no: Number(no), half, isDefault: use === 'attack' || use === 'move' };
}

const ATTACK: Ability = { op: 'attack', n: 2 };
const MOVE: Ability = { op: 'move', n: 2 };

/** What it does, in its order. */
export function effectsOf({ no, half, isDefault }: Use): readonly Ability[] {
  if (isDefault) return [half === 'top' ? ATTACK : MOVE];
  return cardOf(no)[half].effects;
}

export const isLost = ({ no, half, isDefault }: Use): boolean => !isDefault && cardOf(no)[half].lost === true;

/** "Trample", or "Move 2 with Trample". */
export const useName = ({ no, half, isDefault }: Use): Json =>
  json({ key: isDefault ? `quick.with-${half}` : 'label.card-name', args: { card: no } });

/** Beside another card, which is named or does the same: "Trample", or "Move 2". */
export const useShort = (use: Use): Json => (use.isDefault ? json({ key: `quick.${use.half}` }) : useName(use));

/** "Trample: Move 4, jump". */
export const useDoes = (use: Use): Message =>
  use.isDefault
    ? { key: 'foresee.default', args: { use: useName(use) } }
    : { key: 'foresee.does', args: { card: use.no, does: json(halfWords(cardOf(use.no)[use.half])) } };
