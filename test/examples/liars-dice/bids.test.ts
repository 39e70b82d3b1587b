import { describe, expect, test } from 'vitest';
import { bid, CLAY, HORN, laid, OAK, TIN } from './board.ts';

/** LD-3: bids. */

/** Ten dice on the table. */
const ten = [
  [1, 2, 3, 4, 5],
  [2, 2, 4, 6, 6],
];

describe('LD-3.1: a bid is a count and a face', () => {
  test('and all see it, with whoever made it', () => {
    const table = laid({ cups: ten });
    table.seat(OAK).does('bid', bid(3, 4));
    expect(table.spectator.sees().bids).toEqual([{ seat: OAK, count: 3, face: 4 }]);
    expect(table.heard('bid')).toEqual([{ seat: OAK, count: 3, face: 4 }]);
    table.nobodyIsAskedExcept(HORN, 'answer');
  });

  test('true or not', () => {
    const table = laid({ cups: ten });
    table.seat(OAK).does('bid', bid(9, 5));
    table.nobodyIsAskedExcept(HORN, 'answer');
  });

  test('of one die at least, and of a face that a die has', () => {
    const table = laid({ cups: ten });
    expect(table.seat(OAK).isRefused('bid', bid(0, 4))).toBe('refusal.out-of-range');
    expect(table.seat(OAK).isRefused('bid', bid(1, 7))).toBe('refusal.not-available');
    expect(table.seat(OAK).refusal('bid', bid(1, 6))).toBeUndefined();
    table.nobodyIsAskedExcept(OAK, 'first');
  });
});

describe('LD-3.2: one after another', () => {
  test('whoever begins cannot challenge: there is no bid yet', () => {
    const table = laid({ cups: ten });
    expect(table.seat(OAK).offered()).toEqual(['bid']);
    expect(table.seat(OAK).may('challenge')).toEqual([]);
    table.nobodyIsAskedExcept(OAK, 'first');
  });

  test('then each bids higher or challenges', () => {
    const table = laid({ cups: ten });
    table.seat(OAK).does('bid', bid(1, 1));
    expect(table.seat(HORN).offered()).toEqual(['bid', 'challenge']);
    table.seat(HORN).does('bid', bid(1, 2));
    table.nobodyIsAskedExcept(OAK, 'answer');
  });

  test('LD-1.3: in the order of the seats, the first after the last, and whoever is out is passed over', () => {
    const table = laid({ cups: [[1], [], [2], [3]], begins: OAK });
    const asked = [1, 2, 3].map((count) => {
      const { seat } = table.asked()[0]!;
      table.seat(seat).does('bid', bid(count, 2));
      return seat;
    });
    expect(asked).toEqual([OAK, CLAY, TIN]);
    table.nobodyIsAskedExcept(OAK, 'answer');
  });
});

describe('LD-3.3: higher is', () => {
  const withThreeFours = () => {
    const table = laid({ cups: ten });
    table.seat(OAK).does('bid', bid(3, 4));
    return table;
  };

  test.each([
    ['as many of the next face', bid(3, 5)],
    ['as many of the highest face', bid(3, 6)],
    ['one die more of the same face', bid(4, 4)],
    ['one die more of the lowest face', bid(4, 1)],
  ])('%s', (_, higher) => {
    const table = withThreeFours();
    table.seat(HORN).does('bid', higher);
    table.nobodyIsAskedExcept(OAK, 'answer');
  });

  test.each([
    ['the same bid', bid(3, 4), 'refusal.not-available'],
    ['as many of a lower face', bid(3, 3), 'refusal.not-available'],
    ['fewer of a higher face', bid(2, 6), 'refusal.out-of-range'],
  ])('not %s', (_, lower, why) => {
    const table = withThreeFours();
    expect(table.seat(HORN).isRefused('bid', lower)).toBe(why);
    table.nobodyIsAskedExcept(HORN, 'answer');
  });

  test('after the highest face more dice alone', () => {
    const table = laid({ cups: ten });
    table.seat(OAK).does('bid', bid(3, 6));
    expect(table.seat(HORN).may('bid')[0]).toEqual(bid(4, 1));
    table.nobodyIsAskedExcept(HORN, 'answer');
  });

  test('offered with one press: the next face, and one die more', () => {
    const table = withThreeFours();
    expect(
      table
        .seat(HORN)
        .suggested('bid')
        .map(({ args }) => args),
    ).toEqual([bid(3, 5), bid(4, 4)]);
    table.seat(HORN).does('bid', bid(10, 5));
    expect(
      table
        .seat(OAK)
        .suggested('bid')
        .map(({ args }) => args),
    ).toEqual([bid(10, 6)]);
    table.nobodyIsAskedExcept(OAK, 'answer');
  });
});

describe('LD-3.4: nobody bids more dice than there are', () => {
  test('all of them may be bid, and no more', () => {
    const table = laid({ cups: ten });
    expect(table.seat(OAK).isRefused('bid', bid(11, 2))).toBe('refusal.out-of-range');
    table.seat(OAK).does('bid', bid(10, 2));
    table.nobodyIsAskedExcept(HORN, 'answer');
  });

  test('LD-3.5: whoever can bid no higher challenges, and is not asked', () => {
    const table = laid({ cups: ten });
    table.seat(OAK).does('bid', bid(10, 6));
    expect(table.told().slice(0, 3)).toEqual(['bid', 'challenged', 'opened']);
    expect(table.heard('challenged')).toMatchObject([{ seat: HORN, by: OAK }]);
    table.nobodyIsAskedExcept(OAK, 'first');
  });

  test('LD-3.5: who can bid just one thing is asked', () => {
    const table = laid({ cups: ten });
    table.seat(OAK).does('bid', bid(10, 5));
    expect(table.seat(HORN).may('bid')).toEqual([bid(10, 6)]);
    table.nobodyIsAskedExcept(HORN, 'answer');
  });
});

test('a bid is taken back until somebody has answered it, and not after a challenge', () => {
  const table = laid({ cups: ten });
  table.seat(OAK).does('bid', bid(3, 4));
  expect(table.seat(OAK).undoes()).toBeUndefined();
  table.nobodyIsAskedExcept(OAK, 'first');
  table.seat(OAK).does('bid', bid(2, 4));
  table.seat(HORN).does('challenge');
  expect(table.seat(HORN).undoes()).toBeDefined();
});
