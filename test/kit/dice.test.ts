import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { diceFrom } from './dice.ts';
import { salted } from './salt.ts';

const drawn = (size: number) => [randomBytes(size).toString('hex'), randomBytes(size).toString('hex')];
const begun = (seed: string, size: number) => {
  const dice = diceFrom(seed);
  const both = drawn(size);
  dice.restore();
  return both;
};

test('the seeds of matches follow from the seed of the dice, no two alike, until they are restored', () => {
  const [first, second] = begun('a', 32);
  expect(first).not.toBe(second);
  expect(begun('a', 32)).toEqual([first, second]);
  expect(begun('b', 32)).not.toContain(first);
  const [before] = drawn(32);
  begun('c', 32);
  // The dice of this test go on where they were.
  expect(drawn(32)).not.toContain(before);
});

test('whatever else is drawn stays fresh', () => {
  expect(begun('a', 8)).not.toEqual(begun('a', 8));
});

test('a test has dice of its own, the same each time', () => {
  expect(drawn(32)[0]).toBe(begun(salted('dice/a test has dice of its own, the same each time'), 32)[0]);
});
