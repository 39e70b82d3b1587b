import { describe, expect, test } from 'vitest';
import { tradeGoods, tradeGoodsTop, tradePopularity, tradePopularityTop } from '#games/scythe/chapters/trade';
import { lay, legal, play, refusal, type Scene, type Sitting } from './board.ts';

const scene = (sitting: Partial<Sitting> = {}): Scene => ({
  seats: [
    { faction: 'nordic', coins: 3, popularity: 3, units: { A4: ['worker'], A5: ['worker'], A6: ['mech'] }, ...sitting },
    { faction: 'saxony' },
  ],
});
const trades = (goods: Record<string, number>, sitting: Partial<Sitting> = {}) =>
  play(scene(sitting), [], function* (t) {
    tradeGoodsTop(t, 0, { goods });
  });

describe('Trade', () => {
  test('SC-4.3: 1 coin gives 2 resources of choice, which may be split', () => {
    const { g, heard } = trades({ 'A4.food': 1, 'A5.metal': 1 });
    expect(g.goods).toEqual({
      A4: { food: 1, wood: 0, metal: 0, oil: 0 },
      A5: { food: 0, wood: 0, metal: 1, oil: 0 },
    });
    expect(g.players[0]!.coins).toBe(2);
    expect(heard('traded')).toHaveLength(1);
  });

  test('SC-4.3: they come on controlled territories with an own worker, nowhere else', () => {
    const g = lay(scene());
    expect(refusal(g, 0, tradeGoods, { goods: { 'A4.oil': 2 } })).toBeUndefined();
    expect(refusal(g, 0, tradeGoods, { goods: { 'A6.oil': 2 } })).toBe('refusal.not-available');
    expect(refusal(g, 0, tradeGoods, { goods: { 'A4.oil': 3 } })).toMatch(/too-many|wrong-total/);
  });

  test('SC-4.3: no resources while no own worker stands on a territory; popularity is possible', () => {
    const g = lay(scene({ units: { 'home-nordic': ['worker*2'], A6: ['mech'] } }));
    expect(legal(g, 0, tradeGoods)).toEqual([]);
    expect(refusal(g, 0, tradePopularity, {})).toBeUndefined();
  });

  test('SC-1.6, R-108: less may be taken than offered', () => {
    expect(refusal(lay(scene()), 0, tradeGoods, { goods: { 'A4.oil': 1 } })).toBeUndefined();
  });

  test('SC-4.3: or 1 popularity, 2 when it is upgraded', () => {
    const gains = (sitting: Partial<Sitting>) =>
      play(scene(sitting), [], function* (t) {
        tradePopularityTop(t, 0);
      }).g.players[0]!;
    expect(gains({})).toMatchObject({ coins: 2, popularity: 4 });
    expect(gains({ upgrades: [{ from: 'trade.popularity', to: 'enlist' }] }).popularity).toBe(5);
  });

  test('SC-4.3, SC-4.7: the Armory adds 1 power to either option, and may be declined', () => {
    const armory = { power: 4, structures: { armory: 'A4' } } as const;
    expect(trades({ 'A4.food': 2 }, armory).g.players[0]!.power).toBe(5);
    expect(trades({ 'A4.food': 2 }, { ...armory, declines: ['armory'] }).g.players[0]!.power).toBe(4);
  });

  test('SC-4.3: without a coin there is no Trade', () => {
    const g = lay(scene({ coins: 0 }));
    expect(refusal(g, 0, tradeGoods, { goods: { 'A4.oil': 2 } })).toBe('refusal.too-few-coins');
    expect(refusal(g, 0, tradePopularity, {})).toBe('refusal.too-few-coins');
  });
});
