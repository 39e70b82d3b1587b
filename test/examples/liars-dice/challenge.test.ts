import { describe, expect, test } from 'vitest';
import { bid, CLAY, HORN, laid, OAK, TIN } from './board.ts';

/** LD-4 to LD-6: the challenge, what follows, and the end. */

/** Two fours, and a one. */
const cups = [
  [1, 2, 4],
  [3, 4, 6],
];

describe('LD-4.2: ones are wild', () => {
  test.each([
    [2, HORN],
    [3, HORN],
    [4, OAK],
  ])('LD-4.4, LD-4.5: a bid of %i fours, of which three count with the one, costs seat %i a die', (count, loser) => {
    const table = laid({ cups });
    table.seat(OAK).does('bid', bid(count, 4));
    table.seat(HORN).does('challenge');
    expect(table.heard('opened')).toMatchObject([{ found: 3, face: 4 }]);
    expect(table.heard('lost')).toEqual([{ seat: loser, n: 2 }]);
    table.nobodyIsAskedExcept(loser, 'first');
  });

  test('a bid of ones counts ones alone', () => {
    const table = laid({ cups });
    table.seat(OAK).does('bid', bid(1, 1));
    table.seat(HORN).does('challenge');
    expect(table.heard('opened')).toMatchObject([{ found: 1, face: 1 }]);
    table.nobodyIsAskedExcept(HORN, 'first');
  });
});

test('LD-4.3: with plain ones the same bid of three fours is wrong', () => {
  const table = laid({ cups, ones: 'plain' });
  table.seat(OAK).does('bid', bid(3, 4));
  table.seat(HORN).does('challenge');
  expect(table.heard('opened')).toMatchObject([{ found: 2 }]);
  table.nobodyIsAskedExcept(OAK, 'first');
});

test('LD-4.1: only the last bid is challenged, by whoever is asked, and all see all dice', () => {
  const table = laid({ cups: [...cups, [5, 5, 5]] });
  table.seat(OAK).does('bid', bid(1, 2));
  table.seat(HORN).does('bid', bid(5, 5));
  expect(() => table.seat(OAK).does('challenge')).toThrow('is not asked');
  table.seat(CLAY).does('challenge');
  const shown = { challenger: CLAY, bid: { seat: HORN, count: 5, face: 5 }, cups: [...cups, [5, 5, 5]] };
  expect(table.spectator.sees().shown).toEqual({ ...shown, found: 4, loser: HORN });
  table.nobodyIsAskedExcept(HORN, 'first');
});

describe('LD-5.1, LD-5.2: who loses the last die', () => {
  test('is out, is told so, and the next who has dice begins', () => {
    const table = laid({ cups: [[2, 2], [3], [], [6]], begins: HORN });
    table.seat(HORN).does('bid', bid(4, 3));
    table.seat(TIN).does('challenge');
    expect(table.told().slice(0, 5)).toEqual(['bid', 'challenged', 'opened', 'lost', 'out']);
    expect(table.spectator.sees().left).toEqual([2, 0, 0, 1]);
    table.nobodyIsAskedExcept(TIN, 'first');
  });

  test('is not asked again', () => {
    const table = laid({ cups: [[2, 2], [3], [6]], begins: HORN });
    table.seat(HORN).does('bid', bid(4, 3));
    table.seat(CLAY).does('challenge');
    table.seat(CLAY).does('bid', bid(1, 1));
    table.nobodyIsAskedExcept(OAK, 'answer');
    table.seat(OAK).does('bid', bid(1, 2));
    table.nobodyIsAskedExcept(CLAY, 'answer');
  });

  test('whoever has one left is not out, and begins', () => {
    const table = laid({
      cups: [
        [2, 2],
        [3, 3],
      ],
      begins: HORN,
    });
    table.seat(HORN).does('bid', bid(4, 3));
    table.seat(OAK).does('challenge');
    expect(table.told()).not.toContain('out');
    table.nobodyIsAskedExcept(HORN, 'first');
  });
});

describe('LD-6.1: the last one who has dice', () => {
  test('wins, whatever the others had', () => {
    const table = laid({ cups: [[2, 2], [3], []], begins: HORN });
    table.seat(HORN).does('bid', bid(3, 3));
    table.seat(OAK).does('challenge');
    expect(table.match.base.left).toEqual([2, 0, 0]);
    expect(table.spectator.sees().turn).toBeNull();
    table.nobodyIsAsked();
  });

  test('has not won as long as another has one', () => {
    const table = laid({ cups: [[2, 2], [3], [6]], begins: HORN });
    table.seat(HORN).does('bid', bid(4, 3));
    table.seat(CLAY).does('challenge');
    expect(table.spectator.sees().turn).toBe(CLAY);
    table.nobodyIsAskedExcept(CLAY, 'first');
  });
});
