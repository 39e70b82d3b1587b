import { expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import { firmly } from '#thinking/firmly';
import { halving, type Tried } from '#thinking/halving';
import { inMixedOrder, spread } from '#thinking/mixed';
import { unsalted } from '../kit/salt.ts';

// What is claimed of these draws is claimed of these alone.
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

test('the best of sixteen ways is found although chance moves each sample by more than lies between them', () => {
  const chance = chanceFrom(unsalted('halving'));
  let samples = 0;
  const found = halving({
    ways: 16,
    budget: 1_600,
    sample(way) {
      samples++;
      return way + 8 * (chance() - 0.5);
    },
    worth: mean,
  });
  expect(found[0]!.way).toBe(15);
  expect(samples).toBeLessThanOrEqual(1_600);
  expect(found.map(({ way }) => way).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, way) => way));
});

test('the better half is sampled more, and who went out is worth no more than those who went on', () => {
  const found = halving({ ways: 4, budget: 80, sample: (way, n) => (n === 0 ? 4 - way : way), worth: mean });
  const sampled = found.map(({ values }) => values.length);
  expect(sampled[0]).toBeGreaterThan(sampled[3]!);
  const worths = found.map(({ worth }) => worth);
  expect(worths).toEqual(worths.toSorted((a, b) => b - a));
});

test('who stops after some rounds has what was heard then, and goes no further', () => {
  const heard: (readonly Tried[])[] = [];
  const trial = { ways: 8, budget: 96, sample: (way: number, n: number) => way * n, worth: mean };
  const whole = halving({ ...trial, heard: (_, found) => heard.push(found) });
  expect(heard.length).toBe(2);
  for (const [i, found] of heard.entries()) expect(halving({ ...trial, rounds: i + 1 })).toEqual(found);
  expect(halving({ ...trial, rounds: 3 })).toEqual(whole);
});

test('each way has one sample at least, and the samples of all ways have the same numbers', () => {
  const asked: number[][] = [[], [], []];
  halving({ ways: 3, budget: 1, sample: (way, n) => asked[way]!.push(n), worth: mean });
  for (const numbers of asked) expect(numbers).toEqual(numbers.map((_, n) => n));
  expect(asked.every((numbers) => numbers.length > 0)).toBe(true);
});

test('a single way is the best, and is worth what it gave', () => {
  expect(halving({ ways: 1, budget: 2, sample: () => 3, worth: mean })).toMatchObject([{ way: 0, worth: 3 }]);
});

test('without anything given away the order is by worth; else what is worth a little less comes first now and then', () => {
  const items = [{ worth: 1 }, { worth: 3 }, { worth: 2 }];
  const chance = chanceFrom(unsalted('mixed'));
  expect(inMixedOrder(items, 0, chance).map(({ worth }) => worth)).toEqual([3, 2, 1]);
  const firsts = Array.from({ length: 1_000 }, () => inMixedOrder(items, 1, chance)[0]!.worth);
  const share = (worth: number) => firsts.filter((one) => one === worth).length / 1_000;
  // By weight e : 1, as two that lie the difference apart.
  expect(share(2) / share(3)).toBeCloseTo(1 / Math.E, 1);
  expect(share(1)).toBeGreaterThan(0);
});

test('a single value does not differ from itself', () => {
  expect([spread([5]), spread([2, 2]), spread([1, 3])]).toEqual([0, 0, Math.SQRT2]);
});

test('a way that is to stay is sampled as often as those that go on, however bad it looks', () => {
  const found = halving({ ways: 8, budget: 80, sample: (way) => way, worth: mean, stays: 0 });
  expect(found[0]!.way).toBe(7);
  const sampled = (way: number) => found.find((one) => one.way === way)!.values.length;
  expect(sampled(0)).toBe(sampled(7));
  expect(sampled(1)).toBeLessThan(sampled(7));
});

test('what is known to be good stays first unless another is better by more than chance makes of it', () => {
  const known = (values: number[]) => ({ way: 0, values, worth: mean(values) });
  const other = (values: number[]) => ({ way: 1, values, worth: mean(values) });
  const firstOf = (found: Tried[]) => firmly(found)[0]!.way;
  // Better in each of the same worlds, by as much in all of them; and by luck in one of four.
  expect(firstOf([other([3, 6, 9]), known([2, 5, 8])])).toBe(1);
  expect(firstOf([other([9, 1, 1, 1]), known([2, 2, 2, 2])])).toBe(0);
  expect(firstOf([known([3, 3]), other([2, 2])])).toBe(0);
  // All that follow are worth no more than the first.
  const worths = firmly([other([9, 1, 1, 1]), known([2, 2, 2, 2])]).map(({ worth }) => worth);
  expect(worths).toEqual([3, 3]);
  // In doubt it has to be better by more than the judge may err, however often that was tried.
  const surely = [other([3, 6, 9]), known([2, 5, 8])];
  expect(firmly(surely, 0.9)[0]!.way).toBe(1);
  expect(firmly(surely, 1.1)[0]!.way).toBe(0);
});
