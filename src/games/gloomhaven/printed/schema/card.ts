import { z } from 'zod';
import { Ability } from './abilities/ability.ts';
import { ClassId, Id, Name } from './terms/base.ts';

/** Cards of characters, and the characters themselves. */

/** GH-5.5: what one half does, and where the card goes afterwards. */
export const HalfOfCard = z.strictObject({
  effects: z.array(Ability).min(1),
  /** To the lost pile when it was performed, or when what lasts of it ends (GH-5.7). */
  lost: z.literal(true).optional(),
  /** The card lies in the active area if anything of it lasts: to the end of the round, or until it is ended (GH-15.4). */
  active: z.enum(['round', 'persistent']).optional(),
  /** So many times its bonus works, with the experience on each space. */
  charges: z.array(z.int().min(0)).min(1).optional(),
  /** Experience for performing it (GH-7.11). */
  xp: z.int().min(1).optional(),
  /** It never comes back from the lost pile (GH-15.6). */
  unrecoverable: z.literal(true).optional(),
});
export type HalfOfCard = z.infer<typeof HalfOfCard>;

export const Card = z.strictObject({
  no: z.int().min(1),
  name: Name,
  level: z.union([z.int().min(1).max(9), z.literal('X')]),
  initiative: z.int().min(1).max(99),
  top: HalfOfCard,
  bottom: HalfOfCard,
});
export type Card = z.infer<typeof Card>;
export const Cards = z.strictObject({ class: ClassId, cards: z.array(Card) });

/** The abilities a monster's card lists, in order (GH-9.1). */
export const MonsterCard = z.strictObject({
  id: Id,
  no: z.int(),
  initiative: z.int().min(1).max(99),
  /** The deck is shuffled at the end of the round (GH-17.1). */
  shuffle: z.literal(true).optional(),
  actions: z.array(Ability).min(1),
});
export type MonsterCard = z.infer<typeof MonsterCard>;
export const MonsterDecks = z.strictObject({
  decks: z.array(z.strictObject({ id: Id, cards: z.array(MonsterCard).length(8) })),
});
