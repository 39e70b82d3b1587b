import { describe, expect, test } from 'vitest';
import { same } from '#core/copy';
import { player } from '#games/gloomhaven/judge/player/player';
import { toDo } from '#games/gloomhaven/judge/worth/goal';
import { roundsLeft } from '#games/gloomhaven/judge/worth/rounds';
import { evaluate } from '#games/gloomhaven/judge/worth/worth';
import { guard, type Scene, table } from './board.ts';

/** What a computer seat of Gloomhaven weighs. */

const heroes = [
  { class: 'brute', at: '2,2' },
  { class: 'spellweaver', at: '3,2' },
] as const;
const monsters = [guard('1,2')];
const stateOf = (scene: Partial<Scene> = {}) => table({ heroes, monsters, phase: 'choose', ...scene }).g;
const worth = (scene: Partial<Scene> = {}): number => evaluate(stateOf(scene));

describe('A party stands better', () => {
  test('the less is left of an enemy, and best when he is dead', () => {
    const [whole, hurt, dead] = [monsters, [guard('1,2', { hp: 1 })], []].map((one) =>
      worth({ monsters: [...one, guard('0,2')] }),
    );
    expect(hurt).toBeGreaterThan(whole!);
    expect(dead).toBeGreaterThan(hurt!);
  });

  test('with one enemy dead and one whole than with two that are half dead', () => {
    const one = worth({ monsters: [guard('1,2')] });
    expect(one).toBeGreaterThan(worth({ monsters: [guard('1,2', { hp: 3 }), guard('1,1', { hp: 3 })] }));
  });

  test('with a card more in hand, by rounds and not by what it does', () => {
    const more = worth({ heroes: [{ ...heroes[0], hand: 6 }, heroes[1]] });
    expect(more).toBeGreaterThan(worth({ heroes: [{ ...heroes[0], hand: 4 }, heroes[1]] }));
  });

  test('with hit points, of which the last ones count most', () => {
    const at = (hp: number) => worth({ heroes: [{ ...heroes[0], hp }, heroes[1]] });
    expect(at(10) - at(9)).toBeGreaterThan(0);
    expect(at(2) - at(1)).toBeGreaterThan(at(10) - at(9));
  });

  test('when a room is open and nobody lives in it than while it is closed, and not when all of it stands in the way', () => {
    const open = worth({ rooms: [1, 2], monsters: [] });
    expect(open).toBeGreaterThan(worth({ rooms: [1], monsters: [] }));
    const all = ['-5,4', '-4,3', '-9,3'].map((hex) => guard(hex));
    const crowd = [...monsters, guard('1,1'), guard('0,2')];
    expect(worth({ rooms: [1, 2], monsters: [...crowd, ...all] })).toBeLessThan(worth({ monsters: crowd }));
  });

  test('with an element in the air that a card in hand can use', () => {
    const uses = stateOf({ elements: { fire: 'strong' } });
    expect(evaluate(uses)).toBeGreaterThanOrEqual(worth());
    for (const one of uses.characters) one.hand = [];
    const without = stateOf();
    for (const one of without.characters) one.hand = [];
    expect(evaluate(uses)).toBe(evaluate(without));
  });
});

test('R-656: in scenario 2 all who are revealed are to be killed, and no room is to be opened for itself', () => {
  const archer = { type: 'bandit-archer', at: '0,0' };
  const toDoOf = (monsters: Scene['monsters']) => toDo(stateOf({ scenario: 2, rooms: [1, 2], monsters }));
  expect(toDoOf([archer]).seen).toBeGreaterThan(0);
  expect(toDoOf([]).rooms).toBe(0);
});

test('a scenario that is won is worth more than anything, and one that is lost less', () => {
  const of = (ends: 'won' | 'lost') => worth({ also: (g) => Object.assign(g, { ends }) });
  expect(of('won')).toBeGreaterThan(worth({ monsters: [], rooms: [1, 2, 3] }));
  expect(of('lost')).toBeLessThan(worth({ heroes: [{ ...heroes[0], hp: 1, hand: 2 }, heroes[1]] }));
});

test('to weigh a position changes nothing of it', () => {
  const g = stateOf();
  const before = structuredClone(g);
  evaluate(g);
  expect(same(g, before)).toBe(true);
});

test.each([
  [10, 0, 25],
  [2, 0, 1],
  [1, 2, 1],
  [0, 2, 0],
  [0, 3, 1],
])('%i cards in hand and %i discarded are cards for %i rounds', (inHand, discarded, rounds) => {
  const cards = (n: number) => Array.from({ length: n }, (_, i) => i);
  expect(roundsLeft({ hand: cards(inHand), discard: cards(discarded), played: [] })).toBe(rounds);
});

test('who thinks ahead tries both rests beside the pairs, and the best pair first', () => {
  const g = stateOf({ heroes: [{ ...heroes[0], discard: [2, 3] }, heroes[1]] });
  const tries = player.tries!({ g, seat: 0, about: null }, ['play-cards', 'short-rest', 'long-rest']);
  expect(tries.slice(0, 3).map(({ action }) => action)).toEqual(['play-cards', 'short-rest', 'long-rest']);
  expect(tries.filter(({ action }) => action === 'play-cards').length).toBeGreaterThan(4);
});
