import { z } from 'zod';
import { Rank } from '../terms/base.ts';

/** An enemy acts for your side to the end of the round: as you decide, or by the rules of monsters with sides changed. */
export const Turncoat = z.strictObject({
  op: z.literal('turncoat'),
  range: z.int().min(1),
  ranks: z.array(Rank).min(1),
  by: z.enum(['you', 'rules']),
});
