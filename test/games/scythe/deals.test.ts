import { describe, expect, test } from 'vitest';
import { logOf } from '#core/history';
import { act, position, undo } from '#core/match';
import type { Json, Match, SeatId } from '#core/types';
import { scythe } from '#games/scythe/game';
import type { State } from '#games/scythe/state';
import { sit } from '../../kit/table.ts';
import { lay, type Scene } from './board.ts';

const three: Scene = {
  seats: [
    { faction: 'nordic', coins: 5, units: { A5: ['mech'], A4: ['worker'] }, mechs: [] },
    { faction: 'saxony', coins: 2, units: { B5: ['mech'] }, mechs: [] },
    { faction: 'rusviet', coins: 0 },
  ],
};
const table = (options: Record<string, string> = {}) =>
  sit(scythe, {
    seats: 3,
    options,
    arrange: (g) => Object.assign(g, { ...lay(three), deals: g.deals, turn: null }),
  });

/** What a seat says out of turn: the match afterwards, or why not. */
function says(match: Match<State>, seat: SeatId, action: string, args: Record<string, Json>): Match<State> | string {
  const aside = position(scythe, match).asides.find((one) => one.seat === seat);
  if (!aside) return 'nothing to say';
  const done = act(scythe, match, { decision: aside.id, seat, action, args });
  return 'refused' in done ? done.refused.key : done.match;
}
const coins = (match: Match<State>) => position(scythe, match).g.players.map((p) => p.coins);
const give = (match: Match<State>, seat: SeatId, to: SeatId, n: number) =>
  says(match, seat, 'give-coins', { to: String(to), coins: n });
const done = (said: Match<State> | string): Match<State> => {
  if (typeof said === 'string') throw new Error(said);
  return said;
};

describe('SC-15.0 Deals', () => {
  test('R-105: coins change hands at any time, in turn and out of turn, and the turn goes on', () => {
    const t = table();
    const one = done(give(t.match, 0, 1, 3));
    expect(coins(one)).toEqual([2, 5, 0]);
    const two = done(give(one, 1, 2, 5));
    expect(coins(two)).toEqual([2, 0, 5]);
    expect(position(scythe, two).open.map(({ seat, key }) => [seat, key])).toEqual([[0, 'turn']]);
    expect(logOf(two).at(-1)!.events).toEqual([
      {
        type: 'coins-given',
        shown: {
          seat: 1,
          to: 2,
          loss: [{ key: 'counter.coins', args: { n: 5 } }],
          also: { seat: 2, gain: [{ key: 'counter.coins', args: { n: 5 } }] },
        },
      },
    ]);
  });

  test('nobody gives more than there is, less than one, or to itself', () => {
    const { match } = table();
    expect(give(match, 0, 1, 6)).toBe('refusal.out-of-range');
    expect(give(match, 0, 1, 0)).toBe('refusal.out-of-range');
    expect(give(match, 0, 0, 1)).toBe('refusal.not-available');
    expect(give(match, 2, 0, 1)).toBe('refusal.not-available');
    expect(coins(done(give(match, 0, 1, 5)))).toEqual([0, 7, 0]);
  });

  test('SC-7.1: a third player pays during a combat, and the combat goes on', () => {
    const t = table();
    t.seat(0).does('move', { unit: 'nordic.mech.1', path: ['B5'], load: {} });
    t.seat(0).does('stop-moving');
    expect(t.asked().map(({ seat, key }) => `${seat} ${key}`)).toEqual(['0 combat', '1 combat']);
    const paid = done(give(t.match, 1, 2, 2));
    expect(coins(paid)).toEqual([5, 0, 2]);
    expect(position(scythe, paid).open.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(coins(done(give(paid, 2, 0, 1)))).toEqual([6, 0, 1]);
  });

  test('R-105: only what is paid at once binds: it cannot be taken back', () => {
    const paid = done(give(table().match, 0, 1, 1));
    expect(undo(scythe, paid, 0)).toEqual({ refused: expect.objectContaining({ key: 'refusal.something-was-said' }) });
  });

  test('with the option `none` no coins change hands', () => {
    const { match } = table({ deals: 'none' });
    expect(give(match, 0, 1, 1)).toBe('refusal.not-available');
    expect(typeof says(match, 1, 'decline', { gains: ['coins'] })).toBe('object');
  });

  test('nothing is said before mats are known, or after the end', () => {
    const choosing = sit(scythe, { seats: 2, options: { mats: 'chosen' } });
    expect(says(choosing.match, 0, 'give-coins', { to: '1', coins: 1 })).toBe('nothing to say');
    const over = sit(scythe, { seats: 3, arrange: (g) => Object.assign(g, lay(three), { turn: null, phase: 'over' }) });
    expect(says(over.match, 0, 'give-coins', { to: '1', coins: 1 })).toBe('nothing to say');
  });
});

describe('SC-1.6, R-104 The standing choice', () => {
  test('is made and changed at any time, and everybody sees it', () => {
    const declines = (match: Match<State>) => scythe.view(position(scythe, match).g, 'spectator').players[1]!.declines;
    const one = done(says(table().match, 1, 'decline', { gains: ['coins', 'build'] }));
    expect(declines(one)).toEqual(['coins', 'build']);
    expect(declines(done(says(one, 1, 'decline', { gains: [] })))).toEqual([]);
  });

  test('R-104: who declines the printed coins does not get them; others do', () => {
    for (const [gains, coinsAfter] of [
      [['coins'], 3],
      [[], 6],
    ] as const) {
      const t = sit(scythe, {
        seats: 2,
        arrange: (g) => {
          const scene: Scene = {
            seats: [
              {
                faction: 'nordic',
                mat: 'industrial',
                coins: 3,
                units: { A5: ['worker'] },
                declines: [...gains],
                objectives: [],
              },
              { faction: 'saxony' },
            ],
            goods: { A5: { oil: 3 } },
          };
          Object.assign(g, lay(scene), { turn: null });
        },
      });
      t.seat(0).does('bottom-only', { section: 'bolster' });
      t.seat(0).does('upgrade', { box: 'move.units', to: 'build', payment: { 'A5.oil': 3 } });
      expect(t.g.players[0]!.coins).toBe(coinsAfter);
    }
  });
});
