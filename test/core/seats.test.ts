import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { playout, race } from '#chance/playout';
import { position, start } from '#core/match';
import { chosenOptions, isSpan, seatRange, usualSeats } from '#core/seats';
import { bazaarGame } from '../kit/bazaar.ts';
import { toy } from '../kit/toy-game.ts';

describe('how many may play', () => {
  test('is what the options say, the default ones without any', () => {
    expect(seatRange(bazaarGame)).toEqual({ min: 2, max: 3 });
    expect(seatRange(bazaarGame, { place: 'square' })).toEqual({ min: 3, max: 5 });
    expect(seatRange(bazaarGame, { place: 'nowhere' })).toEqual({ min: 2, max: 3 });
    expect(seatRange(toy.game, { length: 'long' })).toEqual({ min: 2, max: 2 });
  });

  test('is never wider than the game', () => {
    const wide = { ...bazaarGame, seatsFor: () => ({ min: 1, max: 9 }) };
    expect(seatRange(wide)).toEqual({ min: 2, max: 5 });
  });

  test('is two when nobody says, or as near to it as the options allow', () => {
    const of = (min: number, max: number) => usualSeats({ seats: { min, max }, options: {} });
    expect([of(1, 5), of(2, 2), of(3, 5), of(1, 1)]).toEqual([2, 2, 3, 1]);
    expect(usualSeats(bazaarGame, { place: 'square' })).toBe(3);
  });

  test('is one number or a span', () => {
    expect(isSpan({ min: 2, max: 2 })).toBe(false);
    expect(isSpan({ min: 2, max: 3 })).toBe(true);
  });

  test('options that are not given, or unknown, are the first of their values', () => {
    expect(chosenOptions(toy.game, { purse: 'heavy' })).toEqual({ length: 'short', purse: 'heavy' });
    expect(chosenOptions(toy.game, { length: 'endless', other: 'x' })).toEqual({ length: 'short', purse: 'light' });
  });
});

describe('a match', () => {
  test('starts with as many as may play, and seats are counted from 0', () => {
    for (const [place, seats] of [
      ['lane', 2],
      ['lane', 3],
      ['square', 3],
      ['square', 5],
    ] as const) {
      const match = start(bazaarGame, { place }, seats, 'seats');
      expect(match.seats).toBe(seats);
      expect(position(bazaarGame, match).g.coins).toHaveLength(seats);
    }
  });

  test('does not start with fewer or more', () => {
    for (const [place, seats] of [
      ['lane', 1],
      ['lane', 4],
      ['square', 2],
      ['square', 6],
      ['lane', 2.5],
    ] as const) {
      expect(() => start(bazaarGame, { place }, seats, 'seats')).toThrow(RangeError);
      expect(() => race(bazaarGame, 'seats', { options: { place }, seats })).toThrow(RangeError);
    }
  });

  test('played by chance has the fewest that can play with its options', () => {
    expect(playout(bazaarGame, 'fewest').match.seats).toBe(2);
    expect(playout(bazaarGame, 'fewest', { options: { place: 'square' } }).match.seats).toBe(3);
    expect(race(bazaarGame, 'fewest', { options: { place: 'square' } }).g.coins).toHaveLength(3);
  });

  test('with a wrong number of seats ends the playout script with one clear line', { timeout: 60_000 }, async () => {
    const words = ['scripts/run.mjs', 'scripts/playout.ts', '--game', 'tears-of-the-dragon', '--seats', '3'];
    const ended = await promisify(execFile)(process.execPath, words).then(
      () => undefined,
      (error: { code: number; stderr: string; stdout: string }) => error,
    );
    expect(ended?.code).toBe(2);
    expect(ended?.stderr).toBe('playout: tears-of-the-dragon is for 2 seats, not 3\n');
    expect(ended?.stdout).toBe('');
  });
});
