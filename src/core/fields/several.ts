import type { Json } from '../terms/plain.ts';
import {
  type Below,
  type FieldKind,
  type Here,
  type Labelled,
  type Range,
  type SoFar,
  sampled,
  shuffled,
} from './field.ts';

/** What a set and an order have in common: so many of some options, none of them twice. */

export interface Several<G = unknown, About = Json> extends Labelled<G, About> {
  options(here: Here<G, About>, soFar: SoFar): readonly string[];
  /** How few and how many. */
  size(here: Here<G, About>, soFar: SoFar): Range;
}

/** How the values of a kind are found. */
interface Ways<F> {
  /** What chance has chosen, in its order, in the form that values have. */
  put(chosen: string[], options: readonly string[]): string[];
  /** Whether the value holds as a whole; if absent any does. */
  holds?(field: F, here: Here, chosen: readonly string[]): boolean;
}

/** How such values are found: `ways` lists all of exactly `n` options. */
export function several<F extends Several>(
  ways: (options: readonly string[], n: number) => Generator<string[]>,
  { put, holds = () => true }: Ways<F>,
): Omit<FieldKind<F, string[]>, 'check'> {
  function* list(field: F, here: Here, soFar: SoFar): Generator<string[]> {
    const options = field.options(here, soFar);
    const [min, max] = field.size(here, soFar);
    for (let n = min; n <= Math.min(max, options.length); n++)
      for (const value of ways(options, n)) if (holds(field, here, value)) yield value;
  }
  return {
    isSingle: false,
    only(field, here, soFar) {
      const [min, max] = field.size(here, soFar);
      return min === 0 && max >= 0 && field.options(here, soFar).length === 0 ? [] : undefined;
    },
    list,
    pick(field, here, soFar) {
      const options = field.options(here, soFar);
      const size = field.size(here, soFar);
      const [min] = size;
      const most = Math.min(size[1], options.length);
      const sample = (below: Below) => {
        if (most < min) return undefined;
        const value = put(shuffled(options, below).slice(0, min + below(most - min + 1)), options);
        return holds(field, here, value) ? value : undefined;
      };
      return (below) =>
        sampled(
          () => sample(below),
          () => list(field, here, soFar),
        );
    },
  };
}
