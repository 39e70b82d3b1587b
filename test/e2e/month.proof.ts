import { describe, expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import { games } from '#src/registry';
import { plays } from '../kit/lengths.ts';
import { pixelsForPictures } from '../kit/picture-size.ts';
import { salted } from '../kit/salt.ts';
import { courseOf, tableOf } from './days.ts';
import { isLeftAlone, livesOf } from './lives.ts';
import { month } from './month.ts';

pixelsForPictures();

const FROM = Date.UTC(2027, 2, 1);

test('over days with restarts everybody is reminded as promised, never while left alone, and each match stands for a reason', async () => {
  const wanted = { matches: 4, people: 10, days: plays({ sample: 2, whole: 10 }), restarts: 3, seed: salted('month') };
  const { problems, ...seen } = await month(wanted);
  expect(problems).toEqual([]);
  expect(seen.restarts).toBe(3);
  expect(seen.reminders).toBeGreaterThan(3);
  expect(seen.answers).toBeGreaterThan(20);
  expect(Object.values(seen.ends).reduce((a, b) => a + b, 0)).toBe(4);
}, 240_000);

test('people look while they are awake, and never while they are away or gone', () => {
  const lives = livesOf(60, { from: FROM, days: 30 }, chanceFrom(salted('lives')));
  expect(lives.filter(({ away }) => away).length).toBeGreaterThan(2);
  for (const life of lives) {
    expect(life.looks.length).toBeGreaterThan(0);
    for (const at of life.looks) {
      expect(at < (life.goneFrom ?? at + 1)).toBe(true);
      if (life.wishes.quiet) expect(isLeftAlone(life, at)).toBe(false);
    }
  }
});

describe.each(games.map((part) => [part.game.id, part] as const))('A match of %s', (_, part) => {
  test('goes on with orders and without, and whoever is waited for is counted', () => {
    const lives = livesOf(tableOf(part), { from: FROM, days: 400 }, chanceFrom(salted('course'))).map(
      ({ wishes, looks }) => ({ wishes, looks }),
    );
    const seats = tableOf(part);
    for (const withOrders of [false, true]) {
      const course = courseOf(part, { seats, seed: salted('course'), withOrders, lives, from: FROM, most: 150 });
      // By chance a scenario is lost early.
      expect(course.answers > 100 || course.isOver).toBe(true);
      expect(course.waits).toBeGreaterThan(10);
      expect(course.waits).toBeLessThanOrEqual(course.answers);
      expect(course.days).toBeGreaterThan(2);
    }
  });
});
