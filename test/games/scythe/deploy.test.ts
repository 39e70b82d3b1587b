import { describe, expect, test } from 'vitest';
import { hasAbility } from '#games/scythe/state/pieces';
import { type Scene, type ScytheTable, type Sitting, table } from './board.ts';

// Patriotic: Deploy costs 4 metal, gives 3 coins, and lies under Bolster.
const scene = (sitting: Partial<Sitting> = {}, goods = { A5: { metal: 4 } }): Scene => ({
  seats: [
    { faction: 'nordic', mat: 'patriotic', coins: 0, units: { A5: ['worker'] }, ...sitting },
    { faction: 'saxony' },
  ],
  goods,
});
const payment = { 'A5.metal': 4 };
/** Seat 0 has taken the section, and may deploy if it can pay. */
const deploying = (where: Scene): ScytheTable => {
  const t = table(where);
  t.seat(0).does('bottom-only', { section: 'bolster' });
  return t;
};
const deploys = (where: Scene, mech: string): ScytheTable => {
  const t = deploying(where);
  t.seat(0).does('deploy', { mech, hex: 'A5', payment });
  return t;
};

describe('Deploy', () => {
  test('SC-5.4: any mech of the faction mat, whose ability is active at once', () => {
    const t = deploys(scene(), 'speed');
    expect(t.g.units['nordic.mech.1']).toEqual({ seat: 0, kind: 'mech', at: 'A5' });
    expect(hasAbility(t.g, 0, 'speed')).toBe(true);
    expect(hasAbility(t.g, 0, 'riverwalk')).toBe(false);
    expect(t.g.goods.A5).toBeUndefined();
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('SC-5.4: on a controlled territory with an own worker, never on a lake or the home base', () => {
    const units = { A5: ['worker'], A6: ['mech'], B1: ['mech', 'worker'], 'home-nordic': ['worker'], D4: ['worker'] };
    const hexes = deploying(scene({ units }))
      .seat(0)
      .may('deploy')
      .map(({ hex }) => hex);
    expect([...new Set(hexes)]).toEqual(['A5', 'D4']);
  });

  test('SC-5.4: each mech once', () => {
    const nordic = deploying(scene({ mechs: ['speed'], units: { A5: ['worker', 'mech'] } })).seat(0);
    expect(nordic.isRefused('deploy', { mech: 'speed', hex: 'A5', payment })).toBe('refusal.not-available');
    expect(nordic.refusal('deploy', { mech: 'artillery', hex: 'A5', payment })).toBeUndefined();
  });

  test('SC-5.1: the event tells what was paid, and the printed coins', () => {
    const t = deploys(scene(), 'speed');
    expect(t.g.players[0]!.coins).toBe(3);
    expect(t.heard('deployed')[0]).toMatchObject({
      loss: [{ key: 'counter.metal', args: { n: 4 } }],
      gain: [{ key: 'counter.coins', args: { n: 3 } }],
    });
    expect(deploys(scene({ declines: ['coins'] }), 'speed').g.players[0]!.coins).toBe(0);
  });

  test('SC-11.3, T-18: the 6th star by the 4th mech: coins and recruit bonuses are counted, then the game ends', () => {
    const stars = ['combat', 'combat', 'objective', 'workers', 'upgrades'] as const;
    const recruits = [{ from: 'deploy', bonus: 'power' }] as const;
    const { seats, ...more } = scene({
      units: { A5: ['worker', 'mech*3'] },
      stars: stars.map((kind) => ({ kind, turn: 1 })),
      recruits: [...recruits],
    });
    const t = deploys({ ...more, seats: [seats[0]!, { ...seats[1]!, coins: 5, recruits: [...recruits] }] }, 'speed');
    expect(t.g.players.map(({ coins }) => coins)).toEqual([3 + 1, 5 + 1]);
    expect(t.g.phase).toBe('over');
    expect(t.told()).toEqual(['section', 'deployed', 'recruit-bonus', 'recruit-bonus', 'star', 'sixth-star']);
    t.nobodyIsAsked();
  });

  test('SC-11.2: with the 3rd mech the game goes on', () => {
    const t = deploys(scene({ units: { A5: ['worker', 'mech*2'] } }), 'speed');
    expect(t.g.players[0]!.stars).toEqual([]);
    expect(t.g.phase).toBe('play');
    t.nobodyIsAskedExcept(0, 'close');
  });

  describe('Coercion', () => {
    const crimea = (sitting: Partial<Sitting> = {}): Scene => ({
      seats: [
        { faction: 'crimea', mat: 'patriotic', hand: [2, 2, 4], units: { G3: ['worker'] }, ...sitting },
        { faction: 'saxony' },
      ],
      goods: { G3: { metal: 4 } },
    });
    const answer = (paid: Record<string, number>) => ({ mech: 'speed', hex: 'G3', payment: paid });

    test('SC-13.3: a combat card pays as any 1 resource, once in a turn', () => {
      const t = deploying(crimea());
      const two = answer({ 'G3.metal': 2, 'card.2': 1, 'card.4': 1 });
      expect(t.seat(0).isRefused('deploy', two)).toBe('refusal.one-card-only');
      t.seat(0).does('deploy', answer({ 'G3.metal': 3, 'card.2': 1 }));
      expect(t.g.players[0]!.hand).toEqual([2, 4]);
      expect(t.g.combatDiscard).toEqual([2]);
      expect(t.heard('deployed')[0]).toMatchObject({ cards: [2] });
      t.nobodyIsAskedExcept(0, 'close');
    });

    test('SC-13.3: nobody else can do so', () => {
      const paid = { 'A5.metal': 3, 'card.2': 1 };
      const nordic = deploying(scene({ hand: [2] })).seat(0);
      expect(nordic.isRefused('deploy', { mech: 'speed', hex: 'A5', payment: paid })).toBe('refusal.not-available');
    });

    test('SC-13.3: suggestions pay in tokens first, and at most one of the five pays with the lowest card', () => {
      const seat = deploying(crimea({ objectives: [] })).seat(0);
      const suggested = seat.suggested('deploy');
      expect(suggested).toHaveLength(5);
      for (const { args } of suggested) expect(seat.refusal('deploy', args)).toBeUndefined();
      expect(suggested.filter(({ args }) => JSON.stringify(args.payment).includes('card.2'))).toHaveLength(1);
    });
  });
});
