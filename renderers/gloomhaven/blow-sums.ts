import { inNumbers, Term, totalOf } from '#games/gloomhaven/printed/sum/attack';
import type { Look } from '../pictures.ts';

/** What a blow was added up of, in numbers. */

type Told = NonNullable<Look['now']>['events'][number];

/** Matches of the first version of the rules told the sum alone, in numbers. */
export function sumOf({ terms, sum, damage }: Told['shown']): { sum?: string } {
  if (!Array.isArray(terms)) return { sum: `${String(sum)} = ${String(damage)}` };
  const all = Term.array().parse(terms);
  if (all.length < 2) return {};
  return { sum: `${inNumbers(all)} ${totalOf(all) < 0 ? '→' : '='} ${String(damage)}` };
}
