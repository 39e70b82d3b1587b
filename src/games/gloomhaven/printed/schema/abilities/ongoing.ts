import { z } from 'zod';
import { boost } from '../terms/boost.ts';
import { Consumptions } from './consume.ts';
import { Plain } from './plain.ts';

export const Trigger = z.enum([
  /** Each attack you make, against one target (GH-7.4). */
  'your-attack',
  /** A whole attack ability of yours, with all its targets. */
  'your-attack-action',
  /** Each attack of an ally within `within` of you; anywhere without it. */
  'ally-attack',
  /** The same, or your own. */
  'your-or-ally-attack',
  /** A heal ability of yours. */
  'your-heal',
  /** A move ability of yours (GH-6.12). */
  'your-move',
  /** Damage from any source; before the choice of GH-8.1 (GH-8.2). */
  'damaged',
  /** Damage of an attack. */
  'damaged-by-attack',
  /** You are the target of an attack, before the modifier card. */
  'attacked',
  /** An enemy attacks an ally within `within` of you. */
  'ally-attacked',
  /** At any time in your own turn, before, between and after actions (GH-5.8). */
  'your-turn',
  /** At its beginning, after wounds (GH-5.1). */
  'turn-start',
  /** At its end (GH-5.9). */
  'turn-end',
  /** After all cards are revealed, before the order is known (GH-4.2). */
  'cards-revealed',
  /** "Attack 2" and "Move 2" instead of a printed half (GH-5.4). */
  'default-top',
  'default-bottom',
  /** Always. */
  'always',
]);
export type Trigger = z.infer<typeof Trigger>;

/** What happens whenever the trigger comes: of cards that stay active, and of items. */
export const effect = {
  trigger: Trigger,
  /** Only such attacks. */
  kind: z.enum(['melee', 'ranged']).optional(),
  /** Only an attack that targets a single enemy. */
  single: z.literal(true).optional(),
  within: z.int().min(1).optional(),
  ...boost,
  /** How far the retaliation strikes (absent: 1). */
  reach: z.int().min(2).optional(),
  /** The damage is 0; other effects of its source stay (GH-8.2). */
  negate: z.literal(true).optional(),
  /** The attacker has disadvantage (GH-7.22). */
  disadvantage: z.literal(true).optional(),
  /** The attack goes against you, however far you are. */
  redirect: z.literal(true).optional(),
  /** The ability may be an attack of the same value instead. */
  asAttack: z.literal(true).optional(),
  /** So many augments may be active (see `augment`). */
  augments: z.int().min(2).optional(),
  ops: z.array(Plain).min(1).optional(),
  consume: Consumptions,
} as const;
/** A bonus that lasts: to the end of the round, while the card is active, or for its charges (GH-15.4). */
export const Ongoing = z.strictObject({ op: z.literal('ongoing'), ...effect });
export type Ongoing = z.infer<typeof Ongoing>;
