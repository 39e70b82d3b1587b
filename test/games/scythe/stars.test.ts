import { describe, expect, test } from 'vitest';
import type { SeatId } from '#core/types';
import { warActions } from '#games/scythe/chapters/war';
import { isOver, mayPlace, placeStar, placeStars } from '#games/scythe/stars';
import type { Player, StarKind, State } from '#games/scythe/state';
import { lay, type Play, play, type Scene, type Sitting } from './board.ts';

const star = (kind: StarKind) => ({ kind, turn: 1 });
const held = (n: number): Player['stars'] => Array.from({ length: n }, () => star('objective'));
const placing = (scene: Scene): Play =>
  play(scene, warActions, function* (t) {
    placeStars(t);
  });
const kinds = ({ g }: Play, seat: SeatId = 0) => g.players[seat]!.stars.map(({ kind }) => kind);
const starsOf = (sitting: Partial<Sitting>): StarKind[] =>
  kinds(
    placing({
      seats: [
        { faction: 'nordic', popularity: 2, ...sitting },
        { faction: 'crimea', popularity: 2 },
      ],
    }),
  );

const upgrades = (n: number): Player['upgrades'] =>
  (
    [
      ['move.units', 'upgrade'],
      ['move.coins', 'upgrade'],
      ['bolster.power', 'deploy'],
      ['bolster.cards', 'build'],
      ['trade.popularity', 'enlist'],
      ['produce.territories', 'enlist'],
    ] as const
  )
    .map(([from, to]) => ({ from, to }))
    .slice(0, n);
const recruits = (n: number): Player['recruits'] =>
  (
    [
      ['upgrade', 'power'],
      ['deploy', 'coins'],
      ['build', 'popularity'],
      ['enlist', 'combatCards'],
    ] as const
  )
    .map(([from, bonus]) => ({ from, bonus }))
    .slice(0, n);

describe('what gives a star', () => {
  test('SC-11.1: power 16 and popularity 18', () => {
    expect(starsOf({ power: 16 })).toEqual(['power']);
    expect(starsOf({ power: 15 })).toEqual([]);
    expect(starsOf({ popularity: 18 })).toEqual(['popularity']);
    expect(starsOf({ popularity: 17 })).toEqual([]);
  });
  test('SC-11.1: all 8 workers, those on the home base too', () => {
    expect(starsOf({ units: { A5: ['worker*5'], 'home-nordic': ['worker*3'] } })).toEqual(['workers']);
    expect(starsOf({ units: { A5: ['worker*7'] } })).toEqual([]);
  });
  test('SC-11.1: 4 mechs, 4 structures, 6 upgrades, 4 recruits', () => {
    expect(starsOf({ units: { A5: ['mech*4'] } })).toEqual(['mechs']);
    expect(starsOf({ units: { A5: ['mech*3'] } })).toEqual([]);
    const three = { mill: 'A5', mine: 'A4', armory: 'A6' };
    expect(starsOf({ structures: { ...three, monument: 'B6' } })).toEqual(['structures']);
    expect(starsOf({ structures: three })).toEqual([]);
    expect(starsOf({ upgrades: upgrades(6) })).toEqual(['upgrades']);
    expect(starsOf({ upgrades: upgrades(5) })).toEqual([]);
    expect(starsOf({ recruits: recruits(4) })).toEqual(['recruits']);
    expect(starsOf({ recruits: recruits(3) })).toEqual([]);
  });
  test('SC-11.1: each once', () => expect(starsOf({ power: 16, stars: [star('power')] })).toEqual(['power']));
  test('SC-11.1: several players may hold the same', () => {
    const table = placing({
      seats: [
        { faction: 'nordic', power: 16, popularity: 2 },
        { faction: 'crimea', power: 16, popularity: 2 },
      ],
    });
    expect([kinds(table, 0), kinds(table, 1)]).toEqual([['power'], ['power']]);
  });
  test('SC-11.1: a star stays when what it was placed for is gone', () => {
    expect(starsOf({ power: 3, stars: [star('power')] })).toEqual(['power']);
  });
  test('R-17: several at once: power, popularity, then actions', () => {
    expect(starsOf({ power: 16, popularity: 18, upgrades: upgrades(6) })).toEqual(['power', 'popularity', 'upgrades']);
  });
});

describe('limits of combat and objective', () => {
  const may = (faction: string, kind: StarKind, n: number): boolean =>
    mayPlace(
      lay({ seats: [{ faction, stars: Array.from({ length: n }, () => star(kind)) }, { faction: 'crimea' }] }),
      0,
      kind,
    );
  test('SC-11.1: two for combats, one for an objective', () => {
    expect([may('nordic', 'combat', 1), may('nordic', 'combat', 2)]).toEqual([true, false]);
    expect([may('nordic', 'objective', 0), may('nordic', 'objective', 1)]).toEqual([true, false]);
  });
  test('SC-13.6: no limit for Saxony, but only for these two', () => {
    expect([may('saxony', 'combat', 4), may('saxony', 'objective', 2)]).toEqual([true, true]);
    expect(may('saxony', 'power', 1)).toBe(false);
  });
});

describe('the sixth star', () => {
  const scene = (first: number, second: number, active: SeatId = 0): Scene => ({
    seats: [
      { faction: 'nordic', power: 16, popularity: 2, stars: held(first) },
      { faction: 'crimea', power: 16, popularity: 2, stars: held(second) },
      { faction: 'saxony', popularity: 2 },
    ],
    active,
  });
  test('SC-11.2: ends the match at once; the fifth does not', () => {
    expect(isOver(placing(scene(5, 0)).g)).toBe(true);
    expect(isOver(placing(scene(4, 0)).g)).toBe(false);
    expect(placing(scene(5, 0)).heard('sixth-star')).toEqual([{ seat: 0 }]);
  });
  test('SC-11.4, R-17: the first one found clockwise from the active player; nobody places one after it', () => {
    expect([kinds(placing(scene(5, 5)), 0).length, kinds(placing(scene(5, 5)), 1).length]).toEqual([6, 5]);
    expect([kinds(placing(scene(5, 5, 1)), 0).length, kinds(placing(scene(5, 5, 1)), 1).length]).toEqual([5, 6]);
    // Seats clockwise are Nordic, Crimea, Saxony: after Saxony it is Nordic’s.
    expect([kinds(placing(scene(5, 5, 2)), 0).length, kinds(placing(scene(5, 5, 2)), 1).length]).toEqual([6, 5]);
  });
  test('SC-11.2: there is never a seventh', () => {
    const table = play(scene(5, 0), warActions, function* (t) {
      placeStars(t);
      placeStar(t, 0, 'combat');
      placeStars(t);
    });
    expect(kinds(table)).toHaveLength(6);
    expect((table.g as State).phase).toBe('over');
  });
});
