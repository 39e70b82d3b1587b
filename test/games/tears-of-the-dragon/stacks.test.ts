import { describe, expect, test } from 'vitest';
import { movementOf } from '#games/tears-of-the-dragon/state/pieces';
import { arena } from './battle/arena.ts';
import { FORSETI, GORGANUN, table } from './board.ts';

/** How far pieces go, who shares a place, and what a retreat is not (TD-7, TD-10.3). */

test('TD-7.1: each kind has its movement, and an area costs one point', () => {
  const t = table({
    map: {
      kimrin: ['cadmin', 'wargroup', 'warsteed', 'terramax', 'kestrel', 'hastur'],
      'caer-navell': ['cavalry', 'foot-soldier', 'elite-guard', 'kendrel', 'torin'],
    },
  });
  const points = (ids: string[]) => ids.map((id) => movementOf(t.g, id));
  expect(points(['cadmin-1', 'wargroup-1'])).toEqual([1, 1]);
  expect(points(['warsteed-1', 'cavalry-1', 'foot-soldier-1', 'hastur', 'torin'])).toEqual([2, 2, 2, 2, 2]);
  expect(points(['elite-guard-1', 'kestrel', 'kendrel'])).toEqual([3, 3, 3]);
  expect(movementOf(t.g, 'terramax-1')).toBe(4);
});

test('TD-7.1: whoever is not activated does not move', () => {
  const t = table({ map: { eldinbourg: ['cavalry*2'] }, units: 1 });
  t.seat(FORSETI).does('activate', { piece: 'cavalry-1' });
  expect(t.seat(FORSETI).isRefused('move', { group: ['cavalry-2'], path: ['riverton'] })).toBe('refusal.not-available');
  expect(
    t.seat(FORSETI).isRefused('move', { group: ['cavalry-1'], path: ['riverton', 'greenbridge', 'brannoch'] }),
  ).toBe('refusal.no-way');
  t.seat(FORSETI).does('move', { group: ['cavalry-1'], path: ['riverton', 'greenbridge'] });
  t.nobodyIsAskedExcept(FORSETI, 'close');
});

describe('TD-7.9: who shares a place', () => {
  test('friends without limit', () => {
    const t = table({ map: { riverton: ['foot-soldier*9', 'cavalry*6'], eldinbourg: ['elite-guard*1'] }, units: 1 });
    t.seat(FORSETI).does('activate', { piece: 'elite-guard-1' });
    t.seat(FORSETI).does('move', { group: ['elite-guard-1'], path: ['riverton'] });
    expect(Object.values(t.g.counters).filter(({ at }) => at === 'riverton')).toHaveLength(16);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
  test('enemies under Obfuscate, and those who pass a trapped wizard by', () => {
    const t = table({
      map: { brannoch: ['ursa'], greenbridge: ['warsteed*1'], riverton: ['vilkie'] },
      active: GORGANUN,
      units: 1,
      also: (g) => {
        Object.assign(g.counters.vilkie!, { at: 'stonewell', obfuscated: true });
        Object.assign(g.counters.ursa!, { trapped: true, since: 1 });
      },
      dice: { 'ruin-danger': [9] },
    });
    t.seat(GORGANUN).does('activate', { piece: 'warsteed-1' });
    t.seat(GORGANUN).does('move', { group: ['warsteed-1'], path: ['brannoch', 'stonewell'] });
    // The trapped wizard does not fight, he is taken; the hidden one is not even met.
    expect(t.heard('battle-joined')).toEqual([]);
    expect(t.g.counters.ursa!.fate).toBe('captured');
    expect([t.g.counters['warsteed-1']!.at, t.g.counters.vilkie!.at]).toEqual(['stonewell', 'stonewell']);
    t.nobodyIsAskedExcept(GORGANUN, 'choose');
  });
  test('no others: in the open one side has to go', () => {
    const t = table({
      map: { stonewell: ['warsteed*1'], kimrin: ['cavalry-#'] },
      outside: ['kimrin'],
      active: GORGANUN,
      units: 1,
      dice: { 'defender-dice': [10], 'attacker-dice': [10] },
    });
    t.seat(GORGANUN).does('activate', { piece: 'warsteed-1' });
    t.seat(GORGANUN).does('move', { group: ['warsteed-1'], path: ['kimrin'] });
    expect(t.heard('battle-joined')).toHaveLength(1);
    t.seat(FORSETI).does('stay');
    t.seat(GORGANUN).does('stay');
    expect(t.g.battle!.round).toBe(2);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
});

describe('TD-10.3, A17: a retreat', () => {
  const beaten = (also: { spent: boolean }) => {
    const t = table({
      map: { riverton: ['warsteed*1'], greenbridge: ['foot-soldier*1'] },
      active: GORGANUN,
      units: 1,
      also: (g) => {
        Object.assign(g.counters['foot-soldier-1']!, { spent: also.spent, haste: -9 });
      },
      dice: { 'defender-dice': [10], 'attacker-dice': [10] },
    });
    t.seat(GORGANUN).does('activate', { piece: 'warsteed-1' });
    t.seat(GORGANUN).does('move', { group: ['warsteed-1'], path: ['greenbridge'] });
    t.seat(FORSETI).does('retreat', { to: 'brannoch' });
    return t;
  };
  test('needs no movement points, and into a ruin wakes no danger', () => {
    const t = beaten({ spent: true });
    expect(t.g.counters['foot-soldier-1']!.at).toBe('brannoch');
    expect([...t.heard('ruin-safe'), ...t.heard('ruin-danger')]).toEqual([]);
    t.nobodyIsAskedExcept(GORGANUN, 'close');
  });
  test('uses none up: who has not been activated still may be', () => {
    expect(beaten({ spent: false }).g.counters['foot-soldier-1']!.spent).toBe(false);
  });
});

describe('A16: a retreat', () => {
  const fight = (at: string, from: string, more: Record<string, string> = {}) =>
    arena({
      pieces: { 'warsteed-1': at, 'foot-soldier-1': at, ...more },
      call: { at, kind: 'field', attacker: GORGANUN, attackers: ['warsteed-1'], from },
      dice: { 'defender-dice': [10], 'attacker-dice': [10] },
    });
  test('may lead into an enemy castle’s area where only a garrison is', () => {
    const t = fight('morvane', 'dunmarch');
    expect(t.offered(FORSETI, 'retreat', 'to')).toEqual(['glaginsdreg', 'kimrin']);
    t.does(FORSETI, 'retreat', { to: 'kimrin' });
    expect(t.counter('foot-soldier-1').at).toBe('kimrin');
    expect(t.g().castles.kimrin).toBe(GORGANUN);
    t.over();
  });
  test('not where somebody of the enemy stands before it', () => {
    const t = fight('morvane', 'dunmarch', { 'wargroup-1': 'kimrin' });
    expect(t.offered(FORSETI, 'retreat', 'to')).toEqual(['glaginsdreg']);
  });
});
