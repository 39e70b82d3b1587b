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

export interface Several<G = unknown> extends Labelled<G> {
  options(here: Here<G>, soFar: SoFar): readonly string[];
  /** How few and how many. */
  size(here: Here<G>, soFar: SoFar): Range;
}

/**
 * How such values are found: `ways` lists all of exactly `n` options, `put` gives those that chance has chosen, in its order,
 * the form that they have.
 */
export function several<F extends Several>(
  ways: (options: readonly string[], n: number) => Generator<string[]>,
  put: (chosen: string[], options: readonly string[]) => string[],
): Omit<FieldKind<F, string[]>, 'check'> {
  function* list(options: readonly string[], [min, max]: Range): Generator<string[]> {
    for (let n = min; n <= Math.min(max, options.length); n++) yield* ways(options, n);
  }
  return {
    isSingle: false,
    only(field, here, soFar) {
      const [min, max] = field.size(here, soFar);
      return min === 0 && max >= 0 && field.options(here, soFar).length === 0 ? [] : undefined;
    },
    list: (field, here, soFar) => list(field.options(here, soFar), field.size(here, soFar)),
    pick(field, here, soFar) {
      const options = field.options(here, soFar);
      const size = field.size(here, soFar);
      const [min] = size;
      const most = Math.min(size[1], options.length);
      const sample = (below: Below) =>
        most < min ? undefined : put(shuffled(options, below).slice(0, min + below(most - min + 1)), options);
      return (below) =>
        sampled(
          () => sample(below),
          () => list(options, size),
        );
    },
  };
}
