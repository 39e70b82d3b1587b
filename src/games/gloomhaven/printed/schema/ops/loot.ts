import { z } from 'zod';
import { Amount } from '../terms/amount.ts';

/** GH-12.3; of monsters GH-9.35. */
export const Loot = z.strictObject({
  op: z.literal('loot'),
  /** Range in hexes. */
  n: z.int().min(1),
  /** So many tokens at most. */
  most: z.int().min(1).optional(),
  /** Tokens that come from the supply besides. */
  extra: Amount.optional(),
});
