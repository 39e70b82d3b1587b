import { describe, expect, test } from 'vitest';
import type { Area } from '#games/gloomhaven/rules/monsters/position';
import { monster } from './maps.ts';

/** Whom a monster attacks. Every position is worked out by hand from the numbers in its title. */

const self = (...hexes: [number, number][]): Area => ({ origin: 'self', hexes });
const target = (...hexes: [number, number][]): Area => ({ origin: 'target', hexes });
const inLine = self([1, 0], [2, 0]);
const triangle = target([0, 0], [1, -1], [1, 0]);
/** The monster among six. */
const among = ['_ 1 2', ' 3 a 4', '  5 6 _'];

describe('GH-9.30: the focus is always among the targets', () => {
  test('and with one target it is alone', () => {
    monster(['1 a 2'], { hits: '1' });
    monster(['1 a 2'], { initiative: { 2: 5 }, hits: '2' });
  });
  test('also where an area could hit more without it', () => {
    monster(['. . 1', ' 2 . .', '  3 a .'], {
      aoe: self([1, 0], [0, 1]),
      initiative: { 1: 5 },
      hits: '2',
      outcomes: [[[1, 2], '3']],
      focus: '3',
    });
    monster(['4 3 . a . . 1'], { range: 3, aoe: triangle, initiative: { 1: 5 }, hits: '34', focus: '3' });
    monster(['4 3 . . a . . 1'], { range: 3, aoe: triangle, initiative: { 1: 5 }, hits: '1' });
  });
  test('nobody is attacked where it is out of reach (GH-20.3)', () => {
    monster(['A * . . 1 2'], { move: 1, range: 2, targets: 2, focus: '1' });
  });
});

describe('GH-7.5: several targets', () => {
  test('as many as there are, up to the number', () => {
    monster(['1 a 2'], { targets: 2, hits: '12', focus: '1' });
    monster(['1 a 2'], { targets: 3, hits: '12', focus: '1' });
    monster(['. a 2'], { targets: 2, hits: '2' });
  });
  test('the further ones by the rules of the focus: nearness, then initiative (GH-9.30)', () => {
    monster(among, { targets: 3, hits: '123', focus: '1' });
    monster(among, { targets: 3, initiative: { 1: 90 }, hits: '234', focus: '2' });
    monster(among, { targets: 5, initiative: { 4: 95 }, hits: '12356', focus: '1' });
  });
  test('the players choose among those who are equal', () => {
    monster(among, { targets: 2, initiative: { 3: 20 }, hits: ['12', '13'], focus: '1' });
    monster(among, { targets: 3, initiative: { 3: 20 }, hits: '123', focus: '1' });
    monster(among, { targets: 3, initiative: { 3: 20, 4: 20 }, hits: ['123', '124', '134'], focus: '1' });
  });
  test('all of them is all in reach', () => {
    monster(among, { targets: 'all', hits: '123456', focus: '1' });
    monster(['1 . a . 2 3'], { range: 3, targets: 'all', hits: '123', focus: '1' });
    monster(['1 . a . 2 3'], { range: 2, targets: 'all', move: 1, hits: '12', focus: '1' });
  });
  test('only those in sight (GH-7.1)', () => {
    monster(['1 a . # 2'], { range: 3, targets: 2, muddled: true, hits: '1' });
    monster(['1 a . O 2'], { range: 3, targets: 2, muddled: true, hits: '12', focus: '1' });
  });
  test('not those across a wall line, in melee', () => {
    monster(['1 a 2'], {
      targets: 2,
      lines: [
        [
          [1, 0],
          [2, 0],
        ],
      ],
      hits: '1',
    });
  });
  test('nobody twice (GH-7.4)', () => {
    monster(['a 1'], { targets: 3, aoe: self([1, 0]), hits: '1' });
  });
});

describe('GH-7.3: an area about the attacker', () => {
  test('is turned as it is best', () => {
    monster(['a 1 2'], { aoe: inLine, hits: '12', focus: '1' });
    monster(['2 1 a'], { aoe: inLine, hits: '12', focus: '1' });
    monster(['a', ' 1', '  2'], { aoe: inLine, hits: '12', focus: '1' });
  });
  test('is mirrored as it is best', () => {
    const bent = self([1, 0], [1, 1]);
    monster(['. . . .', ' . a 1 .', '  . . 2 .'], { aoe: bent, hits: '12', focus: '1' });
    monster(['. . . 2', ' . a 1 .', '  . . . .'], { aoe: bent, hits: '12', focus: '1' });
  });
  test('needs nobody adjacent', () => {
    monster(['a . 1'], { aoe: inLine, hits: '1' });
    monster(['a O 1'], { aoe: inLine, hits: '1' });
  });
  test('hits the focus and the best others (GH-9.20e)', () => {
    monster(among, { aoe: self([1, 0], [0, 1]), hits: '12', focus: '1' });
    monster(among, { aoe: self([1, 0], [0, 1]), initiative: { 2: 95 }, hits: '13', focus: '1' });
    monster(among, { aoe: self([1, 0], [-1, 1]), hits: '14', focus: '1' });
    monster(among, { aoe: self([1, 0], [-1, 0]), hits: '16', focus: '1' });
  });
  test('of three hits as many', () => {
    monster(among, { aoe: self([1, 0], [0, 1], [-1, 1]), hits: '123', focus: '1' });
    monster(among, { aoe: self([1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]), hits: '123456', focus: '1' });
  });
  test('strikes a group only from where the area lies on all of it', () => {
    monster(['. . 3 .', ' . * 1 2', '  . A . .'], { move: 1, aoe: inLine, hits: '12', focus: '1' });
    monster(['. . 3 .', ' . . 1 2', '  . A * .'], {
      move: 1,
      aoe: inLine,
      initiative: { 3: 15 },
      hits: '13',
      focus: '1',
    });
  });
  test('hits nobody who is out of sight (GH-7.3)', () => {
    monster(['a 1 # 2'], { aoe: self([1, 0], [3, 0]), hits: '1' });
    monster(['a 1 O 2'], { aoe: self([1, 0], [3, 0]), hits: '12', focus: '1' });
    monster(['a # 1'], { aoe: self([2, 0]), focus: '' });
    monster(['. . .', ' a 1 .'], {
      aoe: self([1, 0]),
      lines: [
        [
          [0, 1],
          [1, 1],
        ],
      ],
      hits: '1',
    });
    monster(['. * .', ' A 1 .'], {
      move: 1,
      lines: [
        [
          [0, 1],
          [1, 1],
        ],
      ],
      hits: '1',
    });
  });
  test('has no disadvantage, whatever the range of the monster (R-244)', () => {
    monster(['. a 1'], { move: 1, range: 3, aoe: inLine, hits: '1' });
  });
});

describe('GH-7.3: an area with a target', () => {
  test('needs one of its hexes in range, the enemy may be beyond', () => {
    monster(['a . . 1'], { range: 2, aoe: triangle, hits: '1' });
    monster(['A * . . 1'], { move: 1, range: 2, aoe: triangle, hits: '1' });
    monster(['A * . 1'], { move: 1, range: 2, hits: '1' });
  });
  test('that hex has to be floor (R-246)', () => {
    monster(['a . _ 1'], { range: 2, aoe: target([0, 0], [1, 0]), focus: '' });
    monster(['a . . 1'], { range: 2, aoe: target([0, 0], [1, 0]), hits: '1' });
  });
  test('and in range around walls (GH-1.11)', () => {
    monster(['a . # . 1', ' . . . . .'], { range: 3, aoe: target([0, 0], [1, 0]), focus: '1', move: 0 });
    monster(['a . O . 1', ' . . . . .'], { range: 3, aoe: target([0, 0], [1, 0]), hits: '1' });
  });
  test('hits as many as it can with the focus', () => {
    monster(['. . . 1', ' a . 2 .'], { range: 2, aoe: triangle, hits: '12', focus: '2' });
    monster(['. . . 1', ' a . 2 .'], { range: 2, hits: '2' });
  });
  test('keeps its distance like any ranged attack (GH-9.20c)', () => {
    monster(['* A 1'], { move: 1, range: 2, aoe: triangle, hits: '1' });
    monster(['. a 1'], { move: 1, range: 2, aoe: triangle, muddled: true, hits: '1' });
  });
  test('picks by rank among groups of one size', () => {
    monster(['2 1 . a . 3 4'], { range: 2, aoe: target([0, 0], [1, 0]), hits: '12', focus: '1' });
    monster(['2 1 . a . 3 4'], { range: 2, aoe: target([0, 0], [1, 0]), initiative: { 3: 5 }, hits: '34', focus: '3' });
  });
});

describe('GH-7.5: an area and single targets', () => {
  test('the area on one, the single attack on another', () => {
    monster(['1 a 2'], { targets: 2, aoe: self([1, 0]), hits: '12', focus: '1' });
    monster(['1 . a . 2'], { range: 2, targets: 2, aoe: triangle, hits: '12', focus: '1' });
    monster(['1 . a . 2'], { range: 2, targets: 1, aoe: triangle, hits: '1' });
  });
  test('the single attack on the focus, where the area hits more beside it', () => {
    monster(['1 a 2 3'], { targets: 2, aoe: inLine, hits: '123', focus: '1' });
  });
  test('single attacks are melee beside an area about the attacker (R-244)', () => {
    monster(['2 . a 1'], { targets: 2, aoe: self([1, 0]), hits: '1' });
  });
  test('the single attack alone where the area reaches nobody (R-245)', () => {
    monster(['a 1'], { targets: 2, aoe: self([3, 0]), hits: '1' });
  });
});

describe('GH-9.30: what is said of it', () => {
  test('the focus alone, or who else', () => {
    const [alone] = monster(['1 a 2'], { hits: '1' });
    expect(alone!.why.at(-1)).toEqual({ id: 'attack.focus', args: { focus: '1' } });
    const [two] = monster(['1 a 2'], { targets: 2, hits: '12', focus: '1' });
    expect(two!.why.at(-1)).toEqual({ id: 'attack.others', args: { focus: '1', others: ['2'] } });
  });
});
