import { describe, expect, test } from 'vitest';
import { figureOf, G, guard, hero, monsterId, table } from './board.ts';
import { BOX } from './in-the-box.ts';
import { brute, monstersAct, spellweaver } from './monsters-act.ts';

/** The project’s Japanese summary, ④ the turn of a monster, sentence by sentence (docs/games/gloomhaven.seed.md). Level 1. */

const archer = monsterId('bandit-archer', 1);

describe('GH-9.1: what is on its card', () => {
  test('from top to bottom', () => {
    const t = monstersAct({ heroes: [brute], monsters: [guard('0,1')], cards: { guard: 'guard-7' } });
    // Move −1, Attack +0, Strengthen.
    t.seat(0).does('suffer');
    const types = ['moves', 'attack', 'gains-condition'];
    expect(t.told().filter((type) => types.includes(type))).toEqual(types);
  });
  test('no move without Move, no attack without Attack', () => {
    const still = monstersAct({
      heroes: [brute],
      monsters: [{ type: 'bandit-archer', at: '-2,6' }],
      cards: { archer: 'archer-5' },
    });
    expect(still.heard('moves')).toEqual([]);
    const peaceful = monstersAct({
      heroes: [brute],
      monsters: [{ type: 'cultist', at: '1,2' }],
      cards: { cultist: 'cultist-8' },
    });
    expect(peaceful.heard('attack')).toEqual([]);
  });
  test('where the rules do not decide the players do (GH-9.17, GH-9.27)', () => {
    const t = monstersAct({
      heroes: [brute, { ...spellweaver, at: '3,2' }],
      monsters: [guard('0,1')],
      cards: { guard: 'guard-4' },
      ties: 'by-the-table',
    });
    expect(t.asked()).toEqual([
      { seat: 0, key: 'move-by-rule' },
      { seat: 1, key: 'move-by-rule' },
    ]);
  });
});

describe('GH-9.10 to GH-9.18: the focus', () => {
  test('is chosen before it does anything, and told', () => {
    const t = monstersAct({ heroes: [brute], monsters: [guard('0,1')], cards: { guard: 'guard-4' } });
    const types = t.told();
    expect(types.indexOf('intends')).toBeLessThan(types.lastIndexOf('moves'));
    expect(t.heard('intends')).toMatchObject([{ actor: G(1), focus: hero(0) }]);
  });
  test('where nobody could be attacked, as all are invisible, it does not move', () => {
    const t = monstersAct({
      heroes: [{ ...brute, conditions: { invisible: 'turn' } }],
      monsters: [guard('0,1')],
      cards: { guard: 'guard-4' },
    });
    expect(t.heard('moves')).toEqual([]);
    expect(t.heard('attack')).toEqual([]);
  });
  test('the enemy it can attack with the least movement', () => {
    // The Spellweaver is as far as the crow flies, but traps and the Brute’s nearness decide: two hexes against four.
    const t = monstersAct({
      heroes: [
        { ...brute, at: '4,0' },
        { ...spellweaver, at: '0,4' },
      ],
      monsters: [guard('0,2')],
      cards: { guard: 'guard-2' },
    });
    expect(t.heard('intends')).toMatchObject([{ focus: hero(1) }]);
  });
  test('without an attack on the card it is as for melee', () => {
    // An archer with range 4 that only sets up: the cultist’s card with Move and Heal goes up to its focus.
    const t = monstersAct({
      heroes: [brute],
      monsters: [{ type: 'inox-shaman', at: '0,2', rank: 'elite' }],
      cards: { shaman: 'shaman-3' },
    });
    const id = monsterId('inox-shaman', 1, 'elite');
    expect(t.heard('intends')).toMatchObject([{ actor: id, focus: hero(0) }]);
    expect(figureOf(t, id).at).toBe('1,2');
  });
  test('of those the nearest, then the first in the round', () => {
    const t = monstersAct({
      heroes: [
        { ...brute, at: '1,3' },
        { ...spellweaver, at: '1,1' },
      ],
      monsters: [guard('1,2')],
      cards: { guard: 'guard-4' },
      also: (g) => void g.order.splice(0, 2, g.order[1]!, g.order[0]!),
    });
    expect(t.heard('attack')).toMatchObject([{ target: hero(1) }]);
  });
  test('a summon comes before its owner, who rests long comes last', () => {
    const t = table({
      heroes: [
        { ...brute, at: '1,3' },
        { class: 'spellweaver', at: '1,1', rests: true, discard: [61, 62] },
      ],
      monsters: [guard('1,2')],
      cards: { guard: 'guard-4' },
      ties: 'by-the-rules',
      also(g) {
        g.order = [g.order[2]!, g.order[0]!, { who: 'character', seat: 1, initiative: 99 }];
      },
    });
    expect(t.heard('attack')).toMatchObject([{ target: hero(0) }]);
  });
});

describe('GH-9.20 to GH-9.24: its move', () => {
  test('melee goes to a hex beside its focus', () => {
    const t = monstersAct({ heroes: [brute], monsters: [guard('0,1')], cards: { guard: 'guard-4' } });
    expect(['1,2', '2,1', '1,3', '3,1', '2,3', '3,2']).toContain(figureOf(t, G(1)).at);
    expect(t.heard('attack')).toHaveLength(1);
  });
  test('who shoots goes away from whom it would shoot beside it', () => {
    const t = monstersAct({
      heroes: [brute],
      monsters: [{ type: 'bandit-archer', at: '1,2' }],
      cards: { archer: 'archer-2' },
    });
    const at = figureOf(t, archer).at;
    expect(['1,2', '2,1', '1,3', '3,1', '2,3', '3,2']).not.toContain(at);
    expect(t.heard('attack')).toMatchObject([{ target: hero(0) }]);
  });
  test('no further than it must', () => {
    const t = monstersAct({
      heroes: [brute],
      monsters: [{ type: 'bandit-archer', at: '-1,3' }],
      cards: { archer: 'archer-2' },
    });
    expect(t.heard('moves')).toEqual([]);
    expect(t.heard('attack')).toHaveLength(1);
  });
  test('out of range it comes as near as it can', () => {
    const t = monstersAct({
      heroes: [{ ...brute, at: '4,0' }],
      monsters: [guard('-3,6')],
      cards: { guard: 'guard-4' },
    });
    expect(t.heard('moves')).toHaveLength(1);
    expect(t.heard('attack')).toEqual([]);
  });
  test('GH-9.26: what it heals or gives does not change where it goes', () => {
    // The wounded ally stands the other way; the shaman goes to its focus all the same, and heals from there what is in range.
    const t = monstersAct({
      heroes: [brute],
      monsters: [
        { type: 'inox-shaman', at: '0,2', rank: 'elite' },
        { type: 'inox-shaman', at: '-2,6', standee: 2, hp: 1 },
      ],
      cards: { shaman: 'shaman-3' },
    });
    expect(figureOf(t, monsterId('inox-shaman', 1, 'elite')).at).toBe('1,2');
    expect(t.heard('healed')[0]).not.toMatchObject({ actor: monsterId('inox-shaman', 2) });
  });
});

describe('GH-9.30: its attack', () => {
  test('at its focus, with the range of its stat card where its card says none', () => {
    const t = monstersAct({
      heroes: [brute],
      monsters: [{ type: 'bandit-archer', at: '-3,6' }],
      cards: { archer: 'archer-5' },
    });
    expect(t.heard('attack')).toEqual([]);
    const near = monstersAct({
      heroes: [brute],
      monsters: [{ type: 'bandit-archer', at: '-1,3' }],
      cards: { archer: 'archer-5' },
    });
    expect(near.heard('attack')).toMatchObject([{ target: hero(0) }]);
  });
  test('with several attacks at others besides', () => {
    const t = monstersAct({
      heroes: [brute, { ...spellweaver, at: '2,3' }],
      monsters: [{ type: 'bandit-archer', at: '0,3' }],
      cards: { archer: 'archer-5' },
    });
    while (t.asked().some(({ key }) => key === 'damage')) t.seat(t.asked()[0]!.seat).does('suffer');
    expect(
      t
        .heard('attack')
        .map(({ target }) => target)
        .sort(),
    ).toEqual([hero(0), hero(1)]);
  });
  test('a modifier card of the monsters’ deck falls for each (GH-1.3)', () => {
    const t = monstersAct({
      heroes: [brute, { ...spellweaver, at: '2,3' }],
      monsters: [{ type: 'bandit-archer', at: '0,3' }],
      cards: { archer: 'archer-5' },
      falls: { monsters: ['plus1', 'minus1'] },
    });
    while (t.asked().some(({ key }) => key === 'damage')) t.seat(t.asked()[0]!.seat).does('suffer');
    expect(t.heard('attack').map(({ cards }) => cards)).toEqual([['plus1'], ['minus1']]);
    expect(t.g.modifiers.draw).toHaveLength(BOX.modifiers - 2);
  });
});
