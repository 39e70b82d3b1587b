import { describe, expect, test } from 'vitest';
import { FORSETI, GORGANUN, table } from './board.ts';
import { BACKFIRE, wizard } from './wizard.ts';

describe('TD-28 Spells at the start of an activation', () => {
  test('TD-28.3: Courser’s Speed gives up to three counters beside him one point, never himself', () => {
    const map = { riverton: ['ursa', 'neko', 'cavalry*1', 'elite-guard*2'] };
    const t = wizard('ursa', 'coursers-speed', { map });
    expect(t.seat(FORSETI).isRefused('cast', { wizard: 'ursa', spell: 'coursers-speed', targets: ['ursa'] })).toBe(
      'refusal.not-available',
    );
    t.seat(FORSETI).does('cast', {
      wizard: 'ursa',
      spell: 'coursers-speed',
      targets: ['neko', 'cavalry-1', 'elite-guard-1'],
    });
    expect(
      ['neko', 'cavalry-1', 'elite-guard-1', 'elite-guard-2', 'ursa'].map((id) => t.g.counters[id]!.haste),
    ).toEqual([1, 1, 1, 0, 0]);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });

  test('TD-15.2, TD-15.4: he casts as often as his checks hold; after one that fails no more this turn', () => {
    const failed = wizard('ursa', 'water-walk', {
      map: { brightsea: ['ursa'] },
      dice: { 'spell-check': [8] },
    });
    failed.seat(FORSETI).does('cast', { wizard: 'ursa', spell: 'water-walk', targets: [] });
    expect(failed.g.wizardry.ursa!.blocked).toBe(true);
    expect(failed.seat(FORSETI).may('cast')).toEqual([]);
    const cast = wizard('ursa', 'water-walk', {
      map: { brightsea: ['ursa'] },
      dice: { 'spell-check': [7] },
    });
    cast.seat(FORSETI).does('cast', { wizard: 'ursa', spell: 'water-walk', targets: [] });
    expect(cast.g.wizardry.ursa!.blocked).toBe(false);
    expect(cast.seat(FORSETI).may('cast')).toEqual([{ wizard: 'ursa', spell: 'water-walk', targets: [] }]);
    failed.nobodyIsAskedExcept(FORSETI, 'act');
    cast.nobodyIsAskedExcept(FORSETI, 'act');
  });

  test('TD-28.18, TD-15.5: Water Walk leads from any coast onto the sea, as else only a port does', () => {
    const t = wizard('ursa', 'water-walk', { map: { rockhurst: ['ursa'] } });
    expect(t.seat(FORSETI).may('embark')).toEqual([]);
    t.seat(FORSETI).does('cast', { wizard: 'ursa', spell: 'water-walk', targets: [] });
    t.seat(FORSETI).does('embark', { group: ['ursa'], to: 'salt-sound' });
    expect(t.g.counters.ursa!.at).toBe('salt-sound');
    t.nobodyIsAskedExcept(FORSETI, 'choose');
  });

  test('TD-28.12: Heal makes one reduced unit beside him whole, and both stay', () => {
    const t = wizard('ursa', 'heal', { map: { riverton: ['ursa', 'cavalry-#'] } });
    t.seat(FORSETI).does('cast', { wizard: 'ursa', spell: 'heal', targets: ['cavalry-1'] });
    expect(t.g.counters['cavalry-1']).toMatchObject({ reduced: false, fixed: true });
    expect(t.g.counters.ursa!.fixed).toBe(true);
    t.nobodyIsAskedExcept(FORSETI, 'choose');
  });

  test('TD-28.9: Fly crosses the sea to safe land, one space farther, and never ends in the sea', () => {
    const t = wizard('kishmin', 'fly', { map: { brightsea: ['kishmin'], 'foam-break': ['cavalry'] } });
    t.seat(GORGANUN).does('cast', { wizard: 'kishmin', spell: 'fly', targets: [] });
    const overSea = t
      .seat(GORGANUN)
      .may('move')
      .filter(({ path }) => String(path).includes('sound') || String(path).includes('roads'));
    const ends = new Set(overSea.map(({ path }) => (path as string[]).at(-1)));
    expect(ends).toContain('ilrog');
    expect(ends).toContain('ossum');
    expect(ends).not.toContain('foam-break');
    expect(ends).not.toContain('bright-sound');
    expect(ends).not.toContain('island');
    t.seat(GORGANUN).does('move', { group: ['kishmin'], path: ['sorrow-roads', 'ilrog'] });
    expect(t.g.counters.kishmin!.at).toBe('ilrog');
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });

  test.each([
    ['alone', [], false],
    ['with others', ['warsteed'], true],
  ] as const)('TD-28.9, TD-8.1: who flies off a ship %s finds it there again, or not', (_, others, isThere) => {
    const t = wizard('kishmin', 'fly', {
      map: { 'bright-sound': ['kishmin', ...others] },
      also: (g) => {
        g.ships['ship-1'] = { seat: GORGANUN, from: null };
        for (const one of Object.values(g.counters)) if (one.at === 'bright-sound') one.ship = 'ship-1';
      },
    });
    t.seat(GORGANUN).does('cast', { wizard: 'kishmin', spell: 'fly', targets: [] });
    const back = t
      .seat(GORGANUN)
      .may('move')
      .filter(({ path }) => (path as string[]).at(-1) === 'bright-sound');
    expect(back.length > 0).toBe(isThere);
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });

  test('TD-28.15: Teleport lets him move four spaces', () => {
    const t = wizard('torin', 'teleport', { map: { 'caer-navell': ['torin'] } });
    t.seat(FORSETI).does('cast', { wizard: 'torin', spell: 'teleport', targets: [] });
    t.seat(FORSETI).does('move', { group: ['torin'], path: ['eldinbourg', 'riverton', 'greenbridge', 'middenford'] });
    expect(t.g.counters.torin!.at).toBe('middenford');
    t.nobodyIsAskedExcept(FORSETI, 'choose');
  });

  test('TD-28.19, A43: Land Bridge carries him and up to three units across one sea area to a safe coast', () => {
    const map = { rockhurst: ['torin', 'cavalry*2', 'foot-soldier*2'] };
    const t = wizard('torin', 'land-bridge', { map });
    t.seat(FORSETI).does('cast', {
      wizard: 'torin',
      spell: 'land-bridge',
      targets: ['cavalry-1', 'cavalry-2', 'foot-soldier-1'],
    });
    t.seat(FORSETI).does('move', { group: ['torin', 'cavalry-1', 'cavalry-2', 'foot-soldier-1'], path: ['ossum'] });
    expect(['torin', 'cavalry-1', 'foot-soldier-1', 'foot-soldier-2'].map((id) => t.g.counters[id]!.at)).toEqual([
      'ossum',
      'ossum',
      'ossum',
      'rockhurst',
    ]);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });

  test('TD-28.13: those under Obfuscate pass enemies unseen, until the owner’s next action phase', () => {
    const map = { greenbridge: ['vilkie'], brannoch: ['warsteed*2'] };
    const t = wizard('vilkie', 'obfuscate', { map, dice: { 'ruin-danger': [9] } });
    t.seat(FORSETI).does('cast', { wizard: 'vilkie', spell: 'obfuscate', targets: ['vilkie'] });
    t.seat(FORSETI).does('move', { group: ['vilkie'], path: ['brannoch', 'stonewell'] });
    expect(t.g.counters.vilkie!.at).toBe('stonewell');
    expect(t.heard('battle-joined')).toEqual([]);
    t.nobodyIsAskedExcept(FORSETI, 'choose');
  });

  test('TD-17.8: an obfuscated wizard looks for knowledge, not for spells, in a ruin held by enemies', () => {
    const map = { greenbridge: ['vilkie'], brannoch: ['warsteed*2'] };
    const t = wizard('vilkie', 'obfuscate', { map, dice: { 'ruin-danger': [9] } });
    t.seat(FORSETI).does('cast', { wizard: 'vilkie', spell: 'obfuscate', targets: ['vilkie'] });
    t.seat(FORSETI).does('move', { group: ['vilkie'], path: ['brannoch'] });
    expect(t.g.knowledge[FORSETI]).toEqual(['brannoch']);
    expect(t.g.counters['warsteed-1']!.at).toBe('brannoch');
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });

  test('TD-28.17: Tortoise Speed slows open pieces of the caster’s choice, and from a box those the opponent picks', () => {
    const map = { greenbridge: ['niekimo'], riverton: ['neko', 'cavalry*2', 'foot-soldier*1'] };
    const t = wizard('niekimo', 'tortoise-speed', { map, boxes: { neko: ['cavalry*2'] } });
    t.seat(GORGANUN).does('cast', {
      wizard: 'niekimo',
      spell: 'tortoise-speed',
      targets: ['riverton/foot-soldier.1', 'riverton/box.neko'],
    });
    t.nobodyIsAskedExcept(FORSETI, 'pick-from-box');
    t.seat(FORSETI).does('pick-from-box', { pieces: ['cavalry-1', 'cavalry-2'] });
    expect(['foot-soldier-1', 'cavalry-1', 'cavalry-2'].map((id) => t.g.counters[id]!.haste)).toEqual([-1, -1, -1]);
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });

  test('TD-28.8: an enthralling wizard leads up to four pieces this turn', () => {
    const map = { stonewell: ['hastur', 'warsteed*4', 'wargroup*1'] };
    const t = wizard('hastur', 'enthrall', { map });
    t.seat(GORGANUN).does('cast', { wizard: 'hastur', spell: 'enthrall', targets: [] });
    const four = ['warsteed-1', 'warsteed-2', 'warsteed-3', 'warsteed-4'];
    expect(t.seat(GORGANUN).isRefused('arrange', { leader: 'hastur', pieces: [...four, 'wargroup-1'] })).toBe(
      'refusal.wrong-number',
    );
    t.seat(GORGANUN).does('arrange', { leader: 'hastur', pieces: four });
    t.seat(GORGANUN).does('move', { group: ['hastur', ...four], path: ['kimrin', 'morvane'] });
    expect(t.g.counters['warsteed-4']!.at).toBe('morvane');
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });
});

describe('TD-16 Tragic failures outside battle', () => {
  test('TD-16.4: Courser’s Speed that backfires takes the point away', () => {
    const t = wizard('ursa', 'coursers-speed', { map: { riverton: ['ursa', 'neko'] }, dice: BACKFIRE });
    t.seat(FORSETI).does('cast', { wizard: 'ursa', spell: 'coursers-speed', targets: ['neko'] });
    expect(t.g.counters.neko!.haste).toBe(-1);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });

  test('TD-16.4: Heal that backfires lets the opponent reduce a full unit; what lies in a box its owner picks', () => {
    const map = { riverton: ['neko', 'ursa', 'cavalry*1', 'foot-soldier-#', 'elite-guard'] };
    const t = wizard('ursa', 'heal', { map, boxes: { neko: ['cavalry*1'] }, dice: BACKFIRE });
    t.seat(FORSETI).does('cast', { wizard: 'ursa', spell: 'heal', targets: ['foot-soldier-1'] });
    t.nobodyIsAskedExcept(GORGANUN, 'pick-enemies');
    t.seat(GORGANUN).does('pick-enemies', { slots: ['box.neko'] });
    t.seat(FORSETI).does('pick-from-box', { pieces: ['cavalry-1'] });
    expect(t.g.counters['cavalry-1']!.reduced).toBe(true);
    expect(t.g.counters['foot-soldier-1']!.reduced).toBe(true);
    t.nobodyIsAskedExcept(FORSETI, 'choose');
  });

  test('TD-16.4: Obfuscate that backfires shows the enemy what lies in the boxes there', () => {
    const map = { riverton: ['neko', 'vilkie', 'cavalry*1'] };
    const t = wizard('vilkie', 'obfuscate', { map, boxes: { neko: ['cavalry*1'] }, dice: BACKFIRE });
    expect(JSON.stringify(t.seat(GORGANUN).sees())).not.toContain('"face":"cavalry"');
    t.seat(FORSETI).does('cast', { wizard: 'vilkie', spell: 'obfuscate', targets: ['vilkie'] });
    expect(JSON.stringify(t.seat(GORGANUN).sees())).toContain('"face":"cavalry"');
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });

  test('TD-16.2: the burnt-out wizard tries once when he is activated', () => {
    const t = table({
      map: { riverton: ['torin'] },
      wizard: true,
      also: (g) => {
        g.wizardry.torin!.burntOut = true;
      },
      dice: { 'spell-check': [7] },
    });
    t.seat(FORSETI).does('activate', { piece: 'torin' });
    expect(t.seat(FORSETI).may('cast')).toEqual([]);
    t.seat(FORSETI).does('regain', { wizard: 'torin' });
    expect(t.g.wizardry.torin!.burntOut).toBe(false);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
});
