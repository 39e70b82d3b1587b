import { describe, expect, test } from 'vitest';
import { arena, needs } from './battle/arena.ts';
import { FORSETI, GORGANUN, table } from './board.ts';

const at = (t: ReturnType<typeof table>, id: string) => t.g.counters[id]!.at;

describe('TD-12 Castles', () => {
  const siege = {
    map: { 'caer-sillius': ['algeron', 'cavalry*1', 'kestrel', 'warsteed*1'] },
    boxes: { algeron: ['cavalry*1'], kestrel: ['warsteed*1'] },
  };

  test('TD-12.2: when enemies come, the controller chooses inside or outside for all; inside there is no battle', () => {
    const come = () => {
      const t = table({
        map: { greenbridge: ['kestrel', 'warsteed*2'], 'caer-sillius': ['algeron', 'cavalry*2'] },
        boxes: { kestrel: ['warsteed*2'], algeron: ['cavalry*2'] },
        active: GORGANUN,
        units: 1,
      });
      t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
      t.seat(GORGANUN).does('move', { group: ['kestrel', 'warsteed-1', 'warsteed-2'], path: ['caer-sillius'] });
      t.nobodyIsAskedExcept(FORSETI, 'stand');
      return t;
    };
    const inside = come();
    inside.seat(FORSETI).does('stand-inside');
    expect(inside.heard('battle-joined')).toEqual([]);
    inside.nobodyIsAskedExcept(GORGANUN, 'act');
    const outside = come();
    outside.seat(FORSETI).does('stand-outside');
    expect(outside.heard('battle-joined')).toHaveLength(1);
  });

  test('TD-12.6: who comes out and is beaten leaves a garrison behind: the castle stands until it is stormed', () => {
    const t = table({
      map: { greenbridge: ['kestrel', 'warsteed*2'], 'caer-sillius': ['cavalry-#'] },
      boxes: { kestrel: ['warsteed*2'] },
      active: GORGANUN,
      units: 1,
      dice: { 'defender-dice': [9], 'attacker-dice': [1] },
    });
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    t.seat(GORGANUN).does('move', { group: ['kestrel', 'warsteed-1', 'warsteed-2'], path: ['caer-sillius'] });
    t.seat(FORSETI).does('stand-outside');
    for (let asked = t.asked()[0]!; asked.key !== 'act'; asked = t.asked()[0]!) {
      const [action] = t.seat(asked.seat as 0 | 1).offered();
      t.seat(asked.seat as 0 | 1).does(action!, t.seat(asked.seat as 0 | 1).may(action!, 1)[0]);
    }
    expect(t.g.counters['cavalry-1']!.fate).toBe('pool');
    expect(t.heard('castle-fell')).toEqual([]);
    expect(t.g.castles['caer-sillius']).toBe(FORSETI);
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });

  test('TD-12.6: nor do those lose it who come out and retreat unhurt', () => {
    const t = table({
      map: { greenbridge: ['kestrel', 'warsteed*2'], 'caer-sillius': ['cavalry*2'] },
      boxes: { kestrel: ['warsteed*2'] },
      active: GORGANUN,
      units: 1,
      dice: { 'defender-dice': [10, 10], 'attacker-dice': [10, 10] },
    });
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    t.seat(GORGANUN).does('move', { group: ['kestrel', 'warsteed-1', 'warsteed-2'], path: ['caer-sillius'] });
    t.seat(FORSETI).does('stand-outside');
    t.seat(GORGANUN).does('set-points', { points: {} });
    t.seat(FORSETI).does('retreat', t.seat(FORSETI).may('retreat', 1)[0]);
    expect(t.heard('retreated')).toHaveLength(1);
    expect(t.g.castles['caer-sillius']).toBe(FORSETI);
    expect(t.spectator.sees()).toMatchObject({
      places: expect.arrayContaining([expect.objectContaining({ id: 'caer-sillius', garrison: true, besieged: true })]),
    });
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });

  test('TD-7.6: enemies inside do not stop the group', () => {
    const t = table({
      map: { greenbridge: ['kestrel', 'warsteed*1'], 'caer-sillius': ['algeron', 'cavalry*1'] },
      boxes: { kestrel: ['warsteed*1'], algeron: ['cavalry*1'] },
      active: GORGANUN,
      units: 1,
    });
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    t.seat(GORGANUN).does('move', { group: ['kestrel', 'warsteed-1'], path: ['caer-sillius', 'westmere'] });
    t.seat(FORSETI).does('stand-inside');
    expect(at(t, 'kestrel')).toBe('westmere');
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });

  test('TD-12.8: the besieged do not leave before they have fought; TD-7.7: stepping out is a sortie', () => {
    const t = table({ ...siege, units: 1 });
    t.seat(FORSETI).does('activate', { piece: 'algeron' });
    expect(t.seat(FORSETI).may('move')).toEqual([]);
    expect(t.seat(FORSETI).may('attack')).toContainEqual({ group: ['algeron', 'cavalry-1'] });
    t.seat(FORSETI).does('attack', { group: ['algeron', 'cavalry-1'] });
    expect(t.spectator.sees()).toMatchObject({ battle: { kind: 'sortie', attacker: FORSETI } });
    expect(t.asked()).toEqual([
      { seat: GORGANUN, key: 'leader-points' },
      { seat: FORSETI, key: 'leader-points' },
    ]);
  });

  test('TD-9.1: besiegers need not storm, but may', () => {
    const t = table({ ...siege, active: GORGANUN, units: 1 });
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    expect(t.seat(GORGANUN).offered()).toContain('finish');
    t.seat(GORGANUN).does('attack', { group: ['kestrel', 'warsteed-1'] });
    expect(t.spectator.sees()).toMatchObject({ battle: { kind: 'assault' } });
    expect(t.asked()).toEqual([
      { seat: GORGANUN, key: 'leader-points' },
      { seat: FORSETI, key: 'leader-points' },
    ]);
  });

  test('TD-12.3: a castle without a piece of its controller is held by its garrison, which may be stormed', () => {
    const t = table({
      map: { 'caer-clavell': ['kestrel', 'warsteed*1'] },
      boxes: { kestrel: ['warsteed*1'] },
      active: GORGANUN,
      units: 1,
    });
    expect(t.spectator.sees()).toMatchObject({
      places: expect.arrayContaining([expect.objectContaining({ id: 'caer-clavell', garrison: true, besieged: true })]),
    });
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    t.seat(GORGANUN).does('attack', { group: ['kestrel', 'warsteed-1'] });
    expect(t.heard('battle-joined')).toHaveLength(1);
    t.nobodyIsAskedExcept(GORGANUN, 'leader-points');
  });

  test('TD-7.8: at the end of his action phase a player says where his pieces of a castle stand', () => {
    const t = table({ map: { 'caer-navell': ['kendrel'], kimrin: ['kestrel'] }, units: 1 });
    t.seat(FORSETI).does('end-actions');
    expect(t.seat(FORSETI).isRefused('station', { castle: 'caer-navell', where: 'inside' })).toBe('refusal.already-so');
    t.seat(FORSETI).does('station', { castle: 'caer-navell', where: 'outside' });
    expect(t.g.inside['caer-navell']).toBe(false);
    t.nobodyIsAskedExcept(FORSETI, 'close');
    t.seat(FORSETI).does('end-phase');
    expect(t.heard('stationed')).toEqual([{ seat: FORSETI, castle: 'caer-navell', where: { key: 'label.outside' } }]);
    t.nobodyIsAskedExcept(GORGANUN, 'command');
  });
});

describe('TD-12.3: the garrison', () => {
  test('of Glaginsdreg fights with 4, as many as its towers', () => {
    const t = arena({
      pieces: { 'cavalry-1': 'glaginsdreg' },
      call: { at: 'glaginsdreg', kind: 'assault', attacker: FORSETI, attackers: ['cavalry-1'], from: null },
      dice: { 'defender-dice': [10, 10], 'attacker-dice': [10] },
    });
    expect(needs(t.heard('volley')[0]!)).toEqual([4, 4]);
    t.nobodyIsAskedExcept(FORSETI, 'siege-or-fight');
  });
  test('TD-12.6: of an own castle that was lost must be beaten to have it back', () => {
    const t = table({
      map: { 'caer-clavell': ['elite-guard'], kimrin: ['kestrel'] },
      castles: { 'caer-clavell': GORGANUN },
      units: 1,
      dice: { 'defender-dice': [10, 10], 'attacker-dice': [1] },
    });
    expect(t.g.castles['caer-clavell']).toBe(GORGANUN);
    t.seat(FORSETI).does('activate', { piece: 'elite-guard-1' });
    t.seat(FORSETI).does('attack', { group: ['elite-guard-1'] });
    expect(t.heard('castle-fell')).toHaveLength(1);
    expect(t.g.castles['caer-clavell']).toBe(FORSETI);
    t.nobodyIsAskedExcept(FORSETI, 'close');
  });
});

test('TD-12.2: one side alone is within the walls: besiegers stay outside, and the besieged where they are', () => {
  const map = { 'caer-sillius': ['cavalry*1', 'warsteed*1'], kimrin: ['kestrel'], 'caer-navell': ['kendrel'] };
  for (const active of [GORGANUN, FORSETI] as const) {
    const t = table({ map, active, units: 1 });
    t.seat(active).does('end-actions');
    expect(t.seat(active).refusal('station', { castle: 'caer-sillius', where: 'inside' })).toBe(
      'refusal.not-available',
    );
    t.nobodyIsAskedExcept(active, 'close');
  }
});

test('TD-7.9: once the game has begun a castle holds any number', () => {
  const t = table({ map: { 'caer-clavell': ['foot-soldier*9'], lowmere: ['cavalry*1'] }, units: 1 });
  t.seat(FORSETI).does('activate', { piece: 'cavalry-1' });
  t.seat(FORSETI).does('move', { group: ['cavalry-1'], path: ['caer-clavell'] });
  expect(Object.values(t.g.counters).filter(({ at: place }) => place === 'caer-clavell')).toHaveLength(10);
  expect(t.g.inside['caer-clavell']).toBe(true);
  t.nobodyIsAskedExcept(FORSETI, 'act');
});
