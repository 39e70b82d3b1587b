import { z } from 'zod';
import { Amount } from '../terms/amount.ts';

/** GH-6.1: up to so many hexes. `mod` is added to the figure's own move (GH-9.3). */
export const Move = z.strictObject({
  op: z.literal('move'),
  n: Amount.optional(),
  mod: z.int().optional(),
  /** GH-6.5. */
  jump: z.literal(true).optional(),
  /** Every hex in a straight line from the first. */
  straight: z.literal(true).optional(),
  /** Where it must end: beside an obstacle, or beside the one who commands it. */
  end: z.enum(['beside-obstacle', 'beside-you']).optional(),
  /** On the way: `loot` every hex that is entered, or `clear` obstacles and traps that are passed (they are gone, unsprung). */
  along: z.enum(['loot', 'clear']).optional(),
});
