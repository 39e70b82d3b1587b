import { z } from 'zod';
import rules from '../data/rules.json' with { type: 'json' };

/** What the dice and the cups say: the numbers of the game, read when it is loaded. */

const Rules = z.strictObject({
  /** LD-1.1 */
  seats: z.strictObject({ min: z.int().min(2), max: z.int().max(6) }),
  /** LD-1.1: how many each begins with, and the sides of a die. */
  dice: z.int().min(1).max(9),
  sides: z.int().min(2).max(6),
  /** LD-4.2: the face that counts for every face. */
  wild: z.int().min(1),
});

/** Throws with the name of the file and the path of what is wrong. */
export function read(data: unknown): z.infer<typeof Rules> {
  const found = Rules.safeParse(data);
  if (found.success) return found.data;
  const { path, message } = found.error.issues[0]!;
  throw new Error(`rules.json: ${path.join('.')}: ${message}`);
}

export const { seats, dice: DICE, sides: SIDES, wild: WILD } = read(rules);

/** The faces of a die, the lowest first. */
export const faces: readonly number[] = Array.from({ length: SIDES }, (_, n) => n + 1);
