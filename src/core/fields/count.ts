import type { Json } from '../terms/plain.ts';
import { type FieldKind, type Here, inRange, mixed, type Range, type SoFar, type Usual, wrong } from './field.ts';

/** A whole number in a range. */
export interface Count<G = unknown, About = Json> extends Usual<G, About> {
  kind: 'count';
  range(here: Here<G, About>, soFar: SoFar): Range;
}
export type CountValue = number;

/** The whole numbers of a range. */
export const numbersIn = ([min, max]: Range): number[] =>
  Array.from({ length: Math.max(0, max - min + 1) }, (_, i) => min + i);

export const countKind: FieldKind<Count, CountValue> = {
  isSingle: true,
  check(field, here, soFar, value) {
    if (typeof value !== 'number' || !Number.isInteger(value)) return wrong('bad-arguments');
    return inRange(value, field.range(here, soFar), 'out-of-range');
  },
  *list(field, here, soFar) {
    const [min, max] = field.range(here, soFar);
    for (let n = min; n <= max; n++) yield n;
  },
  pick(field, here, soFar) {
    const numbers = numbersIn(field.range(here, soFar));
    return (below) => mixed(numbers, below);
  },
};
