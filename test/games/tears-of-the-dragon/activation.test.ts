import { describe, expect, test } from 'vitest';
import { FORSETI, GORGANUN, type Scene, table } from './board.ts';

/** Limits of an activation, and the enemy's activations (TD-4.4, TD-4.10, TD-7.7, TD-22.1, TD-23.9). */

test('TD-4.10: who has stormed a castle does not attack again in this activation; others of it may', () => {
  const t = table({
    map: { 'caer-clavell': ['kestrel', 'warsteed*2'] },
    boxes: { kestrel: ['warsteed*2'] },
    active: GORGANUN,
    units: 1,
    dice: { 'defender-dice': [10, 10], 'attacker-dice': [10] },
  });
  t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
  t.seat(GORGANUN).does('attack', { group: ['warsteed-1'] });
  t.seat(GORGANUN).does('break-off');
  expect(t.seat(GORGANUN).isRefused('attack', { group: ['warsteed-1'] })).toBe('refusal.not-available');
  t.seat(GORGANUN).does('attack', { group: ['kestrel', 'warsteed-2'] });
  expect(t.heard('battle-joined')).toHaveLength(2);
  t.nobodyIsAskedExcept(GORGANUN, 'leader-points');
});

describe('TD-4.4: the enemy’s roll', () => {
  const castles = { 'caer-navell': ['kendrel', 'torin'], kimrin: ['kestrel', 'warsteed*2'], ilrog: ['hastur'] };
  const rolled = (command: number[]) => {
    const t = table({ map: castles, dice: { command } });
    t.seat(FORSETI).does('roll-command');
    return t;
  };
  test('of two gives up to two units or leaders, and no wizard', () => {
    const t = rolled([8, 2]);
    expect(t.seat(GORGANUN).may('activate')).toEqual([{ piece: 'kestrel' }, { piece: 'warsteed-1' }]);
    t.seat(GORGANUN).does('activate', { piece: 'warsteed-1' });
    t.seat(GORGANUN).does('finish');
    t.nobodyIsAskedExcept(GORGANUN, 'choose');
    t.seat(GORGANUN).does('activate', { piece: 'warsteed-2' });
    t.seat(GORGANUN).does('finish');
    t.nobodyIsAskedExcept(FORSETI, 'choose');
  });
  test('may be used less, and can come again and again', () => {
    const t = rolled([8, 4, 8, 1]);
    for (let i = 0; i < 3; i++) {
      t.nobodyIsAskedExcept(GORGANUN, 'choose');
      t.seat(GORGANUN).does('end-actions');
    }
    expect(t.heard('enemy-activated').map(({ n }) => n)).toEqual([2, 1, 2]);
    expect(t.spectator.sees()).toMatchObject({ allowance: { seat: FORSETI, units: 4 } });
    t.nobodyIsAskedExcept(FORSETI, 'choose');
  });
});

test('TD-7.7: stepping out of an own castle costs nothing', () => {
  const t = table({ map: { 'caer-navell': ['cavalry*1'] }, units: 1 });
  expect(t.g.inside['caer-navell']).toBe(true);
  t.seat(FORSETI).does('activate', { piece: 'cavalry-1' });
  t.seat(FORSETI).does('move', { group: ['cavalry-1'], path: ['eldinbourg', 'riverton'] });
  expect(t.g.counters['cavalry-1']!.at).toBe('riverton');
  t.nobodyIsAskedExcept(FORSETI, 'close');
});

describe('TD-22.1: the ambassador', () => {
  const raise = (also?: Scene['also']) => {
    const t = table({
      map: { wolfden: ['niekimo'] },
      active: GORGANUN,
      units: 1,
      wizard: true,
      also: (g) => {
        also?.(g);
      },
    });
    t.seat(GORGANUN).does('activate', { piece: 'niekimo' });
    return t;
  };
  test('who has raised Cadmin does nothing more this turn, nor do they', () => {
    const t = raise();
    t.seat(GORGANUN).does('recruit-cadmin', { wizard: 'niekimo' });
    expect(t.g.counters.niekimo).toMatchObject({ fixed: true, spent: true });
    // Nothing is left that could be activated: the phase goes to its end.
    expect(t.asked()[0]!.key === 'choose' ? t.seat(GORGANUN).may('activate') : []).toEqual([]);
  });
  test('cannot be another wizard, and there are twelve and no more', () => {
    const other = raise((g) => {
      g.ambassador = 'hastur';
    });
    expect(other.seat(GORGANUN).may('recruit-cadmin')).toEqual([]);
    const all = raise((g) => {
      for (const id of Object.keys(g.counters))
        if (id.startsWith('cadmin')) Object.assign(g.counters[id]!, { fate: 'map', at: 'kimrin' });
    });
    expect(all.seat(GORGANUN).may('recruit-cadmin')).toEqual([]);
    other.nobodyIsAskedExcept(GORGANUN, 'act');
    all.nobodyIsAskedExcept(GORGANUN, 'act');
  });
});

describe('TD-23.9: Terramax', () => {
  const dragon = (activations: Pick<Scene, 'units' | 'wizard'>) =>
    table({
      map: { asten: ['hastur', 'terramax'], kimrin: ['kestrel'] },
      active: GORGANUN,
      ...activations,
      also: (g) => {
        g.terramax.wizard = 'hastur';
      },
    });
  test('may be activated as a unit of its own, without his wizard', () => {
    const t = dragon({ units: 1 });
    t.seat(GORGANUN).does('activate', { piece: 'terramax-1' });
    t.seat(GORGANUN).does('move', { group: ['terramax-1'], path: ['alder-bay', 'foam-break', 'ilrog', 'saltmarket'] });
    expect([t.g.counters['terramax-1']!.at, t.g.counters.hastur!.spent]).toEqual(['saltmarket', false]);
    t.nobodyIsAskedExcept(GORGANUN, 'close');
  });
  test('may end his way at sea', () => {
    const t = dragon({ wizard: true, units: 0 });
    t.seat(GORGANUN).does('activate', { piece: 'hastur' });
    t.seat(GORGANUN).does('move', { group: ['terramax-1'], path: ['ember-water'] });
    t.seat(GORGANUN).does('finish');
    expect(t.g.counters['terramax-1']).toMatchObject({ fate: 'map', at: 'ember-water' });
    t.nobodyIsAskedExcept(GORGANUN, 'close');
  });
});

describe('TD-4.7 to TD-4.9 What an activation takes along', () => {
  test('TD-4.8: a wizard in the box goes with his leader and leaves the wizard activation of the turn untouched', () => {
    const t = table({
      map: { eldinbourg: ['algeron', 'torin', 'cavalry*1'], 'caer-navell': ['vilkie'] },
      boxes: { algeron: ['torin', 'cavalry*1'] },
      units: 1,
      wizard: true,
    });
    t.seat(FORSETI).does('activate', { piece: 'algeron' });
    t.seat(FORSETI).does('move', { group: ['algeron', 'torin', 'cavalry-1'], path: ['riverton'] });
    t.seat(FORSETI).does('finish');
    expect(t.g.counters.torin!.at).toBe('riverton');
    expect(t.g.counters.torin!.spent).toBe(true);
    expect(t.seat(FORSETI).may('activate')).toEqual([{ piece: 'vilkie' }]);
    t.nobodyIsAskedExcept(FORSETI, 'choose');
  });

  test('TD-4.7: whom a leader commands is activated with him, whatever he did', () => {
    const t = table({
      map: { eldinbourg: ['algeron', 'cavalry*2'] },
      boxes: { algeron: ['cavalry*2'] },
      units: 2,
    });
    t.seat(FORSETI).does('activate', { piece: 'algeron' });
    t.seat(FORSETI).does('move', { group: ['algeron', 'cavalry-1'], path: ['riverton'] });
    t.seat(FORSETI).does('finish');
    expect(t.g.counters['cavalry-2']).toMatchObject({ at: 'eldinbourg', spent: true });
    expect(t.seat(FORSETI).may('activate')).toEqual([]);
    t.nobodyIsAskedExcept(FORSETI, 'choose');
  });

  test('TD-4.9: an activation is finished before the next begins', () => {
    const t = table({ map: { eldinbourg: ['algeron'], riverton: ['neko'] }, units: 2 });
    t.seat(FORSETI).does('activate', { piece: 'algeron' });
    expect(t.seat(FORSETI).isRefused('activate', { piece: 'neko' })).toBe('refusal.not-an-answer');
    t.seat(FORSETI).does('finish');
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
});
