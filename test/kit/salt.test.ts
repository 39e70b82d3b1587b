import { describe, expect, test } from 'vitest';
import { playout } from '#chance/playout';
import { again, salted, saltedNumber, unsalted } from './salt.ts';
import { toy } from './toy-game.ts';

describe('A seed of play by chance', () => {
  test('is the one that was written when there is no salt', () => expect(salted('end/0', '')).toBe('end/0'));

  test('is another one under each salt, and the same under the same', () => {
    const seeds = ['end/0', 'end/1'].flatMap((seed) => ['', 'a', 'b'].map((salt) => salted(seed, salt)));
    expect(new Set(seeds).size).toBe(6);
    expect(salted('end/0', 'a')).toBe(salted('end/0', 'a'));
  });

  test('plays another match under another salt, and the same one under the same', () => {
    const log = (salt: string) => {
      const { match } = playout(toy, salted('match', salt));
      return JSON.stringify([match.rng.seed, match.base]);
    };
    expect(log('a')).not.toBe(log('b'));
    expect(log('a')).toBe(log('a'));
  });

  test('as a number is whole, from 0 to below 2^31', () => {
    const numbers = Array.from({ length: 200 }, (_, i) => saltedNumber('fuzz', `${i}`));
    expect(new Set(numbers).size).toBe(200);
    for (const n of numbers) expect(Number.isInteger(n) && n >= 0 && n < 2 ** 31).toBe(true);
  });

  test('of one particular play never changes', () =>
    expect(unsalted('the match of the manual')).toBe('the match of the manual'));
});

test('a failure says how its chance is had again', () => {
  expect(again('3f0c')).toContain('CASTELLAN_SALT=3f0c');
  expect(again('')).toBe('no salt');
});
