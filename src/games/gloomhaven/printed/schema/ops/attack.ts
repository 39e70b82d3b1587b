import { z } from 'zod';
import { Area, aim } from '../terms/aim.ts';
import { Amount } from '../terms/amount.ts';
import { Condition } from '../terms/base.ts';
import { Bonus } from '../terms/boost.ts';
import { When } from '../terms/when.ts';

/**
 * GH-7: enemies only. Without `range` and `where` it has the figure's own range, which is melee for characters (GH-7.3);
 * `range` 1 is melee. `mod` is added to the figure's own attack (GH-9.3).
 */
export const Attack = z.strictObject({
  op: z.literal('attack'),
  n: Amount.optional(),
  mod: z.int().optional(),
  range: aim.range,
  rangeMod: aim.rangeMod,
  where: aim.where,
  targets: aim.targets,
  /** All attacks of a monster with several targets go against its focus. */
  allOnFocus: z.literal(true).optional(),
  /** Every enemy on one shortest way to the target is attacked too. */
  alongWay: z.literal(true).optional(),
  aoe: Area.optional(),
  pierce: z.int().min(1).optional(),
  push: z.int().min(1).optional(),
  pull: z.int().min(1).optional(),
  conditions: z.array(Condition).min(1).optional(),
  when: z.array(When).min(1).optional(),
  bonus: z.array(Bonus).min(1).optional(),
  /**
   * The push of this attack into what stops it: against an `obstacle`, which is destroyed, once; or for each `hex` of the
   * push that something bars.
   */
  slam: z.strictObject({ on: z.enum(['obstacle', 'hex']), damage: z.int(), xp: z.int() }).optional(),
  /** Augments work on it (see `augment`), though it is an ally's. */
  augmented: z.literal(true).optional(),
  /** Experience for each enemy that is targeted. */
  xpEach: z.int().min(1).optional(),
});
