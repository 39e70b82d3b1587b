import { describe, expect, test } from 'vitest';
import { produce, produceTop } from '#games/scythe/chapters/produce';
import { workersOut } from '#games/scythe/pieces';
import type { State } from '#games/scythe/state';
import { lay, legal, play, refusal, type Scene, type Sitting } from './board.ts';

const scene = (sitting: Partial<Sitting>, other: Partial<Sitting> = {}): Scene => ({
  seats: [
    { faction: 'nordic', coins: 3, popularity: 3, power: 4, ...sitting },
    { faction: 'saxony', ...other },
  ],
});
const produces = (g: Scene | State, hexes: string[], workers: Record<string, number> = {}) =>
  play(g, [], function* (t) {
    produceTop(t, 0, { hexes, workers });
  });
const onlyGoods = (g: State, hex: string) =>
  Object.fromEntries(Object.entries(g.goods[hex] ?? {}).filter(([, n]) => n > 0));

describe('Produce', () => {
  test('SC-4.4, T-5: a farm with 1 worker and a mountain with 2 give 1 food and 2 metal', () => {
    const { g } = produces(scene({ units: { B6: ['worker'], B5: ['worker*2'] } }), ['B5', 'B6']);
    expect(onlyGoods(g, 'B6')).toEqual({ food: 1 });
    expect(onlyGoods(g, 'B5')).toEqual({ metal: 2 });
  });

  test('SC-4.4, T-6, R-107: 3 workers on a forest and 2 on a farm give 3 wood and 2 food', () => {
    const { g, heard } = produces(scene({ units: { A4: ['worker*3'], B6: ['worker*2'] } }), ['A4', 'B6']);
    expect(onlyGoods(g, 'A4')).toEqual({ wood: 3 });
    expect(onlyGoods(g, 'B6')).toEqual({ food: 2 });
    expect(heard('produced')).toHaveLength(1);
  });

  test('SC-4.4: up to 2 territories, 3 when it is upgraded', () => {
    const units = { A4: ['worker'], A5: ['worker'], B6: ['worker'] };
    const g = lay(scene({ units }));
    expect(refusal(g, 0, produce, { hexes: ['A4', 'A5'], workers: {} })).toBeUndefined();
    expect(refusal(g, 0, produce, { hexes: ['A4'], workers: {} })).toBeUndefined();
    expect(refusal(g, 0, produce, { hexes: ['A4', 'A5', 'B6'], workers: {} })).toBe('refusal.wrong-number');
    const upgraded = lay(scene({ units, upgrades: [{ from: 'produce.territories', to: 'enlist' }] }));
    expect(refusal(upgraded, 0, produce, { hexes: ['A4', 'A5', 'B6'], workers: {} })).toBeUndefined();
  });

  test('SC-4.4: lakes and the Factory produce nothing, nor does a hex without an own worker', () => {
    const g = lay(scene({ units: { B3: ['mech', 'worker'], D4: ['worker'], A6: ['mech'], A4: ['worker'] } }));
    expect(legal(g, 0, produce)).toEqual([{ hexes: ['A4'], workers: {} }]);
  });

  test('SC-4.4, R-107: a village gives workers, as many as wanted, one for each worker there', () => {
    const g = lay(scene({ units: { A6: ['worker*2'] } }));
    expect(legal(g, 0, produce)).toEqual([
      { hexes: ['A6'], workers: {} },
      { hexes: ['A6'], workers: { A6: 1 } },
      { hexes: ['A6'], workers: { A6: 2 } },
    ]);
    expect(workersOut(produces(g, ['A6'], { A6: 2 }).g, 0)).toBe(4);
  });

  test('SC-4.4: the slots give the cost: none with 3 workers, 1 power with 4, popularity with 6, a coin with 8', () => {
    const costOf = (n: number) => {
      const { g } = produces(scene({ units: { A4: [`worker*${n}`] } }), ['A4']);
      const { power, popularity, coins } = g.players[0]!;
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
    const answer = { hexes: ['A4'], workers: {} };
    expect(refusal(lay(scene({ units, power: 1, popularity: 1 })), 0, produce, answer)).toBeUndefined();
    expect(refusal(lay(scene({ units, power: 0 })), 0, produce, answer)).toBe('refusal.cannot-pay');
    expect(refusal(lay(scene({ units, popularity: 0 })), 0, produce, answer)).toBe('refusal.cannot-pay');
  });

  test('SC-4.5, T-17: the 4th worker made now costs nothing in this Produce, and 1 power in the next', () => {
    const g = lay(scene({ units: { A4: ['worker*2'], A6: ['worker'] } }));
    const first = produces(g, ['A6'], { A6: 1 });
    expect(first.g.players[0]!.power).toBe(4);
    expect(workersOut(first.g, 0)).toBe(4);
    expect(produces(first.g, ['A4']).g.players[0]!.power).toBe(3);
  });

  test('SC-4.5: a new worker stands in its village and makes nothing in this action', () => {
    const { g } = produces(scene({ units: { A6: ['worker'], A4: ['worker'] } }), ['A4', 'A6'], { A6: 1 });
    expect(g.units['nordic.worker.3']).toEqual({ seat: 0, kind: 'worker', at: 'A6' });
    expect(onlyGoods(g, 'A4')).toEqual({ wood: 1 });
  });

  test('SC-4.5: no more workers come than the mat has', () => {
    const g = lay(scene({ units: { A6: ['worker*7'] } }));
    expect(legal(g, 0, produce)).toHaveLength(2);
    expect(produces(g, ['A6'], { A6: 1 }).g.players[0]!.stars).toMatchObject([{ kind: 'workers' }]);
  });

  describe('the Mill', () => {
    const units = { A4: ['worker'], A5: ['worker'], B5: ['mech'] };

    test('SC-4.6: its hex may be one territory more, and it works like a worker', () => {
      const g = lay(scene({ units, structures: { mill: 'B5' } }));
      const { g: after } = produces(g, ['A4', 'A5', 'B5']);
      expect(onlyGoods(after, 'B5')).toEqual({ metal: 1 });
      expect(refusal(g, 0, produce, { hexes: ['A4', 'A5', 'B5'], workers: {} })).toBeUndefined();
    });

    test('SC-4.6: three territories without that of the Mill are one too many', () => {
      const g = lay(scene({ units: { ...units, B6: ['worker'] }, structures: { mill: 'B5' } }));
      expect(refusal(g, 0, produce, { hexes: ['A4', 'A5', 'B6'], workers: {} })).toBe('refusal.too-many-hexes');
    });

    test('SC-4.6: workers on its hex produce as well, and in a village it makes a worker', () => {
      const { g } = produces(scene({ units: { B5: ['worker*2'] }, structures: { mill: 'B5' } }), ['B5']);
      expect(onlyGoods(g, 'B5')).toEqual({ metal: 3 });
      const village = lay(scene({ units: { A4: ['worker'] }, structures: { mill: 'A6' } }));
      expect(legal(village, 0, produce)).toContainEqual({ hexes: ['A6'], workers: { A6: 1 } });
    });

    test('SC-4.6, R-2: it produces only where its owner controls the hex', () => {
      const g = lay(scene({ units: { A4: ['worker'] }, structures: { mill: 'B5' } }, { units: { B5: ['worker'] } }));
      expect(legal(g, 0, produce)).toEqual([{ hexes: ['A4'], workers: {} }]);
    });
  });

  test('the suggestions are legal, and the first takes all workers', () => {
    const g = lay(scene({ units: { A6: ['worker*2'], A4: ['worker'], B5: ['worker*2'] } }));
    const suggested = produce.suggest!({ g, seat: 0, about: null });
    expect(suggested.length).toBeGreaterThan(1);
    for (const { args } of suggested) expect(refusal(g, 0, produce, args)).toBeUndefined();
    expect(suggested.some(({ args }) => JSON.stringify(args.workers) === '{"A6":2}')).toBe(true);
  });
});
