import { describe, expect, test } from 'vitest';
import { playout } from '#chance/playout';
import { position } from '#core/match';
import { makeRng } from '#core/rng';
import { liarsDice } from '#examples/liars-dice/game';
import { audit } from '#examples/liars-dice/judge/audit';
import { swapHidden } from '#examples/liars-dice/judge/hidden';
import { evaluate, player } from '#examples/liars-dice/judge/player';
import type { State } from '#examples/liars-dice/state/state';
import { salted } from '../../kit/salt.ts';
import { bid, HORN, laid, OAK } from './board.ts';
import { part } from './part.ts';

/** Those who judge a position: the audit, who swaps secrets, and the player. */

/** A round with two bids, after another that showed its dice. */
function midway(): State {
  const table = laid({ cups: [[2, 2, 3], [4, 4], [5]] });
  table.seat(OAK).does('bid', bid(2, 6));
  table.seat(HORN).does('challenge');
  table.seat(OAK).does('bid', bid(2, 2));
  table.seat(HORN).does('bid', bid(3, 2));
  return structuredClone(table.g);
}

describe('The audit finds', () => {
  test('nothing where all is well', () => expect(audit(midway())(midway(), [])).toBeUndefined());

  test.each<[string, (g: State) => void, string]>([
    ['a die that is gone', (g) => g.left[0]!--, 'dice on the table instead of'],
    ['a die under the wrong cup', (g) => g.cups[1]!.push(g.cups[0]!.pop()!), 'dice under cup 0 instead of'],
    [
      'a die that went from one to another',
      (g) =>
        ([g.left, g.cups] = [
          [1, 3, 1],
          [[1], [1, 1, 1], [1]],
        ]),
      'seat 0 went from 2 dice to 1',
    ],
    [
      'a bid that is no higher',
      (g) => {
        g.bids[1]!.count = 2;
      },
      'bid 2 is no higher than the one before',
    ],
    [
      'a bid of more dice than there are',
      (g) => {
        g.bids[1]!.count = 6;
      },
      'a bid of 6 of 5 dice',
    ],
    [
      'a turn of who is out',
      (g) => {
        g.turn = 5;
      },
      'seat 5 is out and has the turn',
    ],
    [
      'dice that were counted wrong',
      (g) => {
        g.shown!.found++;
      },
      'dice were said to count',
    ],
    [
      'a die lost by who was right',
      (g) => {
        g.shown!.loser = HORN;
      },
      'seat 1 lost and was right',
    ],
  ])('%s', (_, fault, says) => {
    const g = midway();
    fault(g);
    expect(audit(midway())(g, [])).toContain(says);
  });

  test('that a die was lost of which nothing was told, and nothing when it was told', () => {
    const after = midway();
    after.left[0]!--;
    after.cups[0]!.pop();
    after.round++;
    expect(audit(midway())(after, [])).toBe('seat 0 went from 2 dice to 1');
    expect(audit(midway())(after, [{ type: 'lost', shown: { seat: 0, n: 1 } }])).toBeUndefined();
  });
});

describe('Who swaps secrets', () => {
  const rng = () => makeRng({ seed: salted('swap'), drawn: {} });

  test('leaves the viewer’s own dice, and how many all have', () => {
    const g = midway();
    const other = swapHidden(g, HORN, rng());
    expect(other.cups[HORN]).toEqual(g.cups[HORN]);
    expect(other.cups.map(({ length }) => length)).toEqual(g.left);
    expect({ ...other, cups: [] }).toEqual({ ...g, cups: [] });
  });

  test('gives others other dice, and changes nothing of the state it was given', () => {
    const table = laid({
      cups: [
        [1, 1, 1, 1, 1],
        [2, 2, 2, 2, 2],
      ],
    });
    const before = JSON.stringify(table.g);
    expect(swapHidden(table.g, OAK, rng()).cups[HORN]).not.toEqual([2, 2, 2, 2, 2]);
    expect(JSON.stringify(table.g)).toBe(before);
  });
});

describe('Who knows the game', () => {
  const worth = (g: State, seat: number, action: string, args = {}) =>
    player.worth({ g, seat, about: null }, action, args)!;

  test('is sure of what lies under the own cup, and of what cannot be', () => {
    const { g } = laid({
      cups: [
        [1, 4, 4],
        [2, 2],
      ],
    });
    expect(worth(g, OAK, 'bid', bid(3, 4))).toBeCloseTo(1);
    expect(worth(g, OAK, 'bid', bid(5, 3))).toBeLessThan(worth(g, OAK, 'bid', bid(2, 3)));
    expect(worth(g, HORN, 'bid', bid(5, 5))).toBeLessThan(0.1);
  });

  test('reckons with ones as the option says', () => {
    const chance = (ones: 'wild' | 'plain') => worth(laid({ cups: [[4], [2]], ones }).g, OAK, 'bid', bid(2, 4));
    expect(chance('wild')).toBeCloseTo(1 / 3);
    expect(chance('plain')).toBeCloseTo(1 / 6);
  });

  test('challenges what is unlikely', () => {
    const table = laid({ cups: [[4], [2]] });
    table.seat(OAK).does('bid', bid(2, 5));
    expect(worth(table.g, HORN, 'challenge')).toBeCloseTo(1);
    table.nobodyIsAskedExcept(HORN, 'answer');
  });
});

test('a seat stands better the more dice it has, the fewer the best of the others has, and whatever lies under cups', () => {
  const worth = (...cups: number[][]) => evaluate(laid({ cups }).g, OAK);
  expect(worth([1, 2], [3])).toBeGreaterThan(worth([1], [3]));
  expect(worth([1, 2], [3], [4, 5])).toBeGreaterThan(worth([1, 2], [3], [4, 5, 6]));
  expect(worth([1], [2, 3], [4])).toBe(worth([6], [5, 5], [2]));
});

test.each([2, 3, 4, 5, 6])('a match of %i comes to its end, and costs a die a round', (seats) => {
  for (const policy of ['random', 'competent'] as const) {
    const { match } = playout(part, salted(`whole/${seats}/${policy}`), { seats, policy, audited: 1 });
    const { outcome } = position(liarsDice, match);
    const won = outcome!.seats.map(({ result }) => result === 'won');
    expect(won.filter(Boolean)).toHaveLength(1);
    const { left, round } = match.base;
    expect(left.map((n) => n > 0)).toEqual(won);
    expect(round).toBe(5 * seats - Math.max(...left));
  }
});
