import { z } from 'zod';
import { aim } from '../terms/aim.ts';

/** GH-15.6: so many cards of a pile come back to hand; the character who has them chooses which. */
export const Recover = z.strictObject({
  op: z.literal('recover'),
  pile: z.enum(['discard', 'lost']),
  count: z.union([z.int().min(1), z.literal('all')]),
  ...aim,
  /** Then so many cards of that hand are lost. */
  lose: z.int().min(1).optional(),
  /** The card is one of an ally beside them. */
  from: z.literal('ally-beside-them').optional(),
});
