import { expect, test } from 'vitest';
import { plays } from '../kit/lengths.ts';

test('a test by chance plays the sample, the whole, or so many percent of the way from one to the other', () => {
  const matches = { sample: 10, whole: 300 };
  expect([0, 4, 50, 100].map((percent) => plays(matches, percent))).toEqual([10, 22, 155, 300]);
  expect([0, 50, 100].map((percent) => plays({ sample: 6, whole: 1 }, percent))).toEqual([6, 4, 1]);
});
