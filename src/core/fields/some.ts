import {
  type Below,
  type FieldKind,
  type Here,
  inRange,
  isWords,
  type Labelled,
  type Range,
  type SoFar,
  sampled,
  shuffled,
  wrong,
} from './field.ts';

/** A set of options without repetition; `size` bounds how many. */
export interface Some<G = unknown> extends Labelled<G> {
  kind: 'some';
  options(here: Here<G>, soFar: SoFar): readonly string[];
  size(here: Here<G>, soFar: SoFar): Range;
}
export type SomeValue = string[];

export const some: FieldKind<Some, SomeValue> = {
  isSingle: false,
  check(field, here, soFar, value) {
    if (!isWords(value) || new Set(value).size !== value.length) return wrong('bad-arguments');
    const options = field.options(here, soFar);
    const stranger = value.find((one) => !options.includes(one));
    if (stranger !== undefined) return wrong('not-available', { given: stranger });
    return inRange(value.length, field.size(here, soFar), 'wrong-number');
  },
  only(field, here, soFar) {
    const [min, max] = field.size(here, soFar);
    return min === 0 && max >= 0 && field.options(here, soFar).length === 0 ? [] : undefined;
  },
  *list(field, here, soFar) {
    const options = field.options(here, soFar);
    const [min, max] = field.size(here, soFar);
    for (let n = min; n <= Math.min(max, options.length); n++) yield* subsets(options, n);
  },
  pick(field, here, soFar) {
    const options = field.options(here, soFar);
    const [min, max] = field.size(here, soFar);
    const most = Math.min(max, options.length);
    const sample = (below: Below) => {
      if (most < min) return undefined;
      const mixed = shuffled(options, below);
      const n = min + below(most - min + 1);
      if (n === 0) return [];
      const chosen = mixed.slice(0, n);
      return options.filter((one) => chosen.includes(one));
    };
    return (below) =>
      sampled(
        () => sample(below),
        () => some.list(field, here, soFar),
      );
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
