import { z } from 'zod';
import { Boost } from './abilities/plain.ts';
import { ClassId, Name } from './terms/base.ts';

/** Attack modifier cards (GH-7.20 to GH-7.26), the decks of them, and the perks that change a deck. */

export const MODIFIERS = ['minus2', 'minus1', 'plus0', 'plus1', 'plus2', 'plus3', 'null', 'x2'] as const;
export const Modifier = z.enum(MODIFIERS);
export type Modifier = z.infer<typeof Modifier>;
const Count = z.strictObject({ card: Modifier, count: z.int().min(1) });

export const ModifierCard = z.strictObject({
  ...Count.shape,
  /** GH-7.20: another card is drawn besides. */
  rolling: z.literal(true).optional(),
  gain: Boost.optional(),
});
export type ModifierCard = z.infer<typeof ModifierCard>;

export const Modifiers = z.strictObject({
  /** What each does with the attack (GH-7.10). */
  cards: z.record(
    Modifier,
    z.union([
      z.strictObject({ add: z.int() }),
      z.strictObject({ multiply: z.literal(2) }),
      z.strictObject({ zero: z.literal(true) }),
    ]),
  ),
  /** A character's and the monsters' (GH-1.3). */
  deck: z.array(Count),
  /** After these the deck is shuffled at the end of the round (GH-17.1). */
  shuffleAfter: z.array(Modifier),
  /** GH-11.5: what they are, and how many there are: bless for all, curses for the monsters and for all characters. */
  bless: z.strictObject({ card: Modifier, supply: z.int() }),
  curse: z.strictObject({ card: Modifier, supplyMonsters: z.int(), supplyCharacters: z.int() }),
});

export const Perk = z.strictObject({
  /** So often it can be taken. */
  boxes: z.int().min(1),
  remove: z.array(Count).min(1).optional(),
  add: z.array(ModifierCard).min(1).optional(),
  /** -1 cards of items are not added (GH-1.6). */
  ignoreItemPenalties: z.literal(true).optional(),
  /** Negative effects at the setup of a scenario do not touch the character. */
  ignoreScenarioPenalties: z.literal(true).optional(),
});
export type Perk = z.infer<typeof Perk>;

export const CharacterClass = z.strictObject({
  id: ClassId,
  name: Name,
  race: Name,
  handSize: z.int(),
  /** Maximum hit points at levels 1 to 9. */
  hp: z.array(z.int()).length(9),
  perks: z.array(Perk),
});
export type CharacterClass = z.infer<typeof CharacterClass>;
export const Classes = z.strictObject({ classes: z.array(CharacterClass) });
