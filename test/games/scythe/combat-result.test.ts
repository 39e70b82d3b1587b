import { describe, expect, test } from 'vitest';
import type { Json } from '#core/types';
import { unitsAt } from '#games/scythe/pieces';
import type { State } from '#games/scythe/state';
import { lay, type Scene } from './board.ts';
import { all, commits, duel, loss } from './duel.ts';

describe('who wins', () => {
  const winner = (first: number, second: number): Json =>
    commits(all(duel()), [first], [second]).heard('combat-won')[0]!.seat!;
  test('SC-7.4: the higher total wins, and the attacker wins ties', () => {
    expect(winner(4, 3)).toBe(0);
    expect(winner(3, 3)).toBe(0);
    expect(winner(0, 0)).toBe(0);
    expect(winner(3, 4)).toBe(1);
  });

  test('SC-7.4: both lose the dialled power, and all cards go face up on the discards', () => {
    const table = commits(all(duel()), [2, { 4: 1 }], [5, { 3: 1 }]);
    expect(table.g.players.map(({ power }) => power)).toEqual([3, 0]);
    expect(table.g.combatDiscard).toEqual([4, 3]);
    expect(table.heard('committed')).toEqual([
      { seat: 0, dial: 2, cards: [4], total: 6, loss: loss(['power', 2], ['combatCards', 1]) },
      { seat: 1, dial: 5, cards: [3], total: 8, loss: loss(['power', 5], ['combatCards', 1]) },
    ]);
    expect(table.heard('combat-won')).toEqual([{ seat: 1, loser: 0, place: 'D5' }]);
  });

  /** Attacker: power 10, a mech with two workers aboard; defender: power 4, character, mech, worker, 3 food. */
  const example = (): Scene => ({
    seats: [
      {
        faction: 'saxony',
        power: 10,
        popularity: 5,
        hand: [],
        units: { E3: ['mech', 'worker*2'] },
        mechs: ['riverwalk'],
      },
      {
        faction: 'rusviet',
        power: 4,
        hand: [3],
        units: { E3: ['character', 'mech', 'worker'] },
        mechs: ['riverwalk'],
      },
    ],
    goods: { E3: { food: 3 } },
    nextCards: [5],
  });
  test('SC-7.4, T-7: 7 against 4 and a card of 3: the attacker wins, takes the food and pays for the worker', () => {
    const table = commits(all(example()), [7], [4, { 3: 1 }]);
    const { g } = table;
    expect(g.players.map(({ power }) => power)).toEqual([3, 0]);
    expect(g.players[0]!.popularity).toBe(4);
    expect(g.players[0]!.stars.map(({ kind }) => kind)).toEqual(['combat']);
    expect(unitsAt(g, 'E3')).toEqual(['saxony.mech.1', 'saxony.worker.1', 'saxony.worker.2']);
    expect(unitsAt(g, 'home-rusviet', 1)).toHaveLength(3);
    expect(g.goods.E3!.food).toBe(3);
    expect(g.players[1]!.hand).toEqual([5]);
    expect(table.heard('workers-routed')).toEqual([{ seat: 0, workers: 1, loss: loss(['popularity', 1]) }]);
    expect(g.turn!.drivenOff).toBe(1);
  });
  test('SC-7.7: the attacker loses: he goes home, workers aboard as well, and a winning defender pays nothing', () => {
    const table = commits(all(example()), [6], [4, { 3: 1 }]);
    expect(unitsAt(table.g, 'home-saxony', 0)).toHaveLength(4);
    expect(table.g.players[1]).toMatchObject({
      stars: [{ kind: 'combat' }],
      popularity: lay(example()).players[1]!.popularity,
    });
    expect(table.heard('workers-routed')).toEqual([]);
    expect(table.g.turn!.drivenOff).toBe(0);
    expect(table.g.goods.E3!.food).toBe(3);
  });
});

describe('winner and loser', () => {
  const stars = (held: number, faction: string): number => {
    const kept = Array.from({ length: held }, () => ({ kind: 'combat' as const, turn: 1 }));
    const mechs = faction === 'saxony' ? ['riverwalk'] : ['speed'];
    const scene = duel({ faction, stars: kept, mechs }, { faction: 'nordic', mechs: ['speed'] });
    return commits(all(scene), [1], [0]).g.players[0]!.stars.length;
  };
  test('SC-7.5: two combat stars at most', () => {
    expect([stars(0, 'crimea'), stars(1, 'crimea'), stars(2, 'crimea')]).toEqual([1, 2, 2]);
  });
  test('SC-7.5, SC-13.6: Saxony places combat stars without limit', () => {
    expect([stars(2, 'saxony'), stars(3, 'saxony')]).toEqual([3, 4]);
  });

  const popularityAfter = (popularity: number, workers: number, more: Partial<Scene['seats'][0]> = {}): number =>
    commits(all(duel({ popularity, ...more }, { units: { D5: ['mech', `worker*${workers}`] } })), [1], [0]).g
      .players[0]!.popularity;
  test('SC-7.6: one popularity per worker that had to retreat, as far as there is any', () => {
    expect(popularityAfter(5, 3)).toBe(2);
    expect(popularityAfter(2, 3)).toBe(0);
  });
  test('SC-13.5, R-124: Camaraderie spares it, but the workers count for objective 6', () => {
    const polania = { faction: 'polania', mechs: ['camaraderie'] };
    expect(popularityAfter(5, 3, polania)).toBe(5);
    expect(popularityAfter(5, 3, { faction: 'polania', mechs: ['speed'] })).toBe(2);
    const table = commits(all(duel(polania, { units: { D5: ['mech', 'worker'] } })), [1], [0]);
    expect(table.g.turn!.drivenOff).toBe(1);
  });

  const drawn = (dial: number, cards: Record<string, number>): number => {
    const scene = duel({ power: 7 }, { hand: [2] });
    const table = commits(all(scene), [7], [dial, cards]);
    return table.heard('loser-drew').length;
  };
  test('SC-7.7, T-9: dial 0 and a card of 2: the loser draws a card', () => {
    expect(drawn(0, { 2: 1 })).toBe(1);
    expect(drawn(1, {})).toBe(1);
  });
  test('SC-7.7, T-10: dial 0 and no card: the loser draws none', () => expect(drawn(0, {})).toBe(0));

  test('SC-7.8: the discards are shuffled when the deck is empty, with the cards just played', () => {
    const scene = duel({ hand: [2] }, { hand: [3] });
    const table = commits(all({ ...scene, also: emptyDeck }), [5, { 2: 1 }], [0, { 3: 1 }]);
    expect(table.heard('loser-drew')).toHaveLength(1);
    expect(table.g.players[1]!.hand.length + table.g.combatDeck.length).toBe(2);
    expect(table.g.combatDiscard).toEqual([]);
  });
  test('SC-7.8: nothing is drawn when there is no card at all', () => {
    const scene = duel({ hand: [] }, { hand: [] });
    const table = commits(all({ ...scene, also: emptyDeck }), [5], [1]);
    expect(table.heard('loser-drew')).toEqual([]);
    expect(table.g.players[1]!.hand).toEqual([]);
  });
  const emptyDeck = (g: State): void => {
    g.combatDeck = [];
  };

  test('SC-7.7: what the loser draws only he is shown', () => {
    const table = commits(all({ ...duel(), nextCards: [5] }), [5], [1]);
    const event = table.events.find(({ type }) => type === 'loser-drew')!;
    expect(event.shown).toEqual({ seat: 1, gain: loss(['combatCards', 1]) });
    expect(event.only).toEqual({ 1: { drawn: [5] } });
  });
});
