import { describe, expect, test } from 'vitest';
import { unitsAt } from '#games/scythe/state/pieces';
import { type Scene, type ScytheTable, type Sitting, table } from './board.ts';
import { commits } from './duel.ts';
import { go, halt, march } from './moving.ts';

/** Nordic has lost a combat, by default on E6 between the lakes E5 and E7. */
function beaten(
  nordic: Partial<Sitting> = {},
  { others = [], from = 'D5', hex = 'E6' }: { others?: Sitting[]; from?: string; hex?: string } = {},
): ScytheTable {
  const scene: Scene = {
    seats: [
      { faction: 'rusviet', power: 5, units: { [from]: ['mech'] }, mechs: ['riverwalk'] },
      {
        faction: 'nordic',
        power: 0,
        units: { [hex]: ['character', 'mech', 'worker'] },
        mechs: ['seaworthy'],
        ...nordic,
      },
      ...others,
    ],
    encounters: [],
  };
  return commits(march(scene, from, hex), [1]);
}
const at = (t: ScytheTable, place: string) => unitsAt(t.g, place, 1);

describe('retreat', () => {
  test('SC-13.4, R-21: Seaworthy may retreat to a lake beside the hex, and only there', () => {
    const t = beaten();
    expect(t.open).toMatchObject([{ seat: 1, key: 'retreat', secret: false }]);
    expect(new Set(t.seat(1).lists('retreat', 'lake'))).toEqual(new Set(['E5', 'E7']));
    t.seat(1).does('retreat', { lake: 'E7', units: ['nordic.character', 'nordic.mech.1'] });
    expect(at(t, 'E7')).toEqual(['nordic.character', 'nordic.mech.1']);
    t.nobodyIsAskedExcept(0, 'close');
  });
  test('SC-13.4: units may part, and any of them may go home', () => {
    const t = beaten({ units: { E6: ['character', 'mech*2'] }, mechs: ['seaworthy', 'speed'] });
    t.seat(1).does('retreat', { lake: 'E7', units: ['nordic.character'] });
    t.nobodyIsAskedExcept(1, 'retreat');
    t.seat(1).does('retreat', { lake: 'E5', units: ['nordic.mech.2'] });
    t.nobodyIsAskedExcept(1, 'retreat');
    t.seat(1).does('retreat-home');
    expect(['E7', 'E5', 'home-nordic'].map((place) => at(t, place))).toEqual([
      ['nordic.character'],
      ['nordic.mech.2'],
      ['nordic.mech.1'],
    ]);
    t.nobodyIsAskedExcept(0, 'close');
  });
  test('SC-13.4: of units that have all gone to a lake nobody is told to go home', () => {
    const t = beaten({ units: { E6: ['mech'] } });
    t.seat(1).does('retreat', { lake: 'E7', units: ['nordic.mech.1'] });
    expect(t.heard('retreated')).toMatchObject([{ seat: 1, units: ['mech'], to: 'E7' }]);
    t.nobodyIsAskedExcept(0, 'close');
  });
  test('SC-7.7, SC-7.10, R-122: workers go home whatever the fighters do', () => {
    const t = beaten();
    t.seat(1).does('retreat', { lake: 'E7', units: ['nordic.character', 'nordic.mech.1'] });
    expect(at(t, 'home-nordic')).toEqual(['nordic.worker.1']);
    t.nobodyIsAskedExcept(0, 'close');
  });
  test('SC-7.7: nobody else is asked: Polania and Nordic without Seaworthy go home', () => {
    for (const t of [beaten({ mechs: ['speed'] }), beaten({ faction: 'polania', mechs: ['submerge'] })]) {
      expect(at(t, `home-${t.g.players[1]!.faction}`)).toHaveLength(3);
      t.nobodyIsAskedExcept(0, 'close');
    }
  });
  test('R-21: a lake with an enemy fighter is no way out; without any lake nothing is asked', () => {
    const polania = (...lakes: string[]): Sitting => ({
      faction: 'polania',
      units: Object.fromEntries(lakes.map((lake) => [lake, ['mech']])),
    });
    expect(
      beaten({}, { others: [polania('E5')] })
        .seat(1)
        .lists('retreat', 'lake'),
    ).toEqual(['E7']);
    const none = beaten({}, { others: [polania('E5', 'E7')] });
    expect(at(none, 'home-nordic')).toHaveLength(3);
    none.nobodyIsAskedExcept(0, 'close');
    beaten({}, { from: 'G3', hex: 'G4' }).nobodyIsAskedExcept(0, 'close');
  });
  test('SC-7.5, R-119: the star of the winner waits until the loser has gone', () => {
    const t = beaten();
    expect(t.g.players[0]!.stars).toEqual([]);
    t.seat(1).does('retreat-home');
    expect(t.g.players[0]!.stars.map(({ kind }) => kind)).toEqual(['combat']);
    t.nobodyIsAskedExcept(0, 'close');
  });
});

describe('the end between combats', () => {
  /** Saxony has gone with a worker and oil to Rusviet on D5, and to Crimea on E6, where it wins its n-th star first. */
  function ended(n: number): ScytheTable {
    const stars = Array.from({ length: n - 1 }, () => ({ kind: 'combat' as const, turn: 1 }));
    const t = table({
      seats: [
        {
          faction: 'saxony',
          power: 5,
          stars,
          units: { C5: ['mech', 'worker'], F5: ['mech'] },
          mechs: ['riverwalk', 'disarm'],
        },
        { faction: 'rusviet', units: { D5: ['mech'] }, mechs: ['riverwalk'] },
        { faction: 'crimea', power: 0, units: { E6: ['mech'] }, mechs: ['riverwalk'] },
      ],
      goods: { C5: { oil: 2 } },
      encounters: [],
    });
    go(t, 'saxony.mech.1', ['D5'], { worker: 1, oil: 2 });
    halt(go(t, 'saxony.mech.2', ['E6']));
    t.nobodyIsAskedExcept(0, 'fight-at');
    t.seat(0).does('fight-at', { hex: 'E6' });
    return commits(t, [1]);
  }
  test('SC-7.9, SC-11.5: who has entered a hex with enemies and not fought goes back, with the workers aboard', () => {
    const t = ended(6);
    expect(unitsAt(t.g, 'C5')).toEqual(['saxony.mech.1', 'saxony.worker.1']);
    expect(unitsAt(t.g, 'E6')).toEqual(['saxony.mech.2']);
    expect(unitsAt(t.g, 'D5')).toEqual(['rusviet.mech.1']);
    expect(t.heard('went-back')).toHaveLength(2);
    t.nobodyIsAsked();
  });
  test('SC-11.5, R-123: what they carried goes with them', () =>
    expect(ended(6).g.goods).toEqual({ C5: { food: 0, wood: 0, metal: 0, oil: 2 } }));
  test('SC-11.5: when the match goes on nobody goes back', () => {
    const t = ended(5);
    expect(unitsAt(t.g, 'D5')).toHaveLength(3);
    expect(t.heard('went-back')).toEqual([]);
    expect(t.asked()).toEqual([0, 1].map((seat) => ({ seat, key: 'combat' })));
  });
});
