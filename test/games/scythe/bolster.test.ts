import { describe, expect, test } from 'vitest';
import { type Scene, type Sitting, table } from './board.ts';

const scene = (sitting: Partial<Sitting> = {}): Scene => ({
  seats: [{ faction: 'nordic', coins: 3, power: 4, ...sitting }, { faction: 'saxony' }],
});
const bolsters = (what: string, sitting: Partial<Sitting> = {}, more: Partial<Scene> = {}) => {
  const t = table({ ...scene(sitting), ...more });
  t.seat(0).does('bolster', { what });
  return t;
};

describe('Bolster', () => {
  test('SC-4.2: 1 coin gives 2 power, 3 when it is upgraded', () => {
    const t = bolsters('power');
    expect(t.g.players[0]).toMatchObject({ coins: 2, power: 6 });
    expect(t.heard('bolstered')[0]).toMatchObject({
      seat: 0,
      loss: [{ key: 'counter.coins', args: { n: 1 } }],
      gain: [{ key: 'counter.power', args: { n: 2 } }],
    });
    t.nobodyIsAskedExcept(0, 'close');
    const upgraded = bolsters('power', { upgrades: [{ from: 'bolster.power', to: 'enlist' }] });
    expect(upgraded.g.players[0]!.power).toBe(7);
  });

  test('SC-4.2: or 1 combat card, 2 when it is upgraded; only the drawer learns their values', () => {
    const t = bolsters('combat-cards', {}, { nextCards: [5, 3] });
    expect(t.g.players[0]!.hand).toEqual([5]);
    expect(JSON.stringify(t.heard('bolstered'))).not.toContain('5');
    expect(t.seat(0).heard('bolstered')).toMatchObject([{ drawn: [5] }]);
    expect(t.seat(1).heard('bolstered')).toEqual(t.heard('bolstered'));
    t.nobodyIsAskedExcept(0, 'close');
    const upgrades = [{ from: 'bolster.cards', to: 'enlist' }] as const;
    const upgraded = bolsters('combat-cards', { upgrades: [...upgrades] }, { nextCards: [5, 3] });
    expect(upgraded.g.players[0]!.hand).toEqual([3, 5]);
  });

  test('SC-4.2: without a coin there is no Bolster', () => {
    const poor = table(scene({ coins: 0 }));
    expect(poor.seat(0).isRefused('bolster', { what: 'power' })).toBe('refusal.too-few-coins');
    poor.nobodyIsAskedExcept(0, 'turn');
    expect(
      table(scene({ coins: 1 }))
        .seat(0)
        .refusal('bolster', { what: 'power' }),
    ).toBeUndefined();
  });

  test('SC-4.2, SC-4.7: the Monument adds 1 popularity to either option, and the owner may decline it', () => {
    const monument = { structures: { monument: 'A4' }, popularity: 3 } as const;
    expect(bolsters('power', monument).g.players[0]!.popularity).toBe(4);
    expect(bolsters('combat-cards', monument).g.players[0]!.popularity).toBe(4);
    expect(bolsters('power', { ...monument, declines: ['monument'] }).g.players[0]!.popularity).toBe(3);
  });

  test('SC-5.5: the Monument works for its owner also where the enemy controls its hex', () => {
    const t = table({
      seats: [
        { faction: 'nordic', coins: 1, popularity: 3, structures: { monument: 'A4' } },
        { faction: 'saxony', units: { A4: ['mech'] }, popularity: 3 },
      ],
    });
    t.seat(0).does('bolster', { what: 'power' });
    expect(t.g.players.map(({ popularity }) => popularity)).toEqual([4, 3]);
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('SC-1.8, SC-11.1: power stops at 16, and reaching it places a star', () => {
    const t = bolsters('power', { power: 15 });
    expect(t.g.players[0]).toMatchObject({ power: 16, stars: [{ kind: 'power' }] });
    expect(t.heard('bolstered')[0]!.gain).toEqual([{ key: 'counter.power', args: { n: 1 } }]);
    expect(bolsters('power', { power: 13 }).g.players[0]!.stars).toEqual([]);
  });

  test('SC-7.8: when deck and discards are empty nothing is drawn', () => {
    const t = bolsters('combat-cards', {}, { also: (g) => void Object.assign(g, { combatDeck: [] }) });
    expect(t.g.players[0]).toMatchObject({ hand: [], coins: 2 });
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('SC-4.1: Gain gives 1 coin, 2 when it is upgraded', () => {
    const gains = (sitting: Partial<Sitting>) => {
      const t = table(scene(sitting));
      t.seat(0).does('gain-coins');
      t.nobodyIsAskedExcept(0, 'close');
      return t.g.players[0]!.coins;
    };
    expect(gains({})).toBe(4);
    expect(gains({ upgrades: [{ from: 'move.coins', to: 'enlist' }] })).toBe(5);
  });
});
