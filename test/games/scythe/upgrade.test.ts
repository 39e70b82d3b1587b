import { describe, expect, test } from 'vitest';
import { bottom } from '#games/scythe/chapters/bottom';
import { upgrade } from '#games/scythe/chapters/upgrade';
import { amountOf, costOf } from '#games/scythe/mats';
import { lay, legal, play, refusal, type Scene, type Sitting } from './board.ts';

const scene = (sitting: Partial<Sitting> = {}): Scene => ({
  seats: [
    { faction: 'nordic', mat: 'mechanical', coins: 0, units: { A5: ['worker'], B4: ['worker'] }, ...sitting },
    { faction: 'saxony' },
  ],
  goods: { A5: { oil: 2 }, B4: { oil: 2, food: 3 } },
  turn: { section: 'trade' },
});

describe('Upgrade', () => {
  test('SC-5.3, T-12: a cube goes from Produce to the cost of Enlist: 3 territories, and Enlist costs 1 less', () => {
    const g = lay(scene());
    const before = costOf(g, 0, 'enlist');
    play(g, [], function* (t) {
      const args = { box: 'produce.territories', to: 'enlist', payment: { 'A5.oil': 2, 'B4.oil': 1 } };
      bottom(t, 0, 'upgrade', { name: 'upgrade', args });
    });
    expect(amountOf(g, 0, 'produce', 'territories')).toBe(3);
    expect(costOf(g, 0, 'enlist')).toBe(before - 1);
    expect(g.goods.A5).toBeUndefined();
    expect(g.goods.B4!.oil).toBe(1);
  });

  test('SC-1.5, SC-5.1: the whole cost, in its resource, from any controlled territories', () => {
    const g = lay(scene());
    const answer = (payment: Record<string, number>) =>
      refusal(g, 0, upgrade, { box: 'move.units', to: 'enlist', payment });
    expect(answer({ 'A5.oil': 1, 'B4.oil': 2 })).toBeUndefined();
    expect(answer({ 'A5.oil': 2 })).toBe('refusal.wrong-total');
    expect(answer({ 'A5.oil': 2, 'B4.oil': 2 })).toBe('refusal.wrong-total');
    expect(answer({ 'A5.oil': 2, 'B4.food': 1 })).toBe('refusal.not-available');
  });

  test('SC-1.6: who has not the whole cost cannot take it', () => {
    const g = lay({ ...scene(), goods: { A5: { oil: 2, food: 4 } } });
    const payment = { 'A5.oil': 2 };
    expect(refusal(g, 0, upgrade, { box: 'move.units', to: 'enlist', payment })).toBe('refusal.cannot-pay');
  });

  test('SC-5.3: only from a box that has its cube, only to an empty bracketed box', () => {
    // Mechanical: one bracketed box each at Upgrade and Build, two each at Deploy and Enlist.
    const g = lay(scene({ upgrades: [{ from: 'move.units', to: 'build' }] }));
    const payment = { 'A5.oil': 2, 'B4.oil': 1 };
    expect(refusal(g, 0, upgrade, { box: 'move.units', to: 'enlist', payment })).toBe('refusal.not-available');
    expect(refusal(g, 0, upgrade, { box: 'move.coins', to: 'build', payment })).toBe('refusal.not-available');
    expect(refusal(g, 0, upgrade, { box: 'move.coins', to: 'enlist', payment })).toBeUndefined();
  });

  test('SC-1.4: oil on the home base, or under an enemy, pays nothing', () => {
    const g = lay({ ...scene({ units: { A5: ['worker'] } }), goods: { A5: { oil: 2 }, 'home-nordic': { oil: 5 } } });
    expect(legal(g, 0, upgrade)).toEqual([]);
  });

  test('the suggestions are legal and at most five', () => {
    const g = lay(scene());
    const suggested = upgrade.suggest!({ g, seat: 0, about: null });
    expect(suggested.length).toBeGreaterThan(2);
    expect(suggested.length).toBeLessThanOrEqual(5);
    for (const { args } of suggested) expect(refusal(g, 0, upgrade, args)).toBeUndefined();
  });
});
