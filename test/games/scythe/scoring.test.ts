import { describe, expect, test } from 'vitest';
import { final, type Position, structureBonus, tierOf } from '#games/scythe/rules/scoring';
import type { ScoreLine } from '#games/scythe/seen/view.types';
import { lay, type Scene, type Sitting } from './board.ts';

const bare: Partial<Sitting> = { popularity: 0, power: 0, coins: 0 };
const scored = (seats: Sitting[], more: Omit<Scene, 'seats'> = {}) =>
  final(lay({ seats: seats.map((one) => ({ ...bare, ...one })), ...more, turn: {} }));
/** The line of seat 0, against somebody who has nothing. */
const lineOf = (sitting: Sitting, more: Omit<Scene, 'seats'> = {}): ScoreLine =>
  scored([sitting, { faction: 'crimea' }], more).lines.find(({ seat }) => seat === 0)!;
const stars = (n: number): Sitting['stars'] => Array.from({ length: n }, () => ({ kind: 'combat' as const, turn: 1 }));

describe('popularity', () => {
  const worth = (popularity: number): number[] => {
    const {
      stars: s,
      territories,
      resources,
    } = lineOf(
      { faction: 'nordic', popularity, stars: stars(1), units: { A5: ['worker'] } },
      { goods: { A5: { oil: 2 } } },
    );
    return [s.coins, territories.coins, resources.coins];
  };
  test('SC-12.1, T-1: at 10 a star is worth 4, a territory 3, two resources 2', () =>
    expect(worth(10)).toEqual([4, 3, 2]));
  test('SC-12.1: the tiers are 0-6, 7-12 and 13-18', () => {
    expect([0, 6, 7, 12, 13, 18].map(tierOf)).toEqual([0, 0, 1, 1, 2, 2]);
    expect([worth(6), worth(7), worth(12), worth(13)]).toEqual([
      [3, 2, 1],
      [4, 3, 2],
      [4, 3, 2],
      [5, 4, 3],
    ]);
  });
  test('SC-12.1, T-3: 18 is in the highest tier', () => expect(worth(18)).toEqual([5, 4, 3]));
});

describe('what is counted', () => {
  const resources = (goods: Record<string, Record<string, number>>) =>
    lineOf({ faction: 'nordic', popularity: 10, units: { A5: ['worker'], A4: ['worker'] } }, { goods }).resources;
  test('SC-12.3, T-2: popularity 10 and 13 resources are 12 coins', () => {
    expect(resources({ A5: { oil: 6, wood: 1 }, A4: { food: 6 } })).toEqual({ count: 13, coins: 12 });
  });
  test('SC-12.3: all kinds together, rounded down once', () => {
    expect(resources({ A5: { oil: 1 }, A4: { food: 1 } }).coins).toBe(2);
    expect(resources({ A5: { oil: 1 } }).coins).toBe(0);
  });
  test('SC-12.3, SC-1.4: not what lies on the home base or on the land of nobody', () => {
    expect(resources({ 'home-nordic': { oil: 4 }, D5: { oil: 4 } }).count).toBe(0);
  });

  const lands = (units: Sitting['units'], more: Partial<Sitting> = {}, others: Sitting[] = []) =>
    scored([{ faction: 'nordic', ...more, units: units! }, { faction: 'crimea' }, ...others]).lines.find(
      ({ seat }) => seat === 0,
    )!;
  test('SC-9.5, SC-12.2: the Factory counts as three territories', () => {
    expect(lands({ D4: ['mech'] }).territories.count).toBe(3);
    expect(lands({ D4: ['mech'], D5: ['mech'] }).territories.count).toBe(4);
  });
  test('SC-1.1: a home base is no territory; a lake is one', () => {
    expect(lands({ 'home-nordic': ['worker'] }).territories.count).toBe(0);
    expect(lands({ B3: ['mech'] }).territories.count).toBe(1);
  });
  test('SC-1.3: a structure alone controls its hex, not with an enemy unit on it', () => {
    const mill = { structures: { mill: 'D5' } };
    expect(lands({}, mill).territories.count).toBe(1);
    expect(lands({}, mill, [{ faction: 'saxony', units: { D5: ['worker'] } }]).territories.count).toBe(0);
    expect(lands({ D5: ['worker'] }, mill).territories.count).toBe(1);
  });
  test('SC-1.3: in a pending combat the defender is still the controller', () => {
    const seats: Sitting[] = [
      { faction: 'saxony', units: { D5: ['mech'] } },
      { faction: 'nordic', units: { D5: ['mech'] } },
    ];
    const counts = (active: number) =>
      final(lay({ seats, active }))
        .lines.sort((a, b) => a.seat - b.seat)
        .map(({ territories }) => territories.count);
    expect(counts(0)).toEqual([0, 1]);
    expect(counts(1)).toEqual([1, 0]);
  });
  test('SC-12.2: coins in hand count as they are', () => expect(lineOf({ faction: 'nordic', coins: 7 }).total).toBe(7));
});

describe('structure bonus tile', () => {
  test('SC-12.2, T-4: structures touching 4 lakes are 6 coins, also without control', () => {
    const line = scored([
      { faction: 'nordic', structures: { mill: 'C3', mine: 'D5' }, popularity: 18 },
      { faction: 'saxony', units: { C3: ['mech'], D5: ['mech'] } },
    ]).lines.find(({ seat }) => seat === 0)!;
    expect(line.structures).toEqual({ count: 4, coins: 6 });
    expect(line.territories.count).toBe(0);
  });
  const coins = (tile: string, ...built: string[]) => structureBonus(tile, built);
  test('SC-12.2: a lake touched twice counts once; 0 gives nothing', () => {
    expect(coins('lake_adjacent', 'C3')).toEqual({ count: 3, coins: 4 });
    expect(coins('lake_adjacent', 'C3', 'B4')).toEqual({ count: 3, coins: 4 });
    expect(coins('lake_adjacent', 'G1')).toEqual({ count: 1, coins: 2 });
    expect(coins('lake_adjacent', 'A6')).toEqual({ count: 0, coins: 0 });
  });
  test('R-8: tunnels are not beside one another', () => {
    expect(coins('tunnel_adjacent', 'B4').count).toBe(0);
    expect(coins('tunnel_adjacent', 'C3')).toEqual({ count: 2, coins: 4 });
  });
  test('R-9: a Mine on a printed tunnel is on a tunnel, one elsewhere is not', () => {
    expect(coins('tunnel_with_structures', 'B4', 'C2', 'D5')).toEqual({ count: 2, coins: 4 });
  });
  test('SC-12.2: encounters count whether the token is there or not', () => {
    expect(coins('encounter_adjacent', 'C6')).toEqual({ count: 2, coins: 4 });
  });
  test('R-10: the longest row without a gap, in any of the three directions', () => {
    const row = (...built: string[]) => coins('longest_structure_row', ...built).count;
    expect(row('D5', 'D6', 'D7')).toBe(3);
    expect(row('D5', 'D7')).toBe(1);
    expect(row('A4', 'B4', 'C3', 'D7')).toBe(3);
    expect(row('A4', 'C3', 'D7')).toBe(1);
    expect(row('C5', 'D5', 'A1')).toBe(2);
    expect(row('D5', 'D6', 'E6')).toBe(2);
    expect(row()).toBe(0);
    expect(coins('longest_structure_row', 'C3', 'C2', 'C1', 'D2').coins).toBe(6);
  });
  test('SC-12.2: farms and tundra together', () => {
    expect(coins('farm_or_tundra_structures', 'A2', 'A5', 'A4', 'D5')).toEqual({ count: 2, coins: 4 });
  });
});

describe('Invaders from Afar', () => {
  const albion = (units: Sitting['units'], flags: string[]) =>
    lineOf(
      { faction: 'albion', units: units! },
      {
        also: (g) =>
          void Object.assign(g.tokens, Object.fromEntries(flags.map((at) => [at, { kind: 'flag', seat: 0 }]))),
      },
    );
  test('SC-14.2, T-15: Albion controls a forest and a tundra with a Flag: 3 territories', () => {
    expect(albion({ C3: ['worker'], E4: ['worker'] }, ['E4']).territories.count).toBe(3);
  });
  test('SC-14.2: a Flag on a hex of nobody, or beside Albion’s base, counts nothing', () => {
    expect(albion({ C3: ['worker'] }, ['E4']).territories.count).toBe(1);
    expect(albion({ A1: ['worker'], A2: ['worker'] }, ['A1', 'A2']).territories.count).toBe(2);
  });
  const togawa = (armed: boolean, others: Partial<Sitting> = {}) =>
    scored(
      [
        { faction: 'togawa', units: { D2: ['character'] } },
        { faction: 'nordic', ...others },
      ],
      {
        also: (g) => void Object.assign(g.tokens, { D1: { kind: 'trap', seat: 0, penalty: 'power', armed } }),
        goods: { D1: { food: 4 } },
      },
    ).lines.find(({ seat }) => seat === 0)!;
  test('SC-14.3, T-16: character on a village, armed Trap alone on a farm: 2 territories, and what lies there', () => {
    expect(togawa(true)).toMatchObject({ territories: { count: 2 }, resources: { count: 4 } });
    expect(togawa(false)).toMatchObject({ territories: { count: 1 }, resources: { count: 0 } });
  });
  test('R-128: for ties a hex held by a Trap is a territory and a Flag is none, though the Factory counts four with it', () => {
    expect(togawa(true).ties).toEqual([0, 0, 0, 4, 2, 0]);
    const factory = albion({ D4: ['worker'] }, ['D4']);
    expect([factory.territories.count, factory.ties[4]]).toEqual([4, 1]);
  });
  test('SC-14.3: not with an enemy unit or structure there', () => {
    expect(togawa(true, { units: { D1: ['worker'] } }).territories.count).toBe(1);
    expect(togawa(true, { structures: { mill: 'D1' } }).territories.count).toBe(1);
  });
  const polania = (n: number) => {
    const others = ['nordic', 'rusviet', 'crimea', 'saxony', 'albion', 'togawa'].slice(0, n - 1);
    const seats = [{ faction: 'polania', units: { D2: ['worker'], F3: ['worker'], C1: ['worker'] } }];
    return scored([...seats, ...others.map((faction) => ({ faction }))], { encounters: [] }).lines.find(
      ({ seat }) => seat === 0,
    )!;
  };
  test('SC-14.1, R-129: with 6 or 7 players Polania has 3 coins for each encounter hex it controls', () => {
    expect(polania(5)).toMatchObject({ encounters: 0, total: 6 });
    expect(polania(6)).toMatchObject({ encounters: 6, total: 12 });
    expect(polania(7)).toMatchObject({ encounters: 6, total: 12 });
  });
});

describe('the winner', () => {
  /** Seat 1 against seat 0, both with the same coins in all. */
  const result = (first: Partial<Sitting>, second: Partial<Sitting>, more: Omit<Scene, 'seats'> = {}) => {
    const { winners, tieBreak } = scored(
      [
        { faction: 'nordic', ...first },
        { faction: 'crimea', ...second },
      ],
      more,
    );
    return { winners, tieBreak };
  };
  test('SC-12.4: most coins win', () => {
    expect(result({ coins: 3 }, { coins: 4, power: 0 })).toEqual({ winners: [1], tieBreak: 0 });
  });
  test('SC-12.4, R-128: 1. workers, mechs and structures on the board; the character is none of them', () => {
    const home = { units: { 'home-nordic': ['worker'] } };
    expect(result(home, { power: 9 })).toEqual({ winners: [0], tieBreak: 1 });
    expect(result({ units: { 'home-nordic': ['mech'] } }, {})).toEqual({ winners: [0], tieBreak: 1 });
    expect(result({ coins: 2 }, { structures: { mill: 'A6' } })).toEqual({ winners: [1], tieBreak: 1 });
    expect(result({ units: { D5: ['character'] } }, { coins: 2, power: 1 })).toEqual({ winners: [1], tieBreak: 2 });
  });
  test('SC-12.4: 2. power, 3. popularity', () => {
    expect(result({ power: 1, popularity: 1 }, { power: 2 })).toEqual({ winners: [1], tieBreak: 2 });
    expect(result({ power: 2, popularity: 1 }, { power: 2 })).toEqual({ winners: [0], tieBreak: 3 });
  });
  test('SC-12.4: 4. resource tokens controlled', () => {
    const goods = { goods: { D5: { oil: 1 } } };
    const here = { units: { D5: ['worker'] } };
    const there = { units: { D6: ['worker'] } };
    expect(result(there, here, goods)).toEqual({ winners: [1], tieBreak: 4 });
  });
  test('SC-12.5, R-6: 5. territories controlled, the Factory being one of them', () => {
    const two = { units: { D5: ['mech'], D6: ['mech'] } };
    const factory = { units: { D4: ['mech*2'] }, coins: 0 };
    expect(result({ ...two, coins: 2 }, factory)).toEqual({ winners: [0], tieBreak: 5 });
  });
  test('SC-12.4: 6. stars', () => {
    expect(result({ stars: stars(1) }, { coins: 3 })).toEqual({ winners: [0], tieBreak: 6 });
  });
  test('R-7: equal in everything: they win together', () => {
    expect(result({}, {})).toEqual({ winners: [0, 1], tieBreak: null });
    const three = scored([{ faction: 'nordic' }, { faction: 'crimea' }, { faction: 'saxony', coins: 1 }]);
    expect(three).toMatchObject({ winners: [2], tieBreak: 0 });
  });
  test('SC-12.4: the best is the first line', () => {
    const { lines } = scored([{ faction: 'nordic' }, { faction: 'crimea', coins: 5 }, { faction: 'saxony', coins: 9 }]);
    expect(lines.map(({ seat }) => seat)).toEqual([2, 1, 0]);
  });
  test('SC-12: without players there is nothing to score', () => {
    const empty: Position = { players: [], units: {}, goods: {}, tokens: {}, tile: 'lake_adjacent' };
    expect(final(empty)).toEqual({ lines: [], winners: [], tieBreak: 0 });
  });
});
