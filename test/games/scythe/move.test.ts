import { describe, expect, test } from 'vitest';
import { controllerOf } from '#games/scythe/state/pieces';
import type { State } from '#games/scythe/state/state';
import { type Scene, type ScytheTable, type Sitting, table } from './board.ts';
import { go, halt, reach, refused } from './moving.ts';

const scene = (first: Partial<Sitting>, second: Partial<Sitting>, more: Partial<Scene> = {}): Scene => ({
  seats: [
    { faction: 'nordic', mechs: [], ...first },
    { faction: 'saxony', mechs: [], ...second },
  ],
  ...more,
});
const MECH = 'nordic.mech.1';
const upgraded = { upgrades: [{ from: 'move.units' as const, to: 'build' as const }] };

describe('SC-4.1, SC-6.5 The Move action', () => {
  test('moves up to two units, one step each', () => {
    const t = table(scene({ units: { A5: ['worker*2', 'mech'] } }, {}));
    go(t, 'nordic.worker.1', ['A4']);
    t.nobodyIsAskedExcept(0, 'moves');
    expect(t.seat(0).offered()).toEqual(['move', 'stop-moving']);
    go(t, MECH, ['A4']);
    t.nobodyIsAskedExcept(0, 'close');
    expect(refused(scene({ units: { A5: ['mech'] } }, {}), { unit: MECH, path: ['A4', 'B5'] })).toBe('refusal.no-way');
  });

  test('three with the upgrade', () => {
    const t = table(scene({ units: { A5: ['worker*2', 'mech'] }, ...upgraded }, {}));
    go(t, 'nordic.worker.1', ['A4']);
    go(t, 'nordic.worker.2', ['A4']);
    t.nobodyIsAskedExcept(0, 'moves');
    go(t, MECH, ['A4']);
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('or fewer', () => {
    const t = go(scene({ units: { A5: ['worker*2'] } }, {}), 'nordic.worker.1', ['A4']);
    t.seat(0).does('stop-moving');
    expect(t.g.turn!.moves).toBeNull();
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('SC-6.5: never the same unit twice', () => {
    const t = go(scene({ units: { A5: ['worker', 'mech'] } }, {}), MECH, ['A4']);
    expect(t.seat(0).isRefused('move', { unit: MECH, path: ['A5'], load: {} })).toBe('refusal.not-available');
    expect(
      t
        .seat(0)
        .may('move')
        .map(({ unit }) => unit),
    ).toContain('nordic.worker.1');
    t.nobodyIsAskedExcept(0, 'moves');
  });

  test('of workers who stand together and have not moved one is named', () => {
    const t = table(scene({ units: { A5: ['worker*3'], A4: ['worker'] } }, {}));
    const workers = () =>
      t
        .seat(0)
        .lists('move', 'unit')
        .filter((unit) => unit.includes('worker'));
    expect(workers()).toEqual(['nordic.worker.1', 'nordic.worker.4']);
    go(t, 'nordic.worker.1', ['A4']);
    expect(workers()).toEqual(['nordic.worker.2', 'nordic.worker.4']);
    t.nobodyIsAskedExcept(0, 'moves');
  });

  test('or gains a coin instead, two with the upgrade: one or the other, never both', () => {
    for (const [upgrades, coins] of [
      [[], 1],
      [[{ from: 'move.coins' as const, to: 'build' as const }], 2],
    ] as const) {
      const t = table(scene({ coins: 3, upgrades: [...upgrades] }, {}));
      t.seat(0).does('gain-coins');
      expect(t.g.players[0]!.coins).toBe(3 + coins);
      t.nobodyIsAskedExcept(0, 'close');
    }
    const t = go(scene({ units: { A5: ['worker*2'] } }, {}), 'nordic.worker.1', ['A4']);
    expect(t.seat(0).offered()).toEqual(['move', 'stop-moving']);
  });

  test('units on the home base, driven back there, are moved like others', () => {
    const t = table(scene({ units: { 'home-nordic': ['mech', 'worker'] } }, {}));
    go(t, MECH, ['A4'], { worker: 1 });
    expect(t.g.units['nordic.worker.1']!.at).toBe('A4');
    t.nobodyIsAskedExcept(0, 'moves');
  });
});

describe('SC-6.6 Driving workers off', () => {
  const farm: Partial<Sitting> = { units: { B5: ['worker*2'], F1: ['worker'] } };

  test('they go home without their resources, and each costs 1 popularity', () => {
    const t = table(scene({ units: { A4: ['mech'] }, popularity: 5 }, farm, { goods: { B5: { metal: 3 } } }));
    go(t, MECH, ['B5']);
    expect([t.g.units['saxony.worker.1']!.at, t.g.units['saxony.worker.2']!.at]).toEqual([
      'home-saxony',
      'home-saxony',
    ]);
    expect(t.g.units['saxony.worker.3']!.at).toBe('F1');
    expect(t.g.goods).toMatchObject({ B5: { metal: 3 } });
    expect(controllerOf(t.g, 'B5')).toBe(0);
    expect(t.g.players[0]!.popularity).toBe(3);
    expect(t.g.turn!.drivenOff).toBe(2);
    t.nobodyIsAskedExcept(0, 'moves');
  });

  test('SC-1.8: as far as there is any popularity; they go in any case', () => {
    const t = go(scene({ units: { A4: ['mech'] }, popularity: 1 }, farm), MECH, ['B5']);
    expect(t.g.players[0]!.popularity).toBe(0);
    expect(t.g.units['saxony.worker.1']!.at).toBe('home-saxony');
    t.nobodyIsAskedExcept(0, 'moves');
  });

  test('the character does so too; it ends its move, other own units use the hex afterwards', () => {
    const first = { units: { A4: ['character', 'mech'] }, mechs: ['speed'], popularity: 5 };
    const t = go(scene(first, farm, { encounters: [] }), 'nordic.character', ['B5']);
    expect(t.g.turn!.moves!.current).toBeNull();
    expect(reach(t, 'nordic.character')).toEqual([]);
    go(t, MECH, ['B5']);
    expect(t.g.units[MECH]!.at).toBe('B5');
    expect(t.g.players[0]!.popularity).toBe(3);
    t.nobodyIsAskedExcept(0, 'moves');
  });

  test('a mech that drops its worker there ends its move; the worker may go on by itself', () => {
    const t = table(scene({ units: { A4: ['mech', 'worker'] }, mechs: ['speed'] }, farm));
    go(t, MECH, ['B5'], { worker: 1 });
    expect(reach(t, MECH)).toEqual([]);
    expect(reach(t, 'nordic.worker.1')).toContain('A4');
  });

  test('Camaraderie does not help here (SC-13.5), and a hex without enemies costs nothing', () => {
    const polania = { faction: 'polania', units: { A4: ['mech', 'worker'] }, mechs: ['camaraderie'], popularity: 5 };
    const t = go(scene(polania, farm), 'polania.mech.1', ['B5']);
    expect(t.g.players[0]!.popularity).toBe(3);
    const free = go(scene(polania, {}), 'polania.mech.1', ['B5']);
    expect(free.g.players[0]!.popularity).toBe(5);
    t.nobodyIsAskedExcept(0, 'moves');
    free.nobodyIsAskedExcept(0, 'moves');
  });
});

/** Where those who wait for a combat have come from. */
const waiting = (t: ScytheTable) =>
  Object.assign({}, ...t.g.turn!.waiting.map(({ unit, from, workers }) => ({ [unit]: from, ...workers })));

describe('SC-6.7, SC-6.8 Meeting fighters', () => {
  const first = { units: { A4: ['mech*2', 'worker*2'] }, mechs: ['speed'], popularity: 5 };
  const guard = { units: { B5: ['mech', 'worker'] } };

  test('the move ends, combat is pending, and the workers there stay', () => {
    const t = go(scene(first, guard), MECH, ['B5']);
    expect(t.g.units['saxony.worker.1']!.at).toBe('B5');
    expect(t.g.players[0]!.popularity).toBe(5);
    expect(t.g.turn!.moves!.current).toBeNull();
    expect(waiting(t)).toEqual({ [MECH]: 'A4' });
    t.nobodyIsAskedExcept(0, 'moves');
  });

  test('SC-1.3: until it is fought the defender controls the hex', () => {
    const t = go(scene(first, guard), MECH, ['B5']);
    expect(controllerOf(t.g, 'B5')).toBe(1);
    t.nobodyIsAskedExcept(0, 'moves');
  });

  test('workers arrive aboard, and nobody leaves the hex', () => {
    const t = go(scene({ ...first, ...upgraded }, guard), MECH, ['B5'], { worker: 1 });
    expect(t.g.units['nordic.worker.1']!.at).toBe('B5');
    expect(reach(t, 'nordic.worker.1')).toEqual([]);
    expect(reach(t, 'nordic.worker.2')).not.toContain('B5');
    expect(reach(t, 'nordic.mech.2')).toContain('B5');
    go(t, 'nordic.mech.2', ['B5']);
    expect(reach(t, 'nordic.mech.2')).toEqual([]);
    expect(waiting(t)).toEqual({ [MECH]: 'A4', 'nordic.worker.1': 'A4', 'nordic.mech.2': 'A4' });
    t.nobodyIsAskedExcept(0, 'moves');
  });

  test('SC-7.9, R-123: with two steps they come from where the move began', () => {
    const t = go(scene({ ...first, units: { A5: ['mech'] } }, guard), MECH, ['A4', 'B5']);
    expect(waiting(t)).toEqual({ [MECH]: 'A5' });
    t.nobodyIsAskedExcept(0, 'moves');
  });

  test('who enters a hex without enemies has nowhere to go back to', () => {
    const t = go(scene(first, {}), MECH, ['B5']);
    expect(waiting(t)).toEqual({});
    t.nobodyIsAskedExcept(0, 'moves');
  });

  test('SC-6.12: the combat comes after all moves, then the bottom action', () => {
    const t = go(scene(first, guard), MECH, ['B5']);
    t.nobodyIsAskedExcept(0, 'moves');
    t.seat(0).does('stop-moving');
    expect(t.open).toMatchObject([
      { seat: 0, key: 'combat', secret: true },
      { seat: 1, key: 'combat', secret: true },
    ]);
    expect(t.g.combat).toMatchObject({ hex: 'B5', attacker: 0, defender: 1 });
    for (const seat of [0, 1]) t.seat(seat).does('commit', { dial: 0, cards: {} });
    t.nobodyIsAskedExcept(0, 'close');
  });
});

describe('SC-6.10, SC-8.1 Encounters', () => {
  test('the character that stops on a token meets what is there after all moves; a mech does not', () => {
    const t = go(scene({ units: { A4: ['character', 'worker'] } }, {}), 'nordic.character', ['B5']);
    t.nobodyIsAskedExcept(0, 'moves');
    t.seat(0).does('stop-moving');
    t.nobodyIsAskedExcept(0, 'encounter');
    expect(t.g.encounters).not.toContain('B5');

    const mech = halt(go(scene({ units: { A4: ['mech', 'worker'] } }, {}), MECH, ['B5']));
    mech.nobodyIsAskedExcept(0, 'close');
    expect(mech.g.encounters).toContain('B5');
  });

  test('a hex whose token is gone is a hex like any other', () => {
    const t = table(scene({ units: { A4: ['character', 'worker'] } }, {}, { encounters: [] }));
    halt(go(t, 'nordic.character', ['B5']));
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('SC-8.5: who loses the fight there meets nobody; the token stays', () => {
    const guard = { units: { B5: ['mech'] }, power: 7 };
    const t = table(scene({ units: { A4: ['character', 'worker'] }, power: 0 }, guard));
    halt(go(t, 'nordic.character', ['B5']));
    t.seat(0).does('commit', { dial: 0, cards: {} });
    t.nobodyIsAskedExcept(1, 'combat');
    t.seat(1).does('commit', { dial: 1, cards: {} });
    expect(t.g.units['nordic.character']!.at).toBe('home-nordic');
    t.nobodyIsAskedExcept(0, 'close');
    expect(t.g.encounters).toContain('B5');
  });
});

describe('SC-14.2 Flags', () => {
  const albion = { faction: 'albion', units: { A4: ['character', 'worker'] } };
  const flagAfter = (encounters: string[]) => halt(go(scene(albion, {}, { encounters }), 'albion.character', ['B5']));

  test('R-125: a Flag may be placed where the character has come to, after the encounter', () => {
    const t = flagAfter(['B5']);
    t.nobodyIsAskedExcept(0, 'encounter');
    t.seat(0).does('choose-option', t.seat(0).may('choose-option')[0]!);
    while (t.asked()[0]!.key === 'gain') t.seat(0).does('no-thanks');
    t.nobodyIsAskedExcept(0, 'flag');
    t.seat(0).does('place-flag', { hex: 'B5' });
    expect(t.g.tokens.B5).toEqual({ kind: 'flag', seat: 0 });
    expect(t.g.players[0]!.flags).toBe(3);
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('at once where there is nothing to meet; not when only others have moved', () => {
    flagAfter([]).nobodyIsAskedExcept(0, 'flag');
    const t = go(scene({ ...albion, units: { A4: ['character', 'worker*2'] } }, {}), 'albion.worker.1', ['A5']);
    t.seat(0).does('stop-moving');
    t.nobodyIsAskedExcept(0, 'close');
  });
});

describe('SC-14.3 Armed Traps', () => {
  const trap = (armed: boolean, seat = 1) => ({
    also: (g: State) => {
      g.tokens.A4 = { kind: 'trap', seat, penalty: 'coins', armed };
    },
  });
  const first = { units: { A5: ['mech', 'worker', 'character'] }, mechs: ['speed'], coins: 6 };
  const togawa = { faction: 'togawa' };

  test.each([MECH, 'nordic.worker.1', 'nordic.character'])('%s stops, pays, and the Trap turns over', (unit) => {
    const t = table(scene(first, togawa, trap(true)));
    expect(reach(t, unit, ['A4'])).toEqual([]);
    go(t, unit, ['A4']);
    expect(t.g.players[0]!.coins).toBe(2);
    expect(t.g.tokens.A4).toMatchObject({ armed: false });
    expect(t.g.turn!.moves!.current).toBeNull();
  });

  test('a Trap that is turned over stops nobody and takes nothing', () => {
    const t = table(scene(first, togawa, trap(false)));
    expect(reach(t, MECH, ['A4'])).toContain('B5');
    go(t, MECH, ['A4']);
    expect(t.g.players[0]!.coins).toBe(6);
    t.nobodyIsAskedExcept(0, 'moves');
  });

  test('nor does the own one', () => {
    const own: Scene = {
      seats: [{ faction: 'togawa', units: { A5: ['mech'] }, mechs: ['speed'], coins: 6 }, { faction: 'saxony' }],
      ...trap(true, 0),
    };
    expect(reach(own, 'togawa.mech.1', ['A4'])).toEqual(['B5']);
    const t = go(own, 'togawa.mech.1', ['A4']);
    expect(t.g.players[0]!.coins).toBe(6);
    expect(t.g.tokens.A4).toMatchObject({ armed: true });
  });
});
