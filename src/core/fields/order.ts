import type { Json } from '../terms/plain.ts';
import { type FieldKind, inRange, isWords, wrong } from './field.ts';
import { type Several, several } from './several.ts';

/** Options in an order, none of them twice: two cards of which the first leads. `size` bounds how many. */
export interface Order<G = unknown, About = Json> extends Several<G, About> {
  kind: 'order';
}
/** The first is the first of the order. */
export type OrderValue = string[];

export const orderKind: FieldKind<Order, OrderValue> = {
  ...several(orders, { put: (chosen) => chosen }),
  isOrdered: true,
  check(field, here, soFar, value) {
    if (!isWords(value)) return wrong('bad-arguments');
    const options = field.options(here, soFar);
    const odd = value.find((one, i) => !options.includes(one) || value.indexOf(one) < i);
    if (odd !== undefined) return wrong('not-available', { given: odd });
    return inRange(value.length, field.size(here, soFar), 'wrong-number');
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
