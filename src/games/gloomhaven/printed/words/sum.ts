import type { Message } from '#core/types';
import { type Term, totalOf, written } from '../sum/attack.ts';
import { json } from './parts.ts';

/** The sum of an attack in words: "(3 + 1 poison) × 2 − 1 shield + 1 pierce". */
export function sumWords(terms: readonly Term[]): Message {
  const sum = written<Message>(terms, {
    begin: (n) => ({ key: 'sum.base', args: { n } }),
    add: (before, { what, n }) => ({
      key: n < 0 ? 'sum.less' : 'sum.more',
      args: { before: json(before), term: json({ key: `sum.${what}`, args: { n: Math.abs(n) } }) },
    }),
    multiply: (before, n) => ({ key: 'sum.times', args: { before: json(before), n } }),
    brackets: (inner) => ({ key: 'sum.brackets', args: { sum: json(inner) } }),
  });
  // GH-7.6: below 0 is 0.
  return totalOf(terms) < 0 ? { key: 'sum.least', args: { sum: json(sum) } } : sum;
}
