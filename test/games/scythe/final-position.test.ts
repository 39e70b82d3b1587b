import { describe, expect, test } from 'vitest';
import { ZodError } from 'zod';
import type { Json } from '#core/types';
import { final } from '#games/scythe/rules/scoring';
import { FinalPosition, scorePosition } from '#games/scythe/seen/score/final-position';
import { view } from '#games/scythe/seen/view';
import { lay } from './board.ts';

/** Two players, written by hand in both ways. */
const byHand = (): Record<string, Json> => ({
  tile: 'farm_or_tundra_structures',
  players: [
    {
      faction: 'nordic',
      popularity: 10,
      power: 3,
      coins: 20,
      stars: 4,
      structures: { mill: 'A5' },
      units: { A5: { worker: 2, mech: 1 }, D4: { character: 1 } },
    },
    {
      faction: 'crimea',
      popularity: 14,
      power: 6,
      coins: 8,
      stars: ['power', 'combat', 'combat'],
      units: [
        { kind: 'character', at: 'G3' },
        { kind: 'worker', at: 'H1' },
      ],
    },
  ],
  goods: { A5: { oil: 5 }, G3: { food: 3 } },
});
type Players = Record<string, Json>[];
/** The complaints about a position, or one player of it, with other values, as `path: message`. */
function complaints(values: Record<string, Json | undefined>, player?: number): string[] {
  const position = byHand();
  Object.assign(player === undefined ? position : (position.players as Players)[player]!, values);
  const read = FinalPosition.safeParse(position);
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('a position written by hand', () => {
  test('SC-12: is scored', () => {
    const { lines, winners } = final(FinalPosition.parse(byHand()));
    expect(lines.map(({ total }) => total)).toEqual([54, 34]);
    expect(lines[0]).toMatchObject({
      stars: { count: 4, coins: 16 },
      territories: { count: 4, coins: 12 },
      resources: { count: 5, coins: 4 },
      structures: { count: 1, coins: 2 },
      coins: 20,
      ties: [4, 3, 10, 5, 2, 4],
    });
    expect(winners).toEqual([0]);
  });
  test('SC-12: units may be listed with their seats, too', () => {
    const position = byHand();
    for (const player of position.players as Players) delete player.units;
    position.units = [{ seat: 1, kind: 'mech', at: 'G3' }];
    expect(final(FinalPosition.parse(position)).lines.find(({ seat }) => seat === 1)!.territories.count).toBe(1);
  });
  test('SC-14.2, SC-14.3: tokens count', () => {
    const position = byHand();
    (position.players as Players)[0]!.faction = 'togawa';
    position.tokens = { F6: { kind: 'trap', seat: 0, armed: true } };
    expect(final(FinalPosition.parse(position)).lines.find(({ seat }) => seat === 0)!.territories.count).toBe(5);
  });
});

describe('a view as JSON', () => {
  const g = lay({
    seats: [
      { faction: 'saxony', units: { D5: ['mech', 'worker'], F1: ['worker'] }, stars: [{ kind: 'combat', turn: 3 }] },
      { faction: 'rusviet', units: { D7: ['worker'] }, structures: { mill: 'D7' } },
    ],
    goods: { D5: { metal: 4 } },
  });
  test.each([0, 'spectator'] as const)('SC-12: of %s scores like the state itself', (viewer) => {
    const json = JSON.parse(JSON.stringify(view(g, viewer)));
    expect(final(FinalPosition.parse(json))).toEqual(final(g));
  });
});

describe('mistakes', () => {
  test('are named with their place', () => {
    expect(complaints({})).toEqual([]);
    expect(complaints({ units: { Z9: { worker: 1 } } }, 0).join()).toContain('Z9');
    expect(complaints({ goods: { X1: { oil: 1 } } })[0]).toMatch(/goods.X1/);
    expect(complaints({ faction: 'nordic' }, 1)).toEqual(['players.1.faction: nordic is there twice']);
    expect(complaints({ faction: 'sweden' }, 0)[0]).toMatch(/^players.0.faction: .*sweden/);
    expect(complaints({ structures: { mine: 'A5' } }, 1)).toEqual(['players.1.structures.mine: two structures on A5']);
    expect(complaints({ structures: { mine: 'B3' } }, 1)).toEqual(['players.1.structures.mine: B3 is a lake']);
    expect(complaints({ tile: 'lakes' })[0]).toMatch(/^tile: .*lakes/);
  });
  test('also too many units, two seats on one hex, and tokens of a faction that has none', () => {
    expect(complaints({ units: { A5: { character: 2 } } }, 0)[0]).toContain('more than 1');
    expect(complaints({ units: { A5: { mech: 5 } } }, 0)[0]).toContain('more than 4');
    expect(complaints({ units: { A5: { worker: 9 } } }, 0)[0]).toContain('more than 8');
    expect(complaints({ units: { H1: { worker: 1 } } }, 0)[0]).toContain('both on H1');
    expect(complaints({ tokens: { F6: { kind: 'flag', seat: 0 } } })).toEqual(['tokens.F6.kind: nordic has no flag']);
  });
  test('SC-11.1: and stars of a kind that may be placed less often', () => {
    const stars = (list: Json[], more: Record<string, Json> = {}) => complaints({ stars: list, ...more }, 1);
    expect(stars(['power', 'power', 'power'])).toEqual([
      'players.1.stars: power is there 3 times, and at most 1 is placed',
    ]);
    expect(stars(['power'])).toEqual([]);
    expect(stars(['combat', 'combat', 'combat'])).toEqual([
      'players.1.stars: combat is there 3 times, and at most 2 are placed',
    ]);
    expect(stars(['objective', { kind: 'objective', turn: 9 }, 'mechs', 'mechs'])).toEqual([
      'players.1.stars: mechs is there 2 times, and at most 1 is placed',
      'players.1.stars: objective is there 2 times, and at most 1 is placed',
    ]);
  });
  test('SC-13.6: but Dominate places any number for combats and objectives', () => {
    const saxony = { faction: 'saxony', units: {} };
    const four = ['combat', 'combat', 'combat', 'objective', 'objective'];
    expect(complaints({ ...saxony, stars: four }, 1)).toEqual([]);
    expect(complaints({ ...saxony, stars: [...four.slice(1), 'power', 'power'] }, 1)).toHaveLength(1);
  });
  test('A8: and stars that only the Automa, or only a person, can have', () => {
    const automa = { mat: null, stars: ['tracker', 'tracker', 'combat', 'combat', 'power'] };
    expect(complaints(automa, 1)).toEqual([]);
    expect(complaints({ ...automa, stars: ['tracker', 'workers'] }, 1)).toEqual([
      'players.1.stars: workers is there 1 times, and none is placed',
    ]);
    expect(complaints({ stars: ['tracker'] }, 1)).toEqual([
      'players.1.stars: tracker is there 1 times, and none is placed',
    ]);
  });
  test('and numbers out of range, missing and misspelt words', () => {
    expect(complaints({ popularity: 19 }, 0)[0]).toMatch(/^players.0.popularity/);
    expect(complaints({ stars: 7 }, 0)[0]).toMatch(/^players.0.stars/);
    expect(complaints({ coins: undefined }, 0)[0]).toMatch(/^players.0.coins/);
    expect(complaints({ structure: {} }, 0)[0]).toMatch(/^players.0: .*structure/);
    expect(() => scorePosition({ tile: 'x' }, 'en')).toThrow(ZodError);
  });
});

describe('the table', () => {
  test('has a row for each seat, best first, and names the winner and the tie-break', () => {
    const lines = scorePosition(byHand(), 'en').split('\n');
    expect(lines[0]).toMatch(
      /^Faction +Popularity +Stars +Territories +Resources +Tile: On farms and tundra +Coins +Total$/,
    );
    expect(lines[1]).toMatch(/^Nordic Kingdoms +10 \(tier 2\) +4 → 16 +4 → 12 +5 → 4 +1 → 2 +20 +54$/);
    expect(lines[2]).toMatch(/^Crimean Khanate .* 34$/);
    expect(lines.at(-2)).toBe('Winner: Nordic Kingdoms with 54 coins');
    expect(lines.at(-1)).toBe('Tie-break: not needed');
  });
  test('in Japanese as well', () => {
    const lines = scorePosition(byHand(), 'ja').split('\n');
    expect(lines[1]).toMatch(/^北方王国 +10（段階2） +4 → 16/);
    expect(lines.at(-2)).toBe('勝者：北方王国（コイン54）');
  });
  test('SC-12.4, R-7: names what has decided, or that nothing has', () => {
    const player = { popularity: 0, power: 1, coins: 3, stars: 0 };
    const two = (second: Record<string, Json>) =>
      scorePosition(
        {
          tile: 'lake_adjacent',
          players: [
            { faction: 'nordic', ...player },
            { faction: 'crimea', ...player, ...second },
          ],
        },
        'en',
      ).split('\n');
    expect(two({ power: 2 }).slice(-2)).toEqual([
      'Winner: Crimean Khanate with 3 coins',
      'Tie-break 2: power, 2 against 1',
    ]);
    expect(two({}).slice(-2)).toEqual([
      'Joint winners: Nordic Kingdoms and Crimean Khanate with 3 coins each',
      'Tie-break: all six are equal',
    ]);
  });
});
