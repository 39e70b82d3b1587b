import { z } from 'zod';
import { Area } from './aim.ts';
import { Amount } from './amount.ts';
import { Condition } from './base.ts';
import { When } from './when.ts';

/**
 * What is added to an ability: by a condition that is met, an element consumed, an item, a bonus that lasts, a modifier
 * card. A number is added to the value of its name in that ability; where it has none, to the next of the same half that has.
 */
export const boost = {
  when: z.array(When).min(1).optional(),
  attack: Amount.optional(),
  move: z.int().optional(),
  heal: z.int().optional(),
  shield: z.int().optional(),
  retaliate: z.int().optional(),
  damage: z.int().optional(),
  loot: z.int().optional(),
  /** Cards more to recover. */
  count: z.int().optional(),
  /** GH-7.5; a melee attack stays one (item 68). */
  range: z.int().optional(),
  /** So many targets more (GH-7.5), or all in range. */
  targets: z.union([z.int(), z.literal('all')]).optional(),
  push: z.int().optional(),
  pull: z.int().optional(),
  /** Shield that is ignored; `all` of it. */
  pierce: z.union([z.int().min(1), z.literal('all')]).optional(),
  conditions: z.array(Condition).min(1).optional(),
  jump: z.literal(true).optional(),
  /** This pattern instead of a single target, or of the one before. */
  aoe: Area.optional(),
  advantage: z.literal(true).optional(),
  /** The attack is multiplied after all that is added (GH-7.10). */
  multiply: z.int().min(2).optional(),
  /** The augments of the Mindthief work on this attack, though it is no melee attack of his. */
  augmented: z.literal(true).optional(),
  /** Experience, each time it applies. */
  xp: Amount.optional(),
} as const;

/** A bonus printed within an attack. */
export const Bonus = z.strictObject(boost);
export type Bonus = z.infer<typeof Bonus>;
