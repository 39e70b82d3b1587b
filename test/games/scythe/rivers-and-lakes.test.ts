import { describe, expect, test } from 'vitest';
import { hasRiver } from '#games/scythe/printed/places';
import { type Scene, table } from './board.ts';
import { go, reach, refused } from './moving.ts';

/** Seat 0 alone on the board but for a far Saxon or Nordic. */
const alone = (faction: string, units: Record<string, string[]>, mechs: string[] = []): Scene => ({
  seats: [{ faction, units, mechs }, { faction: faction === 'saxony' ? 'nordic' : 'saxony' }],
});

describe('SC-13.1 Riverwalk', () => {
  // From a hex, over its rivers: onto the two terrains of the faction, and not onto any other.
  test.each([
    ['nordic', 'B4', ['A4', 'B5'], ['A3']],
    ['saxony', 'B4', ['A4', 'B5'], ['A3']],
    ['rusviet', 'C6', ['B6', 'B7'], ['C5']],
    ['rusviet', 'D6', ['E6'], ['C5', 'D5']],
    ['crimea', 'C6', ['B6', 'B7'], ['C5']],
    ['crimea', 'C5', ['D6'], ['B5', 'C6']],
    ['polania', 'C5', ['B5', 'C6'], ['D6']],
    ['polania', 'C1', ['C2'], ['B2']],
  ])('%s crosses from %s onto %j and not onto %j', (faction, from, onto, not) => {
    for (const to of [...onto, ...not]) expect(hasRiver(from, to), `${from} ${to}`).toBe(true);
    for (const who of ['mech', 'character']) {
      const unit = who === 'mech' ? `${faction}.mech.1` : `${faction}.character`;
      const can = reach(alone(faction, { [from]: [who] }, ['riverwalk']), unit);
      const cannot = reach(alone(faction, { [from]: [who] }), unit);
      expect(can).toEqual(expect.arrayContaining(onto));
      for (const to of not) expect(can).not.toContain(to);
      for (const to of onto) expect(cannot).not.toContain(to);
    }
  });

  test('what counts is the hex entered: from a forest onto a village the Nordic mech does not cross', () => {
    const scene = alone('nordic', { A4: ['mech'] }, ['riverwalk']);
    expect(reach(scene, 'nordic.mech.1')).toEqual(['A5', 'B5']);
  });

  test('SC-6.1: workers do not cross with it, and nobody crosses without it', () => {
    expect(reach(alone('rusviet', { C6: ['worker'] }, ['riverwalk']), 'rusviet.worker.1')).toEqual(['D6', 'D7']);
    expect(reach(alone('rusviet', { C6: ['mech'] }), 'rusviet.mech.1')).toEqual(['D6', 'D7']);
    expect(refused(alone('rusviet', { C6: ['worker'] }), { unit: 'rusviet.worker.1', path: ['B7'] })).toBe(
      'refusal.no-way',
    );
  });
});

describe('SC-13.4 Swim', () => {
  test('Nordic workers cross any river from the start, and enter no lake', () => {
    const scene = alone('nordic', { A4: ['worker'], A3: ['worker'] });
    expect(reach(scene, 'nordic.worker.1')).toEqual(['A3', 'A5', 'B4', 'B5']);
    expect(reach(scene, 'nordic.worker.2')).toEqual(['A2', 'A4', 'B4']);
  });

  test('the character and mechs do not swim', () => {
    expect(reach(alone('nordic', { A4: ['character'] }), 'nordic.character')).toEqual(['A5', 'B5']);
  });
});

describe('SC-14.4 Burrow and Toka', () => {
  test('Burrow: rivers to and from a tunnel, and no others', () => {
    const to = alone('albion', { A4: ['mech'] }, ['burrow']);
    expect(reach(to, 'albion.mech.1')).toEqual(['A5', 'B4', 'B5']);
    const from = alone('albion', { C5: ['mech'] }, ['burrow']);
    expect(reach(from, 'albion.mech.1')).toEqual(expect.arrayContaining(['B5', 'C6', 'D6']));
    const neither = alone('albion', { A5: ['mech'] }, ['burrow']);
    expect(reach(neither, 'albion.mech.1')).toEqual(['A4', 'B5']);
  });

  test('Burrow: the own Mine counts as a tunnel', () => {
    const scene = alone('albion', { A5: ['mech'] }, ['burrow']);
    const mined = { ...scene, seats: [{ ...scene.seats[0]!, structures: { mine: 'A5' } }, scene.seats[1]!] };
    expect(reach(mined, 'albion.mech.1')).toEqual(expect.arrayContaining(['A6', 'B6']));
  });

  test('Burrow and Toka do not help workers', () => {
    expect(reach(alone('albion', { A4: ['worker'] }, ['burrow']), 'albion.worker.1')).toEqual(['A5', 'B5']);
    expect(reach(alone('togawa', { A4: ['worker'] }, ['toka']), 'togawa.worker.1')).toEqual(['A5', 'B5']);
  });

  test('Toka: one river onto any land in a turn; the second unit crosses none', () => {
    const scene = alone('togawa', { A4: ['mech'], C6: ['mech'] }, ['toka']);
    expect(reach(scene, 'togawa.mech.1')).toEqual(['A3', 'A5', 'B4', 'B5']);
    const t = table(scene);
    go(t, 'togawa.mech.1', ['A3']);
    expect(t.g.turn!.toka).toBe(true);
    expect(reach(t, 'togawa.mech.2')).toEqual(['D6', 'D7']);
  });

  test('Toka: a step without a river does not use it up', () => {
    const t = table(alone('togawa', { A4: ['mech'], C6: ['mech'] }, ['toka']));
    go(t, 'togawa.mech.1', ['A5']);
    expect(t.g.turn!.toka).toBe(false);
    expect(reach(t, 'togawa.mech.2')).toEqual(['B6', 'B7', 'C5', 'D6', 'D7']);
    t.nobodyIsAskedExcept(0, 'moves');
  });

  test('Toka: once in a way of two steps as well (SC-9.2)', () => {
    const { seats } = alone('togawa', { A4: ['mech'] }, ['toka']);
    const t = table({ seats: [{ ...seats[0]!, factory: 'F01' }, seats[1]!] });
    t.seat(0).does('bottom-only', { section: 'factory' });
    t.nobodyIsAskedExcept(0, 'bottom');
    expect(reach(t, 'togawa.mech.1', ['A3'])).toEqual(['A2']);
    expect(reach(t, 'togawa.mech.1', ['A5'])).toEqual(['A6', 'B5', 'B6']);
  });
});

describe('SC-6.1, SC-6.11 Lakes', () => {
  test.each([
    ['nordic', 'seaworthy'],
    ['polania', 'submerge'],
    ['togawa', 'suiton'],
  ])('%s enters lakes with %s, with character and mech; without it, and with workers, never', (faction, ability) => {
    for (const [who, id] of [
      ['mech', 'mech.1'],
      ['character', 'character'],
    ] as const) {
      expect(reach(alone(faction, { C3: [who] }, [ability]), `${faction}.${id}`)).toEqual(
        expect.arrayContaining(['B3', 'C4', 'D3']),
      );
      const without = reach(alone(faction, { C3: [who] }), `${faction}.${id}`);
      for (const lake of ['B3', 'C4', 'D3']) expect(without).not.toContain(lake);
    }
    const worker = reach(alone(faction, { C3: ['worker'] }, [ability]), `${faction}.worker.1`);
    for (const lake of ['B3', 'C4', 'D3']) expect(worker).not.toContain(lake);
  });

  test('from a lake on to any land around it; no river is crossed', () => {
    const out = reach(alone('nordic', { B3: ['mech'] }, ['seaworthy']), 'nordic.mech.1');
    expect(out).toEqual(['A2', 'A3', 'B2', 'B4', 'C2', 'C3']);
  });

  test('SC-13.5: with Submerge from lake to any other lake; with Seaworthy and Suiton not', () => {
    const polania = reach(alone('polania', { B1: ['mech'] }, ['submerge']), 'polania.mech.1');
    expect(polania).toEqual(expect.arrayContaining(['B3', 'C4', 'D3', 'E5', 'E7', 'G2']));
    expect(reach(alone('polania', { C1: ['mech'] }, ['submerge']), 'polania.mech.1')).not.toContain('E7');
    for (const [faction, ability] of [
      ['nordic', 'seaworthy'],
      ['togawa', 'suiton'],
    ] as const) {
      const others = reach(alone(faction, { B3: ['mech'] }, [ability]), `${faction}.mech.1`);
      for (const lake of ['B1', 'C4', 'D3', 'E5', 'E7', 'G2']) expect(others).not.toContain(lake);
    }
  });

  test('a worker leaves a lake only aboard a mech', () => {
    const scene = alone('nordic', { B3: ['mech', 'worker'] }, ['seaworthy']);
    expect(reach(scene, 'nordic.worker.1')).toEqual([]);
    const t = go(scene, 'nordic.mech.1', ['A3'], { worker: 1 });
    expect(t.g.units['nordic.worker.1']!.at).toBe('A3');
  });

  test('a mech takes workers and tokens onto a lake, and may set neither down before it is ashore', () => {
    const scene = {
      ...alone('nordic', { A3: ['mech', 'worker'] }, ['seaworthy', 'speed']),
      goods: { A3: { food: 1 } },
    };
    const t = go(scene, 'nordic.mech.1', ['B3'], { worker: 1, food: 1 });
    expect(t.g.units['nordic.worker.1']!.at).toBe('B3');
    expect(refused(t, { unit: 'nordic.mech.1', path: ['C3'] })).toBe('refusal.wrong-total');
    go(t, 'nordic.mech.1', ['C3'], { worker: 1, food: 1 });
    expect(t.g.goods).toEqual({ C3: { food: 1, wood: 0, metal: 0, oil: 0 } });
    t.nobodyIsAskedExcept(0, 'moves');
  });

  test('R-118: the last mech takes all workers and tokens off the lake', () => {
    const scene = { ...alone('nordic', { B3: ['mech', 'worker*2'] }, ['seaworthy']), goods: { B3: { oil: 2 } } };
    const unit = 'nordic.mech.1';
    expect(refused(scene, { unit, path: ['A3'], load: { worker: 2, oil: 2 } })).toBeUndefined();
    expect(refused(scene, { unit, path: ['A3'], load: { worker: 1, oil: 2 } })).toBe('refusal.wrong-total');
    expect(refused(scene, { unit, path: ['A3'], load: { worker: 2, oil: 1 } })).toBe('refusal.wrong-total');
  });

  test('with another mech on the lake both may stay; with the character only the tokens', () => {
    const two = { ...alone('nordic', { B3: ['mech*2', 'worker'] }, ['seaworthy']), goods: { B3: { oil: 1 } } };
    expect(refused(two, { unit: 'nordic.mech.1', path: ['A3'] })).toBeUndefined();
    const one = {
      ...alone('nordic', { B3: ['mech', 'character', 'worker'] }, ['seaworthy']),
      goods: { B3: { oil: 1 } },
    };
    expect(refused(one, { unit: 'nordic.mech.1', path: ['A3'], load: { worker: 1 } })).toBeUndefined();
    expect(refused(one, { unit: 'nordic.mech.1', path: ['A3'], load: { oil: 1 } })).toBe('refusal.left-on-lake');
    expect(refused(one, { unit: 'nordic.character', path: ['A3'] })).toBeUndefined();
  });

  test('R-118: the character does not leave workers alone on a lake: it cannot carry them', () => {
    const scene = alone('nordic', { B3: ['character', 'worker'] }, ['seaworthy']);
    expect(reach(scene, 'nordic.character')).toEqual([]);
    const free = alone('nordic', { B3: ['character', 'worker', 'mech'] }, ['seaworthy']);
    expect(reach(free, 'nordic.character')).toContain('A3');
  });

  test('the character alone takes its tokens along', () => {
    const scene = { ...alone('togawa', { B3: ['character'] }, ['suiton']), goods: { B3: { oil: 2, food: 1 } } };
    const unit = 'togawa.character';
    expect(refused(scene, { unit, path: ['C3'] })).toBe('refusal.wrong-total');
    expect(refused(scene, { unit, path: ['C3'], load: { oil: 2, food: 1 } })).toBeUndefined();
  });

  test('R-118: of moves that are suggested together, the last mech takes along what may not be left', () => {
    const { seats } = alone('nordic', { B3: ['mech*2', 'worker'] }, ['seaworthy']);
    const upgrades = [{ from: 'move.units' as const, to: 'build' as const }];
    const t = table({ seats: [{ ...seats[0]!, upgrades }, seats[1]!], goods: { B3: { oil: 1 } } });
    const [plan] = t.seat(0).suggested('move');
    const moves = [plan!, ...plan!.further!.filter(({ action }) => action === 'move')];
    expect(moves.map(({ args }) => [args.unit, args.load])).toEqual([
      ['nordic.character', {}],
      ['nordic.mech.1', {}],
      ['nordic.mech.2', { worker: 1, oil: 1 }],
    ]);
    for (const { args } of moves) t.seat(0).does('move', args);
    t.nobodyIsAskedExcept(0, 'close');
  });
});
