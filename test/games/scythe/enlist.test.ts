import { describe, expect, test } from 'vitest';
import { type Scene, type ScytheTable, type Sitting, table } from './board.ts';

// Agricultural: Enlist costs 3 food, gives 3 coins, and lies under Bolster.
const scene = (sitting: Partial<Sitting> = {}): Scene => ({
  seats: [
    {
      faction: 'nordic',
      mat: 'agricultural',
      coins: 0,
      power: 4,
      popularity: 4,
      units: { B6: ['worker'] },
      ...sitting,
    },
    { faction: 'saxony' },
  ],
  goods: { B6: { food: 3 } },
  nextCards: [5, 4, 3],
});
const payment = { 'B6.food': 3 };
const enlisting = (sitting: Partial<Sitting> = {}): ScytheTable => {
  const t = table(scene(sitting));
  t.seat(0).does('bottom-only', { section: 'bolster' });
  return t;
};
const enlists = (from: string, bonus: string, sitting: Partial<Sitting> = {}): ScytheTable => {
  const t = enlisting(sitting);
  t.seat(0).does('enlist', { from, bonus, payment });
  return t;
};

describe('Enlist', () => {
  test('SC-5.6: the one-time space gives 2 power, 2 coins, 2 popularity or 2 combat cards', () => {
    expect(enlists('build', 'power').g.players[0]).toMatchObject({ power: 6, coins: 3 });
    expect(enlists('build', 'coins').g.players[0]!.coins).toBe(5);
    expect(enlists('build', 'popularity').g.players[0]!.popularity).toBe(6);
    const t = enlists('build', 'combatCards');
    expect(t.g.players[0]!.hand).toEqual([4, 5]);
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('SC-5.6: any section that still has its recruit, any space that is open', () => {
    const t = enlisting({ recruits: [{ from: 'build', bonus: 'power' }] });
    t.nobodyIsAskedExcept(0, 'bottom');
    const nordic = t.seat(0);
    expect(nordic.isRefused('enlist', { from: 'build', bonus: 'coins', payment })).toBe('refusal.not-available');
    expect(nordic.isRefused('enlist', { from: 'deploy', bonus: 'power', payment })).toBe('refusal.not-available');
    expect(nordic.refusal('enlist', { from: 'deploy', bonus: 'coins', payment })).toBeUndefined();
  });

  test('SC-5.8, R-4: the recruit of the Enlist section pays for the very action that enlists it', () => {
    expect(enlists('enlist', 'power').g.players[0]!.hand).toEqual([5]);
    expect(enlists('build', 'power').g.players[0]!.hand).toEqual([]);
  });

  test('SC-11.1: the 4th recruit places a star', () => {
    const recruits = [
      { from: 'build', bonus: 'power' },
      { from: 'deploy', bonus: 'coins' },
      { from: 'upgrade', bonus: 'popularity' },
    ] as const;
    const t = enlists('enlist', 'combatCards', { recruits: [...recruits] });
    expect(t.g.players[0]!.stars).toMatchObject([{ kind: 'recruits' }]);
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('the suggestions are legal and at most five', () => {
    const nordic = enlisting({ objectives: [] }).seat(0);
    const suggested = nordic.suggested('enlist').map(({ args }) => args);
    expect(suggested.map(({ from, bonus }) => `${from} ${bonus}`)).toEqual([
      'upgrade power',
      'upgrade coins',
      'deploy power',
      'build power',
      'enlist power',
    ]);
    for (const args of suggested) expect(nordic.refusal('enlist', args)).toBeUndefined();
  });
});
