import type { Json, Message } from '../terms/plain.ts';
import { type FieldKind, type Here, inRange, isWords, wrong } from './field.ts';
import { type Several, several } from './several.ts';

/** A set of options without repetition; `size` bounds how many. */
export interface Some<G = unknown, About = Json> extends Several<G, About> {
  kind: 'some';
  /** Why these do not go together, whatever the other fields say; absent where any do. */
  parts?(here: Here<G, About>, chosen: readonly string[]): Message | undefined;
}
export type SomeValue = string[];

export const someKind: FieldKind<Some, SomeValue> = {
  ...several(subsets, {
    put: (chosen, options) => options.filter((one) => chosen.includes(one)),
    holds: (field: Some, here, chosen) => !field.parts?.(here, chosen),
  }),
  check(field, here, soFar, value) {
    if (!isWords(value) || new Set(value).size !== value.length) return wrong('bad-arguments');
    const options = field.options(here, soFar);
    const stranger = value.find((one) => !options.includes(one));
    if (stranger !== undefined) return wrong('not-available', { given: stranger });
    return inRange(value.length, field.size(here, soFar), 'wrong-number') ?? field.parts?.(here, value);
  },
};

/** All subsets of exactly `n` options, in the order of the options. */
function* subsets<T>(options: readonly T[], n: number): Generator<T[]> {
  if (n === 0) {
    yield [];
    return;
  }
  for (let i = 0; i + n <= options.length; i++) {
    for (const rest of subsets(options.slice(i + 1), n - 1)) yield [options[i]!, ...rest];
  }
}
