import { describe, expect, test } from 'vitest';
import { position } from '#core/match';
import type { Json } from '#core/types';
import { scythe } from '#games/scythe/game';
import type { State } from '#games/scythe/state/state';
import { sit } from '../../kit/table.ts';
import { type Scene, type ScytheTable, table } from './board.ts';
import { go, halt } from './moving.ts';

const three: Scene = {
  seats: [
    { faction: 'nordic', coins: 5, units: { A5: ['mech'], A4: ['worker'] }, mechs: [] },
    { faction: 'saxony', coins: 2, units: { B5: ['mech'] }, mechs: [] },
    { faction: 'rusviet', coins: 0 },
  ],
};
const sitting = (change: Partial<State> = {}) => table({ ...three, also: (g) => void Object.assign(g, change) });

const coins = (t: ScytheTable) => t.g.players.map((p) => p.coins);
const gift = (to: number, n: number): Record<string, Json> => ({ to: String(to), coins: n });

describe('SC-15.0 Deals', () => {
  test('R-105: coins change hands at any time, in turn and out of turn, and the turn goes on', () => {
    const t = sitting();
    t.seat(0).does('give-coins', gift(1, 3));
    expect(coins(t)).toEqual([2, 5, 0]);
    t.seat(1).does('give-coins', gift(2, 5));
    expect(coins(t)).toEqual([2, 0, 5]);
    t.nobodyIsAskedExcept(0, 'turn');
    expect(t.heard('coins-given')[1]).toEqual({
      seat: 1,
      to: 2,
      loss: [{ key: 'counter.coins', args: { n: 5 } }],
      also: { seat: 2, gain: [{ key: 'counter.coins', args: { n: 5 } }] },
    });
  });

  test('nobody gives more than there is, less than one, or to itself', () => {
    const t = sitting();
    expect(t.seat(0).isRefused('give-coins', gift(1, 6))).toBe('refusal.out-of-range');
    expect(t.seat(0).isRefused('give-coins', gift(1, 0))).toBe('refusal.out-of-range');
    expect(t.seat(0).isRefused('give-coins', gift(0, 1))).toBe('refusal.not-available');
    expect(t.seat(2).isRefused('give-coins', gift(0, 1))).toBe('refusal.not-available');
    t.seat(0).does('give-coins', gift(1, 4));
    t.seat(0).does('give-coins', gift(1, 1));
    expect(coins(t)).toEqual([0, 7, 0]);
    expect(t.seat(0).may('give-coins')).toEqual([]);
    t.nobodyIsAskedExcept(0, 'turn');
  });

  test('SC-7.1: a third player pays during a combat, and the combat goes on', () => {
    const t = halt(go(sitting(), 'nordic.mech.1', ['B5']));
    const both = [0, 1].map((seat) => ({ seat, key: 'combat' }));
    expect(t.asked()).toEqual(both);
    t.seat(1).does('give-coins', gift(2, 2));
    expect(coins(t)).toEqual([5, 0, 2]);
    expect(t.asked()).toEqual(both);
    t.seat(2).does('give-coins', gift(0, 1));
    expect(coins(t)).toEqual([6, 0, 1]);
    expect(t.asked()).toEqual(both);
  });

  test('R-105: only what is paid at once binds: it cannot be taken back', () => {
    const t = sitting();
    t.seat(0).does('give-coins', gift(1, 1));
    expect(t.seat(0).undoes()).toBe('refusal.something-was-said');
    expect(coins(t)).toEqual([4, 3, 0]);
    t.nobodyIsAskedExcept(0, 'turn');
  });

  test('with the option `none` no coins change hands', () => {
    const t = sitting({ deals: 'none' });
    expect(t.seat(0).isRefused('give-coins', gift(1, 1))).toBe('refusal.not-available');
    expect(t.seat(1).refusal('decline', { gains: ['coins'] })).toBeUndefined();
  });

  test('nothing is said before mats are known, or after the end', () => {
    const asides = (t: ScytheTable) => position(scythe, t.match).asides.map(({ seat }) => seat);
    expect(asides(sit(scythe, { seats: 2, options: { mats: 'chosen' } }))).toEqual([]);
    const over = sitting({ phase: 'over' });
    expect(asides(over)).toEqual([]);
    over.nobodyIsAsked();
    expect(asides(sitting()).sort()).toEqual([0, 1, 2]);
  });
});

describe('SC-1.6, R-104 The standing choice', () => {
  test('is made and changed at any time, and everybody sees it', () => {
    const t = sitting();
    const declines = () => [t.spectator, t.seat(0), t.seat(1)].map((who) => who.sees().players[1]!.declines);
    t.seat(1).does('decline', { gains: ['coins', 'build'] });
    expect(declines()).toEqual(Array(3).fill(['coins', 'build']));
    t.seat(1).does('decline', { gains: [] });
    expect(declines()).toEqual(Array(3).fill([]));
    t.nobodyIsAskedExcept(0, 'turn');
  });

  test('R-104: who declines the printed coins does not get them; others do', () => {
    const coinsAfter = (gains: string[]) => {
      const nordic = { faction: 'nordic', mat: 'industrial', coins: 3, units: { A5: ['worker'] }, objectives: [] };
      const t = table({ seats: [nordic, { faction: 'saxony' }], goods: { A5: { oil: 3 } } });
      t.seat(0).does('decline', { gains });
      t.seat(0).does('bottom-only', { section: 'bolster' });
      t.seat(0).does('upgrade', { box: 'move.units', to: 'build', payment: { 'A5.oil': 3 } });
      t.nobodyIsAskedExcept(1, 'turn');
      return t.g.players[0]!.coins;
    };
    expect(coinsAfter(['coins'])).toBe(3);
    expect(coinsAfter([])).toBe(6);
  });
});
