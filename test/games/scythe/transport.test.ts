import { describe, expect, test } from 'vitest';
import { type Scene, table } from './board.ts';
import { go, refused } from './moving.ts';

const nordic = (units: Record<string, string[]>, mechs: string[] = [], more: Partial<Scene> = {}): Scene => ({
  seats: [{ faction: 'nordic', units, mechs }, { faction: 'saxony' }],
  ...more,
});
const MECH = 'nordic.mech.1';
const CHARACTER = 'nordic.character';

describe('SC-6.4 Transport', () => {
  test('a mech carries any number of workers and tokens; it is one move, and not one of theirs', () => {
    const t = table(nordic({ A5: ['mech', 'worker*3'] }, [], { goods: { A5: { oil: 4, wood: 1 } } }));
    go(t, MECH, ['A4'], { worker: 3, oil: 3, wood: 1 });
    for (const id of [MECH, 'nordic.worker.1', 'nordic.worker.2', 'nordic.worker.3'])
      expect(t.g.units[id]!.at, id).toBe('A4');
    expect(t.g.goods).toMatchObject({ A4: { oil: 3, wood: 1 }, A5: { oil: 1, wood: 0 } });
    expect(t.g.turn!.moves).toMatchObject({ left: 1, moved: [MECH] });
    expect(t.heard('moved')).toHaveLength(1);
    t.nobodyIsAskedExcept(0, 'moves');
  });

  test('a mech may leave everything where it is', () => {
    const t = go(nordic({ A5: ['mech', 'worker'] }, [], { goods: { A5: { oil: 1 } } }), MECH, ['A4']);
    expect(t.g.units['nordic.worker.1']!.at).toBe('A5');
    expect(t.g.goods).toMatchObject({ A5: { oil: 1 } });
    t.nobodyIsAskedExcept(0, 'moves');
  });

  test('nobody carries more than there is', () => {
    const scene = nordic({ A5: ['mech', 'worker'] }, [], { goods: { A5: { oil: 1 } } });
    expect(refused(scene, { unit: MECH, path: ['A4'], load: { oil: 2 } })).toBe('refusal.too-many-on-one');
    expect(refused(scene, { unit: MECH, path: ['A4'], load: { worker: 2 } })).toBe('refusal.too-many-on-one');
    expect(refused(scene, { unit: MECH, path: ['A4'], load: { food: 1 } })).toBe('refusal.not-available');
  });

  test('the character and workers carry tokens, but no workers', () => {
    const scene = nordic({ A5: ['character', 'worker*2'] }, [], { goods: { A5: { oil: 2 } } });
    for (const unit of [CHARACTER, 'nordic.worker.1']) {
      expect(refused(scene, { unit, path: ['A4'], load: { oil: 2 } }), unit).toBeUndefined();
      expect(refused(scene, { unit, path: ['A4'], load: { worker: 1 } }), unit).toBe('refusal.not-available');
    }
    const t = go(scene, 'nordic.worker.1', ['A4'], { oil: 2 });
    expect(t.g.goods).toMatchObject({ A4: { oil: 2 } });
  });

  test('the character does not ride on a mech', () => {
    const t = go(nordic({ A5: ['character', 'mech'] }), MECH, ['A4']);
    expect(t.g.units[CHARACTER]!.at).toBe('A5');
    t.nobodyIsAskedExcept(0, 'moves');
  });

  test('a worker may move on its own after it was carried', () => {
    const t = go(nordic({ A5: ['mech', 'worker'] }), MECH, ['A4'], { worker: 1 });
    go(t, 'nordic.worker.1', ['B5']);
    expect(t.g.units['nordic.worker.1']!.at).toBe('B5');
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('and before, which uses up its own move only', () => {
    const t = go(nordic({ A5: ['worker'], A4: ['mech'] }), 'nordic.worker.1', ['A4']);
    expect(refused(t, { unit: MECH, path: ['B5'], load: { worker: 1 } })).toBe('refusal.not-available');
    expect(refused(t, { unit: 'nordic.worker.1', path: ['A5'] })).toBe('refusal.not-available');
    go(t, MECH, ['B5'], { 'moved-worker': 1 });
    expect(t.g.units['nordic.worker.1']!.at).toBe('B5');
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('of workers who stand together those who have moved and those who have not are told apart', () => {
    const scene = {
      ...nordic({ A5: ['worker'], A4: ['mech', 'worker'] }),
      also: (g: { players: { upgrades: unknown[] }[] }) => {
        g.players[0]!.upgrades = [{ from: 'move.units', to: 'build' }];
      },
    } as Scene;
    const t = go(scene, 'nordic.worker.1', ['A4']);
    go(t, MECH, ['B5'], { worker: 1 });
    expect([t.g.units['nordic.worker.1']!.at, t.g.units['nordic.worker.2']!.at]).toEqual(['A4', 'B5']);
    go(t, 'nordic.worker.2', ['A4']);
    expect(t.g.units['nordic.worker.2']!.at).toBe('A4');
    t.nobodyIsAskedExcept(0, 'close');
  });
});

describe('SC-6.4, SC-13.7 Picking up and dropping on the way', () => {
  test('R-116: two partial moves of one unit are one move: it drops a worker halfway', () => {
    const t = go(nordic({ A5: ['mech', 'worker'] }, ['speed']), MECH, ['A4'], { worker: 1 });
    expect(t.g.turn!.moves).toMatchObject({ left: 1, current: { unit: MECH, steps: 1 } });
    go(t, MECH, ['B5']);
    expect(t.g.turn!.moves).toMatchObject({ left: 1, current: null });
    expect([t.g.units[MECH]!.at, t.g.units['nordic.worker.1']!.at]).toEqual(['B5', 'A4']);
    expect(refused(t, { unit: MECH, path: ['A4'] })).toBe('refusal.not-available');
    t.nobodyIsAskedExcept(0, 'moves');
  });

  test('it picks up tokens halfway, and may turn back with them', () => {
    const scene = nordic({ A5: ['mech'], A4: ['worker'] }, ['speed'], { goods: { A4: { wood: 2 } } });
    const t = go(scene, MECH, ['A4']);
    go(t, MECH, ['A5'], { wood: 2, worker: 1 });
    expect(t.g.goods).toMatchObject({ A5: { wood: 2 } });
    expect(t.g.units['nordic.worker.1']!.at).toBe('A5');
    t.nobodyIsAskedExcept(0, 'moves');
  });

  test('in one go the load goes the whole way; there and back in one go is no way', () => {
    const scene = nordic({ A5: ['mech', 'worker'] }, ['speed']);
    const t = go(scene, MECH, ['A4', 'B5'], { worker: 1 });
    expect(t.g.units['nordic.worker.1']!.at).toBe('B5');
    expect(t.g.turn!.moves).toMatchObject({ left: 1, current: null });
    expect(refused(scene, { unit: MECH, path: ['A4', 'A5'] })).toBe('refusal.no-way');
  });

  test('R-116: the rest of a move is gone when another unit has begun its own', () => {
    const t = go(nordic({ A5: ['mech', 'worker'] }, ['speed']), MECH, ['A4']);
    go(t, 'nordic.worker.1', ['A6']);
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('without Speed the move is over after one step', () => {
    const t = go(nordic({ A5: ['mech', 'worker'] }), MECH, ['A4']);
    expect(t.g.turn!.moves!.current).toBeNull();
    expect(
      t
        .seat(0)
        .may('move')
        .some(({ unit }) => unit === MECH),
    ).toBe(false);
    t.nobodyIsAskedExcept(0, 'moves');
  });
});

describe('R-20 The home base', () => {
  test('has nothing to carry', () => {
    const at = nordic({});
    expect(refused(at, { unit: 'nordic.character', path: ['A4'], load: { food: 1 } })).toBe('refusal.not-available');
    expect(refused(at, { unit: 'nordic.character', path: ['A4'] })).toBeUndefined();
  });
});
