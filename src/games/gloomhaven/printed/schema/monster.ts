import { z } from 'zod';
import { Ability } from './abilities/ability.ts';
import { Amount } from './terms/amount.ts';
import { Condition, Id, Name } from './terms/base.ts';

/** Stat cards (GH-9, GH-10). */

const stats = {
  /** Absent: melee. */
  range: z.int().min(2).optional(),
  shield: z.int().min(1).optional(),
  retaliate: z.int().min(1).optional(),
  /** How far it strikes (absent: 1). */
  reach: z.int().min(2).optional(),
  pierce: z.int().min(1).optional(),
  targets: z.int().min(2).optional(),
  /** What its attacks give. */
  conditions: z.array(Condition).min(1).optional(),
  /** Who attacks it has disadvantage. */
  disadvantage: z.literal(true).optional(),
  /** It attacks with advantage. */
  advantage: z.literal(true).optional(),
} as const;
export const Stats = z.strictObject({ hp: z.int().min(1), move: z.int(), attack: z.int(), ...stats });
export type Stats = z.infer<typeof Stats>;
export const Monster = z.strictObject({
  id: Id,
  name: Name,
  deck: Id,
  /** Figures there are (GH-13.6). */
  standees: z.int().min(1),
  flying: z.literal(true).optional(),
  /** By level, 0 to 7. */
  levels: z.array(z.strictObject({ normal: Stats, elite: Stats })).length(8),
});
export type Monster = z.infer<typeof Monster>;

export const Immunity = z.union([Condition, z.enum(['push', 'pull'])]);
export const BossStats = z.strictObject({ hp: Amount, move: z.int(), attack: Amount, ...stats });
export type BossStats = z.infer<typeof BossStats>;
/** What it does under a special, or that the scenario says so (`bossSpecials`). */
const Special = z.union([z.array(Ability).min(1), z.literal('by-scenario')]);
export const Boss = z.strictObject({
  id: Id,
  name: Name,
  deck: Id,
  /** Figures of it in its scenario. */
  count: z.int().min(1),
  /** A variant of this type, with its deck and standees (GH-10.5); a boss of its own has none. */
  variantOf: Id.optional(),
  immune: z.array(Immunity).min(1).optional(),
  levels: z.array(BossStats).length(8),
  specials: z.strictObject({ 1: Special, 2: Special }).optional(),
});
export type Boss = z.infer<typeof Boss>;
export const Monsters = z.strictObject({ monsters: z.array(Monster), bosses: z.array(Boss) });
