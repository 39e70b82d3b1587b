import { refuse } from '#core/actions';
import type { Labelled } from '#core/fields/field';
import type { Refusal } from '#core/types';
import { labelOf, type Typing } from '../fields/field.ts';
import { type Candidate, folded, meant } from './reading.ts';

/** How many options a refusal lists. */
export const LISTED = 10;

/** The one option that the typed words mean. Refuses what means none or several, with those that are possible. */
export function theOne(typing: Typing<Labelled>, words: string, among: readonly Candidate[]): Candidate | Refusal {
  const [only, ...others] = meant(words, among);
  if (only && others.length === 0) return only;
  const named = (only ? [only, ...others] : among).slice(0, LISTED).map(({ value }) => {
    const label = labelOf(typing, typing.field, value);
    return folded(label) === folded(words) ? `${label} (${value})` : label;
  });
  return refuse(only ? 'ambiguous' : 'not-understood', { given: words, ...(named.length > 0 && { options: named }) });
}
