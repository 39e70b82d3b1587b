import { inNumbers, Term, totalOf } from '#games/gloomhaven/printed/sum/attack';
import type { Look } from '../pictures.ts';

/** What a blow was added up of, in numbers. */

type Told = NonNullable<Look['now']>['events'][number];

/** What was drawn for a blow and is read off no sum: cards that did not count, and what a curse, a blessing or a helmet made of it. */
export interface Drawn {
  /** "−1" of each card that did not count, or the condition that it is. */
  dropped: string[];
  fate?: 'curse' | 'bless' | 'held';
}
const FATES = ['curse', 'bless'] as const;
/** Cards that double. */
const DOUBLES: ReadonlySet<unknown> = new Set(['x2', 'bless']);

/** What a doubled sum has, or one of which nothing is left. */
const STRONGER: ReadonlySet<string> = new Set(['double', 'null']);

/** Undefined where the sum says all. */
export function drawnOf({ cards, dropped, terms }: Told['shown']): { drawn?: Drawn } {
  const those: readonly unknown[] = Array.isArray(cards) ? cards : [];
  const sum = Array.isArray(terms) ? Term.array().parse(terms) : [];
  // A helmet makes +0 of what would double.
  const isHeld = sum.length > 0 && those.some((one) => DOUBLES.has(one)) && !sum.some(({ what }) => STRONGER.has(what));
  const fate = isHeld ? 'held' : FATES.find((one) => those.includes(one));
  const others = Array.isArray(dropped) ? dropped.map(String) : [];
  return fate || others.length > 0 ? { drawn: { dropped: others, ...(fate && { fate }) } } : {};
}

/** Numbers that would be taken for cards: their sign stands before them, in the text of a sum in braces. */
const SIGNED = ['shield', 'pierce', 'poison'] as const;
export type Signed = (typeof SIGNED)[number];
export const isSigned = (what: string): what is Signed => SIGNED.some((one) => one === what);

/** Matches of the first version of the rules told the sum alone, in numbers. */
export function sumOf({ terms, sum, damage }: Told['shown']): { sum?: string } {
  if (!Array.isArray(terms)) return { sum: `${String(sum)} = ${String(damage)}` };
  const all = Term.array().parse(terms);
  if (all.length < 2) return {};
  return {
    sum: `${inNumbers(all, (what) => (isSigned(what) ? `{${what}}` : ''))} ${totalOf(all) < 0 ? '→' : '='} ${String(damage)}`,
  };
}
