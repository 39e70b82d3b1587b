import { describe, expect, test } from 'vitest';
import { amountOf, costOf } from '#games/scythe/state/mats';
import { type Scene, type ScytheTable, type Sitting, table } from './board.ts';

// Mechanical: Upgrade costs 3 oil, gives nothing, and lies under Trade.
const scene = (sitting: Partial<Sitting> = {}): Scene => ({
  seats: [
    { faction: 'nordic', mat: 'mechanical', coins: 0, units: { A5: ['worker'], B4: ['worker'] }, ...sitting },
    { faction: 'saxony' },
  ],
  goods: { A5: { oil: 2 }, B4: { oil: 2, food: 3 } },
});
const upgrading = (where: Scene = scene()): ScytheTable => {
  const t = table(where);
  t.seat(0).does('bottom-only', { section: 'trade' });
  return t;
};

describe('Upgrade', () => {
  test('SC-5.3, T-12: a cube goes from Produce to the cost of Enlist: 3 territories, and Enlist costs 1 less', () => {
    const t = upgrading();
    const before = costOf(t.g, 0, 'enlist');
    t.nobodyIsAskedExcept(0, 'bottom');
    t.seat(0).does('upgrade', {
      box: 'produce.territories',
      to: 'enlist',
      payment: { 'A5.oil': 2, 'B4.oil': 1 },
    });
    expect(amountOf(t.g, 0, 'produce', 'territories')).toBe(3);
    expect(costOf(t.g, 0, 'enlist')).toBe(before - 1);
    expect(t.g.goods.A5).toBeUndefined();
    expect(t.g.goods.B4!.oil).toBe(1);
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('SC-1.5, SC-5.1: the whole cost, in its resource, from any controlled territories', () => {
    const nordic = upgrading().seat(0);
    const answer = (payment: Record<string, number>) =>
      nordic.refusal('upgrade', { box: 'move.units', to: 'enlist', payment });
    expect(answer({ 'A5.oil': 1, 'B4.oil': 2 })).toBeUndefined();
    expect(answer({ 'A5.oil': 2 })).toBe('refusal.wrong-total');
    expect(answer({ 'A5.oil': 2, 'B4.oil': 2 })).toBe('refusal.wrong-total');
    expect(answer({ 'A5.oil': 2, 'B4.food': 1 })).toBe('refusal.not-available');
  });

  test('SC-1.6: who has not the whole cost cannot take it: nothing but the end of the turn is asked', () => {
    upgrading({ ...scene(), goods: { A5: { oil: 2, food: 4 } } }).nobodyIsAskedExcept(0, 'close');
    upgrading({ ...scene(), goods: { A5: { oil: 3 } } }).nobodyIsAskedExcept(0, 'bottom');
  });

  test('SC-5.3: only from a box that has its cube, only to an empty bracketed box', () => {
    // Mechanical: one bracketed box each at Upgrade and Build, two each at Deploy and Enlist.
    const nordic = upgrading(scene({ upgrades: [{ from: 'move.units', to: 'build' }] })).seat(0);
    const payment = { 'A5.oil': 2, 'B4.oil': 1 };
    expect(nordic.isRefused('upgrade', { box: 'move.units', to: 'enlist', payment })).toBe('refusal.not-available');
    expect(nordic.isRefused('upgrade', { box: 'move.coins', to: 'build', payment })).toBe('refusal.not-available');
    expect(nordic.refusal('upgrade', { box: 'move.coins', to: 'enlist', payment })).toBeUndefined();
  });

  test('SC-1.4: oil on the home base, or under an enemy, pays nothing', () => {
    const home = scene({ units: { A5: ['worker'] } });
    upgrading({ ...home, goods: { A5: { oil: 2 }, 'home-nordic': { oil: 5 } } }).nobodyIsAskedExcept(0, 'close');
    const [nordic, saxony] = home.seats;
    const seats = [nordic!, { ...saxony!, units: { A4: ['worker'] } }];
    upgrading({ seats, goods: { A5: { oil: 2 }, A4: { oil: 5 } } }).nobodyIsAskedExcept(0, 'close');
  });

  test('the suggestions are legal and at most five', () => {
    const nordic = upgrading(scene({ objectives: [] })).seat(0);
    const suggested = nordic.suggested('upgrade');
    expect(suggested.length).toBeGreaterThan(2);
    expect(suggested.length).toBeLessThanOrEqual(5);
    for (const { args } of suggested) expect(nordic.refusal('upgrade', args)).toBeUndefined();
  });
});
