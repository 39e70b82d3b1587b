import { describe, expect, test } from 'vitest';
import { type Choosable, marksOf, placeOf, type Region, regionAt } from './page-kit.ts';

/** What of a picture answers: the place that an answer means, by what it is and never by its words. */

const region = (id: string, holds: string[] = []): Region => ({ id, names: [id, id], shape: [10, 10, 5], holds });
const regions = [region('navell', ['kendrel']), region('D4'), region('D5')];
const choice = (label: string, ...means: [of: string, id: string][]): Choosable => ({
  label,
  press: `v1:pick:m:${label}`,
  means: means.map(([of, id]) => ({ of, id })),
});
const idOf = (...means: [string, string][]) => placeOf(regions, choice('', ...means).means)?.id;

describe('An answer means', () => {
  test('the first place that it names, also behind others', () => {
    expect(idOf(['place', 'D4'], ['place', 'D5'])).toBe('D4');
    expect(idOf(['figure', 'kendrel'], ['place', 'D5'])).toBe('D5');
  });
  test('where the first is seen whom it names, if it names no place', () => {
    expect(idOf(['item', 'x'], ['figure', 'kendrel'])).toBe('navell');
  });
  test('no place that is called like it and is something else', () => {
    expect(idOf(['card', 'D4'])).toBeUndefined();
    expect(idOf(['place', 'kendrel'])).toBeUndefined();
    expect(idOf(['figure', 'D4'])).toBeUndefined();
    expect(marksOf([choice('navell', ['words', 'navell'])], regions)).toEqual([]);
  });
  test('nothing where the picture shows none of it', () => expect(idOf(['place', 'elsewhere'])).toBeUndefined());
});

test('a place that several answers mean is outlined once, with all of them in their order; all others not at all', () => {
  const marks = marksOf(
    [choice('a', ['place', 'D5']), choice('b', ['place', 'D4']), choice('c', ['place', 'D5'])],
    regions,
  );
  expect(marks.map((one) => [one.region.id, ...one.choices.map(({ label }) => label)])).toEqual([
    ['D5', 'a', 'c'],
    ['D4', 'b'],
  ]);
  expect(marksOf([], regions)).toEqual([]);
});

test('of places over each other the one with the nearer middle is pressed, and none beside them', () => {
  const circle = (id: string, x: number): Region => ({ ...region(id), shape: [x, 10, 6] });
  const at = (x: number, y: number) => regionAt([circle('D4', 30), circle('D5', 40)], x, y)?.id;
  expect([at(34, 10), at(36, 10), at(34, 30)]).toEqual(['D4', 'D5', undefined]);
});
