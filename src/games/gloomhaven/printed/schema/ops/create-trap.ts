import { z } from 'zod';
import { Condition } from '../terms/base.ts';

/** In an empty hex beside the figure; a monster's lies nearest to an enemy (GH-9.38). */
export const CreateTrap = z.strictObject({
  op: z.literal('create-trap'),
  damage: z.int(),
  conditions: z.array(Condition).min(1).optional(),
  /** Experience when an enemy springs it. */
  xp: z.int().min(1).optional(),
});
