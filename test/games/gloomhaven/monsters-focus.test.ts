import { describe, expect, test } from 'vitest';
import { activation } from '#games/gloomhaven/rules/monsters/act';
import { monster, positionIn } from './maps.ts';

/** Whom a monster focuses. Every position is worked out by hand from the number in its title. */

describe('GH-9.10: who can be focused', () => {
  test('an enemy that can be seen, the adjacent one first', () => {
    monster(['1 a . . . 2'], { move: 3, hits: '1' });
  });
  test('not one who is invisible, however near (GH-11.6)', () => {
    monster(['1 A . . * 2'], { move: 3, invisible: '1', hits: '2' });
  });
  test('nobody where all are invisible (GH-9.18)', () => {
    monster(['1 a . . . 2'], { move: 3, invisible: '12', focus: '' });
  });
  test('who is invisible bars the way like an obstacle (GH-9.4)', () => {
    monster(['a 1 . 2'], { move: 3, invisible: '1', focus: '' });
    monster(['A 1 * 2', ' . . * .'], { move: 3, invisible: '1', hits: '2' });
  });
  test('and is hit by no area', () => {
    monster(['a 1 2'], {
      aoe: {
        origin: 'self',
        hexes: [
          [1, 0],
          [2, 0],
        ],
      },
      invisible: '2',
      hits: '1',
    });
  });
});

describe('GH-9.11: from where an enemy can be attacked', () => {
  test('a ranged attack reaches as far as its range', () => {
    monster(['a . . 1'], { move: 2, range: 3, hits: '1' });
    monster(['A * . 1'], { move: 2, range: 2, hits: '1' });
  });
  test('without an attack it is the range of melee', () => {
    monster(['A . * 1'], { move: 2, range: 3, attack: false, focus: '1' });
  });
  test('an area reaches whom single attacks do not', () => {
    monster(['A * . 1'], {
      move: 3,
      aoe: {
        origin: 'self',
        hexes: [
          [1, 0],
          [2, 0],
        ],
      },
      hits: '1',
    });
    monster(['A . * 1'], { move: 3, hits: '1' });
  });
  test('so that the focus may be another with it', () => {
    const aoe = {
      origin: 'self',
      hexes: [
        [1, 0],
        [2, 0],
      ],
    } as const;
    monster(['1 . . . . A . * O 2'], { move: 2, aoe, hits: '2' });
    monster(['1 . . * . A . . O 2'], { move: 2, focus: '1' });
  });
  test('only a hex counts where it could end its move', () => {
    monster(['a . M 1'], { move: 2, focus: '' });
    monster(['A * M 1'], { move: 2, range: 2, hits: '1' });
    monster(['a . O 1'], { move: 2, focus: '' });
  });
  test('an attack needs line of sight (GH-7.1)', () => {
    monster(['a . # . 1'], { move: 1, range: 9, focus: '' });
    monster(['a . O . 1'], { move: 1, range: 9, hits: '1' });
  });
});

describe('GH-9.12: the ways to get there', () => {
  test('have no end: it focuses whom it will reach in many turns', () => {
    monster(['A * . . . . . . 1'], { move: 1, focus: '1' });
    monster(['a . . . . . . . 1'], { move: 0, focus: '1' });
  });
  test('lead through allies', () => {
    monster(['A M * 1'], { move: 2, hits: '1' });
    monster(['A M M * 1'], { move: 3, hits: '1' });
  });
  test('but not through enemies', () => {
    monster(['1 A . . 2 . 3'], {
      move: 1,
      invisible: '1',
      initiative: { 2: 90, 3: 10 },
      outcomes: [[[2, 0], '']],
      focus: '2',
    });
  });
  test('nor through obstacles, walls and wall lines', () => {
    monster(['a O . 1'], { move: 3, focus: '' });
    monster(['a # . 1'], { move: 3, focus: '' });
    monster(['a . . 1'], {
      move: 3,
      lines: [
        [
          [1, 0],
          [2, 0],
        ],
      ],
      focus: '',
    });
    monster(['a _ . 1'], { move: 3, focus: '' });
  });
});

describe('GH-9.13: traps and hazardous terrain', () => {
  test('are avoided by another focus, even one further off', () => {
    monster(['1 . T A . * . . 2'], { move: 2, focus: '2' });
    monster(['1 . H A . * . . 2'], { move: 2, focus: '2' });
  });
  test('are entered where every focus takes as many', () => {
    monster(['1 * T A . . T . 2'], { move: 2, hits: '1' });
    monster(['1 * H A . . T . 2'], { move: 2, hits: '1' });
  });
  test('and the way with the fewest is taken, not the shortest', () => {
    monster(['1 . T T A . . . T * 2'], { move: 5, hits: '2' });
    monster(['1 . T H A . . . H * 2'], { move: 5, hits: '2' });
  });
  test('do not matter under its own feet', () => {
    monster(['a 1'], { move: 1, under: 'T', hits: '1' });
    monster(['A * 1'], { move: 1, under: 'H', hits: '1' });
  });
  test('do not matter where it attacks across them', () => {
    monster(['a T 1'], { move: 2, range: 2, hits: '1' });
  });
  test('do not matter to who flies', () => {
    monster(['1 * T A . . . . 2'], { move: 2, flying: true, hits: '1' });
    monster(['1 t . A . . . . 2'], { move: 2, flying: true, hits: '1' });
  });
  test('matter to who jumps only where it lands', () => {
    monster(['1 * T A . . . . 2'], { move: 2, jump: true, hits: '1' });
    monster(['1 T . A . * . . 2'], { move: 2, jump: true, focus: '2' });
  });
});

describe('GH-9.14: the fewest hexes to move', () => {
  test('decide first, whatever the initiative', () => {
    monster(['1 . . A * 2'], { move: 2, hits: '2' });
    monster(['1 * A . . 2'], { move: 2, initiative: { 1: 90 }, hits: '1' });
  });
  test('where it stands costs nothing', () => {
    monster(['1 a . 2'], { move: 2, initiative: { 1: 90 }, hits: '1' });
    monster(['1 . a . . . 2'], { move: 3, range: 2, initiative: { 1: 90 }, hits: '1' });
  });
  test('difficult terrain is two (GH-6.3)', () => {
    monster(['1 D D A . . * 2'], { move: 3, hits: '2' });
    monster(['1 * . D A . . . . . 2'], { move: 4, initiative: { 1: 90 }, hits: '1' });
  });
  test('to where it attacks from, not to the enemy: a longer range brings another focus', () => {
    monster(['1 D A . . 2'], { move: 0, focus: '1', outcomes: [[[2, 0], '']], initiative: { 1: 20, 2: 10 } });
    monster(['1 D a . . 2'], { move: 0, range: 3, hits: '1', initiative: { 1: 20, 2: 10 } });
  });
  test('the way round counts, not the way through', () => {
    monster(['1 O A . * 2', ' O . . . . .', '  . . . . . .'], { move: 3, hits: '2' });
  });
});

describe('GH-9.15: a tie goes to the nearest', () => {
  test('by range from where it stands, whatever the initiative', () => {
    monster(['1 . a . . 2'], { range: 3, initiative: { 1: 90 }, hits: '1' });
    monster(['1 . . a . 2'], { range: 3, initiative: { 1: 5 }, hits: '2' });
  });
  test('obstacles do not count', () => {
    monster(['1 O A . . 2', ' * . . . . .'], { move: 2, initiative: { 1: 90 }, hits: '1' });
  });
  test('walls do: then both are as near, and initiative decides', () => {
    monster(['1 # A . * 2', ' . . . . . .'], { move: 2, initiative: { 1: 90 }, hits: '2' });
    monster(['1 # A . . 2', ' * . . . . .'], { move: 2, hits: '1' });
  });
  test('figures do not count', () => {
    monster(['2 M a . . 1'], { range: 3, hits: '2' });
    monster(['2 3 a . . 1'], { range: 3, invisible: '3', hits: '2' });
  });
});

describe('GH-9.16: a tie goes by initiative', () => {
  test('the lower one is the focus', () => {
    monster(['1 . a . 2'], { range: 2, hits: '1' });
    monster(['1 . a . 2'], { range: 2, initiative: { 1: 50, 2: 20 }, hits: '2' });
  });
  test('a summon counts directly before its owner', () => {
    monster(['1 . a . 2'], { range: 2, summonOf: { 2: '1' }, hits: '2' });
    monster(['1 . a . 2'], { range: 2, summonOf: { 1: '2' }, hits: '1' });
  });
  test('and with it before or after others', () => {
    monster(['1 . a . 2 . . 3'], { range: 2, summonOf: { 2: '3' }, initiative: { 3: 5 }, hits: '2' });
    monster(['1 . a . 2 . . 3'], { range: 2, summonOf: { 2: '3' }, initiative: { 2: 5 }, hits: '1' });
  });
  test('of two summons of one owner the first', () => {
    monster(['1 . a . 2 . . 3'], { range: 2, summonOf: { 1: '3', 2: '3' }, hits: '1' });
  });
  test('a summon of one of two equals counts before both (R-250)', () => {
    const equal = { 1: 20, 2: 20, 3: 20 };
    monster(['1 . a . 2 . 3'], { range: 2, summonOf: { 2: '3' }, initiative: equal, hits: '2' });
    monster(['1 . a . 2 . 3'], { range: 2, initiative: equal, hits: ['1', '2'], focus: '12' });
  });
  test('who takes a long rest comes last, after another 99', () => {
    monster(['1 . a . 2'], { range: 2, rests: '1', initiative: { 1: 99, 2: 99 }, hits: '2' });
    monster(['1 . a . 2'], { range: 2, rests: '2', initiative: { 1: 99, 2: 99 }, hits: '1' });
  });
  test('the second card decides between two leading cards', () => {
    monster(['1 . a . 2'], { range: 2, initiative: { 2: 10 }, second: { 1: 40, 2: 30 }, hits: '2' });
    monster(['1 . a . 2'], { range: 2, initiative: { 2: 10 }, second: { 1: 20, 2: 30 }, hits: '1' });
    monster(['1 . a . 2'], { range: 2, second: { 1: 40, 2: 30 }, hits: '1' });
  });
});

describe('GH-9.17: who is still equal the players choose from', () => {
  test('and everything follows from whom they choose', () => {
    monster(['1 . a . 2'], { range: 2, initiative: { 2: 10 }, hits: ['1', '2'], focus: '12' });
    const outcomes = [
      [[1, 0], '1'],
      [[3, 0], '2'],
    ] as const;
    monster(['1 . A . 2'], { move: 1, initiative: { 2: 10 }, outcomes, focus: '12' });
  });
  test('equal second cards too', () => {
    const equal = { initiative: { 2: 10 }, second: { 1: 30, 2: 30 } };
    monster(['1 . a . 2'], { range: 2, ...equal, hits: ['1', '2'], focus: '12' });
  });
  test('the same move for both focuses is one outcome', () => {
    const [only, ...others] = activation(positionIn(['1 a 2'], { targets: 2, initiative: { 2: 10 } }));
    expect(others).toEqual([]);
    expect(only).toMatchObject({ focus: ['1', '2'], targets: ['1', '2'] });
  });
});

describe('GH-9.18: nobody to be focused', () => {
  test('it neither moves nor attacks', () => {
    monster(['a . .'], { move: 3, focus: '' });
    monster(['a O 1'], { move: 3, focus: '' });
    monster(['a . M 1'], { move: 3, flying: true, focus: '' });
  });
  test('but an enemy that any way leads to is enough', () => {
    monster(['a M M M . 1'], { move: 3, focus: '1' });
  });
});
