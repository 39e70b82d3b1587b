import { describe, expect, test } from 'vitest';
import { bottom } from '#games/scythe/chapters/bottom';
import { enlist } from '#games/scythe/chapters/enlist';
import { lay, play, refusal, type Scene, type Sitting } from './board.ts';

// Agricultural: Enlist costs 3 food and gives 3 coins.
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
  turn: { section: 'bolster' },
  nextCards: [5, 4, 3],
});
const payment = { 'B6.food': 3 };
const enlists = (from: string, bonus: string, sitting: Partial<Sitting> = {}) =>
  play(scene(sitting), [], function* (t) {
    bottom(t, 0, 'enlist', { name: 'enlist', args: { from, bonus, payment } });
  });

describe('Enlist', () => {
  test('SC-5.6: the one-time space gives 2 power, 2 coins, 2 popularity or 2 combat cards', () => {
    expect(enlists('build', 'power').g.players[0]).toMatchObject({ power: 6, coins: 3 });
    expect(enlists('build', 'coins').g.players[0]!.coins).toBe(5);
    expect(enlists('build', 'popularity').g.players[0]!.popularity).toBe(6);
    expect(enlists('build', 'combatCards').g.players[0]!.hand).toEqual([4, 5]);
  });

  test('SC-5.6: any section that still has its recruit, any space that is open', () => {
    const g = lay(scene({ recruits: [{ from: 'build', bonus: 'power' }] }));
    expect(refusal(g, 0, enlist, { from: 'build', bonus: 'coins', payment })).toBe('refusal.not-available');
    expect(refusal(g, 0, enlist, { from: 'deploy', bonus: 'power', payment })).toBe('refusal.not-available');
    expect(refusal(g, 0, enlist, { from: 'deploy', bonus: 'coins', payment })).toBeUndefined();
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
    expect(enlists('enlist', 'combatCards', { recruits: [...recruits] }).g.players[0]!.stars).toMatchObject([
      { kind: 'recruits' },
    ]);
  });
});
