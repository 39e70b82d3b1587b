import { describe, expect, test } from 'vitest';
import { movementOf } from '#games/tears-of-the-dragon/state/pieces';
import { FORSETI, GORGANUN, type Scene, table } from './board.ts';
import { wizard } from './wizard.ts';

/** Upon whom spells of an activation may be cast, and upon how many (TD-28). */

describe('TD-28.3: Courser’s Speed', () => {
  const map = { riverton: ['ursa', 'vilkie', 'neko', 'cavalry*2'], mistwood: ['foot-soldier'] };
  const targets = (...ids: string[]) => ({ wizard: 'ursa', spell: 'coursers-speed', targets: ids });
  test('quickens three and not four, another wizard and a leader counting as one each', () => {
    const t = wizard('ursa', 'coursers-speed', { map });
    expect(t.seat(FORSETI).isRefused('cast', targets('vilkie', 'neko', 'cavalry-1', 'cavalry-2'))).toBe(
      'refusal.wrong-number',
    );
    t.seat(FORSETI).does('cast', targets('vilkie', 'neko', 'cavalry-1'));
    expect(['vilkie', 'neko', 'cavalry-1'].map((id) => t.g.counters[id]!.haste)).toEqual([1, 1, 1]);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
  test('only those who begin where he is', () => {
    const t = wizard('ursa', 'coursers-speed', { map });
    expect(t.seat(FORSETI).isRefused('cast', targets('foot-soldier-1'))).toBe('refusal.not-available');
  });
});

describe('TD-28.12: Heal', () => {
  test('is for one who began the turn there, not for one who has come', () => {
    const t = table({
      map: { riverton: ['ursa', 'foot-soldier-#'], mistwood: ['cavalry-#'] },
      units: 1,
      wizard: true,
      dice: { 'spell-check': [3] },
    });
    t.seat(FORSETI).does('activate', { piece: 'cavalry-1' });
    t.seat(FORSETI).does('move', { group: ['cavalry-1'], path: ['riverton'] });
    t.seat(FORSETI).does('finish');
    t.seat(FORSETI).does('activate', { piece: 'ursa' });
    expect(t.seat(FORSETI).lists('cast', 'targets', { wizard: 'ursa', spell: 'heal' })).toEqual(['foot-soldier-1']);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
  test('also if it has been activated since, and has stayed', () => {
    const t = table({
      map: { riverton: ['ursa', 'neko', 'foot-soldier-#', 'cavalry-#'] },
      boxes: { neko: ['foot-soldier-#', 'cavalry-#'] },
      units: 1,
      wizard: true,
      dice: { 'spell-check': [3] },
    });
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    t.seat(FORSETI).does('move', { group: ['cavalry-1'], path: ['mistwood'] });
    t.seat(FORSETI).does('finish');
    t.seat(FORSETI).does('activate', { piece: 'ursa' });
    const heal = { wizard: 'ursa', spell: 'heal' };
    expect(t.seat(FORSETI).lists('cast', 'targets', heal)).toEqual(['foot-soldier-1']);
    t.seat(FORSETI).does('cast', { ...heal, targets: ['foot-soldier-1'] });
    expect(t.g.counters['foot-soldier-1']).toMatchObject({ reduced: false, fixed: true });
    t.nobodyIsAskedExcept(FORSETI, 'close');
  });
});

describe('TD-28.13: Obfuscate', () => {
  test('hides three and not four', () => {
    const t = wizard('vilkie', 'obfuscate', { map: { riverton: ['vilkie', 'cavalry*3'] } });
    const hide = (targets: string[]) => ({ wizard: 'vilkie', spell: 'obfuscate', targets });
    expect(t.seat(FORSETI).isRefused('cast', hide(['vilkie', 'cavalry-1', 'cavalry-2', 'cavalry-3']))).toBe(
      'refusal.wrong-number',
    );
    t.seat(FORSETI).does('cast', hide(['vilkie', 'cavalry-1', 'cavalry-2']));
    expect(Object.keys(t.g.counters).filter((id) => t.g.counters[id]!.obfuscated)).toHaveLength(3);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
  test('TD-17.8: a hidden wizard finds no spell among enemies, and no knowledge either when he is hurt', () => {
    const enter = (danger: number, more: { knowledge?: [string[], string[]] } = {}) => {
      const t = wizard('vilkie', 'obfuscate', {
        map: { greenbridge: ['vilkie'], brannoch: ['warsteed*2'] },
        dice: { 'ruin-danger': [danger], casualty: [7] },
        ...more,
      });
      t.seat(FORSETI).does('cast', { wizard: 'vilkie', spell: 'obfuscate', targets: ['vilkie'] });
      t.seat(FORSETI).does('move', { group: ['vilkie'], path: ['brannoch'] });
      return t;
    };
    const known = enter(9, { knowledge: [[], ['brannoch']] });
    expect(known.seat(FORSETI).offered()).not.toContain('search-spell');
    const hurt = enter(1);
    expect(hurt.g.counters.vilkie!.fate).toBe('wounded');
    expect(hurt.g.knowledge[FORSETI]).toEqual([]);
  });
});

describe('TD-28.17: Tortoise Speed', () => {
  const cast = (targets: string[]) => ({ wizard: 'niekimo', spell: 'tortoise-speed', targets });
  test('slows three and not four, one area away and no farther', () => {
    const map = { greenbridge: ['niekimo'], riverton: ['foot-soldier*4'], eldinbourg: ['cavalry'] };
    const t = wizard('niekimo', 'tortoise-speed', { map });
    const four = [1, 2, 3, 4].map((n) => `riverton/foot-soldier.${n}`);
    expect(t.seat(GORGANUN).isRefused('cast', cast(four))).toBe('refusal.wrong-number');
    expect(t.seat(GORGANUN).isRefused('cast', cast(['eldinbourg/cavalry.1']))).toBe('refusal.not-available');
    t.seat(GORGANUN).does('cast', cast(four.slice(0, 3)));
    expect([1, 2, 3, 4].map((n) => t.g.counters[`foot-soldier-${n}`]!.haste)).toEqual([-1, -1, -1, 0]);
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });
  test('does not reach those who have moved', () => {
    const map = { greenbridge: ['niekimo'], riverton: ['cavalry', 'foot-soldier'] };
    const t = wizard('niekimo', 'tortoise-speed', {
      map,
      also: (g) => {
        g.counters['cavalry-1']!.spent = true;
      },
    });
    expect(t.seat(GORGANUN).lists('cast', 'targets', { wizard: 'niekimo', spell: 'tortoise-speed' })).toEqual([
      'riverton/foot-soldier.1',
    ]);
  });
  test('holds one that moves a single area where it is', () => {
    const t = wizard('torin', 'tortoise-speed', { map: { greenbridge: ['torin'], riverton: ['wargroup'] } });
    t.seat(FORSETI).does('cast', { wizard: 'torin', spell: 'tortoise-speed', targets: ['riverton/wargroup.1'] });
    expect(movementOf(t.g, 'wargroup-1')).toBe(0);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
  const slowed = (map: Scene['map'], haste: number, also?: Scene['also']) => {
    const t = table({
      map,
      active: GORGANUN,
      units: 1,
      also: (g) => {
        also?.(g);
        g.counters['wargroup-1']!.haste = haste;
      },
    });
    t.seat(GORGANUN).does('activate', { piece: 'wargroup-1' });
    return t;
  };
  test('on land: it goes nowhere this turn, and can still replenish', () => {
    const still = slowed({ redmarsh: ['wargroup-#'] }, -1);
    expect(still.seat(GORGANUN).offered()).toEqual(['replenish', 'finish']);
    expect(
      slowed({ redmarsh: ['wargroup-#'] }, 0)
        .seat(GORGANUN)
        .offered(),
    ).toContain('move');
  });
  test('nor out to sea: from the port to the sea is a step like others', () => {
    slowed({ 'alder-bay': ['wargroup*1'] }, -1).nobodyIsAskedExcept(GORGANUN, 'close');
    expect(
      slowed({ 'alder-bay': ['wargroup*1'] }, 0)
        .seat(GORGANUN)
        .offered(),
    ).toContain('embark');
  });
  test('nor from sea to sea, with all who are aboard with it', () => {
    const aboard: Scene['also'] = (g) => {
      g.ships['ship-1'] = { seat: GORGANUN, from: null };
      for (const id of ['kestrel', 'wargroup-1']) g.counters[id]!.ship = 'ship-1';
    };
    const captain = (haste: number) => {
      const t = table({
        map: { 'foam-sound': ['kestrel', 'wargroup*1'] },
        active: GORGANUN,
        units: 1,
        also: (g) => {
          aboard(g);
          g.counters['wargroup-1']!.haste = haste;
        },
      });
      t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
      return t.seat(GORGANUN).may('sail').length;
    };
    expect(captain(0)).toBeGreaterThan(0);
    expect(captain(-1)).toBe(0);
  });
  test('reaches ships in the sea beside, and from a ship the coast beside', () => {
    const ship: Scene['also'] = (g) => {
      g.ships['ship-1'] = { seat: FORSETI, from: null };
      for (const id of ['cavalry-1', 'foot-soldier-1']) g.counters[id]!.ship = 'ship-1';
    };
    const map = { brightsea: ['niekimo'], 'bright-sound': ['cavalry*1', 'foot-soldier*1'], 'ember-water': ['cavalry'] };
    const t = wizard('niekimo', 'tortoise-speed', {
      map,
      also: (g) => {
        ship(g);
        g.ships['ship-2'] = { seat: FORSETI, from: null };
        g.counters['cavalry-2']!.ship = 'ship-2';
      },
    });
    expect(t.seat(GORGANUN).lists('cast', 'targets', { wizard: 'niekimo', spell: 'tortoise-speed' })).toEqual([
      'bright-sound/cavalry.1',
      'bright-sound/foot-soldier.1',
    ]);
    t.seat(GORGANUN).does('cast', cast(['bright-sound/cavalry.1']));
    expect(t.g.counters['cavalry-1']!.haste).toBe(-1);
    const atSea = wizard('niekimo', 'tortoise-speed', {
      map: { 'bright-sound': ['niekimo'], brightsea: ['cavalry'] },
      also: (g) => {
        g.ships['ship-1'] = { seat: GORGANUN, from: null };
        g.counters.niekimo!.ship = 'ship-1';
      },
    });
    expect(atSea.seat(GORGANUN).lists('cast', 'targets', { wizard: 'niekimo', spell: 'tortoise-speed' })).toEqual([
      'brightsea/cavalry.1',
    ]);
  });
});

describe('TD-28.18: Water Walk', () => {
  test('leads onto the sea from a coast to which he has walked, while he has a point left', () => {
    // Ossum and Rockhurst are coasts without a port; he moves two.
    const walk = (path: string[]) => {
      const t = wizard('ursa', 'water-walk', { map: { 'shepherds-rest': ['ursa'] } });
      t.seat(FORSETI).does('cast', { wizard: 'ursa', spell: 'water-walk', targets: [] });
      t.seat(FORSETI).does('move', { group: ['ursa'], path });
      return t;
    };
    const t = walk(['rockhurst']);
    t.seat(FORSETI).does('embark', { group: ['ursa'], to: 'salt-sound' });
    expect(t.g.counters.ursa).toMatchObject({ at: 'salt-sound', ship: 'ship-1' });
    const tired = walk(['rockhurst', 'ossum']);
    expect(tired.asked()[0]!.key === 'act' ? tired.seat(FORSETI).may('embark') : []).toEqual([]);
  });
  test('others put out only where they began', () => {
    const t = table({ map: { drakesfoot: ['cavalry*1'] }, units: 1 });
    t.seat(FORSETI).does('activate', { piece: 'cavalry-1' });
    t.seat(FORSETI).does('move', { group: ['cavalry-1'], path: ['alder-bay'] });
    expect(t.seat(FORSETI).may('embark')).toEqual([]);
  });
});

describe('TD-15.5: out of a besieged castle', () => {
  const besieged = (who: string, spell: string) =>
    wizard(who, spell, {
      map: { 'caer-clavell': [who, 'cavalry', 'kestrel', 'warsteed*2'] },
      boxes: { kestrel: ['warsteed*1'] },
    });
  const ways = (t: ReturnType<typeof besieged>) => t.seat(FORSETI).lists('move', 'group');
  test('nobody walks by himself (TD-12.8)', () => {
    expect(ways(besieged('vilkie', 'obfuscate'))).toEqual([]);
  });
  test('Obfuscate leads unseen past the besiegers', () => {
    const t = besieged('vilkie', 'obfuscate');
    t.seat(FORSETI).does('cast', { wizard: 'vilkie', spell: 'obfuscate', targets: ['vilkie'] });
    expect(ways(t)).toEqual(['vilkie']);
    t.seat(FORSETI).does('move', { group: ['vilkie'], path: ['lowmere'] });
    expect(t.g.counters.vilkie).toMatchObject({ at: 'lowmere', obfuscated: true });
    expect(t.told()).not.toContain('battle-joined');
  });
  test('so does Teleport, but not Fly, which passes no enemies', () => {
    const t = besieged('vilkie', 'teleport');
    t.seat(FORSETI).does('cast', { wizard: 'vilkie', spell: 'teleport', targets: [] });
    t.seat(FORSETI).does('move', { group: ['vilkie'], path: ['lowmere', 'brightsea'] });
    expect(t.g.counters.vilkie!.at).toBe('brightsea');
    const fly = besieged('vilkie', 'fly');
    fly.seat(FORSETI).does('cast', { wizard: 'vilkie', spell: 'fly', targets: [] });
    expect(fly.asked()[0]!.key === 'act' ? ways(fly) : []).toEqual([]);
  });
});
