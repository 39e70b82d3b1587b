import { describe, expect, test } from 'vitest';
import type { Json, SeatId } from '#core/types';
import type { BottomAction } from '#games/scythe/printed/content';
import { type Scene, type ScytheTable, type Sitting, table } from './board.ts';

const recruit = (from: BottomAction) => [{ from, bonus: 'power' as const }];
/** What Rusviet does on the Industrial mat, with three workers and all it needs on C6. */
const ACTIONS: Record<BottomAction, { section: string; args: Record<string, Json> }> = {
  upgrade: { section: 'bolster', args: { box: 'move.units', to: 'build', payment: { 'C6.oil': 3 } } },
  deploy: { section: 'produce', args: { mech: 'riverwalk', hex: 'C6', payment: { 'C6.metal': 3 } } },
  build: { section: 'move', args: { structure: 'mill', hex: 'C6', payment: { 'C6.wood': 3 } } },
  enlist: { section: 'trade', args: { from: 'upgrade', bonus: 'coins', payment: { 'C6.food': 4 } } },
};
const bottom = (t: ScytheTable, row: BottomAction): ScytheTable => {
  t.seat(0).does('bottom-only', { section: ACTIONS[row].section });
  t.nobodyIsAskedExcept(0, 'bottom');
  t.seat(0).does(row, ACTIONS[row].args);
  return t;
};
const goods = { C6: { oil: 3, metal: 3, wood: 3, food: 4 } };
/** Nordic, Rusviet, Saxony and Polania clockwise: the seats 2, 0, 3, 1. It is the turn of Rusviet. */
const four = (from: BottomAction, owners: readonly SeatId[]): Scene => ({
  seats: (['rusviet', 'polania', 'nordic', 'saxony'] as const).map((faction, seat) => ({
    faction,
    mat: ['industrial', 'engineering', 'militant', 'innovative'][seat]!,
    coins: 0,
    power: 5,
    popularity: 5,
    declines: ['coins'],
    recruits: owners.includes(seat) ? recruit(from) : [],
    ...(seat === 0 && { units: { C6: ['worker'] } }),
  })),
  goods,
});
/** Rusviet builds against one other seat. */
const builds = (own: Partial<Sitting>, other: Partial<Sitting>): ScytheTable =>
  bottom(
    table({
      seats: [
        { faction: 'rusviet', mat: 'industrial', units: { C6: ['worker'] }, ...own },
        { faction: 'saxony', recruits: recruit('build'), ...other },
      ],
      goods,
    }),
    'build',
  );
const five = (['combat', 'combat', 'objective', 'workers', 'upgrades'] as const).map((kind) => ({ kind, turn: 1 }));

describe('Recruits', () => {
  test('SC-5.8, T-11: the neighbour holds the Build recruit, the active player builds: the neighbour gains 1 popularity', () => {
    const t = builds({ popularity: 3 }, { popularity: 3 });
    expect(t.g.players.map(({ popularity }) => popularity)).toEqual([3, 4]);
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('SC-5.7: Upgrade gives 1 power, Deploy 1 coin, Build 1 popularity, Enlist 1 combat card', () => {
    const gives = (row: BottomAction) => {
      const { power, coins, popularity, hand } = bottom(table(four(row, [3])), row).g.players[3]!;
      return [power - 5, coins, popularity - 5, hand.length];
    };
    expect(gives('upgrade')).toEqual([1, 0, 0, 0]);
    expect(gives('deploy')).toEqual([0, 1, 0, 0]);
    expect(gives('build')).toEqual([0, 0, 1, 0]);
    expect(gives('enlist')).toEqual([0, 0, 0, 1]);
  });

  test('SC-5.8: the active player first, then the left, then the right neighbour; nobody further away', () => {
    const t = bottom(table(four('deploy', [0, 1, 2, 3])), 'deploy');
    expect(t.heard('recruit-bonus').map(({ seat }) => seat)).toEqual([0, 3, 2]);
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('SC-5.8: only for the section which the recruit has left', () => {
    expect(bottom(table(four('deploy', [0, 2, 3])), 'build').heard('recruit-bonus')).toEqual([]);
  });

  test('SC-5.9: with two players the opponent gains each bonus once', () => {
    const t = builds({}, { popularity: 3 });
    expect(t.g.players[1]!.popularity).toBe(4);
    expect(t.heard('recruit-bonus')).toHaveLength(1);
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('SC-1.6, R-104: who declines the bonus by a standing choice gains nothing', () => {
    const t = table(four('deploy', [0, 3]));
    t.seat(3).does('decline', { gains: ['deploy'] });
    t.nobodyIsAskedExcept(0, 'turn');
    expect(
      bottom(t, 'deploy')
        .heard('recruit-bonus')
        .map(({ seat }) => seat),
    ).toEqual([0]);
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('SC-11.4: a 6th star by a neighbour’s bonus is placed after the active player’s action', () => {
    const t = builds({ coins: 0 }, { popularity: 17, stars: five });
    expect(t.told()).toEqual(['section', 'built', 'recruit-bonus', 'star', 'sixth-star']);
    expect(t.g.players[0]!.coins).toBe(1);
    expect(t.g.phase).toBe('over');
    t.nobodyIsAsked();
  });

  test('SC-11.4: when both would place their 6th star, only the active player does', () => {
    const structures = { mine: 'A5', armory: 'A6', monument: 'B6' };
    const t = builds({ stars: five, structures }, { popularity: 17, stars: five });
    expect(t.g.players.map(({ stars }) => stars.length)).toEqual([6, 5]);
    expect(t.g.players[1]!.popularity).toBe(18);
    t.nobodyIsAsked();
  });
});
