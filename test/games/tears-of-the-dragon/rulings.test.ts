import { describe, expect, test } from 'vitest';
import { position } from '#core/match';
import { wonBy } from '#core/outcome';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import { commandOf } from '#games/tears-of-the-dragon/state/pieces';
import { sit } from '../../kit/table.ts';
import { endPhase, FORSETI, GORGANUN, table } from './board.ts';

/** Rulings of this program (docs/rulings.md) that no chapter test shows. */

describe('What may be seen', () => {
  test('R-3: a leader alone is asked who takes the hit of a ruin, and asked to finish, as if he had troops', () => {
    const t = table({ map: { greenbridge: ['neko'] }, units: 1, dice: { 'ruin-danger': [2], casualty: [3] } });
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    t.seat(FORSETI).does('move', { group: ['neko'], path: ['brannoch'] });
    t.nobodyIsAskedExcept(FORSETI, 'suffer');
    const spent = table({ map: { riverton: ['neko'] }, units: 1 });
    spent.seat(FORSETI).does('activate', { piece: 'neko' });
    spent.seat(FORSETI).does('move', { group: ['neko'], path: ['mistwood', 'highfield', 'northwatch'] });
    spent.nobodyIsAskedExcept(FORSETI, 'act');
    expect(spent.seat(FORSETI).offered()).toEqual(['finish']);
  });

  test('R-5: a hit on a boxed piece is not told unless it removes it; the open one is named', () => {
    const hit = (boxed: boolean, name: string) => {
      const t = table({
        map: { greenbridge: ['neko', name] },
        boxes: boxed ? { neko: ['cavalry*1'] } : {},
        units: 1,
        dice: { 'ruin-danger': [2] },
      });
      t.seat(FORSETI).does('activate', { piece: boxed ? 'neko' : 'cavalry-1' });
      t.seat(FORSETI).does('move', { group: boxed ? ['neko', 'cavalry-1'] : ['cavalry-1'], path: ['brannoch'] });
      if (boxed) t.seat(FORSETI).does('suffer', { piece: 'cavalry-1' });
      return [t.heard('ruin-hurt-unit').length, t.heard('ruin-took-unit').length];
    };
    expect(hit(true, 'cavalry')).toEqual([0, 0]);
    expect(hit(true, 'cavalry-#')).toEqual([0, 1]);
    expect(hit(false, 'cavalry')).toEqual([1, 0]);
  });
});

describe('Command', () => {
  test('R-11: the first proposal for the boxes overfills nobody, keeps TD-5.3, and leaves wizards in the open', () => {
    const t = sit(tearsOfTheDragon);
    t.seat(GORGANUN).does('name-ambassador', { wizard: 'shimar' });
    const boxes: Record<string, number> = {};
    for (const c of Object.values(t.g.counters)) if (c.box) boxes[c.box] = (boxes[c.box] ?? 0) + 1;
    for (const [leader, n] of Object.entries(boxes)) expect(n).toBeLessThanOrEqual(commandOf(leader));
    for (const chief of ['shale', 'kendrel', 'kestrel', 'algeron', 'neko']) expect(boxes[chief]).toBeGreaterThan(0);
    for (const wizard of ['torin', 'hastur', 'ursa']) expect(t.g.counters[wizard]!.box).toBeNull();
    expect(t.asked()).toEqual([
      { seat: GORGANUN, key: 'muster' },
      { seat: FORSETI, key: 'muster' },
    ]);
  });

  test('R-12: when nothing is left to activate the phase closes by itself; a prisoner to question keeps it open', () => {
    const last = (prisoner: boolean) => {
      const t = table({
        map: { riverton: ['neko'], kimrin: ['kestrel'] },
        units: 1,
        also: (g) => {
          if (!prisoner) return;
          g.counters.hastur!.fate = 'captured';
          g.prisoners.hastur = { knows: ['ursh'], questioned: false };
        },
      });
      t.seat(FORSETI).does('activate', { piece: 'neko' });
      t.seat(FORSETI).does('finish');
      return t.asked();
    };
    expect(last(false)).toEqual([{ seat: FORSETI, key: 'close' }]);
    expect(last(true)).toEqual([{ seat: FORSETI, key: 'choose' }]);
  });

  test('R-14: a captured ambassador stays ambassador', () => {
    const t = table({
      map: { kimrin: ['kestrel', 'hastur'], 'caer-navell': ['kendrel'] },
      active: GORGANUN,
      also: (g) => {
        g.counters.niekimo!.fate = 'captured';
      },
    });
    t.seat(GORGANUN).does('one-activation');
    t.nobodyIsAskedExcept(GORGANUN, 'choose');
    expect(t.g.ambassador).toBe('niekimo');
  });
});

describe('Spells, sea and ruins', () => {
  test('R-18: Obfuscate and Heal are not for Terramax', () => {
    const t = table({
      map: { asten: ['niekimo', 'terramax-#'] },
      active: GORGANUN,
      wizard: true,
      also: (g) => {
        g.wizardry.niekimo!.known = ['obfuscate', 'heal'];
      },
    });
    t.seat(GORGANUN).does('activate', { piece: 'niekimo' });
    expect(JSON.stringify(t.seat(GORGANUN).may('cast'))).not.toContain('terramax');
    expect(t.seat(GORGANUN).may('cast')).toEqual([{ wizard: 'niekimo', spell: 'obfuscate', targets: ['niekimo'] }]);
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });

  const atSea = (ships: Record<string, readonly [string, string[]]>, more: Partial<Parameters<typeof table>[0]> = {}) =>
    table({
      map: {},
      active: GORGANUN,
      units: 1,
      ...more,
      also: (g) => {
        for (const [ship, [sea, ids]] of Object.entries(ships)) {
          g.ships[ship] = { seat: ship.startsWith('g') ? GORGANUN : FORSETI, from: null };
          for (const id of ids) Object.assign(g.counters[id]!, { fate: 'map', at: sea, ship });
        }
      },
    });

  test('R-19: all aboard sail, activated or not, and have acted then', () => {
    const t = atSea({ g1: ['bright-sound', ['kestrel', 'warsteed-1', 'hastur']] });
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    t.seat(GORGANUN).does('sail', { captain: 'kestrel', to: 'sorrow-roads' });
    t.seat(GORGANUN).does('finish');
    for (const id of ['kestrel', 'warsteed-1', 'hastur'])
      expect(t.g.counters[id]).toMatchObject({ at: 'sorrow-roads', spent: true });
    t.nobodyIsAskedExcept(GORGANUN, 'close');
  });

  test('R-20, TD-13.6: of several enemy ships the mover says which he meets first; leaders who sail alone roll', () => {
    const t = atSea(
      {
        g1: ['bright-sound', ['kestrel', 'warsteed-1']],
        f1: ['sorrow-roads', ['neko']],
        f2: ['sorrow-roads', ['algeron', 'cavalry-1']],
      },
      { dice: { casualty: [3] } },
    );
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    t.seat(GORGANUN).does('sail', { captain: 'kestrel', to: 'sorrow-roads' });
    t.nobodyIsAskedExcept(GORGANUN, 'choose-ship');
    t.seat(GORGANUN).does('choose-ship', { ship: 'f1' });
    expect(t.heard('casualty-rolled')).toHaveLength(1);
    expect(t.heard('battle-joined')).toHaveLength(1);
    expect(t.asked()).toEqual([
      { seat: GORGANUN, key: 'leader-points' },
      { seat: FORSETI, key: 'leader-points' },
    ]);
  });

  test('TD-17.4: who comes into a ruin and finds no knowledge there may look for a spell at once, else later', () => {
    const come = (known: string[]) => {
      const t = table({
        map: { greenbridge: ['torin'] },
        wizard: true,
        knowledge: [[], known],
        dice: { 'ruin-danger': [9] },
      });
      t.seat(FORSETI).does('activate', { piece: 'torin' });
      t.seat(FORSETI).does('move', { group: ['torin'], path: ['brannoch'] });
      return t.asked()[0]!.key === 'act' ? t.seat(FORSETI).may('search-spell') : [];
    };
    expect(come(['brannoch'])).toEqual([{ wizard: 'torin' }]);
    expect(come([])).toEqual([]);
  });

  test('R-44: a wizard frees the trapped, a leader alone does not', () => {
    const free = (who: string) => {
      const t = table({
        map: { brannoch: ['ursa'], greenbridge: [who] },
        units: 1,
        wizard: true,
        also: (g) => {
          Object.assign(g.counters.ursa!, { trapped: true, since: 1 });
        },
        dice: { 'ruin-danger': [9] },
      });
      t.seat(FORSETI).does('activate', { piece: who });
      t.seat(FORSETI).does('move', { group: [who], path: ['brannoch'] });
      return !t.g.counters.ursa!.trapped;
    };
    expect([free('torin'), free('neko')]).toEqual([true, false]);
  });

  test('R-46: the wounded may be put into a besieged own castle, and stand inside it then', () => {
    const t = table({
      map: { 'caer-sillius': ['kestrel', 'warsteed*1'], kimrin: ['ezelle'] },
      boxes: { kestrel: ['warsteed*1'] },
      outside: ['caer-sillius'],
      also: (g) => {
        Object.assign(g.counters.neko!, { fate: 'wounded', since: 1 });
        g.counters.torin!.fate = 'map';
        g.counters.torin!.at = 'caer-navell';
      },
    });
    t.seat(FORSETI).does('one-activation');
    t.seat(FORSETI).does('put-back', { place: 'caer-sillius' });
    expect(t.g.inside['caer-sillius']).toBe(true);
    expect(t.heard('battle-joined')).toEqual([]);
    t.nobodyIsAskedExcept(FORSETI, 'choose');
  });

  test('R-47: the score of a match is the pieces of knowledge', () => {
    const t = table({
      map: { kimrin: ['kestrel'] },
      active: GORGANUN,
      units: 1,
      knowledge: [['ursh', 'cinder-hill'], ['ursh']],
      also: (g) => {
        for (const id of ['kendrel', 'algeron', 'shelnor', 'neko', 'torin', 'ursa', 'vilkie'])
          g.counters[id]!.fate = 'killed';
      },
    });
    expect(position(tearsOfTheDragon, t.match).outcome).toEqual(wonBy([GORGANUN], 2, [2, 1]).outcome);
  });
});

test('A24: a failed check blocks for the turn, the enemy’s phase included, and no longer', () => {
  const t = table({
    map: { riverton: ['torin', 'neko'], kimrin: ['kestrel'] },
    wizard: true,
    dice: { 'spell-check': [9] },
    also: (g) => {
      g.wizardry.torin!.known = ['teleport'];
    },
  });
  t.seat(FORSETI).does('activate', { piece: 'torin' });
  t.seat(FORSETI).does('cast', { wizard: 'torin', spell: 'teleport', targets: [] });
  expect(t.g.wizardry.torin!.blocked).toBe(true);
  endPhase(t, FORSETI);
  expect(t.g.wizardry.torin!.blocked).toBe(true);
  endPhase(t, GORGANUN);
  expect(t.g.turn).toBe(4);
  expect(t.g.wizardry.torin!.blocked).toBe(false);
  t.nobodyIsAskedExcept(FORSETI, 'command');
});

test('A40: Enthrall that is cast at an activation lasts to the end of the turn', () => {
  const t = table({
    map: { redmarsh: ['hastur', 'warsteed*1'], 'caer-navell': ['kendrel'] },
    active: GORGANUN,
    wizard: true,
    dice: { 'spell-check': [3] },
  });
  t.seat(GORGANUN).does('activate', { piece: 'hastur' });
  t.seat(GORGANUN).does('cast', { wizard: 'hastur', spell: 'enthrall', targets: [] });
  t.seat(GORGANUN).does('arrange', { leader: 'hastur', pieces: ['warsteed-1'] });
  t.seat(GORGANUN).does('finish');
  expect(t.g.enthralled).toEqual({ hastur: 'turn' });
  expect(t.g.counters['warsteed-1']!.box).toBe('hastur');
  endPhase(t, GORGANUN);
  expect(t.g.enthralled).toEqual({ hastur: 'turn' });
  endPhase(t, FORSETI);
  expect(t.g.enthralled).toEqual({});
  expect(t.g.counters['warsteed-1']!.box).toBeNull();
  t.nobodyIsAskedExcept(GORGANUN, 'command');
});
