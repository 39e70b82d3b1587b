import { describe, expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import { groundOf, type Hex } from '#games/gloomhaven/printed/map/hexes';
import { groundOfCase, MonsterCase } from '#games/gloomhaven/rules/monsters/cases';
import { sightOver } from '#games/gloomhaven/state/map/sight';
import { plays } from '../../kit/lengths.ts';
import { salted } from '../../kit/salt.ts';
import { positionIn } from './maps.ts';
import { randomCase } from './random-case.ts';
import { inSight } from './slow-monster.ts';

/** Rows as in maps.ts; `1` sees the monster or does not. */
function sees(rows: string[], lines: (readonly [Hex, Hex])[] = []): boolean {
  const { ground, here, enemies } = positionIn(rows, { lines });
  const [a, b] = [ground.at(here)!, ground.at(enemies[0]!.hex)!];
  const found = sightOver(ground)(a, b);
  expect(sightOver(ground)(b, a), 'the other way').toBe(found);
  return found;
}

describe('GH-7.1: line of sight', () => {
  test('is there where no wall is', () => {
    expect(sees(['A . . . . 1'])).toBe(true);
    expect(sees(['A . .', ' . . .', '  . . 1'])).toBe(true);
  });
  test('is barred by a wall between', () => {
    expect(sees(['A # 1'])).toBe(false);
    expect(sees(['A . # . 1'])).toBe(false);
  });
  test('is not barred by figures and obstacles', () => {
    expect(sees(['A M 1'])).toBe(true);
    expect(sees(['A O O 1'])).toBe(true);
    expect(sees(['A T H D 1'])).toBe(true);
  });
  test('is not barred by what is nowhere: hexes that do not exist are no walls', () => {
    expect(sees(['A _ 1'])).toBe(true);
  });
  test('passes a wall on one side', () => {
    expect(sees(['# # # #', ' A . . 1', '  . . . .'])).toBe(true);
    expect(sees(['. . . .', ' A . . 1', '  # # # #'])).toBe(true);
  });
  test('past the end of a wall', () => {
    expect(sees(['. . 1', ' . # .', '  A . .'])).toBe(false);
    expect(sees(['. 1 .', ' . # .', '  A . .'])).toBe(true);
  });
});

describe('GH-7.2: corners', () => {
  test('that lie on a wall are of no use: in a passage one hex wide nobody sees even the neighbour (R-241)', () => {
    expect(sees(['# # #', ' A 1 .', '  # # #'])).toBe(false);
    expect(sees(['# # #', ' A 1 .', '  # . #'])).toBe(false);
    expect(sees(['# # #', ' A 1 .', '  . # #'])).toBe(true);
    expect(sees(['. . .', ' A 1 .', '  # # #'])).toBe(true);
  });
  test('a line that grazes a corner of a wall is barred', () => {
    // From every corner of the one to every corner of the other the line touches the wall, if only at its tip.
    expect(sees(['. # 1', ' A # .'])).toBe(false);
    expect(sees(['. . 1', ' A # .'])).toBe(true);
  });
  test('with walls on three of its six sides in turn a hex sees nothing', () => {
    // Each of its six corners lies on one of the walls.
    expect(sees(['. # 1', ' . A #', '  # . .'])).toBe(false);
    expect(sees(['. . 1', ' . A #', '  # . .'])).toBe(true);
  });
});

describe('GH-7.2: wall lines', () => {
  test('bar the line that crosses or touches them', () => {
    expect(
      sees(
        ['A . 1'],
        [
          [
            [0, 0],
            [1, 0],
          ],
        ],
      ),
    ).toBe(true);
    expect(
      sees(
        ['. . .', ' A 1 .', '  . . .'],
        [
          [
            [0, 1],
            [1, 1],
          ],
        ],
      ),
    ).toBe(true);
    const wall = [
      [
        [0, 0],
        [1, 0],
      ],
      [
        [0, 1],
        [1, 1],
      ],
      [
        [0, 1],
        [1, 0],
      ],
      [
        [0, 2],
        [1, 2],
      ],
      [
        [0, 2],
        [1, 1],
      ],
    ] as const;
    expect(sees(['. . .', ' A 1 .', '  . . .'], [...wall])).toBe(false);
  });
  test('bar a line along them', () => {
    const floor: Hex[] = [
      [0, 0],
      [1, 0],
      [0, 1],
    ];
    const ground = groundOf({
      floor,
      thinWalls: [
        [
          [0, 0],
          [1, 0],
        ],
        [
          [0, 0],
          [0, 1],
        ],
        [
          [1, 0],
          [0, 1],
        ],
      ],
    });
    const sight = sightOver(ground);
    expect(sight(1, 2)).toBe(true);
    expect(sight(0, 1)).toBe(true);
  });
  test('a hex with wall lines all around sees nothing', () => {
    const lines = [
      [2, 1],
      [1, 2],
      [0, 2],
      [0, 1],
      [1, 0],
      [2, 0],
    ].map((next) => [[1, 1], next] as unknown as readonly [Hex, Hex]);
    expect(sees(['. . .', ' . A 1', '  . . .'], lines)).toBe(false);
    expect(sees(['. . .', ' . A 1', '  . . .'], lines.slice(2))).toBe(true);
  });
});

describe('GH-7.1: sight is the same', () => {
  test('both ways, and however the map is turned', () => {
    const floor = Array.from({ length: 49 }, (_, i): Hex => [i % 7, Math.floor(i / 7)]);
    const walls: Hex[] = [
      [2, 1],
      [3, 3],
      [1, 4],
      [4, 2],
      [5, 5],
    ];
    const open = floor.filter((hex) => !walls.some((wall) => wall[0] === hex[0] && wall[1] === hex[1]));
    const turn = ([q, r]: Hex): Hex => [-r, q + r];
    const first = sightOver(groundOf({ floor: open, walls }));
    const second = sightOver(groundOf({ floor: open.map(turn), walls: walls.map(turn) }));
    const mirror = sightOver(
      groundOf({ floor: open.map(([q, r]): Hex => [r, q]), walls: walls.map(([q, r]): Hex => [r, q]) }),
    );
    let seen = 0;
    for (let a = 0; a < open.length; a++)
      for (let b = 0; b < open.length; b++) {
        expect([first(b, a), second(a, b), mirror(a, b)]).toEqual([first(a, b), first(a, b), first(a, b)]);
        seen += first(a, b) ? 1 : 0;
      }
    expect(seen).toBeGreaterThan(500);
    expect(seen).toBeLessThan(open.length ** 2 - 100);
  });
});

test('GH-7.1, GH-7.2: on boards by chance it is what is measured with ruler and angle', () => {
  let barred = 0;
  for (let board = 1; board <= plays({ sample: 8, whole: 1_000 }); board++) {
    const one = MonsterCase.parse(randomCase(chanceFrom(salted(`board/${board}`)), { columns: 7, rows: 5 }));
    const ground = groundOfCase(one);
    const sight = sightOver(ground);
    for (const [a, from] of ground.hexes.entries())
      for (const [b, to] of ground.hexes.entries()) {
        if (b <= a) continue;
        const sees = inSight(from, to, one);
        expect(sight(a, b), `board ${board}: ${from} to ${to}`).toBe(sees);
        if (!sees) barred++;
      }
  }
  expect(barred).toBeGreaterThan(100);
}, 3_600_000);
