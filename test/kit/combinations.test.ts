import { describe, expect, test } from 'vitest';
import { combinations, foremost } from './combinations.ts';

const options = (...sizes: number[]) =>
  Object.fromEntries(sizes.map((size, i) => [`o${i}`, Array.from({ length: size }, (_, v) => `o${i}v${v}`)]));
const defaultOf = (of: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(of).map(([name, values]) => [name, values[0]]));

/** The pairs of values of two options that no choice has. */
function missing(of: Record<string, string[]>, chosen: readonly Record<string, string>[]): string[] {
  const names = Object.keys(of);
  return names.flatMap((a, i) =>
    names
      .slice(i + 1)
      .flatMap((b) =>
        of[a]!.flatMap((va) =>
          of[b]!.flatMap((vb) => (chosen.some((one) => one[a] === va && one[b] === vb) ? [] : [`${va}+${vb}`])),
        ),
      ),
  );
}

describe('Combinations of options', () => {
  test('are all of them up to twelve', () => {
    for (const sizes of [[], [3], [2, 2], [2, 2, 3], [12]]) {
      const of = options(...sizes);
      const found = combinations(of);
      expect(found).toHaveLength(sizes.reduce((n, size) => n * size, 1));
      expect(new Set(found.map((one) => JSON.stringify(one))).size).toBe(found.length);
      expect(found[0]).toEqual(defaultOf(of));
    }
  });

  test('beyond twelve are few that have every pair, the default first, each whole and of known values', () => {
    for (const sizes of [
      [2, 7],
      [3, 3, 3],
      [2, 2, 2, 2],
      [2, 2, 2, 2, 2, 2],
      [4, 3, 2, 2, 2, 2],
      [5, 4, 3, 3, 2],
    ]) {
      const of = options(...sizes);
      const found = combinations(of);
      expect(missing(of, found)).toEqual([]);
      expect(found[0]).toEqual(defaultOf(of));
      for (const one of found) {
        expect(Object.keys(one)).toEqual(Object.keys(of));
        for (const [name, value] of Object.entries(one)) expect(of[name]).toContain(value);
      }
      const [most = 1, second = 1] = sizes.toSorted((a, b) => b - a);
      expect(found.length).toBeLessThanOrEqual(most * second * 2);
    }
    expect(combinations(options(2, 2, 2, 2, 2, 2)).length).toBeLessThanOrEqual(10);
  });

  test('of one option are all its values, however many', () => {
    expect(combinations(options(13))).toHaveLength(13);
  });

  test('are the same each time', () => {
    expect(combinations(options(3, 3, 3, 2))).toEqual(combinations(options(3, 3, 3, 2)));
  });

  test('are cut down to so many that begin with the default and have every value of the short options', () => {
    const of = options(20, 4, 2);
    const all = combinations(of);
    const some = foremost(all, 8);
    expect([all.length >= 80, some.length, some[0]]).toEqual([true, 8, defaultOf(of)]);
    for (const [name, values] of Object.entries(of).slice(1))
      expect(new Set(some.map((one) => one[name]))).toEqual(new Set(values));
    expect(new Set(some.map(({ o0 }) => o0)).size).toBe(8);
    expect(foremost(all, 1_000)).toEqual(all);
  });
});
