import { describe, expect, test } from 'vitest';
import { same } from '#core/copy';
import { player } from '#games/gloomhaven/judge/player/player';
import { byBlow } from '#games/gloomhaven/judge/player/targets';
import { toDo } from '#games/gloomhaven/judge/worth/goal';
import { roomsAhead } from '#games/gloomhaven/judge/worth/rooms';
import { roundsLeft } from '#games/gloomhaven/judge/worth/rounds';
import { evaluate, subjects } from '#games/gloomhaven/judge/worth/worth';
import { compared } from '../../kit/ahead-in.ts';
import { guard, hero, monsterId, type Scene, table } from './board.ts';

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

describe('In scenario 2 (R-656)', () => {
  const archer = { type: 'bandit-archer', at: '0,0' };
  const boss = { type: 'bandit-commander', rank: 'boss', at: '-4,5', hp: 20 } as const;
  const barrow = (more: Partial<Scene> = {}) => stateOf({ scenario: 2, rooms: [1, 2], monsters: [], ...more });

  test('all who are revealed are to be killed, and no room is to be opened but on the way to the Commander', () => {
    expect(toDo(barrow({ monsters: [archer] })).seen).toBeGreaterThan(0);
    expect(roomsAhead(barrow({ rooms: [1] }))).toEqual([2]);
    expect(roomsAhead(barrow())).toEqual([]);
    expect(roomsAhead(stateOf())).toEqual([2, 3]);
  });
  test('damage to the Commander is worth more than the same to anybody else: while he lives others come', () => {
    const [whole, onHim, onArcher] = [
      [boss, archer],
      [{ ...boss, hp: 18 }, archer],
      [boss, { ...archer, hp: 3 }],
    ].map((monsters) => evaluate(barrow({ monsters })));
    expect(onArcher).toBeGreaterThan(whole!);
    expect(onHim).toBeGreaterThan(onArcher!);
  });
  test('to have opened the door to him is worth more than to wait before it, though he has called somebody', () => {
    const near = [
      { class: 'brute', at: '-2,0' },
      { class: 'spellweaver', at: '-1,0' },
    ];
    const bones = { type: 'living-bones', at: '-6,7' };
    const elite = { ...archer, rank: 'elite', at: '-4,7' } as const;
    const opened = barrow({ heroes: near, monsters: [{ ...boss, at: '-5,7' }, elite, bones] });
    expect(evaluate(opened)).toBeGreaterThan(evaluate(barrow({ heroes: near, rooms: [1] })));
  });
});

test('the last enemy before a door is worth more dead than alive, however far the door is', () => {
  for (const at of ['2,2', '0,3', '-2,3']) {
    const near = [{ ...heroes[0], at }, heroes[1]];
    const alive = worth({ heroes: near, monsters: [guard('1,2', { hp: 1 })] });
    expect(worth({ heroes: near, monsters: [] }), at).toBeGreaterThan(alive);
  }
});

test('where so many are to be killed, rooms are to be opened for those who are not on the map', () => {
  const three = (n: number) =>
    stateOf({ scenario: 3, monsters: [], also: (g) => Object.assign(g.killed, { 'inox-guard': n }) });
  const [none, most, all] = [0, 8, 10].map((n) => toDo(three(n)).rooms);
  expect(none).toBe(5);
  expect(most).toBeLessThan(none!);
  expect(most).toBeGreaterThan(0);
  expect(all).toBe(0);
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

test('who thinks ahead tries to open a door where nobody is to be fought, and not in the midst of a fight', () => {
  const at = [
    { class: 'brute', at: '-1,3' },
    { class: 'spellweaver', at: '0,3' },
  ];
  const about = { actor: hero(0), points: 2, gait: 'walk' };
  const opens = (some: Scene['monsters'] = []) =>
    player.tries!({ g: stateOf({ heroes: at, monsters: some }), seat: 0, about }, ['move']).some(
      ({ args }) => args.to === '-2,3',
    );
  expect(opens()).toBe(true);
  expect(opens([guard('0,5')])).toBe(false);
});

test('R-656: who may strike the Commander strikes him rather than somebody who is nearly as easy to hurt', () => {
  const boss = { type: 'bandit-commander', rank: 'boss', at: '-4,5', hp: 20, standee: 1 } as const;
  const archer = { type: 'bandit-archer', at: '-3,4', standee: 2 };
  const g = stateOf({ scenario: 2, rooms: [1, 2], heroes: [{ ...heroes[0], at: '-3,5' }], monsters: [archer, boss] });
  const targets = [monsterId('bandit-archer', 2), monsterId('bandit-commander', 1, 'boss')];
  expect(byBlow({ g, seat: 0, about: null }, { targets, most: 1, n: 3 })[0]).toBe(targets[1]);
});

test('an enemy fewer is told as less to be killed and fewer blows, hit points as life, and cards as rounds', () => {
  const of = (scene: Partial<Scene>) => subjects.of(stateOf(scene));
  const two = { monsters: [...monsters, guard('0,2')] };
  expect(compared(of({}), of(two))).toEqual({ better: ['danger', 'foes'], worse: [] });
  const brute = (more: object) => of({ heroes: [{ ...heroes[0], ...more }, heroes[1]] });
  expect(compared(brute({ hp: 9 }), brute({ hp: 8 }))).toEqual({ better: ['life'], worse: [] });
  expect(compared(brute({ hand: 6 }), brute({ hand: 4 }))).toEqual({ better: ['cards'], worse: [] });
});
