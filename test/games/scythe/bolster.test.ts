import { describe, expect, test } from 'vitest';
import { bolster, bolsterTop } from '#games/scythe/chapters/bolster';
import { gainCoinsTop } from '#games/scythe/chapters/gain-coins';
import { lay, play, refusal, type Scene, type Sitting } from './board.ts';

const scene = (sitting: Partial<Sitting> = {}): Scene => ({
  seats: [{ faction: 'nordic', coins: 3, power: 4, ...sitting }, { faction: 'saxony' }],
});
const bolsters = (what: string, sitting: Partial<Sitting> = {}, more: Partial<Scene> = {}) =>
  play({ ...scene(sitting), ...more }, [], function* (t) {
    bolsterTop(t, 0, { what });
  });

describe('Bolster', () => {
  test('SC-4.2: 1 coin gives 2 power, 3 when it is upgraded', () => {
    const { g, heard } = bolsters('power');
    expect(g.players[0]).toMatchObject({ coins: 2, power: 6 });
    expect(heard('bolstered')[0]).toMatchObject({
      seat: 0,
      loss: [{ key: 'counter.coins', args: { n: 1 } }],
      gain: [{ key: 'counter.power', args: { n: 2 } }],
    });
    const upgraded = bolsters('power', { upgrades: [{ from: 'bolster.power', to: 'enlist' }] });
    expect(upgraded.g.players[0]!.power).toBe(7);
  });

  test('SC-4.2: or 1 combat card, 2 when it is upgraded; only the drawer learns their values', () => {
    const { g, events } = bolsters('combat-cards', {}, { nextCards: [5, 3] });
    expect(g.players[0]!.hand).toEqual([5]);
    expect(JSON.stringify(events[0]!.shown)).not.toContain('5');
    expect(events[0]!.only).toEqual({ 0: { drawn: [5] } });
    const upgrades = [{ from: 'bolster.cards', to: 'enlist' }] as const;
    expect(bolsters('combat-cards', { upgrades: [...upgrades] }, { nextCards: [5, 3] }).g.players[0]!.hand).toEqual([
      3, 5,
    ]);
  });

  test('SC-4.2: without a coin there is no Bolster', () => {
    expect(refusal(lay(scene({ coins: 0 })), 0, bolster, { what: 'power' })).toBe('refusal.too-few-coins');
    expect(refusal(lay(scene({ coins: 1 })), 0, bolster, { what: 'power' })).toBeUndefined();
  });

  test('SC-4.2, SC-4.7: the Monument adds 1 popularity to either option, and the owner may decline it', () => {
    const monument = { structures: { monument: 'A4' }, popularity: 3 } as const;
    expect(bolsters('power', monument).g.players[0]!.popularity).toBe(4);
    expect(bolsters('combat-cards', monument).g.players[0]!.popularity).toBe(4);
    expect(bolsters('power', { ...monument, declines: ['monument'] }).g.players[0]!.popularity).toBe(3);
  });

  test('SC-5.5: the Monument works for its owner also where the enemy controls its hex', () => {
    const { g } = play(
      {
        seats: [
          { faction: 'nordic', coins: 1, popularity: 3, structures: { monument: 'A4' } },
          { faction: 'saxony', units: { A4: ['mech'] }, popularity: 3 },
        ],
      },
      [],
      function* (t) {
        bolsterTop(t, 0, { what: 'power' });
      },
    );
    expect(g.players.map(({ popularity }) => popularity)).toEqual([4, 3]);
  });

  test('SC-1.8, SC-11.1: power stops at 16, and reaching it places a star', () => {
    const { g, heard } = bolsters('power', { power: 15 });
    expect(g.players[0]).toMatchObject({ power: 16, stars: [{ kind: 'power' }] });
    expect(heard('bolstered')[0]!.gain).toEqual([{ key: 'counter.power', args: { n: 1 } }]);
    expect(bolsters('power', { power: 13 }).g.players[0]!.stars).toEqual([]);
  });

  test('SC-7.8: when deck and discards are empty nothing is drawn', () => {
    const { g } = bolsters('combat-cards', {}, { also: (state) => Object.assign(state, { combatDeck: [] }) });
    expect(g.players[0]).toMatchObject({ hand: [], coins: 2 });
  });

  test('SC-4.1: Gain gives 1 coin, 2 when it is upgraded', () => {
    const gains = (sitting: Partial<Sitting>) =>
      play(scene(sitting), [], function* (t) {
        gainCoinsTop(t, 0);
      }).g.players[0]!.coins;
    expect(gains({})).toBe(4);
    expect(gains({ upgrades: [{ from: 'move.coins', to: 'enlist' }] })).toBe(5);
  });
});
