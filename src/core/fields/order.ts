import {
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

/** Options in an order, none of them twice: two cards of which the first leads. `size` bounds how many. */
export interface Order<G = unknown> extends Labelled<G> {
  kind: 'order';
  options(here: Here<G>, soFar: SoFar): readonly string[];
  size(here: Here<G>, soFar: SoFar): Range;
}
/** The first is the first of the order. */
export type OrderValue = string[];

export const order: FieldKind<Order, OrderValue> = {
  isSingle: false,
  check(field, here, soFar, value) {
    if (!isWords(value)) return wrong('bad-arguments');
    const options = field.options(here, soFar);
    const odd = value.find((one, i) => !options.includes(one) || value.indexOf(one) < i);
    if (odd !== undefined) return wrong('not-available', { given: odd });
    return inRange(value.length, field.size(here, soFar), 'wrong-number');
  },
  only(field, here, soFar) {
    const [min, max] = field.size(here, soFar);
    return min === 0 && max >= 0 && field.options(here, soFar).length === 0 ? [] : undefined;
  },
  *list(field, here, soFar) {
    const options = field.options(here, soFar);
    const [min, max] = field.size(here, soFar);
    for (let n = min; n <= Math.min(max, options.length); n++) yield* orders(options, n);
  },
  pick(field, here, soFar) {
    const options = field.options(here, soFar);
    const [min, max] = field.size(here, soFar);
    const most = Math.min(max, options.length);
    return (below) => {
      const sample = () => (most < min ? undefined : shuffled(options, below).slice(0, min + below(most - min + 1)));
      return sampled(sample, () => order.list(field, here, soFar));
    };
  },
};

/** All ways to put exactly `n` of the options in an order. */
function* orders<T>(options: readonly T[], n: number): Generator<T[]> {
  if (n === 0) {
    yield [];
    return;
  }
  for (const [i, first] of options.entries()) {
    for (const rest of orders(options.toSpliced(i, 1), n - 1)) yield [first, ...rest];
  }
}
