import { z } from 'zod';

/** What must be so for a bonus or an ability; several stand together and must all be so. */
export const When = z.enum([
  /** The target is beside none of its own allies. */
  'target-alone',
  /** The target is beside an ally of the attacker. */
  'target-flanked',
  /** The target is disarmed, immobilized or stunned. */
  'target-hampered',
  'target-poisoned',
  'target-stunned',
  /** The attacker is invisible (GH-11.6). */
  'you-invisible',
  /** The attacker is beside an obstacle that he may destroy. */
  'obstacle-beside',
  /** The move of this action went in a straight line (GH-6.1). */
  'moved-straight',
  /** The move of this action ended in the hex in which it began. */
  'back-where-started',
  /** The figure entered one hex at most in this turn. */
  'moved-at-most-1',
]);
export type When = z.infer<typeof When>;
