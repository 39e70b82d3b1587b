import { refuse } from '#core/actions';
import type { Labelled } from '#core/fields/field';
import type { Refusal } from '#core/types';
import { labelOf, type TypingField } from '../field/field.ts';
import { type Candidate, candidates, folded, meant } from './reading.ts';

/** How many options a refusal lists. */
export const LISTED = 10;

/**
 * The one option that the typed words mean, after those that are `chosen` already. Refuses what is expected but not there, saying
 * why, and what means none or several, with those that are possible.
 */
export function theOne(
  typing: TypingField<Labelled>,
  words: string,
  among: readonly Candidate[],
  chosen: readonly string[] = [],
): Candidate | Refusal {
  const [only, ...others] = meant(words, among);
  if (only && others.length === 0) return only;
  const missed = only ? undefined : missing(typing, words, chosen);
  if (missed) return missed;
  const named = (only ? [only, ...others] : among).slice(0, LISTED).map(({ value }) => {
    const label = labelOf(typing, typing.field, value);
    return folded(label) === folded(words) ? `${label} (${value})` : label;
  });
  return refuse(only ? 'ambiguous' : 'not-understood', { given: words, ...(named.length > 0 && { options: named }) });
}

/** Why the only option that the words mean is not there, if it is one that is expected. */
function missing(typing: TypingField<Labelled>, words: string, chosen: readonly string[]): Refusal | undefined {
  const { field, here, soFar } = typing;
  const absent = field.absent?.(here, soFar, chosen) ?? [];
  const [only, ...others] = meant(words, candidates(typing, field, [...new Set(absent.map(({ option }) => option))]));
  const why = only && others.length === 0 && absent.find(({ option }) => option === only.value)?.why;
  return why ? refuse('absent', { given: field.label(only.value, here) as never, why }) : undefined;
}
