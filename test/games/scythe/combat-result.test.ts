import { describe, expect, test } from 'vitest';
import type { Json } from '#core/types';
import { unitsAt } from '#games/scythe/state/pieces';
import type { State } from '#games/scythe/state/state';
import type { Scene, ScytheTable, Sitting } from './board.ts';
import { commits, duel, fight, loss } from './duel.ts';
import { march } from './moving.ts';

describe('who wins', () => {
  const winner = (first: number, second: number): Json =>
    commits(fight(), [first], [second]).heard('combat-won')[0]!.seat!;
  test('SC-7.4: the higher total wins, and the attacker wins ties', () => {
    expect(winner(4, 3)).toBe(0);
    expect(winner(3, 3)).toBe(0);
    expect(winner(0, 0)).toBe(0);
    expect(winner(3, 4)).toBe(1);
  });

  test('SC-7.4: both lose the dialled power, and all cards go face up on the discards', () => {
    const t = commits(fight(), [2, { 4: 1 }], [5, { 3: 1 }]);
    expect(t.g.players.map(({ power }) => power)).toEqual([3, 0]);
    expect(t.g.combatDiscard).toEqual([4, 3]);
    expect(t.heard('committed')).toEqual([
      { seat: 0, dial: 2, cards: [4], total: 6, loss: loss(['power', 2], ['combatCards', 1]) },
      { seat: 1, dial: 5, cards: [3], total: 8, loss: loss(['power', 5], ['combatCards', 1]) },
    ]);
    expect(t.heard('combat-won')).toEqual([{ seat: 1, loser: 0, place: 'D5' }]);
    t.nobodyIsAskedExcept(0, 'close');
  });

  /** Attacker: power 10, a mech with two workers aboard; defender: power 4, character, mech, worker, 3 food. */
  const example = (): ScytheTable =>
    march(
      {
        seats: [
          {
            faction: 'saxony',
            power: 10,
            popularity: 5,
            hand: [],
            units: { E4: ['mech', 'worker*2'] },
            mechs: ['riverwalk'],
          },
          {
            faction: 'rusviet',
            power: 4,
            popularity: 2,
            hand: [3],
            units: { E3: ['character', 'mech', 'worker'] },
            mechs: ['riverwalk'],
          },
        ],
        goods: { E3: { food: 3 } },
        nextCards: [5],
      },
      'E4',
      'E3',
    );
  test('SC-7.4, T-7: 7 against 4 and a card of 3: the attacker wins, takes the food and pays for the worker', () => {
    const t = commits(example(), [7], [4, { 3: 1 }]);
    const { g } = t;
    expect(g.players.map(({ power }) => power)).toEqual([3, 0]);
    expect(g.players[0]!.popularity).toBe(4);
    expect(g.players[0]!.stars.map(({ kind }) => kind)).toEqual(['combat']);
    expect(unitsAt(g, 'E3')).toEqual(['saxony.mech.1', 'saxony.worker.1', 'saxony.worker.2']);
    expect(unitsAt(g, 'home-rusviet', 1)).toHaveLength(3);
    expect(g.goods.E3!.food).toBe(3);
    expect(g.players[1]!.hand).toEqual([5]);
    expect(t.heard('workers-routed')).toEqual([{ seat: 0, workers: 1, loss: loss(['popularity', 1]) }]);
    expect(g.turn!.drivenOff).toBe(1);
    t.nobodyIsAskedExcept(0, 'close');
  });
  test('SC-7.7: the attacker loses: he goes home, workers aboard as well, and a winning defender pays nothing', () => {
    const t = commits(example(), [6], [4, { 3: 1 }]);
    expect(unitsAt(t.g, 'home-saxony', 0)).toHaveLength(4);
    expect(t.g.players[1]).toMatchObject({ stars: [{ kind: 'combat' }], popularity: 2 });
    expect(t.heard('workers-routed')).toEqual([]);
    expect(t.g.turn!.drivenOff).toBe(0);
    expect(t.g.goods.E3!.food).toBe(3);
    t.nobodyIsAskedExcept(0, 'close');
  });
});

describe('winner and loser', () => {
  const stars = (held: number, faction: string): number => {
    const kept = Array.from({ length: held }, () => ({ kind: 'combat' as const, turn: 1 }));
    const mechs = faction === 'saxony' ? ['riverwalk'] : ['speed'];
    const t = commits(fight({ faction, stars: kept, mechs }, { faction: 'nordic', mechs: ['speed'] }), [1]);
    return t.g.players[0]!.stars.length;
  };
  test('SC-7.5: two combat stars at most', () => {
    expect([stars(0, 'crimea'), stars(1, 'crimea'), stars(2, 'crimea')]).toEqual([1, 2, 2]);
  });
  test('SC-7.5, SC-13.6: Saxony places combat stars without limit', () => {
    expect([stars(2, 'saxony'), stars(3, 'saxony')]).toEqual([3, 4]);
  });

  const popularityAfter = (popularity: number, workers: number, more: Partial<Sitting> = {}): number =>
    commits(fight({ popularity, ...more }, { units: { D5: ['mech', `worker*${workers}`] } }), [1]).g.players[0]!
      .popularity;
  test('SC-7.6: one popularity per worker that had to retreat, as far as there is any', () => {
    expect(popularityAfter(5, 3)).toBe(2);
    expect(popularityAfter(2, 3)).toBe(0);
  });
  test('SC-13.5, R-124: Camaraderie spares it, but the workers count for objective 6', () => {
    const polania = { faction: 'polania', mechs: ['camaraderie'] };
    expect(popularityAfter(5, 3, polania)).toBe(5);
    expect(popularityAfter(5, 3, { faction: 'polania', mechs: ['speed'] })).toBe(2);
    const t = fight({ ...polania, power: 8, objectives: ['O06'] }, { units: { D5: ['mech', 'worker'] } });
    expect(commits(t, [1]).seat(0).may('reveal')).toEqual([{ objective: 'O06' }]);
  });

  const drawn = (dial: number, cards: Record<string, number>): number =>
    commits(fight({ power: 7 }, { hand: [2] }), [7], [dial, cards]).heard('loser-drew').length;
  test('SC-7.7, T-9: dial 0 and a card of 2: the loser draws a card', () => {
    expect(drawn(0, { 2: 1 })).toBe(1);
    expect(drawn(1, {})).toBe(1);
  });
  test('SC-7.7, T-10: dial 0 and no card: the loser draws none', () => expect(drawn(0, {})).toBe(0));

  const withoutDeck = (first: number[], second: number[]): ScytheTable => {
    const scene: Scene = { ...duel({ hand: first }, { hand: second }), also: emptyDeck };
    return march(scene, 'E6', 'D5');
  };
  const emptyDeck = (g: State): void => {
    g.combatDeck = [];
  };
  test('SC-7.8: the discards are shuffled when the deck is empty, with the cards just played', () => {
    const t = commits(withoutDeck([2], [3]), [5, { 2: 1 }], [0, { 3: 1 }]);
    expect(t.heard('loser-drew')).toHaveLength(1);
    expect([...t.g.players[1]!.hand, ...t.g.combatDeck].sort()).toEqual([2, 3]);
    expect(t.g.players[1]!.hand).toHaveLength(1);
    expect(t.g.combatDiscard).toEqual([]);
    t.nobodyIsAskedExcept(0, 'close');
  });
  test('SC-7.8: nothing is drawn when there is no card at all', () => {
    const t = commits(withoutDeck([], []), [5], [1]);
    expect(t.heard('loser-drew')).toEqual([]);
    expect(t.g.players[1]!.hand).toEqual([]);
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('SC-7.7: what the loser draws only he is shown', () => {
    const t = commits(march({ ...duel(), nextCards: [5] }, 'E6', 'D5'), [5], [1]);
    const shown = { seat: 1, gain: loss(['combatCards', 1]) };
    expect(t.heard('loser-drew')).toEqual([shown]);
    expect(t.seat(0).heard('loser-drew')).toEqual([shown]);
    expect(t.seat(1).heard('loser-drew')).toEqual([{ ...shown, drawn: [5] }]);
    t.nobodyIsAskedExcept(0, 'close');
  });
});
