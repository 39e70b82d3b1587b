import { describe, expect, test } from 'vitest';
import { monster } from './maps.ts';

/** Where a monster moves. Every position is worked out by hand from the numbers in its title. */

describe('GH-9.20a: the fewest negative hexes', () => {
  test('before all else: rather at a disadvantage than into a trap', () => {
    monster(['T a 1'], { move: 1, range: 2, hits: '1' });
    monster(['* A 1'], { move: 1, range: 2, hits: '1' });
  });
  test('rather one enemy than two from a trap', () => {
    monster(['A * 1 . .', ' . . T 2 .', '  O O O O O'], { move: 3, targets: 2, hits: '1' });
    monster(['A . 1 . .', ' . . * 2 .', '  O O O O O'], { move: 3, targets: 2, hits: '12', focus: '1' });
  });
});

describe('GH-9.20b: what can be reached in this turn', () => {
  test('rather at a disadvantage now than without one later', () => {
    monster(['. M a 1'], { move: 1, range: 3, hits: '1' });
    monster(['* M A 1'], { move: 2, range: 3, hits: '1' });
  });
  test('rather one enemy now than two later', () => {
    monster(['A * 1 . .', ' . . . 2 .'], { move: 2, targets: 2, hits: '1' });
  });
});

describe('GH-9.20c: no disadvantage against the focus (GH-7.12)', () => {
  test('a ranged attack is made from further off', () => {
    monster(['* A 1'], { move: 1, range: 2, hits: '1' });
    monster(['* . A 1'], { move: 2, range: 3, hits: '1', outcomes: [[[1, 0], '1']] });
  });
  test('as near as it stands where it cannot get away', () => {
    monster(['a 1'], { move: 2, range: 2, hits: '1' });
    monster(['. a 1'], { move: 0, range: 2, hits: '1' });
    monster(['M a 1'], { move: 1, range: 2, hits: '1' });
  });
  test('nor where it would lose its range', () => {
    monster(['. a 1'], { move: 1, range: 1, hits: '1' });
  });
  test('who is muddled has nothing to lose', () => {
    monster(['. a 1'], { move: 1, range: 2, muddled: true, hits: '1' });
  });
  test('nor has melee', () => {
    monster(['. a 1'], { move: 1, hits: '1' });
  });
  test('adjacent across a wall line is not adjacent (GH-1.11)', () => {
    monster(['. a 1', ' . . .'], {
      move: 1,
      range: 2,
      lines: [
        [
          [1, 0],
          [2, 0],
        ],
      ],
      hits: '1',
    });
  });
  test('coming from afar it stops before it is adjacent', () => {
    monster(['A . * . 1'], { move: 4, range: 2, hits: '1' });
    monster(['A * . . 1'], { move: 1, range: 2, focus: '1' });
  });
  test('before more targets (GH-19.5)', () => {
    monster(['. . 1 2 .', ' * A . . .'], {
      move: 1,
      range: 2,
      targets: 2,
      outcomes: [[[0, 1], '1']],
      focus: '1',
      initiative: { 2: 30 },
    });
  });
});

describe('GH-9.20d: the most enemies together with the focus', () => {
  test('it goes further for a second one', () => {
    monster(['A . 1 . .', ' . . * 2 .'], { move: 3, targets: 2, hits: '12', focus: '1' });
  });
  test('but not with one target', () => {
    monster(['A * 1 . .', ' . . . 2 .'], { move: 3, hits: '1' });
  });
  test('nor without its focus', () => {
    monster(['1 * A . . 2 . 3'], { move: 3, targets: 2, initiative: { 1: 10 }, hits: '1' });
  });
  test('with all targets it goes where most are in reach', () => {
    monster(['. 1 .', ' A * 2', '  . 3 .'], { move: 1, targets: 'all', hits: '123', focus: '1', initiative: { 1: 5 } });
  });
  test('for an area as well', () => {
    const aoe = {
      origin: 'self',
      hexes: [
        [1, 0],
        [0, 1],
      ],
    } as const;
    monster(['A . 1', ' . * 2'], { move: 2, aoe, hits: '12', focus: '1' });
  });
});

describe('GH-9.20e: of equally many the best by the rules of the focus', () => {
  test('those that take fewer hexes to move (R-242)', () => {
    monster(['. . . . 1 . . . .', ' 2 . . . a . . 3 .'], {
      range: 3,
      targets: 2,
      muddled: true,
      move: 1,
      hits: '13',
      initiative: { 3: 90 },
      focus: '1',
    });
  });
  test('even before nearness and initiative (R-242)', () => {
    const rest = { range: 3, targets: 2, muddled: true, focus: '1' } as const;
    monster(['. . . . 1 . . . .', ' 2 . . O A * . . 3', '  . . . . . . . . .'], { ...rest, move: 2, hits: '13' });
    monster(['. . . . 1 . . . .', ' 2 . . * A . . . 3', '  . . . . . . . . .'], { ...rest, move: 2, hits: '12' });
  });
  test('then by initiative where both are as near', () => {
    const rest = { range: 3, targets: 2, muddled: true, move: 1, focus: '1' } as const;
    monster(['. . . . 1 . . . .', ' 2 . . * A . . . 3'], { ...rest, hits: '12' });
    monster(['. . . . 1 . . . .', ' 2 . . . A * . . 3'], { ...rest, hits: '13', initiative: { 2: 60 } });
  });
  test('then the players choose', () => {
    monster(['. . . . 1 . . . .', ' 2 . . . A . . . 3'], {
      range: 3,
      targets: 2,
      muddled: true,
      move: 1,
      initiative: { 3: 20 },
      focus: '1',
      outcomes: [
        [[3, 1], '12'],
        [[5, 1], '13'],
      ],
    });
  });
  test('the nearer before the earlier', () => {
    monster(['3 . 1 a . 2'], { range: 3, targets: 2, muddled: true, initiative: { 3: 5 }, hits: '12', focus: '1' });
    monster(['3 1 a . 2 .'], { range: 3, targets: 2, muddled: true, initiative: { 3: 5 }, hits: '13', focus: '1' });
  });
});

describe('GH-9.20f: the fewest targets at a disadvantage', () => {
  const risky = ['. . . . . . .', ' A . . . 1 . .', '  . . O . . . .', '   . . * 2 . . .'];
  const safe = ['. . . . . . .', ' A . . . 1 . .', '  . . O . . * .', '   . . . 2 . . .'];
  const rest = { range: 2, targets: 2, hits: '12', focus: '1' };
  test('it goes further so that the second target is not adjacent', () => {
    monster(safe, { ...rest, move: 6 });
  });
  test('as far as it can get in this turn', () => {
    monster(risky, { ...rest, move: 5 });
  });
  test('who is muddled takes the shortest way', () => {
    monster(['. . . . . . .', ' A . . * 1 . .', '  . . O . . . .', '   . . . 2 . . .'], {
      ...rest,
      move: 6,
      muddled: true,
    });
  });
  test('with one target there is nobody else to be careful of', () => {
    monster(['. . . . . . .', ' A . * . 1 . .', '  . . O . . . .', '   . . . 2 . . .'], {
      ...rest,
      move: 6,
      targets: 1,
      hits: '1',
    });
  });
});

describe('GH-9.20g: the fewest hexes', () => {
  test('it does not move where it need not', () => {
    monster(['a 1', ' . .'], { move: 3, hits: '1' });
    monster(['. a . 1'], { move: 3, range: 2, hits: '1' });
  });
  test('it goes no further than it must', () => {
    monster(['A * . . 1'], { move: 4, range: 3, hits: '1' });
    monster(['A . . * 1'], { move: 4, hits: '1' });
  });
});

describe('GH-9.21: as close as it can', () => {
  test('it goes as far as its move lets it', () => {
    monster(['A . * . . 1'], { move: 2, focus: '1' });
    monster(['A . . * . 1'], { move: 3, focus: '1' });
    monster(['A . . . * 1'], { move: 4, hits: '1' });
  });
  test('it stays where it cannot get closer', () => {
    monster(['a M M . 1'], { move: 1, focus: '1' });
    monster(['a M M . 1'], { move: 2, focus: '1' });
    monster(['A M M * 1'], { move: 3, hits: '1' });
  });
  test('among equally close hexes it moves least', () => {
    monster(['A * M . . 1'], { move: 2, focus: '1' });
    monster(['A . * M M . 1'], { move: 4, focus: '1' });
  });
  test('by what is left of the way, not as the crow flies', () => {
    monster(['A O 1 .', ' . O O .', '  . . . .'], { move: 2, focus: '1', outcomes: [[[0, 2], '']] });
    monster(['A O 1 .', ' . O O .', '  . * . .'], { move: 3, focus: '1' });
  });
  test('to the best hex, though a worse one is nearer', () => {
    monster(['A . 1 . .', ' * . . 2 .', '  . . . . .'], { move: 0, targets: 2, focus: '1', outcomes: [[[0, 0], '']] });
    monster(['A * . . 1'], { move: 1, range: 2, focus: '1' });
  });
  test('several best hexes: towards each of them, also where it comes no closer to one (R-247)', () => {
    monster(['. . M . .', ' . a O 1 .', '  . * . . .'], { move: 1, focus: '1' });
    monster(['. . * . .', ' . A O 1 .', '  . * . . .'], { move: 1, focus: '1' });
    monster(['. . M . .', ' . a O 1 .', '  . M . . .'], { move: 1, focus: '1' });
  });
});

describe('GH-9.23: a move without an attack', () => {
  test('goes to melee range, whatever the range of the monster', () => {
    monster(['A . . * 1'], { move: 4, range: 3, attack: false, focus: '1' });
    monster(['A . * . 1'], { move: 2, range: 3, attack: false, focus: '1' });
    monster(['. a 1'], { move: 2, range: 3, attack: false, focus: '1' });
  });
  test('and an area or more targets count for nothing', () => {
    const aoe = { origin: 'self', hexes: [[2, 0]] } as const;
    monster(['A . * 1'], { move: 2, attack: false, aoe, focus: '1' });
    monster(['A * 1 . .', ' . . . 2 .'], { move: 3, attack: false, targets: 2, focus: '1' });
  });
});

describe('GH-9.24: the attack before the move', () => {
  test('is made from where it stands; then it goes to melee range of the same focus (R-248)', () => {
    monster(['A . * 1'], { move: 2, range: 3, attackFirst: true, hits: '1' });
    monster(['A * . 1'], { move: 1, range: 3, attackFirst: true, hits: '1' });
  });
  test('is not made where its focus is out of reach', () => {
    monster(['A . * 1'], { move: 2, attackFirst: true, focus: '1' });
    monster(['A * . . 1'], { move: 1, range: 3, attackFirst: true, focus: '1' });
  });
  test('does not wait to be without a disadvantage', () => {
    monster(['. a 1'], { move: 1, range: 2, attackFirst: true, hits: '1' });
  });
  test('takes its further targets by the same order', () => {
    monster(['3 1 a . 2 .'], { range: 3, targets: 2, attackFirst: true, initiative: { 3: 5 }, hits: '13', focus: '1' });
  });
});

describe('GH-9.5: conditions', () => {
  test('who is disarmed moves as without an attack', () => {
    monster(['A . * 1'], { move: 2, range: 3, disarmed: true, focus: '1' });
    monster(['A * . 1'], { move: 1, range: 2, disarmed: true, focus: '1' });
  });
  test('who is immobilized does not move, and attacks what it reaches', () => {
    monster(['a . 1'], { move: 3, immobilized: true, focus: '1' });
    monster(['a 1'], { move: 3, immobilized: true, hits: '1' });
    monster(['a . . 1'], { move: 3, range: 3, immobilized: true, hits: '1' });
    monster(['. a 1'], { move: 3, range: 3, immobilized: true, hits: '1' });
  });
  test('both leave nothing', () => {
    monster(['a 1'], { move: 3, immobilized: true, disarmed: true, focus: '1' });
  });
});

describe('GH-9.27: equally good hexes', () => {
  test('are all given', () => {
    monster(['. * 1', ' A * .'], { move: 1, hits: '1' });
    monster(['. * . 1', ' A * . .'], {
      move: 1,
      focus: '1',
      outcomes: [
        [[1, 1], ''],
        [[1, 0], ''],
      ],
    });
  });
});

describe('GH-9.31, GH-20.4: a second attack', () => {
  test('keeps the focus that it can attack', () => {
    monster(['1 . a . . 2'], { range: 3, kept: '2', hits: '2' });
    monster(['1 . a . . 2'], { range: 3, hits: '1' });
  });
  test('focuses anew where it cannot, or where that one is gone (R-249)', () => {
    monster(['1 . a . . . 2'], { range: 3, kept: '2', hits: '1' });
    monster(['1 . a . . 2'], { range: 3, kept: '9', hits: '1' });
    monster(['1 . a . . 2'], { range: 3, kept: '2', invisible: '2', hits: '1' });
  });
  test('a move counts towards what it can attack', () => {
    monster(['1 . A * . . 2'], { range: 3, move: 1, kept: '2', hits: '2' });
  });
  test('says that it was kept', () => {
    const [only] = monster(['1 . a . . 2'], { range: 3, kept: '2', hits: '2' });
    expect(only!.why.map(({ id }) => id)).toEqual(['focus.kept', 'move.stays', 'attack.focus']);
  });
});
