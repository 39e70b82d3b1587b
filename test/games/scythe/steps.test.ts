import { describe, expect, test } from 'vitest';
import { hasRiver, neighbours } from '#games/scythe/printed/places';
import type { Scene } from './board.ts';
import { go, reach, refused } from './moving.ts';

const two = (faction: string, units: Record<string, string[]>, more: Partial<Scene['seats'][number]> = {}): Scene => ({
  seats: [{ faction, units, mechs: [], ...more }, { faction: faction === 'saxony' ? 'nordic' : 'saxony' }],
});

describe('SC-1.9, SC-6.1 Adjacent hexes', () => {
  test('a hex has the hexes that share a side with it: six inside, fewer at the rim', () => {
    expect([...neighbours('D4')].sort()).toEqual(['C3', 'C4', 'D3', 'D5', 'E4', 'E5']);
    expect([...neighbours('H1')].sort()).toEqual(['G3', 'G4']);
  });

  test('one step leads to every neighbour without river or lake, and no further', () => {
    expect(reach(two('saxony', { E4: ['worker'] }), 'saxony.worker.1')).toEqual(['D4', 'E3', 'F3', 'F4']);
  });
});

describe('SC-6.2 Tunnels and the own Mine', () => {
  const tunnels = ['B4', 'C2', 'C5', 'E3', 'E6', 'F4'];

  test('from a tunnel one step leads to every other tunnel, for every unit', () => {
    for (const [who, id] of [
      ['worker', 'worker.1'],
      ['mech', 'mech.1'],
      ['character', 'character'],
    ] as const) {
      const found = reach(two('saxony', { E3: [who] }), `saxony.${id}`);
      expect(found).toEqual(expect.arrayContaining(tunnels.filter((hex) => hex !== 'E3')));
    }
  });

  test('not from beside a tunnel, and not on to a second tunnel with one step', () => {
    expect(reach(two('saxony', { E4: ['mech'] }), 'saxony.mech.1')).not.toContain('C5');
    expect(refused(two('saxony', { E4: ['mech'] }), { unit: 'saxony.mech.1', path: ['E3', 'C5'] })).toBe(
      'refusal.no-way',
    );
  });

  test('a worker does not come out of a tunnel where enemies stand; a mech does, to fight', () => {
    const scene: Scene = {
      seats: [
        { faction: 'saxony', units: { E3: ['worker', 'mech'] }, mechs: [] },
        { faction: 'nordic', units: { C5: ['worker'] } },
      ],
    };
    expect(reach(scene, 'saxony.worker.1')).not.toContain('C5');
    expect(reach(scene, 'saxony.mech.1')).toContain('C5');
  });

  test('the own Mine is a tunnel, both ways', () => {
    const mine = { structures: { mine: 'G1' } };
    expect(reach(two('saxony', { G1: ['worker'] }, mine), 'saxony.worker.1')).toEqual(expect.arrayContaining(tunnels));
    expect(reach(two('saxony', { C5: ['worker'] }, mine), 'saxony.worker.1')).toContain('G1');
    expect(reach(two('saxony', { G1: ['worker'] }), 'saxony.worker.1')).not.toContain('C5');
  });

  test('for its owner only', () => {
    const scene: Scene = {
      seats: [
        { faction: 'nordic', units: { G1: ['worker'], C5: ['mech'] }, mechs: [] },
        { faction: 'saxony', structures: { mine: 'G1' } },
      ],
    };
    expect(reach(scene, 'nordic.worker.1')).not.toContain('C5');
    expect(reach(scene, 'nordic.mech.1')).not.toContain('G1');
  });

  test('also while an enemy controls its hex', () => {
    const scene: Scene = {
      seats: [
        { faction: 'saxony', units: { C5: ['mech', 'worker'] }, mechs: [], structures: { mine: 'G1' } },
        { faction: 'nordic', units: { G1: ['worker'] } },
      ],
    };
    expect(reach(scene, 'saxony.mech.1')).toContain('G1');
    expect(reach(scene, 'saxony.worker.1')).not.toContain('G1');
  });
});

describe('SC-6.3 Home bases', () => {
  test.each([
    ['albion', ['A1', 'A2']],
    ['nordic', ['A4', 'A5']],
    ['rusviet', ['C6', 'D7']],
    ['togawa', ['F7', 'G6']],
    ['crimea', ['G3', 'H1']],
    ['saxony', ['F1', 'G1']],
    ['polania', ['C1', 'D1']],
  ])('units of %s leave it to %j', (faction, onto) => {
    expect(reach(two(faction, {}), `${faction}.character`)).toEqual(onto);
    expect(reach(two(faction, { [`home-${faction}`]: ['worker'] }), `${faction}.worker.1`)).toEqual(onto);
  });

  test('between Rusviet’s base and B7 runs a river: with Riverwalk it is crossed, by workers never', () => {
    expect(hasRiver('home-rusviet', 'B7')).toBe(true);
    const scene = two('rusviet', { 'home-rusviet': ['worker'] }, { mechs: ['riverwalk'] });
    expect(reach(scene, 'rusviet.character')).toEqual(['B7', 'C6', 'D7']);
    expect(reach(scene, 'rusviet.worker.1')).toEqual(['C6', 'D7']);
  });

  test('Polania’s base borders a lake, entered with Submerge', () => {
    expect(reach(two('polania', {}, { mechs: ['submerge'] }), 'polania.character')).toEqual(['B1', 'C1', 'D1']);
  });

  test('nobody moves onto a home base, not onto the own one either', () => {
    for (const [faction, hex] of [
      ['nordic', 'A4'],
      ['saxony', 'A4'],
    ] as const) {
      const scene = two(faction, { [hex]: ['mech', 'worker'] });
      for (const unit of [`${faction}.mech.1`, `${faction}.worker.1`])
        expect(reach(scene, unit).filter((place) => place.startsWith('home'))).toEqual([]);
    }
  });
});

describe('SC-6.6 to SC-6.10 Entering', () => {
  const scene: Scene = {
    seats: [
      { faction: 'nordic', units: { C3: ['worker', 'mech', 'character'] }, mechs: ['speed'] },
      {
        faction: 'saxony',
        units: { B4: ['worker'], D4: ['mech'], F1: ['character'] },
        mechs: [],
        structures: { mill: 'C2' },
      },
    ],
    encounters: ['B2'],
  };

  test('SC-6.8: a worker never enters a hex with enemy units, whoever they are', () => {
    expect(reach(scene, 'nordic.worker.1')).toEqual(['C2']);
  });

  test('SC-6.9: a hex with nothing but an enemy structure is entered by any unit, and changes control', () => {
    const t = go(scene, 'nordic.worker.1', ['C2']);
    expect(t.g.units['nordic.worker.1']!.at).toBe('C2');
    expect(reach(scene, 'nordic.mech.1')).toContain('C2');
    expect(reach(scene, 'nordic.mech.1', ['C2']).length).toBeGreaterThan(0);
  });

  test('SC-6.6, SC-6.7, SC-13.7: enemy workers and enemy fighters end the move of a fighter', () => {
    expect(reach(scene, 'nordic.mech.1')).toEqual(['B4', 'C2', 'D4']);
    for (const hex of ['B4', 'D4']) expect(reach(scene, 'nordic.mech.1', [hex]), hex).toEqual([]);
    expect(reach(scene, 'nordic.mech.1', ['C2'])).toEqual(expect.arrayContaining(['B2', 'B4', 'C5']));
  });

  test('SC-6.10: an encounter token ends the move of the character, not of a mech', () => {
    const near = { ...scene, seats: [{ ...scene.seats[0]!, units: { A2: ['mech', 'character'] } }, scene.seats[1]!] };
    expect(reach(near, 'nordic.character', ['B2'])).toEqual([]);
    expect(reach(near, 'nordic.mech.1', ['B2'])).toEqual(expect.arrayContaining(['A1', 'C2']));
    const taken = { ...near, encounters: [] };
    expect(reach(taken, 'nordic.character', ['B2'])).toEqual(expect.arrayContaining(['A1', 'C2']));
  });
});
