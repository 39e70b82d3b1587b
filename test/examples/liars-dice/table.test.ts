import { expect, test } from 'vitest';
import { fresh, HORN, laid, OAK } from './board.ts';

/** LD-1 and LD-2: the table and the roll. */

test.each([2, 3, 4, 5, 6])('LD-1.1, LD-1.4: %i play, each with five dice, and the first seat begins', (seats) => {
  const table = fresh(seats);
  expect(table.spectator.sees().left).toEqual(Array(seats).fill(5));
  table.nobodyIsAskedExcept(OAK, 'first');
});

test('LD-1.1: nobody plays alone, and no seven', () => {
  expect(() => fresh(1)).toThrow(RangeError);
  expect(() => fresh(7)).toThrow(RangeError);
});

test('LD-1.2: everybody sees their own dice and nobody else’s, and how many all have', () => {
  const table = laid({ cups: [[2, 3, 3], [4, 6], []], begins: HORN });
  expect(table.seat(0).sees().own).toEqual([2, 3, 3]);
  expect(table.seat(1).sees().own).toEqual([4, 6]);
  expect(table.seat(2).sees().own).toEqual([]);
  expect(table.spectator.sees().own).toEqual([]);
  expect(table.spectator.sees().left).toEqual([3, 2, 0]);
  const seen = JSON.stringify([table.seat(0).sees(), table.spectator.sees()]);
  expect(seen).not.toContain('[4,6]');
  table.nobodyIsAskedExcept(HORN, 'first');
});

test('LD-2.1: all roll, each is told their own dice, and the table only how many there are', () => {
  const table = fresh(3);
  expect(table.told()).toEqual(['rolled']);
  expect(table.heard('rolled')).toEqual([{ n: 15 }]);
  for (const seat of [0, 1, 2]) expect(table.seat(seat).heard('rolled')).toEqual([{ n: 15, dice: table.g.cups[seat] }]);
  expect(new Set(table.g.cups.map((cup) => JSON.stringify(cup))).size).toBeGreaterThan(1);
  table.nobodyIsAskedExcept(OAK, 'first');
});

test('LD-2.1: a round begins with a new roll, of the dice that are left', () => {
  const table = laid({
    cups: [
      [2, 2],
      [4, 4],
    ],
  });
  table.seat(0).does('bid', { count: 1, face: '6' });
  table.seat(1).does('challenge');
  expect(table.heard('rolled')).toEqual([{ n: 3 }]);
  expect(table.g.cups.map(({ length }) => length)).toEqual([1, 2]);
  expect(table.spectator.sees().bids).toEqual([]);
  table.nobodyIsAskedExcept(OAK, 'first');
});
