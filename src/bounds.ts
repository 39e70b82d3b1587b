import { z } from 'zod';
import type { Json } from '#core/types';

/**
 * What is saved has an end everywhere: a file that somebody has made must not be larger than a match can be. `test/bounds.test.ts`
 * finds what has none.
 */

/** An id of the data, or one that is made while a match is played. */
export const Word = z.string().max(80);

/** Things by name, at most so many. */
export const few = <T extends z.ZodType>(value: T, most: number, name: z.ZodString = Word) =>
  z
    .record(name, value)
    .refine((all) => Object.keys(all).length <= most, { error: `more than ${most}` })
    .meta({ maxProperties: most });

/** What no component counts: turns, coins, points. No match comes near its end. */
export const Tally = z.int().min(0).max(99_999);

/** Words of a long way hold each other; nothing is nested deeper, and what is could not be handed on. */
const DEEPEST = 200;

/** Plain JSON of at most so many letters, numbers and names in all, nested no deeper than anything is. */
export const plainJson = (most: number) =>
  z
    .custom<Json>((value) => value !== undefined && isWithin(value, most), 'missing, or too large')
    .meta({ maxLength: most });

/** It does not call itself: what is nested too deeply is too large. */
function isWithin(whole: unknown, most: number): boolean {
  const left: { value: unknown; depth: number }[] = [{ value: whole, depth: 0 }];
  let size = 0;
  while (left.length > 0) {
    const { value, depth } = left.pop()!;
    size += typeof value === 'string' ? 1 + value.length : 1;
    if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value)) {
        if (!Array.isArray(value)) size += name.length;
        left.push({ value: part, depth: depth + 1 });
      }
    }
    if (size + left.length > most || depth > DEEPEST) return false;
  }
  return true;
}
