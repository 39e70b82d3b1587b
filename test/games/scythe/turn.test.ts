import { describe, expect, test } from 'vitest';
import type { State } from '#games/scythe/state/state';
import { type Scene, type ScytheTable, type Sitting, table } from './board.ts';
import { go, halt, reach, refused } from './moving.ts';

const scene = (first: Partial<Sitting>, more: Partial<Scene> = {}): Scene => ({
  seats: [{ faction: 'nordic', mechs: [], ...first }, { faction: 'saxony' }],
  ...more,
});
/** The sections that can be taken, by what their top action is. */
const sections = (first: Partial<Sitting>, also?: (g: State) => void) =>
  table(scene(first, also && { also }))
    .seat(0)
    .lists('bottom-only', 'section');
const ALL = ['move', 'bolster', 'trade', 'produce'];
/** With a card that can be revealed all the time (objective 22). */
const revealing = { factory: 'F01', objectives: ['O22', 'O12'] };
const takes = (t: ScytheTable, section: string): ScytheTable => {
  t.seat(0).does('bottom-only', { section });
  return t;
};

describe('SC-3.1 The section', () => {
  test('at first any of the four; later any but the last one', () => {
    expect(sections({})).toEqual(ALL);
    for (const section of ALL)
      expect(sections({ section: section as never })).toEqual(ALL.filter((s) => s !== section));
  });

  test('the top actions of the last section are not offered either', () => {
    const rich = { coins: 9, units: { A5: ['worker'] } };
    const offered = (more: Partial<Sitting>) =>
      table(scene({ ...rich, ...more }))
        .seat(0)
        .offered();
    const tops = ['bolster', 'trade-goods', 'trade-popularity', 'produce', 'bottom-only'];
    expect(offered({ section: 'move' })).toEqual(tops);
    expect(offered({})).toEqual(['move', 'gain-coins', ...tops]);
  });

  test('SC-9.2: the Factory card is a fifth section, for its owner only, and not twice in a row', () => {
    expect(sections({ factory: 'F01' })).toEqual([...ALL, 'factory']);
    expect(sections({ factory: 'F01', section: 'factory' })).toEqual(ALL);
    const card = { coins: 1, hand: [2], units: { A5: ['worker'] } };
    expect(table(scene(card)).seat(0).offered()).not.toContain('use-factory');
    expect(
      table(scene({ ...card, factory: 'F01' }))
        .seat(0)
        .offered(),
    ).toContain('use-factory');
  });

  test('SC-13.2: Relentless may repeat a section of the mat; the Factory card only with the option', () => {
    const rusviet: Partial<Sitting> = { faction: 'rusviet', factory: 'F01' };
    expect(sections({ ...rusviet, section: 'produce' })).toEqual([...ALL, 'factory']);
    expect(sections({ ...rusviet, section: 'factory' })).toEqual(ALL);
    const with1st = (g: State) => {
      g.relentless = 'factory';
    };
    expect(sections({ ...rusviet, section: 'factory' }, with1st)).toEqual([...ALL, 'factory']);
    expect(sections({ factory: 'F01', section: 'factory' }, with1st)).toEqual(ALL);
  });

  test('SC-3.2: the token moves though nothing is done there', () => {
    const t = takes(table(scene({ section: 'move' })), 'bolster');
    expect(t.g.players[0]!.section).toBe('bolster');
    expect(t.heard('section')).toEqual([{ seat: 0, section: 'bolster', skipped: true }]);
    t.nobodyIsAskedExcept(0, 'close');
  });
});

describe('SC-3.2, SC-3.3 Top, then bottom', () => {
  const patriotic: Partial<Sitting> = { ...revealing, mat: 'patriotic', units: { A4: ['worker'] }, coins: 5 };
  const wood = (n: number) => ({ goods: { A4: { wood: n } } });

  test('what the top action gains pays for the bottom action', () => {
    const t = table(scene(patriotic, wood(2)));
    t.seat(0).does('trade-goods', { goods: { 'A4.wood': 2 } });
    expect(t.open).toMatchObject([{ seat: 0, key: 'bottom', secret: true }]);
    expect(t.seat(0).offered()).toEqual(['build', 'pay-only', 'skip-bottom', 'finish', 'end-turn', 'reveal']);
    t.seat(0).does('build', { structure: 'mill', hex: 'A4', payment: { 'A4.wood': 4 } });
    expect(t.g.players[0]!.structures).toEqual({ mill: 'A4' });
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('a bottom action that cannot be paid is not asked about', () => {
    const t = table(scene(patriotic, wood(1)));
    t.seat(0).does('trade-goods', { goods: { 'A4.wood': 2 } });
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('the bottom action alone, without the top one; and neither', () => {
    const t = takes(table(scene(patriotic, wood(4))), 'trade');
    t.nobodyIsAskedExcept(0, 'bottom');
    expect(t.g.players[0]!.coins).toBe(5);
    t.seat(0).does('skip-bottom');
    t.nobodyIsAskedExcept(0, 'close');
    expect(t.g.players[0]!.structures).toEqual({});
    t.seat(0).does('end-turn');
    t.nobodyIsAskedExcept(1, 'turn');
  });

  test('the bottom action is the one under the chosen top action, on this mat', () => {
    const industrial = { ...patriotic, mat: 'industrial' };
    const t = takes(table(scene(industrial, { goods: { A4: { food: 4, wood: 4 } } })), 'trade');
    t.nobodyIsAskedExcept(0, 'bottom');
    expect(t.seat(0).offered()).toEqual(['enlist', 'pay-only', 'skip-bottom', 'finish', 'end-turn', 'reveal']);
  });

  test('there is no top action after the bottom action', () => {
    const t = takes(table(scene(patriotic, wood(4))), 'trade');
    t.seat(0).does('pay-only', { payment: { 'A4.wood': 4 } });
    t.nobodyIsAskedExcept(0, 'close');
    expect(t.seat(0).offered()).toEqual(['end-turn', 'reveal']);
  });
});

describe('SC-10.1 Objectives in the turn', () => {
  test('can be revealed before and after an action, and not inside one', () => {
    const nordic = { ...revealing, units: { A5: ['worker*2'] }, mat: 'industrial' };
    const t = table(scene(nordic, { goods: { A5: { wood: 3 } } }));
    expect(t.seat(0).offered()).toContain('reveal');
    go(t, 'nordic.worker.1', ['A4']);
    t.nobodyIsAskedExcept(0, 'moves');
    expect(t.seat(0).offered()).not.toContain('reveal');
    t.seat(0).does('stop-moving');
    t.nobodyIsAskedExcept(0, 'bottom');
    expect(t.seat(0).offered()).toContain('reveal');
    t.seat(0).does('skip-bottom');
    t.nobodyIsAskedExcept(0, 'close');
    expect(t.seat(0).offered()).toEqual(['end-turn', 'reveal']);
  });

  test('need not be revealed: the turn ends with it in hand', () => {
    const t = takes(table(scene(revealing)), 'bolster');
    t.nobodyIsAskedExcept(0, 'close');
    expect(t.seat(0).offered()).toContain('reveal');
    t.seat(0).does('end-turn');
    expect(t.g.players[0]).toMatchObject({ objectives: revealing.objectives, stars: [] });
    t.nobodyIsAskedExcept(1, 'turn');
  });

  test('R-106: without objectives in hand the turn ends by itself', () => {
    const t = table(scene({ ...revealing, objectives: [] }));
    expect(t.seat(0).offered()).not.toContain('reveal');
    takes(t, 'move');
    t.nobodyIsAskedExcept(1, 'turn');
  });
});

describe('SC-9.2, SC-9.3 The Move of the Factory card', () => {
  const card: Partial<Sitting> = { ...revealing, units: { A5: ['mech', 'worker'] } };
  const moving = (first: Partial<Sitting>) => takes(table(scene({ ...card, ...first })), 'factory');

  test('one unit, up to two steps, workers too; then it is over', () => {
    const t = moving({});
    t.nobodyIsAskedExcept(0, 'bottom');
    expect(t.seat(0).offered()).toEqual(['move', 'skip-bottom', 'end-turn', 'reveal']);
    expect(refused(t, { unit: 'nordic.worker.1', path: ['A4', 'B5'] })).toBeUndefined();
    expect(refused(t, { unit: 'nordic.worker.1', path: ['A4', 'B5', 'C4'] })).toBe('refusal.no-way');
    expect(reach(t, 'nordic.worker.1', ['A4', 'B5'])).toEqual([]);
    go(t, 'nordic.mech.1', ['A4', 'B5']);
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('three with Speed for character and mechs, two for workers', () => {
    const t = moving({ mechs: ['speed'], units: { E4: ['mech', 'character', 'worker'] } });
    for (const unit of ['nordic.mech.1', 'nordic.character']) {
      expect(reach(t, unit, ['D4', 'D5']), unit).toEqual(expect.arrayContaining(['C5', 'E6']));
      expect(reach(t, unit, ['D4', 'D5', 'E6']), unit).toEqual([]);
    }
    expect(reach(t, 'nordic.worker.1', ['D4'])).toContain('D5');
    expect(reach(t, 'nordic.worker.1', ['D4', 'D5'])).toEqual([]);
  });

  test('may be left out; nothing of it is left in the turn then', () => {
    const t = moving({});
    t.seat(0).does('skip-bottom');
    expect(t.g.turn).toMatchObject({ section: 'factory', part: 'close', moves: null });
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('one step after another of the same unit, not of a second one', () => {
    const t = go(moving({}), 'nordic.mech.1', ['A4'], { worker: 1 });
    t.nobodyIsAskedExcept(0, 'moves');
    expect(t.seat(0).lists('move', 'unit')).toEqual(['nordic.mech.1']);
    go(t, 'nordic.mech.1', ['B5']);
    expect(t.g.units['nordic.worker.1']!.at).toBe('A4');
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('it gives no coins and no recruit bonuses', () => {
    const recruits = [{ from: 'upgrade' as const, bonus: 'coins' as const }];
    const t = go(moving({ coins: 3, power: 3, recruits }), 'nordic.mech.1', ['A4', 'B5']);
    expect(t.g.players[0]).toMatchObject({ coins: 3, power: 3 });
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('tunnels and the own Mine work as in any move', () => {
    const t = moving({ units: { C5: ['worker'] }, structures: { mine: 'A6' } });
    expect(reach(t, 'nordic.worker.1', ['E6'])).toContain('A6');
    expect(reach(t, 'nordic.worker.1', ['B6'])).not.toContain('E6');
  });

  test('who meets enemies fights them at its end', () => {
    const seats = [scene({ ...card, ...revealing, units: { A5: ['mech', 'worker'] } }).seats[0]!];
    const saxony = { faction: 'saxony', units: { B5: ['mech'] } };
    const t = halt(go(takes(table({ seats: [...seats, saxony] }), 'factory'), 'nordic.mech.1', ['A4', 'B5']));
    expect(t.g.combat).toMatchObject({ hex: 'B5', attacker: 0, defender: 1 });
    expect(t.asked()).toEqual([0, 1].map((seat) => ({ seat, key: 'combat' })));
  });

  test('the character meets the encounter at its end', () => {
    const t = halt(go(moving({}), 'nordic.character', ['A4', 'B5']));
    t.nobodyIsAskedExcept(0, 'encounter');
  });
});

describe('SC-2.5, SC-2.8 Clockwise by home bases', () => {
  test('SC-3.5, R-1: the next turn opens when the one before is over, its bottom action told to all (SC-3.4)', () => {
    const nordic: Sitting = { faction: 'nordic', mat: 'industrial', units: { A5: ['worker'] } };
    const saxony: Sitting = { faction: 'saxony', power: 3, recruits: [{ from: 'upgrade', bonus: 'coins' }] };
    const t = takes(table({ seats: [nordic, saxony], goods: { A5: { oil: 3 } } }), 'bolster');
    t.nobodyIsAskedExcept(0, 'bottom');
    t.seat(0).does('upgrade', { box: 'move.units', to: 'build', payment: { 'A5.oil': 3 } });
    expect(t.heard('upgraded')).toEqual([expect.objectContaining({ seat: 0, bottom: 'upgrade', box: 'move.units' })]);
    expect(t.g.players[1]!.power).toBe(4);
    t.nobodyIsAskedExcept(0, 'close');
    t.seat(0).does('end-turn');
    t.nobodyIsAskedExcept(1, 'turn');
  });

  test('turns go round by home bases, not by seats', () => {
    const t = table({ seats: [{ faction: 'crimea' }, { faction: 'nordic' }, { faction: 'saxony' }] });
    const pass = (seat: number, section: string) => t.seat(seat).does('bottom-only', { section }).does('end-turn');
    expect(t.g.order).toEqual([1, 0, 2]);
    for (const seat of [0, 2, 1]) {
      t.nobodyIsAskedExcept(seat, 'turn');
      pass(seat, 'bolster');
    }
    t.nobodyIsAskedExcept(0, 'turn');
    expect(t.seat(0).isRefused('bottom-only', { section: 'bolster' })).toBe('refusal.not-available');
    pass(0, 'produce');
    t.nobodyIsAskedExcept(2, 'turn');
  });
});
