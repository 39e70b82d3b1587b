import { describe, expect, test } from 'vitest';
import { type Scene, type ScytheTable, type Sitting, table } from './board.ts';

const scene = (sitting: Partial<Sitting> = {}): Scene => ({
  seats: [
    { faction: 'nordic', coins: 3, popularity: 3, units: { A4: ['worker'], A5: ['worker'], A6: ['mech'] }, ...sitting },
    { faction: 'saxony' },
  ],
});
const trades = (goods: Record<string, number>, sitting: Partial<Sitting> = {}): ScytheTable => {
  const t = table(scene(sitting));
  t.seat(0).does('trade-goods', { goods });
  return t;
};
const nordic = (sitting: Partial<Sitting> = {}) => table(scene(sitting)).seat(0);

describe('Trade', () => {
  test('SC-4.3: 1 coin gives 2 resources of choice, which may be split', () => {
    const t = trades({ 'A4.food': 1, 'A5.metal': 1 });
    expect(t.g.goods).toEqual({
      A4: { food: 1, wood: 0, metal: 0, oil: 0 },
      A5: { food: 0, wood: 0, metal: 1, oil: 0 },
    });
    expect(t.g.players[0]!.coins).toBe(2);
    expect(t.heard('traded')).toMatchObject([
      {
        gain: [
          { key: 'counter.food', args: { n: 1 } },
          { key: 'counter.metal', args: { n: 1 } },
        ],
      },
    ]);
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('SC-4.3: they come on controlled territories with an own worker, nowhere else', () => {
    expect(nordic().refusal('trade-goods', { goods: { 'A4.oil': 2 } })).toBeUndefined();
    expect(nordic().isRefused('trade-goods', { goods: { 'A6.oil': 2 } })).toBe('refusal.not-available');
    expect(nordic().isRefused('trade-goods', { goods: { 'A4.oil': 3 } })).toBe('refusal.too-many-on-one');
    const three = { goods: { 'A4.oil': 2, 'A5.oil': 1 } };
    expect(nordic().isRefused('trade-goods', three)).toBe('refusal.wrong-total');
  });

  test('SC-4.3: no resources while no own worker stands on a territory; popularity is possible', () => {
    const offered = nordic({ units: { 'home-nordic': ['worker*2'], A6: ['mech'] } }).offered();
    expect(offered).not.toContain('trade-goods');
    expect(offered).toContain('trade-popularity');
  });

  test('SC-1.6, R-108: less may be taken than offered', () => {
    const t = trades({ 'A4.oil': 1 });
    expect(t.g.goods).toEqual({ A4: { food: 0, wood: 0, metal: 0, oil: 1 } });
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('SC-4.3: or 1 popularity, 2 when it is upgraded', () => {
    const gains = (sitting: Partial<Sitting>) => {
      const t = table(scene(sitting));
      t.seat(0).does('trade-popularity');
      t.nobodyIsAskedExcept(0, 'close');
      return t.g.players[0]!;
    };
    expect(gains({})).toMatchObject({ coins: 2, popularity: 4 });
    expect(gains({ upgrades: [{ from: 'trade.popularity', to: 'enlist' }] }).popularity).toBe(5);
  });

  test('SC-4.3, SC-4.7: the Armory adds 1 power to either option, and may be declined', () => {
    const armory = { power: 4, structures: { armory: 'A4' } } as const;
    expect(trades({ 'A4.food': 2 }, armory).g.players[0]!.power).toBe(5);
    expect(trades({ 'A4.food': 2 }, { ...armory, declines: ['armory'] }).g.players[0]!.power).toBe(4);
    const t = table(scene(armory));
    t.seat(0).does('trade-popularity');
    expect(t.g.players[0]!.power).toBe(5);
  });

  test('SC-4.3: without a coin there is no Trade', () => {
    const poor = nordic({ coins: 0 });
    expect(poor.isRefused('trade-goods', { goods: { 'A4.oil': 2 } })).toBe('refusal.too-few-coins');
    expect(poor.isRefused('trade-popularity')).toBe('refusal.too-few-coins');
  });
});
