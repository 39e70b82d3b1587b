import { describe, expect, test } from 'vitest';
import type { SeatId } from '#core/types';
import { bottom } from '#games/scythe/chapters/bottom';
import { recruitBonuses } from '#games/scythe/chapters/recruit-bonus';
import type { BottomAction } from '#games/scythe/content';
import { lay, play, type Scene } from './board.ts';

const recruit = (from: BottomAction) => [{ from, bonus: 'power' as const }];
/** Nordic, Rusviet, Saxony and Polania clockwise: the seats 2, 0, 3, 1. */
const four = (from: BottomAction, owners: readonly SeatId[], active: SeatId = 0): Scene => ({
  seats: (['rusviet', 'polania', 'nordic', 'saxony'] as const).map((faction, seat) => ({
    faction,
    mat: ['industrial', 'engineering', 'militant', 'innovative'][seat]!,
    coins: 0,
    power: 5,
    popularity: 5,
    recruits: owners.includes(seat) ? recruit(from) : [],
  })),
  active,
});
const bonusesOf = (scene: Scene, row: BottomAction) =>
  play(scene, [], function* (t) {
    recruitBonuses(t, scene.active ?? 0, row);
  });

describe('Recruits', () => {
  test('SC-5.8, T-11: the neighbour holds the Build recruit, the active player builds: the neighbour gains 1 popularity', () => {
    const g = lay({
      seats: [
        { faction: 'nordic', mat: 'industrial', units: { A4: ['worker'] }, popularity: 3 },
        { faction: 'saxony', recruits: recruit('build'), popularity: 3 },
      ],
      goods: { A4: { wood: 3 } },
    });
    play(g, [], function* (t) {
      bottom(t, 0, 'build', { name: 'build', args: { structure: 'mill', hex: 'A4', payment: { 'A4.wood': 3 } } });
    });
    expect(g.players.map(({ popularity }) => popularity)).toEqual([3, 4]);
  });

  test('SC-5.7: Upgrade gives 1 power, Deploy 1 coin, Build 1 popularity, Enlist 1 combat card', () => {
    const gives = (row: BottomAction) => {
      const { power, coins, popularity, hand } = bonusesOf(four(row, [0]), row).g.players[0]!;
      return [power - 5, coins, popularity - 5, hand.length];
    };
    expect(gives('upgrade')).toEqual([1, 0, 0, 0]);
    expect(gives('deploy')).toEqual([0, 1, 0, 0]);
    expect(gives('build')).toEqual([0, 0, 1, 0]);
    expect(gives('enlist')).toEqual([0, 0, 0, 1]);
  });

  test('SC-5.8: the active player first, then the left, then the right neighbour; nobody further away', () => {
    const { heard } = bonusesOf(four('deploy', [0, 1, 2, 3]), 'deploy');
    expect(heard('recruit-bonus').map(({ seat }) => seat)).toEqual([0, 3, 2]);
  });

  test('SC-5.8: only for the section which the recruit has left', () => {
    expect(bonusesOf(four('deploy', [0, 2, 3]), 'build').events).toEqual([]);
  });

  test('SC-5.9: with two players the opponent gains each bonus once', () => {
    const { g, heard } = bonusesOf(
      { seats: [{ faction: 'nordic' }, { faction: 'saxony', recruits: recruit('deploy'), coins: 0 }] },
      'deploy',
    );
    expect(g.players[1]!.coins).toBe(1);
    expect(heard('recruit-bonus')).toHaveLength(1);
  });

  test('SC-1.6, R-104: who declines the bonus by a standing choice gains nothing', () => {
    const scene = four('deploy', [0, 3]);
    const { heard } = bonusesOf({ ...scene, also: (g) => g.players[3]!.declines.push('deploy') }, 'deploy');
    expect(heard('recruit-bonus').map(({ seat }) => seat)).toEqual([0]);
  });

  test('SC-11.4: a 6th star by a neighbour’s bonus is placed after the active player’s action', () => {
    const stars = (['combat', 'combat', 'objective', 'workers', 'upgrades'] as const).map((kind) => ({
      kind,
      turn: 1,
    }));
    const g = lay({
      seats: [
        { faction: 'nordic', mat: 'industrial', units: { A4: ['worker'] }, coins: 0 },
        { faction: 'saxony', recruits: recruit('build'), popularity: 17, stars },
      ],
      goods: { A4: { wood: 3 } },
    });
    const { events } = play(g, [], function* (t) {
      bottom(t, 0, 'build', { name: 'build', args: { structure: 'mill', hex: 'A4', payment: { 'A4.wood': 3 } } });
    });
    expect(events.map(({ type }) => type)).toEqual(['built', 'recruit-bonus', 'star', 'sixth-star']);
    expect(g.players[0]!.coins).toBe(1);
    expect(g.phase).toBe('over');
  });

  test('SC-11.4: when both would place their 6th star, only the active player does', () => {
    const five = (['combat', 'combat', 'objective', 'workers', 'upgrades'] as const).map((kind) => ({ kind, turn: 1 }));
    const g = lay({
      seats: [
        {
          faction: 'nordic',
          mat: 'industrial',
          units: { A4: ['worker'] },
          stars: five,
          structures: { mine: 'A5', armory: 'A6', monument: 'B6' },
        },
        { faction: 'saxony', recruits: recruit('build'), popularity: 17, stars: five },
      ],
      goods: { A4: { wood: 3 } },
    });
    play(g, [], function* (t) {
      bottom(t, 0, 'build', { name: 'build', args: { structure: 'mill', hex: 'A4', payment: { 'A4.wood': 3 } } });
    });
    expect(g.players.map(({ stars }) => stars.length)).toEqual([6, 5]);
    expect(g.players[1]!.popularity).toBe(18);
  });
});
