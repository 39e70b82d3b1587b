import { describe, expect, test } from 'vitest';
import { controllerOf } from '#games/scythe/pieces';
import type { State } from '#games/scythe/state';
import type { Scene, Sitting } from './board.ts';
import { go, reach, refused, turnOf } from './moving.ts';

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
    const p = turnOf(scene({ units: { A5: ['worker*2', 'mech'] } }, {}));
    go(p, 'nordic.worker.1', ['A4']);
    expect(p.asked()).toMatchObject({ seat: 0, key: 'moves', actions: ['move', 'stop-moving'] });
    go(p, MECH, ['A4']);
    expect(p.asked()!.key).not.toBe('moves');
    expect(refused(scene({ units: { A5: ['mech'] } }, {}), { unit: MECH, path: ['A4', 'B5'] })).toBe('refusal.no-way');
  });

  test('three with the upgrade', () => {
    const p = turnOf(scene({ units: { A5: ['worker*2', 'mech'] }, ...upgraded }, {}));
    go(p, 'nordic.worker.1', ['A4']);
    go(p, 'nordic.worker.2', ['A4']);
    expect(p.asked()!.key).toBe('moves');
    go(p, MECH, ['A4']);
    expect(p.asked()!.key).not.toBe('moves');
  });

  test('or fewer', () => {
    const p = go(turnOf(scene({ units: { A5: ['worker*2'] } }, {})), 'nordic.worker.1', ['A4']).does('stop-moving');
    expect(p.asked()!.key).not.toBe('moves');
    expect(p.g.turn!.moves).toBeNull();
  });

  test('SC-6.5: never the same unit twice', () => {
    const p = go(turnOf(scene({ units: { A5: ['worker', 'mech'] } }, {})), MECH, ['A4']);
    expect(p.isRefused('move', { unit: MECH, path: ['A5'], load: {} })).toBe('refusal.not-available');
    expect(p.may('move').map(({ unit }) => unit)).toContain('nordic.worker.1');
  });

  test('or gains a coin instead, two with the upgrade: one or the other, never both', () => {
    for (const [upgrades, coins] of [
      [[], 1],
      [[{ from: 'move.coins' as const, to: 'build' as const }], 2],
    ] as const) {
      const p = turnOf(scene({ coins: 3, upgrades: [...upgrades] }, {}));
      p.does('gain-coins');
      expect(p.g.players[0]!.coins).toBe(3 + coins);
      expect(p.asked()!.key).not.toBe('moves');
    }
    const p = go(turnOf(scene({ units: { A5: ['worker*2'] } }, {})), 'nordic.worker.1', ['A4']);
    expect(p.asked()!.actions).not.toContain('gain-coins');
  });

  test('units on the home base, driven back there, are moved like others', () => {
    const p = turnOf(scene({ units: { 'home-nordic': ['mech', 'worker'] } }, {}));
    go(p, MECH, ['A4'], { worker: 1 });
    expect(p.g.units['nordic.worker.1']!.at).toBe('A4');
  });
});

describe('SC-6.6 Driving workers off', () => {
  const farm: Partial<Sitting> = { units: { B5: ['worker*2'], F1: ['worker'] } };

  test('they go home without their resources, and each costs 1 popularity', () => {
    const p = turnOf(scene({ units: { A4: ['mech'] }, popularity: 5 }, farm, { goods: { B5: { metal: 3 } } }));
    go(p, MECH, ['B5']);
    expect([p.g.units['saxony.worker.1']!.at, p.g.units['saxony.worker.2']!.at]).toEqual([
      'home-saxony',
      'home-saxony',
    ]);
    expect(p.g.units['saxony.worker.3']!.at).toBe('F1');
    expect(p.g.goods).toMatchObject({ B5: { metal: 3 } });
    expect(controllerOf(p.g, 'B5')).toBe(0);
    expect(p.g.players[0]!.popularity).toBe(3);
    expect(p.g.turn!.drivenOff).toBe(2);
  });

  test('SC-1.8: as far as there is any popularity; they go in any case', () => {
    const p = go(turnOf(scene({ units: { A4: ['mech'] }, popularity: 1 }, farm)), MECH, ['B5']);
    expect(p.g.players[0]!.popularity).toBe(0);
    expect(p.g.units['saxony.worker.1']!.at).toBe('home-saxony');
  });

  test('the character does so too; it ends its move, other own units use the hex afterwards', () => {
    const first = { units: { A4: ['character', 'mech'] }, mechs: ['speed'], popularity: 5 };
    const p = go(turnOf(scene(first, farm, { encounters: [] })), 'nordic.character', ['B5']);
    expect(p.g.turn!.moves!.current).toBeNull();
    expect(reach(p.g, 'nordic.character')).toEqual([]);
    go(p, MECH, ['B5']);
    expect(p.g.units[MECH]!.at).toBe('B5');
    expect(p.g.players[0]!.popularity).toBe(3);
  });

  test('a mech that drops its worker there ends its move; the worker may go on by itself', () => {
    const p = turnOf(scene({ units: { A4: ['mech', 'worker'] }, mechs: ['speed'] }, farm));
    go(p, MECH, ['B5'], { worker: 1 });
    expect(reach(p.g, MECH)).toEqual([]);
    expect(reach(p.g, 'nordic.worker.1')).toContain('A4');
  });

  test('Camaraderie does not help here (SC-13.5), and a hex without enemies costs nothing', () => {
    const polania = { faction: 'polania', units: { A4: ['mech', 'worker'] }, mechs: ['camaraderie'], popularity: 5 };
    const p = go(turnOf(scene(polania, farm)), 'polania.mech.1', ['B5']);
    expect(p.g.players[0]!.popularity).toBe(3);
    const free = go(turnOf(scene(polania, {})), 'polania.mech.1', ['B5']);
    expect(free.g.players[0]!.popularity).toBe(5);
  });
});

describe('SC-6.7, SC-6.8 Meeting fighters', () => {
  const first = { units: { A4: ['mech*2', 'worker*2'] }, mechs: ['speed'], popularity: 5 };
  const guard = { units: { B5: ['mech', 'worker'] } };

  test('the move ends, combat is pending, and the workers there stay', () => {
    const p = go(turnOf(scene(first, guard)), MECH, ['B5']);
    expect(p.g.units['saxony.worker.1']!.at).toBe('B5');
    expect(p.g.players[0]!.popularity).toBe(5);
    expect(p.g.turn!.moves!.current).toBeNull();
    expect(p.g.turn!.origins).toEqual({ [MECH]: 'A4' });
  });

  test('SC-1.3: until it is fought the defender controls the hex', () => {
    const p = go(turnOf(scene(first, guard)), MECH, ['B5']);
    expect(controllerOf(p.g, 'B5')).toBe(1);
  });

  test('workers arrive aboard, and nobody leaves the hex', () => {
    const p = go(turnOf(scene({ ...first, ...upgraded }, guard)), MECH, ['B5'], { worker: 1 });
    expect(p.g.units['nordic.worker.1']!.at).toBe('B5');
    expect(reach(p.g, 'nordic.worker.1')).toEqual([]);
    expect(reach(p.g, 'nordic.worker.2')).not.toContain('B5');
    expect(reach(p.g, 'nordic.mech.2')).toContain('B5');
    go(p, 'nordic.mech.2', ['B5']);
    expect(reach(p.g, 'nordic.mech.2')).toEqual([]);
    expect(p.g.turn!.origins).toEqual({ [MECH]: 'A4', 'nordic.worker.1': 'A4', 'nordic.mech.2': 'A4' });
  });

  test('SC-7.9, R-123: with two steps they come from the hex in the middle', () => {
    const p = go(turnOf(scene({ ...first, units: { A5: ['mech'] } }, guard)), MECH, ['A4', 'B5']);
    expect(p.g.turn!.origins).toEqual({ [MECH]: 'A4' });
  });

  test('who enters a hex without enemies has nowhere to go back to', () => {
    const p = go(turnOf(scene(first, {})), MECH, ['B5']);
    expect(p.g.turn!.origins).toEqual({});
  });

  test('SC-6.12: the combat comes after all moves, then the bottom action', () => {
    const p = go(turnOf(scene(first, guard)), MECH, ['B5']);
    expect(p.asked()!.key).toBe('moves');
    p.does('stop-moving');
    expect(p.asked()).toMatchObject({ key: 'combat', secret: true });
    expect(p.g.combat).toMatchObject({ hex: 'B5', attacker: 0, defender: 1 });
  });
});

describe('SC-6.10, SC-8.1 Encounters', () => {
  test('the character that stops on a token meets what is there after all moves; a mech does not', () => {
    const p = go(turnOf(scene({ units: { A4: ['character', 'worker'] } }, {})), 'nordic.character', ['B5']);
    expect(p.asked()!.key).toBe('moves');
    p.does('stop-moving');
    expect(p.asked()).toMatchObject({ key: 'encounter', seat: 0 });
    expect(p.g.encounters).not.toContain('B5');

    const q = go(turnOf(scene({ units: { A4: ['mech', 'worker'] } }, {})), MECH, ['B5']).does('stop-moving');
    expect(q.asked()!.key).not.toBe('encounter');
    expect(q.g.encounters).toContain('B5');
  });

  test('a hex whose token is gone is a hex like any other', () => {
    const p = turnOf(scene({ units: { A4: ['character', 'worker'] } }, {}, { encounters: [] }));
    go(p, 'nordic.character', ['B5']).does('stop-moving');
    expect(p.asked()!.key).not.toBe('encounter');
  });

  test('SC-8.5: who loses the fight there meets nobody; the token stays', () => {
    const guard = { units: { B5: ['mech'] }, power: 7 };
    const p = turnOf(scene({ units: { A4: ['character', 'worker'] }, power: 0 }, guard));
    go(p, 'nordic.character', ['B5']).does('stop-moving');
    p.does('commit', { dial: 0, cards: {} }).does('commit', { dial: 1, cards: {} });
    expect(p.g.units['nordic.character']!.at).toBe('home-nordic');
    expect(p.asked()!.key).not.toBe('encounter');
    expect(p.g.encounters).toContain('B5');
  });
});

describe('SC-14.2 Flags', () => {
  const albion = { faction: 'albion', units: { A4: ['character', 'worker'] } };
  const flagAfter = (encounters: string[]) =>
    go(turnOf(scene(albion, {}, { encounters })), 'albion.character', ['B5']).does('stop-moving');

  test('R-125: a Flag may be placed where the character has come to, after the encounter', () => {
    const p = flagAfter(['B5']);
    expect(p.asked()!.key).toBe('encounter');
    p.does('choose-option', p.may('choose-option')[0]!);
    while (p.asked()!.key === 'gain') p.does('no-thanks');
    expect(p.asked()).toMatchObject({ key: 'flag', seat: 0 });
    p.does('place-flag', { hex: 'B5' });
    expect(p.g.tokens.B5).toEqual({ kind: 'flag', seat: 0 });
    expect(p.g.players[0]!.flags).toBe(3);
  });

  test('at once where there is nothing to meet; not when only others have moved', () => {
    expect(flagAfter([]).asked()!.key).toBe('flag');
    const p = go(turnOf(scene({ ...albion, units: { A4: ['character', 'worker*2'] } }, {})), 'albion.worker.1', ['A5']);
    p.does('stop-moving');
    expect(p.asked()!.key).not.toBe('flag');
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
    const p = turnOf(scene(first, togawa, trap(true)));
    expect(reach(p.g, unit, ['A4'])).toEqual([]);
    go(p, unit, ['A4']);
    expect(p.g.players[0]!.coins).toBe(2);
    expect(p.g.tokens.A4).toMatchObject({ armed: false });
    expect(p.g.turn!.moves!.current).toBeNull();
  });

  test('a Trap that is turned over stops nobody and takes nothing', () => {
    const p = turnOf(scene(first, togawa, trap(false)));
    expect(reach(p.g, MECH, ['A4'])).toContain('B5');
    go(p, MECH, ['A4']);
    expect(p.g.players[0]!.coins).toBe(6);
  });

  test('nor does the own one', () => {
    const own: Scene = {
      seats: [{ faction: 'togawa', units: { A5: ['mech'] }, mechs: ['speed'], coins: 6 }, { faction: 'saxony' }],
      ...trap(true, 0),
    };
    expect(reach(own, 'togawa.mech.1', ['A4'])).toEqual(['B5']);
    const p = go(turnOf(own), 'togawa.mech.1', ['A4']);
    expect(p.g.players[0]!.coins).toBe(6);
    expect(p.g.tokens.A4).toMatchObject({ armed: true });
  });
});

describe('R-20 The home base', () => {
  test('has nothing to carry', () => {
    const at = scene({ units: {} }, {});
    expect(refused(at, { unit: 'nordic.character', path: ['A4'], load: { food: 1 } })).toBe('refusal.not-available');
    expect(refused(at, { unit: 'nordic.character', path: ['A4'] })).toBeUndefined();
  });
});
