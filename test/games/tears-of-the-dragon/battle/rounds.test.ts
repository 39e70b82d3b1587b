import { describe, expect, test } from 'vitest';
import { table } from '../board.ts';
import { arena, FORSETI, GORGANUN, needs, rolls } from './arena.ts';

/** The rounds of a land battle (TD-9). */

const call = { at: 'riverton', kind: 'field' as const, attacker: GORGANUN, from: 'mistwood' };
const one = {
  pieces: { 'warsteed-1': 'riverton', 'foot-soldier-1': 'riverton' },
  call: { ...call, attackers: ['warsteed-1'] },
};

describe('dice and hits', () => {
  test('T12: strength 5 hits with a 3, and a full unit flips', () => {
    const t = arena({
      pieces: { 'cavalry-1': 'riverton', 'warsteed-1': 'riverton' },
      call: { ...call, attacker: FORSETI, attackers: ['cavalry-1'] },
      dice: { 'defender-dice': [10], 'attacker-dice': [3] },
    });
    expect(needs(t.heard('volley')[1]!)).toEqual([5]);
    expect(t.counter('warsteed-1').reduced).toBe(true);
    expect(t.asks()).toEqual(['0 stay-or-retreat']);
  });

  test('T12: strength 4 misses with a 7, and nothing happens', () => {
    const t = arena({ ...one, dice: { 'defender-dice': [7], 'attacker-dice': [7] } });
    expect(t.heard('volley').map((shown) => shown.hits)).toEqual([0, 0]);
    expect(t.counter('foot-soldier-1').reduced).toBe(false);
    expect(t.counter('warsteed-1').reduced).toBe(false);
  });

  test('TD-9.5: a die equal to the strength hits', () => {
    const t = arena({ ...one, dice: { 'defender-dice': [4], 'attacker-dice': [5] } });
    expect(t.heard('volley').map((shown) => shown.hits)).toEqual([1, 0]);
  });

  const three = {
    pieces: {
      'warsteed-1': 'riverton',
      'warsteed-2': 'riverton',
      'warsteed-3': 'riverton',
      'foot-soldier-1': 'riverton',
      'foot-soldier-2': 'riverton',
      'foot-soldier-3': 'riverton',
    },
    call: { ...call, attackers: ['warsteed-1', 'warsteed-2', 'warsteed-3'] },
    dice: { 'defender-dice': [1, 1, 1], 'attacker-dice': [10, 10, 10] },
  };
  test('T13: three hits on three full units go 1+1+1', () => {
    const t = arena(three);
    expect(t.asks()).toEqual(['0 take-hits']);
    t.does(GORGANUN, 'take-hits', { hits: { 'warsteed.1': 1, 'warsteed.2': 1, 'warsteed.3': 1 } });
    expect(['warsteed-1', 'warsteed-2', 'warsteed-3'].map((id) => t.counter(id).reduced)).toEqual([true, true, true]);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });

  test('T13: or 2+1, and the unit with two hits is removed to its pool', () => {
    const t = arena(three).does(GORGANUN, 'take-hits', { hits: { 'warsteed.1': 2, 'warsteed.3': 1 } });
    expect(t.counter('warsteed-1').fate).toBe('pool');
    expect(t.counter('warsteed-2').reduced).toBe(false);
    expect(t.counter('warsteed-3').reduced).toBe(true);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });

  test('T13, TD-9.7: but three on one are refused, and so are fewer than there are', () => {
    const t = arena(three);
    expect(t.refused(GORGANUN, 'take-hits', { hits: { 'warsteed.1': 3 } })).toBe('refusal.too-many-on-one');
    expect(t.refused(GORGANUN, 'take-hits', { hits: { 'warsteed.1': 2 } })).toBe('refusal.wrong-total');
    expect(t.refused(GORGANUN, 'take-hits', { hits: { 'foot-soldier.1': 1 } })).toBe('refusal.not-available');
  });

  test('TD-9.7: hits beyond what a side can take are lost, and nobody is asked', () => {
    const t = arena({
      pieces: {
        'warsteed-1': { at: 'riverton', reduced: true },
        'foot-soldier-1': 'riverton',
        'foot-soldier-2': 'riverton',
      },
      call: { ...call, attackers: ['warsteed-1'] },
      dice: { 'defender-dice': [1, 1] },
    });
    expect(t.end()).toBe('attacker-gone');
    t.over();
  });

  test('a removed Elite Guard never comes back', () => {
    const t = arena({
      pieces: { 'warsteed-1': 'riverton', 'elite-guard-1': { at: 'riverton', reduced: true } },
      call: { ...call, attackers: ['warsteed-1'] },
      dice: { 'defender-dice': [10], 'attacker-dice': [1] },
    });
    expect(t.counter('elite-guard-1').fate).toBe('killed');
    expect(t.end()).toBe('defender-gone');
  });
});

describe('the order of a round', () => {
  const reduced = {
    pieces: { 'warsteed-1': { at: 'riverton', reduced: true }, 'foot-soldier-1': 'riverton' },
    call: { ...call, attackers: ['warsteed-1'] },
  };
  test('T20: in round 1 an attacker removed by the defender does not roll', () => {
    const t = arena({ ...reduced, dice: { 'defender-dice': [1], 'attacker-dice': [1] } });
    expect(t.heard('volley').map((shown) => shown.seat)).toEqual([FORSETI]);
    expect(t.counter('foot-soldier-1').reduced).toBe(false);
    expect(t.end()).toBe('attacker-gone');
  });

  test('T20, TD-9.4, TD-9.9, A45: in round 2 it does, and both may vanish together', () => {
    const t = arena({
      pieces: { 'warsteed-1': { at: 'riverton', reduced: true }, 'foot-soldier-1': { at: 'riverton', reduced: true } },
      call: { ...call, attackers: ['warsteed-1'] },
      dice: { 'defender-dice': [10, 1], 'attacker-dice': [10, 1] },
    });
    t.does(FORSETI, 'stay').does(GORGANUN, 'stay');
    expect(t.heard('volley').map(rolls)).toEqual([[10], [10], [1], [1]]);
    expect(t.end()).toBe('both-gone');
    expect([t.counter('warsteed-1').fate, t.counter('foot-soldier-1').fate]).toEqual(['pool', 'pool']);
    t.over();
  });

  test('TD-9.8: a reduced unit rolls with its reduced strength and stays reduced after the battle', () => {
    const t = arena({ ...reduced, dice: { 'defender-dice': [10], 'attacker-dice': [3] } });
    expect(needs(t.heard('volley')[1]!)).toEqual([2]);
    t.does(FORSETI, 'stay').does(GORGANUN, 'retreat', { to: 'mistwood' });
    expect(t.counter('warsteed-1')).toMatchObject({ reduced: true, at: 'mistwood' });
    t.over();
  });

  test('TD-9.3: the defender says first whether he stays, then the attacker', () => {
    const t = arena({ ...one, dice: { 'defender-dice': [10], 'attacker-dice': [10] } });
    expect(t.asks()).toEqual(['1 stay-or-retreat']);
    t.does(FORSETI, 'stay');
    expect(t.asks()).toEqual(['0 stay-or-retreat']);
  });

  test('TD-9.2: only the activated pieces attack, but all who are there defend', () => {
    const t = arena({
      pieces: {
        'warsteed-1': 'riverton',
        'warsteed-2': 'riverton',
        'foot-soldier-1': 'riverton',
        'cavalry-1': 'riverton',
      },
      call: { ...call, attackers: ['warsteed-2'] },
      dice: { 'defender-dice': [10, 10], 'attacker-dice': [10] },
    });
    expect(t.heard('volley').map((shown) => (shown.dice as []).length)).toEqual([2, 1]);
  });

  test('TD-28.13: pieces under Obfuscate are not attacked, and stand by until they choose to attack', () => {
    const t = arena({
      pieces: {
        'warsteed-1': { at: 'riverton', obfuscated: true },
        'foot-soldier-1': 'riverton',
        'warsteed-2': 'riverton',
        'cavalry-1': { at: 'riverton', obfuscated: true },
      },
      call: { ...call, attackers: ['warsteed-1', 'warsteed-2'] },
      dice: { 'defender-dice': [10], 'attacker-dice': [10] },
    });
    t.does(FORSETI, 'pick-some', { some: [] }).does(GORGANUN, 'pick-some', { some: ['warsteed.1'] });
    expect(t.heard('volley').map(({ dice }) => (dice as []).length)).toEqual([1, 2]);
    expect(t.counter('warsteed-1').obfuscated).toBe(false);
    expect(t.counter('cavalry-1').obfuscated).toBe(true);
  });

  test('against hidden pieces alone there is no battle', () => {
    const t = arena({
      pieces: { 'warsteed-1': 'riverton', 'cavalry-1': { at: 'riverton', obfuscated: true } },
      call: { ...call, attackers: ['warsteed-1'] },
    });
    expect(t.heard('battle-joined')).toEqual([]);
    t.over();
  });
});

test('TD-6.4: nothing of a box is shown until a round of battle begins: on the march it is closed, and to him who comes too', () => {
  const t = table({
    map: { mistwood: ['kestrel', 'warsteed*2'], riverton: ['neko', 'cavalry*2'] },
    boxes: { kestrel: ['warsteed*2'], neko: ['cavalry*2'] },
    active: GORGANUN,
    units: 1,
  });
  const seen = (viewer: 0 | 1) => JSON.stringify(t.seat(viewer).sees());
  t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
  expect(seen(FORSETI)).not.toContain('"face":"warsteed"');
  expect(seen(GORGANUN)).not.toContain('"face":"cavalry"');
  t.seat(GORGANUN).does('move', { group: ['kestrel', 'warsteed-1', 'warsteed-2'], path: ['riverton'] });
  expect(t.told().indexOf('moved')).toBeLessThan(t.told().indexOf('line-formed'));
  expect(t.heard('moved')).toMatchObject([{ pieces: ['kestrel'] }]);
  expect(seen(FORSETI)).toContain('"warsteed.1"');
  expect(seen(GORGANUN)).toContain('"cavalry.1"');
});

test('TD-6.4: boxes open when the battle begins, and stay with their leaders after it', () => {
  const t = arena({
    pieces: {
      kestrel: 'riverton',
      'warsteed-3': { at: 'riverton', box: 'kestrel' },
      'foot-soldier-1': { at: 'riverton', reduced: true },
    },
    call: { ...call, attackers: ['kestrel', 'warsteed-3'] },
    dice: { 'defender-dice': [10], 'attacker-dice': [1] },
  });
  expect(t.heard('line-formed')[0]!.pieces).toEqual([
    { key: 'battle.slot', args: { piece: { key: 'unit.warsteed' }, n: 1 } },
  ]);
  t.does(GORGANUN, 'set-points', { points: {} });
  expect(t.end()).toBe('defender-gone');
  expect(t.counter('warsteed-3').box).toBe('kestrel');
  t.over();
});
