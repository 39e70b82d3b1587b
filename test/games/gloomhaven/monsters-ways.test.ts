import { describe, expect, test } from 'vitest';
import { waysOf } from '#games/gloomhaven/rules/monsters/act';
import { monster, positionIn } from './maps.ts';

/** What the ways of a monster cost and where they may end. Every position is worked out by hand from the numbers in its title. */

describe('GH-6.3: difficult terrain', () => {
  test('costs two to enter', () => {
    monster(['A D * 1'], { move: 3, hits: '1' });
    monster(['A d . 1'], { move: 2, focus: '1' });
    monster(['a D . 1'], { move: 1, focus: '1' });
  });
  test('costs nothing to leave', () => {
    monster(['A . * 1'], { move: 2, under: 'D', hits: '1' });
  });
  test('is gone round where that is shorter', () => {
    monster(['A D D D * 1', ' . . . . * .'], { move: 5, hits: '1' });
    monster(['A D D D . 1', ' . . . * . .'], { move: 4, focus: '1' });
  });
  test('is crossed where that is as long', () => {
    monster(['A D * . 1', ' . . * . .'], { move: 3, focus: '1' });
    monster(['A D * 1', ' O O . .'], { move: 3, hits: '1' });
  });
  test('costs one to who flies', () => {
    monster(['A D * 1'], { move: 2, flying: true, hits: '1' });
    monster(['A D d 1'], { move: 2, flying: true, hits: '1' });
  });
  test('costs who jumps two where the jump ends, and one on the way', () => {
    monster(['A D * 1'], { move: 2, jump: true, hits: '1' });
    monster(['A D d 1'], { move: 3, jump: true, hits: '1' });
    monster(['A d D 1'], { move: 2, jump: true, focus: '1' });
    monster(['a D D 1'], { move: 1, jump: true, focus: '1' });
  });
});

describe('GH-6.2: whom a monster passes', () => {
  test('allies, but it does not end there', () => {
    monster(['A M * 1'], { move: 2, hits: '1' });
    monster(['a M . 1'], { move: 1, focus: '1' });
  });
  test('no enemies', () => {
    monster(['A 2 . 1', ' . . * .'], {
      move: 3,
      targets: 1,
      initiative: { 2: 5 },
      hits: '',
      focus: '2',
      outcomes: [[[0, 0], '2']],
    });
    monster(['a 2 1'], { move: 9, targets: 2, hits: '2' });
  });
  test('no obstacles', () => {
    monster(['A O . 1', ' . . * .'], {
      move: 3,
      focus: '1',
      outcomes: [
        [[2, 0], '1'],
        [[2, 1], '1'],
      ],
    });
    monster(['a O . 1', ' O . . .'], { move: 9, focus: '' });
  });
});

describe('GH-6.5: a jump', () => {
  test('passes obstacles and figures', () => {
    monster(['A O * 1'], { move: 2, jump: true, hits: '1' });
    monster(['A 2 * 1'], { move: 2, jump: true, invisible: '2', hits: '1' });
    monster(['A 2 * 1'], { move: 2, jump: true, targets: 2, hits: '12', focus: '2' });
  });
  test('passes no walls and no wall lines', () => {
    monster(['a # . 1'], { move: 3, jump: true, focus: '' });
    monster(['a . . 1'], {
      move: 3,
      jump: true,
      lines: [
        [
          [1, 0],
          [2, 0],
        ],
      ],
      focus: '',
    });
  });
  test('does not end on an obstacle or on a figure', () => {
    monster(['a . O 1'], { move: 3, jump: true, focus: '' });
    monster(['a . M 1'], { move: 3, jump: true, focus: '' });
  });
  test('stops before an obstacle that it cannot get over in this turn', () => {
    monster(['A * O O . 1'], { move: 2, jump: true, focus: '1' });
    monster(['A . O O * 1'], { move: 4, jump: true, hits: '1' });
  });
  test('passes traps and hazardous terrain, and lands on them only where it must (GH-9.25)', () => {
    monster(['A T H * 1'], { move: 3, jump: true, hits: '1' });
    monster(['A . t 1'], { move: 2, jump: true, hits: '1' });
    monster(['A . h 1'], { move: 2, jump: true, hits: '1' });
    monster(['A * T 1', ' . . . .'], {
      move: 1,
      jump: true,
      focus: '1',
      outcomes: [
        [[1, 0], ''],
        [[0, 1], ''],
      ],
    });
  });
});

describe('GH-6.6: flying', () => {
  test('ends on obstacles, traps, hazardous and difficult terrain as on floor', () => {
    monster(['A . o 1'], { move: 2, flying: true, hits: '1' });
    monster(['A . t 1'], { move: 2, flying: true, hits: '1' });
    monster(['A . h 1'], { move: 2, flying: true, hits: '1' });
    monster(['A . d 1'], { move: 2, flying: true, hits: '1' });
  });
  test('but not on a figure', () => {
    monster(['a . M 1'], { move: 3, flying: true, focus: '' });
    monster(['a . 2 1'], { move: 3, flying: true, invisible: '2', focus: '' });
  });
  test('passes figures and obstacles', () => {
    monster(['A 2 * 1'], { move: 2, flying: true, invisible: '2', hits: '1' });
    monster(['A O O * 1'], { move: 3, flying: true, hits: '1' });
  });
  test('passes no walls', () => {
    monster(['a # . 1'], { move: 3, flying: true, focus: '' });
  });
  test('stays on an obstacle where it stands; who no longer flies as well (R-243)', () => {
    monster(['a 1'], { move: 1, flying: true, under: 'O', hits: '1' });
    monster(['a 1'], { move: 1, under: 'O', hits: '1' });
    monster(['A * . 1'], { move: 1, under: 'O', focus: '1' });
  });
});

describe('GH-1.11: wall lines', () => {
  test('have to be gone round', () => {
    monster(['A * 1', ' . * .'], {
      move: 2,
      lines: [
        [
          [0, 0],
          [1, 0],
        ],
      ],
      hits: '1',
    });
    monster(['A . 1', ' * . .'], {
      move: 1,
      lines: [
        [
          [0, 0],
          [1, 0],
        ],
      ],
      focus: '1',
    });
  });
  test('part neighbours: no melee across', () => {
    monster(['A 1', ' * .'], {
      move: 1,
      lines: [
        [
          [0, 0],
          [1, 0],
        ],
      ],
      hits: '1',
    });
    monster(['a 1', ' . .'], { move: 1, hits: '1' });
  });
  test('lengthen the range', () => {
    monster(['a 1', ' . .'], {
      range: 2,
      lines: [
        [
          [0, 0],
          [1, 0],
        ],
      ],
      hits: '1',
    });
    monster(['a 1', ' . .'], {
      range: 1,
      lines: [
        [
          [0, 0],
          [1, 0],
        ],
      ],
      focus: '1',
    });
  });
});

describe('GH-9.13, GH-9.22, GH-19.6: round traps', () => {
  test('a longer way without is taken', () => {
    monster(['A T * 1', ' . . * .'], { move: 3, hits: '1' });
    monster(['A H * 1', ' . . * .'], { move: 3, hits: '1' });
  });
  test('even if it does not get there in this turn', () => {
    monster(['A T . 1', ' . * . .'], { move: 2, focus: '1' });
    monster(['A T . 1', ' * . . .'], { move: 1, focus: '1' });
  });
  test('a trap that every way leads through is entered', () => {
    monster(['A T * 1', ' . T . .'], { move: 2, hits: '1' });
    monster(['A t . 1', ' . T . .'], { move: 1, focus: '1' });
  });
  test('and hazardous terrain counts as much as a trap', () => {
    monster(['A T * 1', ' . H . .'], { move: 2, hits: '1' });
    monster(['A T H * 1', ' . H . * .'], { move: 4, hits: '1' });
  });
  test('it stops before a trap where it would gain nothing by entering', () => {
    monster(['A . T . . T * 1'], { move: 6, hits: '1' });
    monster(['A * T M . 1'], { move: 1, focus: '1' });
  });
  test('it does not stand on a trap to attack where another hex does', () => {
    monster(['A T 1', ' . * .'], { move: 2, hits: '1' });
    monster(['a T 1', ' . . .'], { move: 2, range: 2, hits: '1' });
  });
});

describe('GH-9.12: the ways themselves', () => {
  test('all of the best are given, from where it stands to where it ends', () => {
    const position = positionIn(['A . . 1', ' . . . .'], { move: 2 });
    expect(waysOf(position, [1, 1])).toEqual([
      [
        [0, 0],
        [0, 1],
        [1, 1],
      ],
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
    ]);
    expect(waysOf(position, [0, 0])).toEqual([[[0, 0]]]);
  });
  test('they keep clear of traps, and of walls', () => {
    expect(waysOf(positionIn(['A T . 1', ' . . . .'], {}), [2, 0])).toEqual([
      [
        [0, 0],
        [0, 1],
        [1, 1],
        [2, 0],
      ],
    ]);
    expect(waysOf(positionIn(['A # . 1'], {}), [2, 0])).toEqual([]);
    expect(waysOf(positionIn(['A # . 1'], {}), [1, 0])).toEqual([]);
  });
  test('no more of them than are asked for', () => {
    const position = positionIn(['A . . .', ' . . . .', '  . . . 1'], {});
    expect(waysOf(position, [2, 2])).toHaveLength(6);
    expect(waysOf(position, [2, 2], 4)).toHaveLength(4);
  });
  test('a jump is told hex by hex', () => {
    expect(waysOf(positionIn(['A O . 1'], { jump: true }), [2, 0])).toEqual([
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
    ]);
  });
});
