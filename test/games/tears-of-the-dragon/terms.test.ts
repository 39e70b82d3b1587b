import { describe, expect, test } from 'vitest';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import { areas, homes, leaders, seas, spells, units, wizards } from '#games/tears-of-the-dragon/printed/content';
import { sit } from '../../kit/table.ts';
import { arena } from './battle/arena.ts';
import { FORSETI, GORGANUN, table } from './board.ts';

/** Terms and components, and the standard set-up (TD-1, TD-2). */

const steeds = ['warsteed-1', 'warsteed-2', 'warsteed-3', 'warsteed-4'];

describe('TD-1 Terms', () => {
  test('TD-1.2: each kind of unit has a full and a weaker reduced side', () => {
    const standard = [...units.values()].filter((unit) => unit.only === undefined);
    expect(standard.map(({ id }) => id).sort()).toEqual([
      'cadmin',
      'cavalry',
      'elite-guard',
      'foot-soldier',
      'terramax',
      'wargroup',
      'warsteed',
    ]);
    for (const { id, full, reduced } of standard) {
      expect(reduced, id).toBeLessThan(full);
      expect(reduced, id).toBeGreaterThan(0);
    }
  });

  test('TD-1.3: a leader rolls no die in battle and takes no hit', () => {
    const t = arena({
      pieces: {
        neko: 'riverton',
        'cavalry-1': 'riverton',
        'foot-soldier-1': 'riverton',
        'warsteed-1': 'riverton',
        'warsteed-2': 'riverton',
      },
      call: {
        at: 'riverton',
        kind: 'field',
        attacker: GORGANUN,
        attackers: ['warsteed-1', 'warsteed-2'],
        from: 'mistwood',
      },
      dice: { 'defender-dice': [10, 10], 'attacker-dice': [1, 10] },
    }).does(FORSETI, 'set-points', { points: {} });
    expect(t.heard('volley').map((shown) => (shown.dice as []).length)).toEqual([2, 2]);
    expect(t.offered(FORSETI, 'take-hits', 'hits')).toEqual(['cavalry.1', 'foot-soldier.1']);
    t.nobodyIsAskedExcept(FORSETI, 'take-hits');
  });

  test('TD-1.3, TD-1.4: a leader is no load for a ship, a wizard is', () => {
    const riders = ['cavalry-1', 'cavalry-2', 'cavalry-3'];
    const port = (person: string) => {
      const t = table({
        map: { brightsea: ['algeron', 'cavalry*3', person] },
        boxes: { algeron: ['cavalry*3', ...(person === 'torin' ? ['torin'] : [])] },
        units: 1,
      });
      t.seat(FORSETI).does('activate', { piece: 'algeron' });
      return t;
    };
    const torin = { group: ['algeron', 'torin', ...riders], to: 'bright-sound' };
    expect(port('torin').seat(FORSETI).isRefused('embark', torin)).toBe('refusal.ship-is-full');
    const t = port('neko');
    t.seat(FORSETI).does('embark', { group: ['algeron', 'neko', ...riders], to: 'bright-sound' });
    expect(t.g.counters.neko!.at).toBe('bright-sound');
  });

  const against = (attackers: string[], box: string[]) => {
    const t = table({
      map: { redmarsh: attackers, 'hollow-spire': ['foot-soldier'] },
      boxes: { shale: box },
      active: GORGANUN,
      units: 1,
    });
    t.seat(GORGANUN).does('activate', { piece: 'shale' });
    return t;
  };
  test('TD-1.4, A2: four units and a wizard may overrun, four units and two leaders may not', () => {
    const wizard = against(['shale', 'warsteed*4', 'hastur'], ['warsteed*4', 'hastur']);
    wizard.seat(GORGANUN).does('move', { group: ['shale', 'hastur', ...steeds], path: ['hollow-spire'] });
    wizard.nobodyIsAskedExcept(GORGANUN, 'overrun');
    const chiefs = against(['shale', 'warsteed*4', 'kestrel'], ['warsteed*4']);
    chiefs.seat(GORGANUN).does('move', { group: ['shale', 'kestrel', ...steeds], path: ['hollow-spire'] });
    expect(chiefs.heard('battle-joined')).toHaveLength(1);
  });

  test('TD-1.5, A2: a wizard alone stops a group and fights it; a leader alone does neither', () => {
    const meets = (person: string) => {
      const t = table({
        map: { stonewell: ['kestrel', 'warsteed*1'], kimrin: [person] },
        boxes: { kestrel: ['warsteed*1'] },
        outside: ['kimrin'],
        active: GORGANUN,
        units: 1,
        also: (g) => {
          g.wizardry.torin!.known = [];
        },
        dice: { casualty: [8] },
      });
      t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
      const on = t
        .seat(GORGANUN)
        .may('move')
        .some(({ path }) => String(path) === 'kimrin,morvane');
      t.seat(GORGANUN).does('move', { group: ['kestrel', 'warsteed-1'], path: ['kimrin'] });
      return { on, battle: t.heard('battle-joined').length };
    };
    expect(meets('torin')).toEqual({ on: false, battle: 1 });
    expect(meets('neko')).toEqual({ on: true, battle: 0 });
  });

  test('TD-1.6, A3: land is castles, cities, ports, towns and ruins; the sixth kind is the sea with the Island', () => {
    const kinds = new Set([...areas.values()].map(({ type }) => type));
    expect([...kinds].sort()).toEqual(['castle', 'city', 'island', 'port', 'ruin', 'town']);
    expect([...areas.values()].filter(({ type }) => type === 'island').map(({ id }) => id)).toEqual(['island']);
    expect([...seas.values()].some(({ coasts }) => coasts.includes('island'))).toBe(true);
  });

  test('TD-1.8, A4: Kimrin, Ilrog and Caer Clavell are castles of strength 3, 2 and 2', () => {
    expect(['kimrin', 'ilrog', 'caer-clavell'].map((id) => areas.get(id)!.castleStrength)).toEqual([3, 2, 2]);
  });

  test('A44: nothing is called by one of the other spellings of its source', () => {
    const named = [...areas.values(), ...units.values(), ...leaders.values(), ...wizards.values(), ...spells.values()];
    const ids = new Set(named.map(({ id }) => id));
    const names = new Set(named.map(({ name }) => name.en.toLowerCase()));
    for (const spelling of [
      'glaginsdrog',
      'terromax',
      'urso',
      'denvonport',
      'erymil',
      'war group',
      'war steed',
      'warmaster kestrel',
      'warmaster ezelle',
      'trotoise speed',
      'summom aid',
      'waterwalk',
    ])
      expect([ids.has(spelling.replace(' ', '-')), names.has(spelling)], spelling).toEqual([false, false]);
  });
});

describe('TD-2 The standard set-up', () => {
  test('TD-2.1, TD-12.1, A5: all start inside the six castles, three for each side', () => {
    const t = sit(tearsOfTheDragon);
    expect(t.g.castles).toEqual({
      glaginsdreg: GORGANUN,
      kimrin: GORGANUN,
      ilrog: GORGANUN,
      'caer-navell': FORSETI,
      'caer-sillius': FORSETI,
      'caer-clavell': FORSETI,
    });
    const placed = Object.entries(t.g.counters).filter(([, c]) => c.fate === 'map');
    expect(placed.length).toBeGreaterThan(0);
    for (const [id, { at }] of placed) {
      const unit = units.get(id.replace(/-\d+$/, ''));
      const side = (leaders.get(id) ?? wizards.get(id) ?? unit)!.side;
      expect(areas.get(at)!.controller, id).toBe(side);
      expect(t.g.inside[at], at).toBe(true);
    }
    expect(homes).toEqual(['glaginsdreg', 'caer-navell']);
  });
});
