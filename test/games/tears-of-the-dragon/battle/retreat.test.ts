import { describe, expect, test } from 'vitest';
import { startedWith } from '../entered.ts';
import { arena, FORSETI, GORGANUN, needs } from './arena.ts';

/** Retreat (TD-10) and overrun (TD-11). */

const miss = { 'defender-dice': Array(20).fill(10), 'attacker-dice': Array(20).fill(10) };
const field = (at: string, from: string | null) => ({ at, kind: 'field' as const, attacker: GORGANUN, from });

describe('T24', () => {
  const eldinbourg = {
    pieces: { 'warsteed-1': 'eldinbourg', 'foot-soldier-1': 'eldinbourg' },
    call: { ...field('eldinbourg', 'riverton'), attackers: ['warsteed-1'] },
    dice: miss,
  };
  test('defenders cannot retreat to Riverton, where the attack came from', () => {
    const t = arena(eldinbourg);
    expect(t.offered(FORSETI, 'retreat', 'to')).toEqual(['caer-navell', 'caer-sillius']);
    expect(t.refused(FORSETI, 'retreat', { to: 'riverton' })).toBe('refusal.not-available');
  });
  test('TD-10.2: a beaten attacker may', () => {
    const t = arena(eldinbourg).does(FORSETI, 'stay').does(GORGANUN, 'retreat', { to: 'riverton' });
    expect(t.end()).toBe('attacker-left');
    expect(t.counter('warsteed-1').at).toBe('riverton');
    t.over();
  });
  test('a group with way 1 open is refused way 2', () => {
    const t = arena({
      pieces: { 'warsteed-1': 'caer-navell', 'foot-soldier-1': 'caer-navell' },
      call: { ...field('caer-navell', 'eldinbourg'), attackers: ['warsteed-1'] },
      dice: miss,
    });
    expect(t.offered(FORSETI, 'retreat', 'to')).not.toContain('castle');
    expect(t.refused(FORSETI, 'retreat', { to: 'castle' })).toBe('refusal.not-available');
  });
});

describe('TD-10.1, way 1', () => {
  test('takes the whole side, its leaders and their boxes to one area', () => {
    const t = arena({
      pieces: {
        'warsteed-1': 'eldinbourg',
        neko: 'eldinbourg',
        torin: 'eldinbourg',
        'foot-soldier-1': { at: 'eldinbourg', box: 'neko' },
      },
      call: { ...field('eldinbourg', 'riverton'), attackers: ['warsteed-1'] },
      known: { torin: [] },
      dice: miss,
    });
    t.does(FORSETI, 'set-points', { points: {} }).does(FORSETI, 'retreat', { to: 'caer-sillius' });
    expect(t.counter('neko').at).toBe('caer-sillius');
    expect(t.counter('torin').at).toBe('caer-sillius');
    expect(t.counter('foot-soldier-1')).toMatchObject({ at: 'caer-sillius', box: 'neko' });
    expect(t.heard('casualty-rolled')).toEqual([]);
    t.over();
  });
  test('is closed by an enemy leader, whose box nobody may look into', () => {
    const t = arena({
      pieces: { 'warsteed-1': 'eldinbourg', 'foot-soldier-1': 'eldinbourg', ezelle: 'caer-sillius' },
      call: { ...field('eldinbourg', 'riverton'), attackers: ['warsteed-1'] },
      dice: miss,
    });
    expect(t.offered(FORSETI, 'retreat', 'to')).toEqual(['caer-navell']);
  });
});

describe('TD-10.1, way 2, into the own castle', () => {
  const shut = {
    pieces: {
      'warsteed-1': 'caer-clavell',
      'foot-soldier-1': 'caer-clavell',
      'foot-soldier-2': 'caer-clavell',
      ...Object.fromEntries(['westmere', 'shepherds-rest', 'lowmere'].map((at, i) => [`cadmin-${i + 1}`, at])),
      ezelle: 'westmere',
      kestrel: 'lowmere',
      'wargroup-1': 'shepherds-rest',
    },
    call: { ...field('caer-clavell', 'rockhurst'), attackers: ['warsteed-1'] },
    dice: miss,
  };
  test('is open when no neighbour is free, and lets the opponent go on with the castle against him', () => {
    const t = arena(shut);
    expect(t.offered(FORSETI, 'retreat', 'to')).toEqual(['castle']);
    t.does(FORSETI, 'retreat', { to: 'castle' });
    expect(t.asks()).toEqual(['0 pursue']);
    t.does(GORGANUN, 'stay');
    expect(t.g().battle).toMatchObject({ kind: 'assault', inside: FORSETI, round: 2 });
    expect(t.heard('volley')[2]!.dice).toHaveLength(4);
    expect(t.asks()).toEqual(['0 siege-or-fight']);
  });
  test('or end the battle: the castle is under siege', () => {
    const t = arena(shut).does(FORSETI, 'retreat', { to: 'castle' }).does(GORGANUN, 'break-off');
    expect(t.end()).toBe('defender-left');
    expect(t.g().inside['caer-clavell']).toBe(true);
    expect(t.counter('foot-soldier-1').at).toBe('caer-clavell');
    t.over();
  });
});

describe('TD-10.1, way 3, through a single enemy unit', () => {
  // Frosthollow has two neighbours: the enemy came from Wintermoor, and one Wargroup holds Highfield.
  const trapped = (units: number, dice: Record<string, number[]>) =>
    arena({
      pieces: {
        'warsteed-1': 'frosthollow',
        'wargroup-1': 'highfield',
        ...Object.fromEntries(Array.from({ length: units }, (_, i) => [`foot-soldier-${i + 1}`, 'frosthollow'])),
      },
      call: { ...field('frosthollow', 'wintermoor'), attackers: ['warsteed-1'] },
      dice: { ...miss, ...dice },
    });
  test('needs three units', () => {
    expect(trapped(2, {}).asks()).toEqual(['0 stay-or-retreat']);
    expect(trapped(3, {}).offered(FORSETI, 'retreat', 'to')).toEqual(['highfield']);
  });
  test('lets all in when two of them remove it in one round', () => {
    const t = trapped(3, { breakthrough: [10, 1, 1] }).does(FORSETI, 'retreat', { to: 'highfield' });
    expect(t.asks()).toEqual(['1 vanguard']);
    t.does(FORSETI, 'pick-some', { some: ['foot-soldier.1', 'foot-soldier.3'] });
    expect(t.end()).toBe('defender-left');
    expect([1, 2, 3].map((n) => t.counter(`foot-soldier-${n}`).at)).toEqual(['highfield', 'highfield', 'highfield']);
    expect(t.counter('wargroup-1').fate).toBe('pool');
    t.over();
  });
  test('removes all who retreated when it lives', () => {
    const t = trapped(3, { breakthrough: [10, 1, 10] }).does(FORSETI, 'retreat', { to: 'highfield' });
    t.does(FORSETI, 'pick-some', { some: ['foot-soldier.1', 'foot-soldier.2'] });
    expect(t.end()).toBe('defender-gone');
    expect([1, 2, 3].map((n) => t.counter(`foot-soldier-${n}`).fate)).toEqual(['pool', 'pool', 'pool']);
    expect(t.counter('wargroup-1')).toMatchObject({ at: 'highfield', reduced: true });
    t.over();
  });
  test('lets the enemy strike first, and the owner says which of the two is hit', () => {
    const t = trapped(3, { breakthrough: [1, 1, 1] }).does(FORSETI, 'retreat', { to: 'highfield' });
    t.does(FORSETI, 'pick-some', { some: ['foot-soldier.1', 'foot-soldier.2'] });
    expect(t.asks()).toEqual(['1 vanguard-hit']);
    t.does(FORSETI, 'pick-some', { some: ['foot-soldier.2'] });
    expect(t.counter('foot-soldier-2')).toMatchObject({ at: 'highfield', reduced: true });
    expect(needs(t.heard('volley').at(-1)!)).toEqual([4, 2]);
    t.over();
  });
  test('is closed when the enemy came from there', () => {
    const t = arena({
      pieces: {
        'warsteed-1': 'frosthollow',
        'wargroup-1': 'wintermoor',
        'wargroup-2': 'highfield',
        ...Object.fromEntries([1, 2, 3].map((n) => [`foot-soldier-${n}`, 'frosthollow'])),
      },
      call: { ...field('frosthollow', 'highfield'), attackers: ['warsteed-1'] },
      dice: miss,
    });
    expect(t.offered(FORSETI, 'retreat', 'to')).toEqual(['wintermoor']);
  });
});

test('TD-17.7: a wizard alone in a ruin cannot retreat, and his escape is a wound', () => {
  const t = arena({
    pieces: { 'warsteed-1': 'ghalmoor', vilkie: 'ghalmoor' },
    call: { ...field('ghalmoor', 'northwatch'), attackers: ['warsteed-1'] },
    known: { vilkie: [] },
    dice: { 'defender-dice': [10, 10], 'attacker-dice': [10, 1], casualty: [1] },
  });
  expect(t.asks()).toEqual(['0 stay-or-retreat']);
  t.does(GORGANUN, 'stay');
  expect(t.counter('vilkie').fate).toBe('wounded');
  expect(t.end()).toBe('defender-gone');
  t.over();
});

test('TD-17.7: unless the ruin lies by the sea and he knows Water Walk', async () => {
  // None of our ruins lies by the sea; that of a table with other values may: here Ossum is the ruin, not Cinder Hill.
  const { arena } = await startedWith({
    name: { en: 'A ruin by the sea', ja: '海辺の廃墟' },
    areas: { ossum: { type: 'ruin' }, 'cinder-hill': { type: 'town' } },
  });
  const ruin = (at: string, known: string[]) =>
    arena({
      pieces: { 'warsteed-1': at, vilkie: at },
      call: { ...field(at, null), attackers: ['warsteed-1'] },
      known: { vilkie: known },
      dice: miss,
    }).asks();
  expect(ruin('ossum', ['water-walk'])).toEqual(['1 stay-or-retreat']);
  expect(ruin('ossum', ['fly'])).toEqual(['0 stay-or-retreat']);
  expect(ruin('ghalmoor', ['water-walk'])).toEqual(['0 stay-or-retreat']);
});

describe('TD-11.1, TD-11.2: an overrun', () => {
  const five = (dice: Record<string, number[]>) =>
    arena({
      pieces: {
        ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`wargroup-${n}`, 'riverton'])),
        'foot-soldier-1': { at: 'riverton', reduced: true },
        neko: 'riverton',
      },
      call: {
        at: 'riverton',
        kind: 'overrun',
        attacker: GORGANUN,
        attackers: [1, 2, 3, 4, 5].map((n) => `wargroup-${n}`),
        from: 'mistwood',
      },
      dice,
    }).does(FORSETI, 'set-points', { points: {} });
  test('is one round, and clears the way when the unit is removed; its leader is alone then', () => {
    const t = five({ 'defender-dice': [10], 'attacker-dice': [1, 10, 10, 10, 10], casualty: [7] });
    expect(t.end()).toBe('overrun-won');
    expect(t.counter('neko').fate).toBe('wounded');
    t.over();
  });
  test('fails when the unit lives; nobody retreats after it', () => {
    const t = five({ 'defender-dice': [10], 'attacker-dice': [10, 10, 10, 10, 10] });
    expect(t.end()).toBe('overrun-failed');
    expect(t.counter('neko').at).toBe('riverton');
    t.over();
  });
});
