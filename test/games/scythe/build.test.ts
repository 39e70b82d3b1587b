import { describe, expect, test } from 'vitest';
import { type Scene, type ScytheTable, type Sitting, table } from './board.ts';

// Industrial: Build costs 3 wood, gives 1 coin, and lies under Move.
const scene = (sitting: Partial<Sitting> = {}, other: Partial<Sitting> = {}): Scene => ({
  seats: [
    { faction: 'nordic', mat: 'industrial', coins: 0, units: { A4: ['worker'] }, ...sitting },
    { faction: 'saxony', ...other },
  ],
  goods: { A4: { wood: 3 } },
});
const payment = { 'A4.wood': 3 };
/** Nordic has taken the section, and may build if it can pay. */
const building = (where: Scene): ScytheTable => {
  const t = table(where);
  t.seat(0).does('bottom-only', { section: 'move' });
  return t;
};
const hexesFor = (where: Scene) => [
  ...new Set(
    building(where)
      .seat(0)
      .may('build')
      .map(({ hex }) => hex),
  ),
];

describe('Build', () => {
  test('SC-5.5: any structure, on a controlled territory with an own worker', () => {
    const where = scene({ units: { A4: ['worker'], A5: ['mech'] } });
    expect(hexesFor(where)).toEqual(['A4']);
    const t = building(where);
    t.nobodyIsAskedExcept(0, 'bottom');
    t.seat(0).does('build', { structure: 'mine', hex: 'A4', payment });
    expect(t.g.players[0]!.structures).toEqual({ mine: 'A4' });
    expect(t.g.players[0]!.coins).toBe(1);
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('SC-5.5: the Factory is allowed, lakes are not', () => {
    expect(hexesFor(scene({ units: { A4: ['worker'], D4: ['worker'], B1: ['mech', 'worker'] } }))).toEqual([
      'A4',
      'D4',
    ]);
  });

  test('SC-5.5: one structure on a hex, whosever it is', () => {
    expect(hexesFor(scene({ structures: { mill: 'A4' } }))).toEqual([]);
    expect(hexesFor(scene({}, { structures: { mill: 'A4' } }))).toEqual([]);
  });

  test('SC-5.5: each structure once', () => {
    const nordic = building(scene({ structures: { mill: 'A5' } })).seat(0);
    expect(nordic.isRefused('build', { structure: 'mill', hex: 'A4', payment })).toBe('refusal.not-available');
    expect(nordic.refusal('build', { structure: 'mine', hex: 'A4', payment })).toBeUndefined();
  });

  test('SC-5.2, R-3: paid for the coins alone, without a legal hex and also with one', () => {
    const blocked = building(scene({ structures: { mill: 'A4' } }));
    blocked.nobodyIsAskedExcept(0, 'bottom');
    expect(blocked.seat(0).offered()).toEqual(['pay-only', 'skip-bottom', 'finish', 'end-turn']);
    expect(building(scene()).seat(0).offered()).toEqual(['build', 'pay-only', 'skip-bottom', 'finish', 'end-turn']);
    expect(building(scene()).seat(0).refusal('pay-only', { payment })).toBeUndefined();
    blocked.seat(0).does('pay-only', { payment });
    expect(blocked.g.players[0]).toMatchObject({ coins: 1, structures: { mill: 'A4' } });
    blocked.nobodyIsAskedExcept(0, 'close');
  });

  test('SC-5.2: an exhausted Build may be paid, an unaffordable one may not', () => {
    const structures = { mill: 'A5', mine: 'A6', monument: 'B6', armory: 'B5' };
    const exhausted = building(scene({ structures }));
    expect(exhausted.seat(0).may('build')).toEqual([]);
    expect(exhausted.seat(0).refusal('pay-only', { payment })).toBeUndefined();
    // Nobody is tempted to it while there is something to build.
    const plain = { objectives: [] };
    expect(
      building(scene({ ...plain, structures }))
        .seat(0)
        .suggested('pay-only'),
    ).toMatchObject([{ args: { payment } }]);
    expect(building(scene(plain)).seat(0).suggested('pay-only')).toEqual([]);
    expect(exhausted.seat(0).suggested('finish')).toMatchObject([{ args: { what: 'pay-only', payment } }]);
    building({ ...scene(), goods: { A4: { wood: 2 } } }).nobodyIsAskedExcept(0, 'close');
  });
});
