import { z } from 'zod';
import { Effect } from '../terms/combat-effects.ts';
import { CardType } from '../terms/names.ts';
import { Id, Name } from '../terms/plain.ts';

/** Combat cards: one catalogue for heroes, skills and foes; and the decks of the foes. */

export const CombatCard = z.strictObject({
  id: Id,
  name: Name,
  type: CardType,
  attack: z.int().min(0),
  defense: z.int().min(0),
  cost: z.int().min(0).max(4),
  effects: z.array(Effect).min(1),
});
export type CombatCard = z.infer<typeof CombatCard>;
export const CombatCards = z.strictObject({ cards: z.array(CombatCard) });

export const CombatDeck = z.strictObject({
  id: Id,
  name: Name,
  cards: z.array(z.strictObject({ card: Id, copies: z.int().min(1) })),
});
export type CombatDeck = z.infer<typeof CombatDeck>;
export const CombatDecks = z.strictObject({ decks: z.array(CombatDeck) });
