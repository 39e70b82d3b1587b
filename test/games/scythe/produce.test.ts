import { describe, expect, test } from 'vitest';
import { workersOut } from '#games/scythe/state/pieces';
import type { State } from '#games/scythe/state/state';
import { type Scene, type ScytheTable, type Sitting, table } from './board.ts';

const scene = (sitting: Partial<Sitting>, other: Partial<Sitting> = {}): Scene => ({
  seats: [
    { faction: 'nordic', coins: 3, popularity: 3, power: 4, ...sitting },
    { faction: 'saxony', ...other },
  ],
});
const produces = (sitting: Partial<Sitting>, hexes: string[], workers: Record<string, number> = {}): ScytheTable => {
  const t = table(scene(sitting));
  t.seat(0).does('produce', { hexes, workers });
  return t;
};
const nordic = (sitting: Partial<Sitting>, other: Partial<Sitting> = {}) => table(scene(sitting, other)).seat(0);
const may = (sitting: Partial<Sitting>, other: Partial<Sitting> = {}) => nordic(sitting, other).may('produce');
const refusal = (sitting: Partial<Sitting>, hexes: string[]) =>
  nordic(sitting).refusal('produce', { hexes, workers: {} });
const onlyGoods = (g: State, hex: string) =>
  Object.fromEntries(Object.entries(g.goods[hex] ?? {}).filter(([, n]) => n > 0));

describe('Produce', () => {
  test('SC-4.4, T-5: a farm with 1 worker and a mountain with 2 give 1 food and 2 metal', () => {
    const t = produces({ units: { B6: ['worker'], B5: ['worker*2'] } }, ['B5', 'B6']);
    expect(onlyGoods(t.g, 'B6')).toEqual({ food: 1 });
    expect(onlyGoods(t.g, 'B5')).toEqual({ metal: 2 });
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('SC-4.4, T-6, R-107: 3 workers on a forest and 2 on a farm give 3 wood and 2 food', () => {
    const t = produces({ units: { A4: ['worker*3'], B6: ['worker*2'] } }, ['A4', 'B6']);
    expect(onlyGoods(t.g, 'A4')).toEqual({ wood: 3 });
    expect(onlyGoods(t.g, 'B6')).toEqual({ food: 2 });
    expect(t.heard('produced')).toHaveLength(1);
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('SC-4.4: up to 2 territories, 3 when it is upgraded', () => {
    const units = { A4: ['worker'], A5: ['worker'], B6: ['worker'] };
    expect(refusal({ units }, ['A4', 'A5'])).toBeUndefined();
    expect(refusal({ units }, ['A4'])).toBeUndefined();
    expect(refusal({ units }, ['A4', 'A5', 'B6'])).toBe('refusal.wrong-number');
    const upgrades = [{ from: 'produce.territories', to: 'enlist' } as const];
    expect(refusal({ units, upgrades }, ['A4', 'A5', 'B6'])).toBeUndefined();
  });

  test('SC-4.4: lakes and the Factory produce nothing, nor does a hex without an own worker', () => {
    const units = { B3: ['mech', 'worker'], D4: ['worker'], A6: ['mech'], A4: ['worker'] };
    expect(may({ units })).toEqual([{ hexes: ['A4'], workers: {} }]);
  });

  test('SC-4.4, R-107: a village gives workers, as many as wanted, one for each worker there', () => {
    const units = { A6: ['worker*2'] };
    expect(may({ units })).toEqual([
      { hexes: ['A6'], workers: {} },
      { hexes: ['A6'], workers: { A6: 1 } },
      { hexes: ['A6'], workers: { A6: 2 } },
    ]);
    const t = produces({ units }, ['A6'], { A6: 2 });
    expect(workersOut(t.g, 0)).toBe(4);
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('SC-4.4: the slots give the cost: none with 3 workers, 1 power with 4, popularity with 6, a coin with 8', () => {
    const costOf = (n: number) => {
      const { power, popularity, coins } = produces({ units: { A4: [`worker*${n}`] } }, ['A4']).g.players[0]!;
      return [4 - power, 3 - popularity, 3 - coins];
    };
    expect([3, 4, 5, 6, 7, 8].map(costOf)).toEqual([
      [0, 0, 0],
      [1, 0, 0],
      [1, 0, 0],
      [1, 1, 0],
      [1, 1, 0],
      [1, 1, 1],
    ]);
  });

  test('SC-1.6: who cannot pay the whole cost cannot produce', () => {
    const units = { A4: ['worker*6'] };
    expect(refusal({ units, power: 1, popularity: 1 }, ['A4'])).toBeUndefined();
    expect(refusal({ units, power: 0 }, ['A4'])).toBe('refusal.cannot-pay');
    expect(refusal({ units, popularity: 0 }, ['A4'])).toBe('refusal.cannot-pay');
  });

  test('SC-4.5, T-17: the 4th worker made now costs nothing in this Produce, and 1 power in the next', () => {
    const t = table({
      ...scene({ units: { A4: ['worker*2'], A6: ['worker'] }, objectives: [] }, { objectives: [] }),
    });
    t.seat(0).does('produce', { hexes: ['A6'], workers: { A6: 1 } });
    expect(t.g.players[0]!.power).toBe(4);
    expect(workersOut(t.g, 0)).toBe(4);
    for (const seat of [1, 0, 1]) {
      t.nobodyIsAskedExcept(seat, 'turn');
      t.seat(seat).does(t.g.players[seat]!.section === 'move' ? 'trade-popularity' : 'gain-coins');
    }
    t.seat(0).does('produce', { hexes: ['A4'], workers: {} });
    expect(t.g.players[0]!.power).toBe(3);
    t.nobodyIsAskedExcept(1, 'turn');
  });

  test('SC-4.5: a new worker stands in its village and makes nothing in this action', () => {
    const { g } = produces({ units: { A6: ['worker'], A4: ['worker'] } }, ['A4', 'A6'], { A6: 1 });
    expect(g.units['nordic.worker.3']).toEqual({ seat: 0, kind: 'worker', at: 'A6' });
    expect(onlyGoods(g, 'A4')).toEqual({ wood: 1 });
  });

  test('SC-4.5: no more workers come than the mat has', () => {
    const units = { A6: ['worker*7'] };
    expect(may({ units })).toHaveLength(2);
    const t = produces({ units }, ['A6'], { A6: 1 });
    expect(t.g.players[0]!.stars).toMatchObject([{ kind: 'workers' }]);
    t.nobodyIsAskedExcept(0, 'close');
  });

  describe('the Mill', () => {
    const units = { A4: ['worker'], A5: ['worker'], B5: ['mech'] };

    test('SC-4.6: its hex may be one territory more, and it works like a worker', () => {
      const t = produces({ units, structures: { mill: 'B5' } }, ['A4', 'A5', 'B5']);
      expect(['A4', 'A5', 'B5'].map((hex) => onlyGoods(t.g, hex))).toEqual([{ wood: 1 }, { oil: 1 }, { metal: 1 }]);
      t.nobodyIsAskedExcept(0, 'close');
    });

    test('SC-4.6: three territories without that of the Mill are one too many', () => {
      const more = { units: { ...units, B6: ['worker'] }, structures: { mill: 'B5' } };
      expect(refusal(more, ['A4', 'A5', 'B6'])).toBe('refusal.too-many-hexes');
    });

    test('SC-4.6: workers on its hex produce as well, and in a village it makes a worker', () => {
      const { g } = produces({ units: { B5: ['worker*2'] }, structures: { mill: 'B5' } }, ['B5']);
      expect(onlyGoods(g, 'B5')).toEqual({ metal: 3 });
      expect(may({ units: { A4: ['worker'] }, structures: { mill: 'A6' } })).toContainEqual({
        hexes: ['A6'],
        workers: { A6: 1 },
      });
    });

    test('SC-4.6, R-2: it produces only where its owner controls the hex', () => {
      const own = { units: { A4: ['worker'] }, structures: { mill: 'B5' } };
      expect(may(own, { units: { B5: ['worker'] } })).toEqual([{ hexes: ['A4'], workers: {} }]);
      expect(may(own)).toContainEqual({ hexes: ['B5'], workers: {} });
    });
  });

  test('the suggestions are legal, the first takes all workers, and none produces where nothing comes', () => {
    const seat = nordic({ units: { A6: ['worker*2'], A4: ['worker'], B5: ['worker*2'] } });
    const suggested = seat.suggested('produce');
    expect(suggested.length).toBeGreaterThan(1);
    for (const { args } of suggested) expect(seat.refusal('produce', args)).toBeUndefined();
    expect(suggested[0]!.args).toEqual({ hexes: ['A6', 'B5'], workers: { A6: 2 } });
    const full = nordic({ units: { A6: ['worker*4'], A4: ['worker*4'] } });
    expect(full.suggested('produce').map(({ args }) => args)).toEqual([{ hexes: ['A4'], workers: {} }]);
  });
});
