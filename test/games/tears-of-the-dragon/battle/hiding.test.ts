import { describe, expect, test } from 'vitest';
import { arena, FORSETI, GORGANUN } from './arena.ts';
import { backfires, none, torin } from './torin.ts';

/** TD-28.13: those under Obfuscate in a battle. TD-28.1: Bad Fortune upon any die of the enemy. */

const call = {
  at: 'riverton',
  kind: 'field' as const,
  attacker: GORGANUN,
  attackers: ['warsteed-1'],
  from: 'mistwood',
};

describe('TD-28.13: who hides in a battle', () => {
  const hidden = () =>
    torin('obfuscate').does(FORSETI, 'cast-over', { spell: 'obfuscate', targets: ['foot-soldier.1'] });

  test('neither rolls nor is hit in that round', () => {
    const t = hidden();
    expect(t.heard('volley')[0]!.dice).toHaveLength(1);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
  test('may choose to attack in the next, and is hidden no longer', () => {
    const t = hidden().does(FORSETI, 'stay').does(GORGANUN, 'stay');
    expect(t.asks()).toEqual(['1 come-out']);
    t.does(FORSETI, 'pick-some', { some: ['foot-soldier.1'] }).does(FORSETI, 'fight');
    expect(t.heard('came-out')).toHaveLength(1);
    expect(t.heard('volley')[2]!.dice).toHaveLength(3);
    expect(t.counter('foot-soldier-1').obfuscated).toBe(false);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
  test('or stays hidden, for as many rounds as his owner likes', () => {
    const t = hidden().does(FORSETI, 'stay').does(GORGANUN, 'stay').does(FORSETI, 'pick-some', { some: [] });
    t.does(FORSETI, 'fight');
    expect(t.heard('volley')[2]!.dice).toHaveLength(2);
    expect(t.counter('foot-soldier-1').obfuscated).toBe(true);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
  test('goes along when his side retreats, or stays among the enemies, as his owner says', () => {
    const leave = (some: string[]) => {
      const t = hidden().does(FORSETI, 'retreat', { to: 'eldinbourg' });
      expect(t.asks()).toEqual(['1 hidden-go']);
      t.does(FORSETI, 'pick-some', { some });
      expect(t.end()).toBe('defender-left');
      return t.counter('foot-soldier-1');
    };
    expect(leave(['foot-soldier.1']).at).toBe('eldinbourg');
    expect(leave([])).toMatchObject({ at: 'riverton', obfuscated: true });
  });
});

test('TD-11.2: an overrun of one who vanishes is no overrun: the defender has left', () => {
  const t = arena({
    pieces: {
      vilkie: 'riverton',
      ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`warsteed-${n}`, 'riverton'])),
    },
    call: { ...call, kind: 'overrun', attackers: [1, 2, 3, 4, 5].map((n) => `warsteed-${n}`) },
    known: { vilkie: ['obfuscate'] },
    dice: { 'spell-check': [1] },
  }).does(FORSETI, 'cast-over', { spell: 'obfuscate', targets: ['vilkie'] });
  expect(t.end()).toBe('defender-left');
  t.over();
});

describe('TD-28.1: Bad Fortune has one die of the enemy rolled again, of whatever kind', () => {
  const caster = (dice: Record<string, number[]>, more: Record<string, string> = {}) =>
    torin('bad-fortune', {
      pieces: { hastur: 'riverton', ...more },
      known: { torin: ['bad-fortune'], hastur: ['eldritch-fire'] },
      call: { ...call, attackers: ['warsteed-1', 'warsteed-2', 'hastur'] },
      dice: { 'spell-check': [1, 1], ...dice },
    }).does(FORSETI, 'cast-in-battle', { spell: 'bad-fortune' });

  test('a spell check: the new die counts', () => {
    const t = caster({ reroll: [9] }).does(GORGANUN, 'cast-in-battle', { spell: 'eldritch-fire' });
    expect(t.asks()).toEqual(['1 spoil']);
    t.does(FORSETI, 'pick-one', { one: 'again' });
    expect(t.heard('die-spoilt')).toMatchObject([{ seat: FORSETI, was: 1, now: 9 }]);
    expect(t.heard('spell-failed')).toHaveLength(1);
    // It is used up: no attack die is asked for.
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
  test('or, if he lets that be, a die of the attack', () => {
    const t = caster({}).does(GORGANUN, 'cast-in-battle', { spell: 'eldritch-fire' });
    t.does(FORSETI, 'pick-one', { one: 'none' });
    expect(t.asks()).toEqual(['1 reroll']);
  });
  test('or the casualty of an enemy wizard', () => {
    const t = caster({ 'defender-dice': [1, 10, 10], casualty: [1], reroll: [8] }).does(GORGANUN, 'fight');
    t.does(GORGANUN, 'take-hits', { hits: { hastur: 1 } });
    expect(t.asks()).toEqual(['1 spoil']);
    t.does(FORSETI, 'pick-one', { one: 'again' });
    expect(t.counter('hastur').fate).toBe('killed');
  });
  test('never a die of his own side, and Good Fortune none but an attack’s', () => {
    const t = torin('good-fortune', {
      pieces: { vilkie: 'riverton' },
      known: { torin: ['good-fortune'], vilkie: ['eldritch-fire'] },
    }).does(FORSETI, 'cast-in-battle', { spell: 'good-fortune' });
    t.does(FORSETI, 'cast-in-battle', { spell: 'eldritch-fire' });
    expect(t.heard('die-spoilt')).toEqual([]);
    expect(t.asks()).toEqual(['1 reroll']);
  });
});

test('TD-28.14: who flees from Terror and is called back by Summon Aid keeps his number', () => {
  const t = torin('terror', {
    pieces: { hastur: 'riverton' },
    known: { torin: ['terror'], hastur: ['summon-aid'] },
    call: { ...call, attackers: ['warsteed-1', 'warsteed-2', 'hastur'] },
    dice: { 'spell-check': [1, 1] },
  });
  t.does(FORSETI, 'cast-over', { spell: 'terror', targets: ['warsteed.1', 'warsteed.2'] });
  t.does(GORGANUN, 'flee', { to: 'mistwood' }).does(GORGANUN, 'pick-some', { some: [] });
  t.does(GORGANUN, 'cast-on', { spell: 'summon-aid', target: 'warsteed-1' });
  const named = { key: 'battle.slot', args: { piece: { key: 'unit.warsteed' }, n: 1 } };
  expect(t.heard('aid-came')).toMatchObject([{ piece: named }]);
  expect(t.heard('volley')[1]!.dice).toMatchObject([{ args: { piece: named } }]);
});

describe('TD-28.16, R-31: Terror where the only way is into the own castle', () => {
  const facing = (pieces: Record<string, string>) =>
    arena({
      pieces: {
        torin: 'caer-clavell',
        'warsteed-1': 'caer-clavell',
        ezelle: 'westmere',
        kestrel: 'lowmere',
        ...pieces,
      },
      call: {
        at: 'caer-clavell',
        kind: 'field',
        attacker: FORSETI,
        attackers: ['torin'],
        from: null,
      },
      known: { torin: ['terror'] },
      change: (g) => {
        g.castles['caer-clavell'] = GORGANUN;
        g.inside['caer-clavell'] = false;
      },
      dice: { 'spell-check': [1], 'attacker-dice': none, 'defender-dice': none },
    });
  const shut = { neko: 'shepherds-rest', algeron: 'rockhurst', kendrel: 'westmere', shelnor: 'lowmere' };
  test('drives the whole side into it, for a castle takes all or nobody (TD-7.8)', () => {
    const t = facing(shut);
    t.does(FORSETI, 'cast-over', { spell: 'terror', targets: ['warsteed.1'] });
    t.does(FORSETI, 'break-off');
    expect(t.g().inside['caer-clavell']).toBe(true);
    expect(t.end()).toBe('defender-left');
    t.over();
  });
  test('and has nobody to drive where others would stay outside', () => {
    const t = facing({ ...shut, 'warsteed-2': 'caer-clavell', 'warsteed-3': 'caer-clavell' });
    expect(t.asks()).not.toContain('1 wizard-act');
  });
});

test('TD-16.5, TD-14.2: an explosion in a besieged castle is the worse for a leader there', () => {
  const t = arena({
    pieces: { neko: 'caer-sillius', torin: 'caer-sillius', 'warsteed-1': 'caer-sillius' },
    call: { ...call, at: 'caer-sillius', kind: 'assault', from: null },
    known: { torin: ['eldritch-fire'] },
    change: (g) => {
      g.inside['caer-sillius'] = true;
    },
    dice: { ...backfires, 'spell-failure': [10], explosion: [10, 1, 10], casualty: [1] },
  });
  if (t.asks()[0] === '1 leader-points') t.does(FORSETI, 'set-points', { points: {} });
  t.does(FORSETI, 'cast-in-battle', { spell: 'eldritch-fire' });
  expect(t.heard('casualty-rolled')).toMatchObject([{ die: 1, add: 5 }]);
  expect(t.counter('neko').fate).toBe('wounded');
});
