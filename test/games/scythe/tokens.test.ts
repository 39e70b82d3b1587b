import { describe, expect, test } from 'vitest';
import type { Penalty, Token } from '#games/scythe/state/state';
import { type Scene, type ScytheTable, type Sitting, table } from './board.ts';
import { commits } from './duel.ts';
import { go, halt } from './moving.ts';

interface Arrival {
  /** Where the character comes from and goes to. */
  from?: string;
  at?: string;
  more?: Partial<Sitting>;
  tokens?: Record<string, Token>;
  enemy?: Partial<Sitting>;
}
const scene = (faction: string, { from = 'E6', more, tokens = {}, enemy }: Arrival): Scene => ({
  seats: [
    { faction, units: { [from]: ['character', 'worker'] }, ...more },
    { faction: 'rusviet', ...enemy },
  ],
  encounters: [],
  also: (g) => {
    g.tokens = tokens;
  },
});
/** The character of seat 0 has gone to a hex, and nobody else moves. */
const arrived = (faction: string, arrival: Arrival = {}): ScytheTable =>
  halt(go(scene(faction, arrival), `${faction}.character`, [arrival.at ?? 'D5']));
const flag: Token = { kind: 'flag', seat: 1 };
const trap = (armed: boolean, seat = 0): Token => ({ kind: 'trap', seat, penalty: 'coins', armed });

describe('Flags', () => {
  test('SC-14.2: Albion may place one on the hex its character has reached', () => {
    const t = arrived('albion');
    expect(t.open).toMatchObject([{ seat: 0, key: 'flag', secret: false }]);
    t.seat(0).does('place-flag', { hex: 'D5' });
    expect(t.g.tokens).toEqual({ D5: { kind: 'flag', seat: 0 } });
    expect(t.g.players[0]!.flags).toBe(3);
    t.nobodyIsAskedExcept(0, 'close');
  });
  test('SC-14.2: it need not', () => {
    const t = arrived('albion');
    t.seat(0).does('no-token');
    expect(t.g.tokens).toEqual({});
    t.nobodyIsAskedExcept(0, 'close');
  });
  test('SC-14.2: not where the character has not moved, or from where it was driven away', () => {
    halt(go(scene('albion', {}), 'albion.worker.1', ['D5'])).nobodyIsAskedExcept(0, 'close');
    const enemy = { power: 1, units: { D5: ['mech'] } };
    const lost = commits(arrived('albion', { enemy, more: { power: 0 } }), [0], [1]);
    expect(lost.g.units['albion.character']!.at).toBe('home-albion');
    lost.nobodyIsAskedExcept(0, 'close');
    commits(arrived('albion', { enemy, more: { power: 1 } }), [1], [1]).nobodyIsAskedExcept(0, 'flag');
  });
  test('SC-14.2: one faction token per hex, whosever it is', () => {
    arrived('albion', { tokens: { D5: trap(false, 1) } }).nobodyIsAskedExcept(0, 'close');
    arrived('albion', { tokens: { D6: flag } }).nobodyIsAskedExcept(0, 'flag');
  });
  test('SC-14.2: there are four', () => {
    arrived('albion', { more: { flags: 1 } }).nobodyIsAskedExcept(0, 'flag');
    arrived('albion', { more: { flags: 0 } }).nobodyIsAskedExcept(0, 'close');
  });
  test('SC-14.2: nobody else is asked', () => arrived('nordic').nobodyIsAskedExcept(0, 'close'));
});

describe('Traps', () => {
  test('SC-14.3: Togawa places one of its choice, armed', () => {
    const t = arrived('togawa', { more: { traps: ['power', 'coins'] } });
    t.nobodyIsAskedExcept(0, 'trap');
    expect(t.seat(0).may('place-trap')).toEqual([{ penalty: 'power' }, { penalty: 'coins' }]);
    t.seat(0).does('place-trap', { penalty: 'coins' });
    expect(t.g.tokens).toEqual({ D5: { kind: 'trap', seat: 0, penalty: 'coins', armed: true } });
    expect(t.g.players[0]!.traps).toEqual(['power']);
    t.nobodyIsAskedExcept(0, 'close');
  });
  test('SC-14.4: also on a lake, which only Suiton reaches', () => {
    const t = arrived('togawa', { at: 'E7', more: { mechs: ['suiton'] } });
    t.seat(0).does('place-trap', { penalty: 'power' });
    expect(t.g.tokens).toMatchObject({ E7: { kind: 'trap', penalty: 'power' } });
    t.nobodyIsAskedExcept(0, 'close');
  });
  test('SC-14.3: with no Trap left nothing is asked', () => {
    arrived('togawa', { more: { traps: [] } }).nobodyIsAskedExcept(0, 'close');
  });

  const shinobi = (token: Token, mechs = ['shinobi']) => ({ tokens: { D5: token }, more: { mechs } });
  test('SC-14.4: Shinobi: whoever ends a move on a sprung own Trap may re-arm it', () => {
    const t = arrived('togawa', shinobi(trap(false)));
    t.nobodyIsAskedExcept(0, 'trap');
    expect(t.seat(0).may('re-arm')).toEqual([{ hex: 'D5' }]);
    t.seat(0).does('re-arm', { hex: 'D5' });
    expect(t.g.tokens.D5).toEqual(trap(true));
    t.nobodyIsAskedExcept(0, 'close');
  });
  test('SC-14.4, R-126: a mech may as well', () => {
    const scened = (units: Record<string, string[]>) =>
      scene('togawa', { tokens: { D5: trap(false) }, more: { mechs: ['shinobi'], units } });
    const t = halt(go(scened({ E6: ['mech'] }), 'togawa.mech.1', ['D5']));
    t.nobodyIsAskedExcept(0, 'trap');
    t.seat(0).does('re-arm', { hex: 'D5' });
    expect(t.g.tokens.D5).toEqual(trap(true));
    // Not a mech that stood there already.
    const stood = scened({ D5: ['mech'], F6: ['worker'] });
    halt(go(stood, 'togawa.worker.1', ['F5'])).nobodyIsAskedExcept(0, 'close');
  });
  test('SC-14.4: not without Shinobi, not without a move, not one that is armed', () => {
    arrived('togawa', shinobi(trap(false), ['toka'])).nobodyIsAskedExcept(0, 'close');
    const stays = scene('togawa', { ...shinobi(trap(false)), from: 'D5' });
    halt(go(stays, 'togawa.worker.1', ['E6'])).nobodyIsAskedExcept(0, 'close');
    arrived('togawa', shinobi(trap(true))).nobodyIsAskedExcept(0, 'close');
  });
});

describe('a Trap goes off', () => {
  /** A worker of Rusviet goes to D5, where the token lies. */
  const enter = (token: Token, more: Partial<Sitting> = {}): ScytheTable =>
    go(
      table({
        seats: [
          { faction: 'togawa' },
          {
            faction: 'rusviet',
            units: { E6: ['worker'] },
            popularity: 5,
            power: 5,
            coins: 5,
            hand: [2, 3, 4],
            ...more,
          },
        ],
        active: 1,
        also: (g) => {
          g.tokens = { D5: token };
        },
      }),
      'rusviet.worker.1',
      ['D5'],
    );
  const of = (penalty: Penalty): Token => ({ kind: 'trap', seat: 0, penalty, armed: true });
  const left = ({ g }: ScytheTable) => {
    const { popularity, power, coins, hand } = g.players[1]!;
    return [popularity, power, coins, hand.length];
  };
  test('SC-14.3: it takes 2 popularity, 3 power, 4 coins or 2 combat cards, and turns over', () => {
    expect(left(enter(of('popularity')))).toEqual([3, 5, 5, 3]);
    expect(left(enter(of('power')))).toEqual([5, 2, 5, 3]);
    expect(left(enter(of('combatCards')))).toEqual([5, 5, 5, 1]);
    const t = enter(of('coins'));
    expect(left(t)).toEqual([5, 5, 1, 3]);
    expect(t.g.tokens.D5).toMatchObject({ armed: false });
    t.nobodyIsAskedExcept(1, 'moves');
  });
  test('SC-14.3, R-127: as far as possible', () => {
    expect(left(enter(of('popularity'), { popularity: 1 }))[0]).toBe(0);
    expect(left(enter(of('power'), { power: 2 }))[1]).toBe(0);
    expect(left(enter(of('coins'), { coins: 0 }))[2]).toBe(0);
    expect(left(enter(of('combatCards'), { hand: [5] }))[3]).toBe(0);
    expect(enter(of('coins'), { coins: 0 }).heard('trap-sprung')).toMatchObject([{ loss: [] }]);
  });
  test('SC-14.3, R-127: cards go face up on the discards', () => {
    const t = enter(of('combatCards'));
    expect(t.g.combatDiscard).toHaveLength(2);
    expect(t.heard('trap-sprung')[0]!.cards).toEqual(t.g.combatDiscard);
    expect([...t.g.combatDiscard, ...t.g.players[1]!.hand].sort()).toEqual([2, 3, 4]);
    t.nobodyIsAskedExcept(1, 'moves');
  });
  test('SC-14.3: a sprung Trap, an own one and a Flag do nothing', () => {
    for (const token of [trap(false), trap(true, 1), { kind: 'flag', seat: 0 } as Token]) {
      const t = enter(token);
      expect(left(t)).toEqual([5, 5, 5, 3]);
      expect(t.heard('trap-sprung')).toEqual([]);
      expect(t.g.tokens.D5).toEqual(token);
      t.nobodyIsAskedExcept(1, 'moves');
    }
  });
});
