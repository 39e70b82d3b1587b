import { describe, expect, test } from 'vitest';
import { combats } from '#games/scythe/chapters/combat';
import { goBack } from '#games/scythe/chapters/end';
import { warActions } from '#games/scythe/chapters/war';
import { unitsAt } from '#games/scythe/pieces';
import { type Play, play, type Scene, type Sitting } from './board.ts';

/** Nordic has lost a combat, by default on E6 between the lakes E5 and E7. */
function beaten(nordic: Partial<Sitting> = {}, others: Sitting[] = [], hex = 'E6'): Play {
  const scene: Scene = {
    seats: [
      { faction: 'rusviet', power: 5, units: { [hex]: ['mech'] }, mechs: ['riverwalk'] },
      {
        faction: 'nordic',
        power: 0,
        units: { [hex]: ['character', 'mech', 'worker'] },
        mechs: ['seaworthy'],
        ...nordic,
      },
      ...others,
    ],
  };
  return play(scene, warActions, (t) => combats(t, 0))
    .does('commit', { dial: 1, cards: {} })
    .does('commit', { dial: 0, cards: {} });
}
const at = (table: Play, place: string) => unitsAt(table.g, place, 1);

describe('retreat', () => {
  test('SC-13.4, R-21: Seaworthy may retreat to a lake beside the hex, and only there', () => {
    const table = beaten();
    expect(table.asked()).toMatchObject({ seat: 1, key: 'retreat', secret: false });
    expect(new Set(table.may('retreat').map(({ lake }) => lake))).toEqual(new Set(['E5', 'E7']));
    table.does('retreat', { lake: 'E7', units: ['nordic.character', 'nordic.mech.1'] });
    expect(at(table, 'E7')).toEqual(['nordic.character', 'nordic.mech.1']);
    expect(table.asked()).toBeUndefined();
  });
  test('SC-13.4: units may part, and any of them may go home', () => {
    const table = beaten({ units: { E6: ['character', 'mech*2'] }, mechs: ['seaworthy', 'speed'] });
    table
      .does('retreat', { lake: 'E7', units: ['nordic.character'] })
      .does('retreat', { lake: 'E5', units: ['nordic.mech.2'] })
      .does('retreat-home');
    expect(['E7', 'E5', 'home-nordic'].map((place) => at(table, place))).toEqual([
      ['nordic.character'],
      ['nordic.mech.2'],
      ['nordic.mech.1'],
    ]);
  });
  test('SC-7.7, SC-7.10, R-122: workers go home whatever the fighters do', () => {
    const table = beaten().does('retreat', { lake: 'E7', units: ['nordic.character', 'nordic.mech.1'] });
    expect(at(table, 'home-nordic')).toEqual(['nordic.worker.1']);
  });
  test('SC-7.7: nobody else is asked: Polania and Nordic without Seaworthy go home', () => {
    for (const table of [beaten({ mechs: ['speed'] }), beaten({ faction: 'polania', mechs: ['submerge'] })]) {
      expect(table.asked()).toBeUndefined();
      expect(at(table, 'E7')).toEqual([]);
    }
  });
  test('R-21: a lake with an enemy fighter is no way out; without any lake nothing is asked', () => {
    const polania = (...units: string[]): Sitting => ({
      faction: 'polania',
      units: Object.fromEntries(units.map((lake) => [lake, ['mech']])),
    });
    expect(
      new Set(
        beaten({}, [polania('E5')])
          .may('retreat')
          .map(({ lake }) => lake),
      ),
    ).toEqual(new Set(['E7']));
    const none = beaten({}, [polania('E5', 'E7')]);
    expect(none.asked()).toBeUndefined();
    expect(at(none, 'home-nordic')).toHaveLength(3);
    expect(beaten({}, [], 'G4').asked()).toBeUndefined();
  });
  test('SC-7.5, R-119: the star of the winner waits until the loser has gone', () => {
    const table = beaten();
    expect(table.g.players[0]!.stars).toEqual([]);
    table.does('retreat-home');
    expect(table.g.players[0]!.stars.map(({ kind }) => kind)).toEqual(['combat']);
  });
});

describe('the end between combats', () => {
  const ended = (origins: Record<string, string>): Play =>
    play(
      {
        seats: [
          { faction: 'saxony', units: { D5: ['mech', 'worker'], E6: ['mech'] }, mechs: ['riverwalk', 'speed'] },
          { faction: 'rusviet', units: { D5: ['mech'] }, mechs: ['riverwalk'] },
        ],
        turn: { origins },
        goods: { D5: { oil: 2 } },
      },
      warActions,
      function* (t) {
        goBack(t);
      },
    );
  test('SC-7.9, SC-11.5: who has entered a hex with enemies and not fought goes back, with the workers aboard', () => {
    const { g, heard } = ended({ 'saxony.mech.1': 'F6', 'saxony.worker.1': 'F6' });
    expect(unitsAt(g, 'F6')).toEqual(['saxony.mech.1', 'saxony.worker.1']);
    expect(unitsAt(g, 'E6')).toEqual(['saxony.mech.2']);
    expect(unitsAt(g, 'D5')).toEqual(['rusviet.mech.1']);
    expect(g.turn!.origins).toEqual({});
    expect(heard('went-back')).toHaveLength(2);
  });
  test('SC-11.5, R-123: what they carried stays', () =>
    expect(ended({ 'saxony.mech.1': 'F6' }).g.goods.D5!.oil).toBe(2));
  test('SC-11.5: without a pending combat nobody moves', () => {
    const { g, events } = ended({});
    expect(unitsAt(g, 'D5')).toHaveLength(3);
    expect(events).toEqual([]);
  });
});
