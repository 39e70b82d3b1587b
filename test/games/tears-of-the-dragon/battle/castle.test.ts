import { describe, expect, test } from 'vitest';
import { arena, FORSETI, GORGANUN, needs, rolls } from './arena.ts';

/** Castles: storm, garrison, sortie, siege (TD-12.2 to 12.8). */

const storm = (at: string) => ({ at, kind: 'assault' as const, attacker: GORGANUN, from: null });
const inside = (castle: string) => (g: { inside: Record<string, boolean> }) => {
  g.inside[castle] = true;
};

describe('T17, TD-12.4, TD-12.5: a Foot Soldier of strength 4 behind the walls', () => {
  const behind = (castle: string) =>
    arena({
      pieces: { 'foot-soldier-1': castle, 'warsteed-1': castle },
      call: { ...storm(castle), attackers: ['warsteed-1'] },
      dice: { 'defender-dice': [10, 10], 'attacker-dice': [10] },
      change: inside(castle),
    });
  test('fights with 5 in a castle of strength 3, with two dice', () => {
    expect(needs(behind('caer-sillius').heard('volley')[0]!)).toEqual([5, 5]);
  });
  test('with 6 in strength 4', () => {
    expect(needs(behind('caer-navell').heard('volley')[0]!)).toEqual([6, 6]);
  });
  test('with 4 in strength 2, still with two dice', () => {
    expect(needs(behind('caer-clavell').heard('volley')[0]!)).toEqual([4, 4]);
  });
  test('TD-9.6: with 2 leader points in strength 4 with 7, not 8', () => {
    const t = arena({
      pieces: {
        'foot-soldier-1': { at: 'caer-navell', box: 'neko' },
        neko: 'caer-navell',
        'warsteed-1': 'caer-navell',
      },
      call: { ...storm('caer-navell'), attackers: ['warsteed-1'] },
      dice: { 'defender-dice': [10, 10], 'attacker-dice': [10] },
      change: inside('caer-navell'),
    });
    expect(t.refused(FORSETI, 'set-points', { points: { 'foot-soldier.1': 2 } })).toBe('refusal.too-many-on-one');
    t.does(FORSETI, 'set-points', { points: { 'foot-soldier.1': 1 } });
    expect(needs(t.heard('volley')[0]!)).toEqual([7, 7]);
    t.nobodyIsAskedExcept(GORGANUN, 'siege-or-fight');
  });
});

describe('T16: the garrison of Caer Clavell', () => {
  test('fights Gorganun with its castle’s strength and two dice, without asking anybody', () => {
    const t = arena({
      pieces: { 'warsteed-1': 'caer-clavell' },
      call: { ...storm('caer-clavell'), attackers: ['warsteed-1'] },
      dice: { 'defender-dice': [10, 3], 'attacker-dice': [10] },
    });
    expect(needs(t.heard('volley')[0]!)).toEqual([2, 2]);
    expect(t.asks()).toEqual(['0 siege-or-fight']);
  });
  test('TD-12.6: is removed by one hit, and the castle is Gorganun’s at once', () => {
    const t = arena({
      pieces: { 'warsteed-1': 'caer-clavell' },
      call: { ...storm('caer-clavell'), attackers: ['warsteed-1'] },
      dice: { 'defender-dice': [10, 10], 'attacker-dice': [4] },
    });
    expect(t.end()).toBe('castle-taken');
    expect(t.g().castles['caer-clavell']).toBe(GORGANUN);
    t.over();
  });
  test('then fights Forseti', () => {
    const t = arena({
      pieces: { 'cavalry-1': 'caer-clavell' },
      call: { ...storm('caer-clavell'), attacker: FORSETI, attackers: ['cavalry-1'] },
      dice: { 'defender-dice': [1, 10], 'attacker-dice': [10] },
      change: (g) => {
        g.castles['caer-clavell'] = GORGANUN;
      },
    });
    expect(t.heard('volley')[0]!.seat).toBe(GORGANUN);
    expect(t.counter('cavalry-1').reduced).toBe(true);
  });
});

describe('a storm', () => {
  const held = {
    pieces: { 'foot-soldier-1': { at: 'caer-navell', reduced: true }, 'warsteed-1': 'caer-navell' },
    call: { ...storm('caer-navell'), attackers: ['warsteed-1'] },
    change: inside('caer-navell'),
  };
  test('TD-12.7: lets the attacker break off and stay: siege', () => {
    const t = arena({ ...held, dice: { 'defender-dice': [10, 10], 'attacker-dice': [10] } });
    // Those inside cannot retreat and are not asked.
    expect(t.asks()).toEqual(['0 siege-or-fight']);
    t.does(GORGANUN, 'break-off');
    expect(t.end()).toBe('broken-off');
    expect(t.counter('warsteed-1').at).toBe('caer-navell');
    expect(t.g().castles['caer-navell']).toBe(FORSETI);
    t.over();
  });
  test('TD-12.6, A19: when its last defender is gone the garrison fights, and the castle falls with it', () => {
    const t = arena({ ...held, dice: { 'defender-dice': [10, 10, 10, 10], 'attacker-dice': [1, 1] } });
    expect(t.heard('garrison-rose')).toMatchObject([{ strength: 4 }]);
    expect(t.heard('castle-fell')).toEqual([]);
    t.does(GORGANUN, 'stay');
    expect(t.end()).toBe('castle-taken');
    expect(t.heard('castle-fell')).toHaveLength(1);
  });
  test('TD-12.7: may be broken off before the garrison: the castle stands', () => {
    const t = arena({ ...held, dice: { 'defender-dice': [10, 10], 'attacker-dice': [1] } });
    t.does(GORGANUN, 'break-off');
    expect(t.end()).toBe('broken-off');
    expect(t.g().castles['caer-navell']).toBe(FORSETI);
    t.over();
  });
  test('does not take it when nobody is left to walk in', () => {
    const t = arena({
      ...held,
      pieces: { ...held.pieces, 'warsteed-1': { at: 'caer-navell', reduced: true } },
      dice: { 'defender-dice': [10, 10, 1, 10], 'attacker-dice': [10, 1] },
    });
    t.does(GORGANUN, 'stay');
    expect(t.end()).toBe('both-gone');
    expect(t.g().castles['caer-navell']).toBe(FORSETI);
    t.over();
  });
  test('TD-9.10: leaves lone leaders hard pressed as soon as the last piece is gone: 5 is added', () => {
    const t = arena({
      ...held,
      pieces: { ...held.pieces, shelnor: 'caer-navell' },
      dice: { 'defender-dice': [10, 10], 'attacker-dice': [1], casualty: [5] },
    });
    t.does(FORSETI, 'set-points', { points: {} });
    expect(t.heard('casualty-rolled')[0]).toMatchObject({ die: 5, add: 5 });
    expect(t.counter('shelnor').fate).toBe('captured');
    t.nobodyIsAskedExcept(GORGANUN, 'siege-or-fight');
  });
});

describe('a sortie', () => {
  const out = {
    pieces: {
      'foot-soldier-1': 'caer-navell',
      'foot-soldier-2': 'caer-navell',
      'warsteed-1': 'caer-navell',
      'warsteed-2': 'caer-navell',
    },
    call: { at: 'caer-navell', kind: 'sortie' as const, attacker: FORSETI, attackers: ['foot-soldier-1'], from: null },
    change: inside('caer-navell'),
  };
  test('TD-12.8, A15: gives the besieged no castle help, and all besiegers defend', () => {
    const t = arena({ ...out, dice: { 'defender-dice': [10, 10], 'attacker-dice': [10] } });
    expect(t.heard('volley').map(needs)).toEqual([[4, 4], [4]]);
  });
  test('that drives the besiegers off ends the siege', () => {
    const t = arena({ ...out, dice: { 'defender-dice': [10, 10], 'attacker-dice': [10] } });
    t.does(GORGANUN, 'retreat', { to: 'larkhill' });
    expect(t.end()).toBe('defender-left');
    expect(t.counter('warsteed-2').at).toBe('larkhill');
    t.over();
  });
});

test('a sortie driven back into its castle makes the besiegers the attackers, if they go on', () => {
  const t = arena({
    pieces: {
      'foot-soldier-1': { at: 'caer-clavell', reduced: true },
      'warsteed-1': 'caer-clavell',
      ezelle: 'westmere',
      kestrel: 'lowmere',
      'wargroup-1': 'shepherds-rest',
      'wargroup-2': 'rockhurst',
    },
    call: { at: 'caer-clavell', kind: 'sortie', attacker: FORSETI, attackers: ['foot-soldier-1'], from: null },
    change: inside('caer-clavell'),
    dice: { 'defender-dice': [10, 10, 10, 10, 10], 'attacker-dice': [10, 1, 1] },
  });
  t.does(GORGANUN, 'stay').does(FORSETI, 'retreat', { to: 'castle' }).does(GORGANUN, 'stay');
  // Round 2: now Forseti rolls two dice as the defender, and loses his last unit.
  expect(t.heard('volley').at(-2)).toMatchObject({ seat: FORSETI, hits: 0 });
  // Round 3: the garrison.
  t.does(GORGANUN, 'stay');
  expect(t.end()).toBe('castle-taken');
  expect(t.g().castles['caer-clavell']).toBe(GORGANUN);
  t.over();
});

test('leaders within the walls of a garrison that stands are safe', () => {
  const t = arena({
    pieces: { neko: 'caer-clavell', 'warsteed-1': 'caer-clavell' },
    call: { ...storm('caer-clavell'), attackers: ['warsteed-1'] },
    dice: { 'defender-dice': [10, 10], 'attacker-dice': [10] },
    change: inside('caer-clavell'),
  }).does(GORGANUN, 'break-off');
  expect(t.heard('casualty-rolled')).toEqual([]);
  expect(rolls(t.heard('volley')[0]!)).toEqual([10, 10]);
  t.over();
});
