import { z } from 'zod';
import { Amount } from '../terms/amount.ts';
import { Condition, Element, Id, Name } from '../terms/base.ts';
import { Attack } from './attack.ts';

/** A character's summon (`creatures.json`). */
export const Creature = z.strictObject({
  id: Id,
  name: Name,
  hp: z.int().min(1),
  move: z.int(),
  /** Absent: it only moves (GH-16.2). */
  attack: Amount.optional(),
  /** Absent: melee. */
  range: z.int().min(2).optional(),
  flying: z.literal(true).optional(),
  /** What its attacks give. */
  conditions: z.array(Condition).min(1).optional(),
  /** An element that is infused whenever it attacks. */
  infuses: Element.optional(),
  /** What it does when it dies. */
  onDeath: z.array(Attack).min(1).optional(),
});
export type Creature = z.infer<typeof Creature>;
export const Creatures = z.strictObject({ creatures: z.array(Creature) });

/** The creature of that id appears in an empty hex beside the character (GH-16.1). */
export const Summon = z.strictObject({ op: z.literal('summon'), creature: Id });
