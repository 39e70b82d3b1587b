import { z } from 'zod';

/** GH-10.2: what the stat card, or the scenario, says under that number. */
export const BossSpecial = z.strictObject({
  op: z.literal('boss-special'),
  n: z.union([z.literal(1), z.literal(2)]),
});
