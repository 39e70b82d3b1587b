import { describe, expect, test } from 'vitest';
import { bottom } from '#games/scythe/chapters/bottom';
import { deploy } from '#games/scythe/chapters/deploy';
import { hasAbility } from '#games/scythe/pieces';
import type { State } from '#games/scythe/state';
import { lay, legal, play, refusal, type Scene, type Sitting } from './board.ts';

// Patriotic: Deploy costs 4 metal and gives 3 coins.
const scene = (sitting: Partial<Sitting> = {}, goods = { A5: { metal: 4 } }): Scene => ({
  seats: [
    { faction: 'nordic', mat: 'patriotic', coins: 0, units: { A5: ['worker'] }, ...sitting },
    { faction: 'saxony' },
  ],
  goods,
  turn: { section: 'bolster' },
});
const payment = { 'A5.metal': 4 };
const deploys = (g: Scene | State, mech: string, hex = 'A5', paid: Record<string, number> = payment) =>
  play(g, [], function* (t) {
    bottom(t, 0, 'deploy', { name: 'deploy', args: { mech, hex, payment: paid } });
  });

describe('Deploy', () => {
  test('SC-5.4: any mech of the faction mat, whose ability is active at once', () => {
    const { g } = deploys(scene(), 'speed');
    expect(g.units['nordic.mech.1']).toEqual({ seat: 0, kind: 'mech', at: 'A5' });
    expect(hasAbility(g, 0, 'speed')).toBe(true);
    expect(hasAbility(g, 0, 'riverwalk')).toBe(false);
    expect(g.goods.A5).toBeUndefined();
  });

  test('SC-5.4: on a controlled territory with an own worker, never on a lake or the home base', () => {
    const units = { A5: ['worker'], A6: ['mech'], B1: ['mech', 'worker'], 'home-nordic': ['worker'], D4: ['worker'] };
    const g = lay(scene({ units }));
    const hexes = new Set(legal(g, 0, deploy).map(({ hex }) => hex));
    expect([...hexes].sort()).toEqual(['A5', 'D4']);
  });

  test('SC-5.4: each mech once', () => {
    const g = lay(scene({ mechs: ['speed'], units: { A5: ['worker', 'mech'] } }));
    expect(refusal(g, 0, deploy, { mech: 'speed', hex: 'A5', payment })).toBe('refusal.not-available');
    expect(refusal(g, 0, deploy, { mech: 'artillery', hex: 'A5', payment })).toBeUndefined();
  });

  test('SC-5.1: the event tells what was paid, and the printed coins', () => {
    const { g, heard } = deploys(scene(), 'speed');
    expect(g.players[0]!.coins).toBe(3);
    expect(heard('deployed')[0]).toMatchObject({
      loss: [{ key: 'counter.metal', args: { n: 4 } }],
      gain: [{ key: 'counter.coins', args: { n: 3 } }],
    });
    expect(deploys(scene({ declines: ['coins'] }), 'speed').g.players[0]!.coins).toBe(0);
  });

  test('SC-11.3, T-18: the 6th star by the 4th mech: coins and recruit bonuses are counted, then the game ends', () => {
    const stars = ['combat', 'combat', 'objective', 'workers', 'upgrades'] as const;
    const recruit = { from: 'deploy', bonus: 'power' } as const;
    const g = lay({
      ...scene({
        units: { A5: ['worker', 'mech*3'] },
        stars: stars.map((kind) => ({ kind, turn: 1 })),
        recruits: [recruit],
      }),
    });
    g.players[1]!.recruits.push({ ...recruit });
    const before = g.players[1]!.coins;
    const { events } = deploys(g, 'speed');
    expect(g.players[0]!.coins).toBe(3 + 1);
    expect(g.players[1]!.coins).toBe(before + 1);
    expect(g.phase).toBe('over');
    expect(events.map(({ type }) => type)).toEqual([
      'deployed',
      'recruit-bonus',
      'recruit-bonus',
      'star',
      'sixth-star',
    ]);
  });

  test('SC-11.2: with the 3rd mech the game goes on', () => {
    const { g } = deploys(scene({ units: { A5: ['worker', 'mech*2'] } }), 'speed');
    expect(g.players[0]!.stars).toEqual([]);
    expect(g.phase).toBe('play');
  });

  describe('Coercion', () => {
    const crimea = (more: Partial<Sitting> = {}): Scene => ({
      seats: [
        { faction: 'crimea', mat: 'patriotic', hand: [2, 2, 4], units: { G3: ['worker'] }, ...more },
        { faction: 'saxony' },
      ],
      goods: { G3: { metal: 4 } },
    });
    const answer = (paid: Record<string, number>) => ({ mech: 'speed', hex: 'G3', payment: paid });

    test('SC-13.3: a combat card pays as any 1 resource, once in a turn', () => {
      const g = lay(crimea());
      expect(refusal(g, 0, deploy, answer({ 'G3.metal': 3, 'card.2': 1 }))).toBeUndefined();
      expect(refusal(g, 0, deploy, answer({ 'G3.metal': 2, 'card.2': 1, 'card.4': 1 }))).toBe('refusal.one-card-only');
      const { heard } = deploys(g, 'speed', 'G3', { 'G3.metal': 3, 'card.2': 1 });
      expect(g.players[0]!.hand).toEqual([2, 4]);
      expect(g.combatDiscard).toEqual([2]);
      expect(heard('deployed')[0]).toMatchObject({ cards: [2] });
      expect(refusal(g, 0, deploy, answer({ 'G3.metal': 3, 'card.2': 1 }))).not.toBeUndefined();
    });

    test('SC-13.3: nobody else can do so', () => {
      const g = lay(scene({ hand: [2] }));
      expect(refusal(g, 0, deploy, { mech: 'speed', hex: 'A5', payment: { 'A5.metal': 3, 'card.2': 1 } })).toBe(
        'refusal.not-available',
      );
    });

    test('SC-13.3: suggestions pay in tokens first, and at most one of the five pays with the lowest card', () => {
      const g = lay(crimea());
      const suggested = deploy.suggest!({ g, seat: 0, about: null });
      expect(suggested).toHaveLength(5);
      for (const { args } of suggested) expect(refusal(g, 0, deploy, args)).toBeUndefined();
      expect(suggested.filter(({ args }) => JSON.stringify(args.payment).includes('card.2'))).toHaveLength(1);
    });
  });
});
