import { describe, expect, test } from 'vitest';
import { scythe } from '#games/scythe/game';
import type { State } from '#games/scythe/state';
import { sit } from '../../kit/table.ts';
import { lay, type Scene, type Sitting } from './board.ts';
import { go, reach, refused, turnOf } from './moving.ts';

const scene = (first: Partial<Sitting>, more: Partial<Scene> = {}): Scene => ({
  seats: [{ faction: 'nordic', mechs: [], ...first }, { faction: 'saxony' }],
  ...more,
});
/** The sections that can be taken, by what their top action is. */
const sections = (first: Partial<Sitting>, also?: (g: State) => void): unknown[] =>
  turnOf(scene(first, also && { also }))
    .may('bottom-only')
    .map(({ section }) => section);
const ALL = ['move', 'bolster', 'trade', 'produce'];

describe('SC-3.1 The section', () => {
  test('at first any of the four; later any but the last one', () => {
    expect(sections({})).toEqual(ALL);
    for (const section of ALL)
      expect(sections({ section: section as never })).toEqual(ALL.filter((s) => s !== section));
  });

  test('the top actions of the last section are not offered either', () => {
    const { actions } = turnOf(scene({ section: 'move' })).asked()!;
    expect(actions).not.toContain('move');
    expect(actions).not.toContain('gain-coins');
    expect(actions).toEqual(expect.arrayContaining(['bolster', 'trade-goods', 'trade-popularity', 'produce']));
  });

  test('SC-9.2: the Factory card is a fifth section, for its owner only, and not twice in a row', () => {
    expect(sections({ factory: 'F01' })).toEqual([...ALL, 'factory']);
    expect(sections({ factory: 'F01', section: 'factory' })).toEqual(ALL);
    expect(turnOf(scene({})).asked()!.actions).not.toContain('use-factory');
    expect(turnOf(scene({ factory: 'F01' })).asked()!.actions).toContain('use-factory');
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
    const p = turnOf(scene({ section: 'move' })).does('bottom-only', { section: 'bolster' });
    expect(p.g.players[0]!.section).toBe('bolster');
    expect(p.heard('section')).toEqual([{ seat: 0, section: 'bolster' }]);
  });
});

describe('SC-3.2, SC-3.3 Top, then bottom', () => {
  const patriotic: Partial<Sitting> = { mat: 'patriotic', units: { A4: ['worker'] }, coins: 5 };
  const wood = (n: number) => ({ goods: { A4: { wood: n } } });

  test('what the top action gains pays for the bottom action', () => {
    const p = turnOf(scene(patriotic, wood(2))).does('trade-goods', { goods: { 'A4.wood': 2 } });
    expect(p.asked()).toMatchObject({ seat: 0, key: 'bottom', secret: true });
    expect(p.asked()!.actions).toEqual(['build', 'pay-only', 'skip-bottom', 'reveal']);
    p.does('build', { structure: 'mill', hex: 'A4', payment: { 'A4.wood': 4 } });
    expect(p.g.players[0]!.structures).toEqual({ mill: 'A4' });
  });

  test('a bottom action that cannot be paid is not asked about', () => {
    const p = turnOf(scene(patriotic, wood(1))).does('trade-goods', { goods: { 'A4.wood': 2 } });
    expect(p.asked()!.key).toBe('close');
  });

  test('the bottom action alone, without the top one; and neither', () => {
    const p = turnOf(scene(patriotic, wood(4))).does('bottom-only', { section: 'trade' });
    expect(p.asked()!.key).toBe('bottom');
    expect(p.g.players[0]!.coins).toBe(5);
    p.does('skip-bottom');
    expect(p.asked()!.key).toBe('close');
    expect(p.g.players[0]!.structures).toEqual({});
    p.does('end-turn');
    expect(p.asked()).toBeUndefined();
    expect(p.g.turn).toBeNull();
  });

  test('the bottom action is the one under the chosen top action, on this mat', () => {
    const industrial = { ...patriotic, mat: 'industrial' };
    const p = turnOf(scene(industrial, { goods: { A4: { food: 4, wood: 4 } } })).does('bottom-only', {
      section: 'trade',
    });
    expect(p.asked()!.actions).toEqual(['enlist', 'pay-only', 'skip-bottom', 'reveal']);
  });

  test('there is no top action after the bottom action', () => {
    const p = turnOf(scene(patriotic, wood(4))).does('bottom-only', { section: 'trade' });
    p.does('pay-only', { payment: { 'A4.wood': 4 } });
    expect(p.asked()!.actions).toEqual(['end-turn', 'reveal']);
  });
});

describe('SC-10.1 Objectives in the turn', () => {
  test('can be revealed before and after an action, and not inside one', () => {
    const p = turnOf(scene({ units: { A5: ['worker*2'] }, mat: 'industrial' }, { goods: { A5: { wood: 3 } } }));
    expect(p.asked()!.actions).toContain('reveal');
    go(p, 'nordic.worker.1', ['A4']);
    expect(p.asked()!.actions).not.toContain('reveal');
    p.does('stop-moving');
    expect(p.asked()!.actions).toContain('reveal');
    p.does('skip-bottom');
    expect(p.asked()).toMatchObject({ key: 'close', actions: ['end-turn', 'reveal'] });
  });

  test('R-106: without objectives in hand the turn ends by itself', () => {
    const p = turnOf(scene({ objectives: [] }));
    expect(p.asked()!.actions).not.toContain('reveal');
    p.does('bottom-only', { section: 'move' });
    expect(p.asked()).toBeUndefined();
  });
});

describe('SC-9.2, SC-9.3 The Move of the Factory card', () => {
  const card: Partial<Sitting> = { factory: 'F01', units: { A5: ['mech', 'worker'] } };
  const moving = (first: Partial<Sitting>) =>
    turnOf(scene({ ...card, ...first })).does('bottom-only', { section: 'factory' });

  test('one unit, up to two steps, workers too; then it is over', () => {
    const p = moving({});
    expect(p.asked()!.actions).toEqual(['move', 'skip-bottom', 'reveal']);
    expect(refused(p.g, { unit: 'nordic.worker.1', path: ['A4', 'B5'] })).toBeUndefined();
    expect(refused(p.g, { unit: 'nordic.worker.1', path: ['A4', 'B5', 'C4'] })).toBe('refusal.no-way');
    expect(reach(p.g, 'nordic.worker.1', ['A4', 'B5'])).toEqual([]);
    go(p, 'nordic.mech.1', ['A4', 'B5']);
    expect(p.asked()!.key).toBe('close');
  });

  test('three with Speed for character and mechs, two for workers', () => {
    const p = moving({ mechs: ['speed'], units: { E4: ['mech', 'character', 'worker'] } });
    for (const unit of ['nordic.mech.1', 'nordic.character']) {
      expect(reach(p.g, unit, ['D4', 'D5']), unit).toEqual(expect.arrayContaining(['C5', 'E6']));
      expect(reach(p.g, unit, ['D4', 'D5', 'E6']), unit).toEqual([]);
    }
    expect(reach(p.g, 'nordic.worker.1', ['D4'])).toContain('D5');
    expect(reach(p.g, 'nordic.worker.1', ['D4', 'D5'])).toEqual([]);
  });

  test('may be left out; nothing of it is left in the turn then', () => {
    const p = moving({}).does('skip-bottom');
    expect(p.asked()!.key).toBe('close');
    expect(p.g.turn).toMatchObject({ section: 'factory', part: 'close', moves: null });
  });

  test('one step after another of the same unit, not of a second one', () => {
    const p = go(moving({}), 'nordic.mech.1', ['A4'], { worker: 1 });
    expect(p.may('move').every(({ unit }) => unit === 'nordic.mech.1')).toBe(true);
    go(p, 'nordic.mech.1', ['B5']);
    expect(p.g.units['nordic.worker.1']!.at).toBe('A4');
    expect(p.asked()!.key).toBe('close');
  });

  test('it gives no coins and no recruit bonuses', () => {
    const recruits = [{ from: 'upgrade' as const, bonus: 'coins' as const }];
    const p = go(moving({ coins: 3, power: 3, recruits }), 'nordic.mech.1', ['A4', 'B5']);
    expect(p.g.players[0]).toMatchObject({ coins: 3, power: 3 });
  });

  test('tunnels and the own Mine work as in any move', () => {
    const p = moving({ units: { C5: ['worker'] }, structures: { mine: 'A6' } });
    expect(reach(p.g, 'nordic.worker.1', ['E6'])).toContain('A6');
    expect(reach(p.g, 'nordic.worker.1', ['B6'])).not.toContain('E6');
  });

  test('the character meets the encounter at its end', () => {
    const p = go(moving({}), 'nordic.character', ['A4', 'B5']);
    expect(p.asked()!.key).toBe('encounter');
  });
});

describe('SC-2.5, SC-2.8 Clockwise by home bases', () => {
  const table = () =>
    sit(scythe, {
      seats: 3,
      arrange: (g) =>
        Object.assign(g, lay({ seats: [{ faction: 'crimea' }, { faction: 'nordic' }, { faction: 'saxony' }] }), {
          turn: null,
        }),
    });
  const pass = (t: ReturnType<typeof table>, seat: number, section: string) => {
    t.seat(seat).does('bottom-only', { section });
    t.seat(seat).does('end-turn');
  };

  test('SC-3.5, R-1: the next turn opens when the one before is over, its bottom action told to all (SC-3.4)', () => {
    const t = sit(scythe, {
      seats: 2,
      arrange: (g) => {
        const nordic: Sitting = { faction: 'nordic', mat: 'industrial', units: { A5: ['worker'] } };
        const saxony: Sitting = { faction: 'saxony', power: 3, recruits: [{ from: 'upgrade', bonus: 'coins' }] };
        Object.assign(g, lay({ seats: [nordic, saxony], goods: { A5: { oil: 3 } } }), { turn: null });
      },
    });
    t.seat(0).does('bottom-only', { section: 'bolster' });
    t.nobodyIsAskedExcept(0, 'bottom');
    t.seat(0).does('upgrade', { box: 'move.units', to: 'build', payment: { 'A5.oil': 3 } });
    expect(t.heard('upgraded')).toEqual([expect.objectContaining({ seat: 0, bottom: 'upgrade', box: 'move.units' })]);
    expect(t.g.players[1]!.power).toBe(4);
    t.nobodyIsAskedExcept(0, 'close');
    t.seat(0).does('end-turn');
    t.nobodyIsAskedExcept(1, 'turn');
  });

  test('turns go round by home bases, not by seats', () => {
    const t = table();
    expect(t.g.order).toEqual([1, 0, 2]);
    for (const seat of [0, 2, 1]) {
      t.nobodyIsAskedExcept(seat, 'turn');
      pass(t, seat, 'bolster');
    }
    t.nobodyIsAskedExcept(0, 'turn');
    expect(t.seat(0).isRefused('bottom-only', { section: 'bolster' })).toBe('refusal.not-available');
    pass(t, 0, 'produce');
    t.nobodyIsAskedExcept(2, 'turn');
  });
});
