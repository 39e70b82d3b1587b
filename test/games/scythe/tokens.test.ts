import { describe, expect, test } from 'vitest';
import { springTrap, tokens } from '#games/scythe/chapters/tokens';
import { warActions } from '#games/scythe/chapters/war';
import type { State, Token, Turn } from '#games/scythe/state';
import { type Play, play, type Sitting } from './board.ts';

interface Arrival {
  at?: string;
  turn?: Partial<Turn>;
  more?: Partial<Sitting>;
  tokens?: Record<string, Token>;
}
/** The character of seat 0 has reached a hex in this turn. */
const arrived = (faction: string, { at = 'D5', turn, more, tokens: lying = {} }: Arrival = {}): Play =>
  play(
    {
      seats: [{ faction, units: { [at]: ['character'] }, ...more }, { faction: 'rusviet' }],
      turn: { part: 'visit', reached: ['D6', at], ...turn },
      also: (g: State) => {
        g.tokens = lying;
      },
    },
    warActions,
    (t) => tokens(t, 0),
  );
const flag: Token = { kind: 'flag', seat: 1 };
const trap = (armed: boolean, seat = 0): Token => ({ kind: 'trap', seat, penalty: 'coins', armed });

describe('Flags', () => {
  test('SC-14.2: Albion may place one on the hex its character has reached', () => {
    const table = arrived('albion');
    expect(table.asked()).toMatchObject({ seat: 0, key: 'flag', secret: false });
    table.does('place-flag', { hex: 'D5' });
    expect(table.g.tokens).toEqual({ D5: { kind: 'flag', seat: 0 } });
    expect(table.g.players[0]!.flags).toBe(3);
    expect(table.asked()).toBeUndefined();
  });
  test('SC-14.2: it need not', () => {
    const table = arrived('albion').does('no-token');
    expect(table.g.tokens).toEqual({});
    expect(table.asked()).toBeUndefined();
  });
  test('SC-14.2: not where the character has not moved, or from where it was driven away', () => {
    expect(arrived('albion', { turn: { reached: [] } }).asked()).toBeUndefined();
    expect(arrived('albion', { turn: { reached: ['D5', 'D6'] } }).asked()).toBeUndefined();
    expect(arrived('albion', { at: 'home-albion', turn: { reached: ['D6'] } }).asked()).toBeUndefined();
  });
  test('SC-14.2: one faction token per hex, whosever it is', () => {
    expect(arrived('albion', { tokens: { D5: trap(false, 1) } }).asked()).toBeUndefined();
    expect(arrived('albion', { tokens: { D6: flag } }).asked()).toBeDefined();
  });
  test('SC-14.2: there are four', () => {
    expect(arrived('albion', { more: { flags: 1 } }).asked()).toBeDefined();
    expect(arrived('albion', { more: { flags: 0 } }).asked()).toBeUndefined();
  });
  test('SC-14.2: nobody else is asked', () => expect(arrived('nordic').asked()).toBeUndefined());
});

describe('Traps', () => {
  test('SC-14.3: Togawa places one of its choice, armed', () => {
    const table = arrived('togawa', { more: { traps: ['power', 'coins'] } });
    expect(table.may('place-trap')).toEqual([{ penalty: 'power' }, { penalty: 'coins' }]);
    table.does('place-trap', { penalty: 'coins' });
    expect(table.g.tokens).toEqual({ D5: { kind: 'trap', seat: 0, penalty: 'coins', armed: true } });
    expect(table.g.players[0]!.traps).toEqual(['power']);
    expect(table.asked()).toBeUndefined();
  });
  test('SC-14.4: also on a lake, which only Suiton reaches', () => {
    arrived('togawa', { at: 'E7', more: { mechs: ['suiton'], units: { E7: ['character'], G6: ['mech'] } } }).does(
      'place-trap',
      { penalty: 'power' },
    );
  });
  test('SC-14.3: with no Trap left nothing is asked', () => {
    expect(arrived('togawa', { more: { traps: [] } }).asked()).toBeUndefined();
  });

  const shinobi = (token: Token, turn: Partial<Turn> = {}, mechs = ['shinobi']): Play =>
    arrived('togawa', {
      tokens: { D5: token },
      turn,
      more: { mechs, units: { D5: ['character'], G6: ['mech'] } },
    });
  test('SC-14.4: Shinobi: whoever ends a move on a sprung own Trap may re-arm it', () => {
    const table = shinobi(trap(false));
    expect(table.may('re-arm')).toEqual([{ hex: 'D5' }]);
    table.does('re-arm', { hex: 'D5' });
    expect(table.g.tokens.D5).toEqual(trap(true));
    expect(table.asked()).toBeUndefined();
  });
  test('SC-14.4, R-126: a mech may as well', () => {
    const moves = { left: 0, steps: 1, current: null, moved: ['togawa.mech.1'] };
    const table = (moved: string[]) =>
      arrived('togawa', {
        at: 'F6',
        tokens: { D5: trap(false), F6: flag },
        turn: { reached: [], moves: { ...moves, moved } },
        more: { mechs: ['shinobi'], units: { F6: ['character'], D5: ['mech'] } },
      });
    table(['togawa.mech.1']).does('re-arm', { hex: 'D5' });
    expect(table([]).asked()).toBeUndefined();
  });
  test('SC-14.4: not without Shinobi, not without a move, not one that is armed', () => {
    expect(shinobi(trap(false), {}, ['toka']).asked()).toBeUndefined();
    expect(shinobi(trap(false), { reached: [] }).asked()).toBeUndefined();
    expect(shinobi(trap(true)).asked()).toBeUndefined();
  });
});

describe('a Trap goes off', () => {
  const enter = (token: Token, more: Partial<Sitting> = {}): Play =>
    play(
      {
        seats: [
          { faction: 'togawa' },
          {
            faction: 'rusviet',
            units: { D5: ['worker'] },
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
      },
      warActions,
      function* (t) {
        springTrap(t, 1, 'D5');
      },
    );
  const of = (penalty: 'popularity' | 'power' | 'coins' | 'combatCards'): Token => ({
    kind: 'trap',
    seat: 0,
    penalty,
    armed: true,
  });
  const left = ({ g }: Play) => {
    const { popularity, power, coins, hand } = g.players[1]!;
    return [popularity, power, coins, hand.length];
  };
  test('SC-14.3: it takes 2 popularity, 3 power, 4 coins or 2 combat cards, and turns over', () => {
    expect(left(enter(of('popularity')))).toEqual([3, 5, 5, 3]);
    expect(left(enter(of('power')))).toEqual([5, 2, 5, 3]);
    expect(left(enter(of('coins')))).toEqual([5, 5, 1, 3]);
    expect(left(enter(of('combatCards')))).toEqual([5, 5, 5, 1]);
    expect(enter(of('coins')).g.tokens.D5).toMatchObject({ armed: false });
  });
  test('SC-14.3, R-127: as far as possible', () => {
    expect(left(enter(of('popularity'), { popularity: 1 }))[0]).toBe(0);
    expect(left(enter(of('power'), { power: 2 }))[1]).toBe(0);
    expect(left(enter(of('coins'), { coins: 0 }))[2]).toBe(0);
    expect(left(enter(of('combatCards'), { hand: [5] }))[3]).toBe(0);
    expect(enter(of('coins'), { coins: 0 }).heard('trap-sprung')).toMatchObject([{ loss: [] }]);
  });
  test('SC-14.3, R-127: cards go face up on the discards', () => {
    const { g, heard } = enter(of('combatCards'));
    expect(g.combatDiscard).toHaveLength(2);
    expect(heard('trap-sprung')[0]!.cards).toEqual(g.combatDiscard);
    expect([...g.combatDiscard, ...g.players[1]!.hand].sort()).toEqual([2, 3, 4]);
  });
  test('SC-14.3: a sprung Trap, an own one and a Flag do nothing', () => {
    for (const token of [trap(false), trap(true, 1), { kind: 'flag', seat: 0 } as Token]) {
      const table = enter(token);
      expect(left(table)).toEqual([5, 5, 5, 3]);
      expect(table.events).toEqual([]);
    }
  });
});
