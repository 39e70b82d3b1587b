import { describe, expect, test } from 'vitest';
import { type Arena, arena, FORSETI, GORGANUN, needs } from './arena.ts';
import { backfires, nextRound, none, torin } from './torin.ts';

/** Spells that lead, blind, hide, call and frighten, and what they do when they backfire (TD-28). */

describe('TD-28.8: Enthrall', () => {
  const hastur = (dice: Record<string, number[]>) =>
    arena({
      pieces: { hastur: 'riverton', 'cadmin-1': 'riverton', 'cadmin-2': 'riverton', 'foot-soldier-1': 'riverton' },
      call: {
        at: 'riverton',
        kind: 'field',
        attacker: GORGANUN,
        attackers: ['hastur', 'cadmin-1', 'cadmin-2'],
        from: null,
      },
      known: { hastur: ['enthrall'] },
      dice: { 'defender-dice': none, 'attacker-dice': none, ...dice },
    }).does(GORGANUN, 'cast-in-battle', { spell: 'enthrall' });
  test('makes the wizard a leader whose ratings are his strength, at once and for the battle', () => {
    const t = hastur({ 'spell-check': [1] });
    expect(t.asks()).toEqual(['0 leader-points']);
    t.does(GORGANUN, 'set-points', { points: { 'cadmin.1': 4 } });
    expect(needs(t.heard('volley')[1]!)).toEqual([7, 3]);
    nextRound(t);
    expect(t.asks()).toEqual(['0 leader-points']);
    t.does(GORGANUN, 'set-points', { points: {} }).does(FORSETI, 'retreat', { to: 'eldinbourg' });
    expect(t.g().enthralled).toEqual({});
    t.over();
  });
  test('backfired: the opponent hands out that strength', () => {
    const t = hastur(backfires);
    expect(t.asks()).toEqual(['1 leader-points']);
    t.does(FORSETI, 'set-points', { points: { 'foot-soldier.1': 3 } });
    expect(needs(t.heard('volley')[0]!)).toEqual([7]);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
});

describe('T19, TD-28.10: Fog of War', () => {
  const three = {
    pieces: { 'cadmin-1': 'riverton' },
    call: {
      at: 'riverton',
      kind: 'field' as const,
      attacker: GORGANUN,
      attackers: ['warsteed-1', 'warsteed-2', 'cadmin-1'],
      from: null,
    },
  };
  const fog = (points: Record<string, number>) => {
    const t = torin('fog-of-war', three).does(FORSETI, 'cast-in-battle', { spell: 'fog-of-war' });
    return t.does(FORSETI, 'share-fog', { points });
  };
  const struck = (t: Arena) => needs(t.heard('volley')[1]!);
  test('takes 4 from one, but leaves 1: a strength-3 unit ends at 1 and the rest is wasted', () => {
    expect(struck(fog({ 'cadmin.1': 4 }))).toEqual([4, 4, 1]);
  });
  test('or any mix', () => {
    expect(struck(fog({ 'warsteed.1': 1, 'warsteed.2': 2, 'cadmin.1': 1 }))).toEqual([3, 2, 2]);
  });
  test('always 4 in all', () => {
    const t = torin('fog-of-war', three).does(FORSETI, 'cast-in-battle', { spell: 'fog-of-war' });
    expect(t.refused(FORSETI, 'share-fog', { points: { 'warsteed.1': 3 } })).toBe('refusal.wrong-total');
    expect(t.refused(FORSETI, 'share-fog', { points: { 'warsteed.1': 4, 'warsteed.2': 1 } })).toBe(
      'refusal.wrong-total',
    );
  });
  test('lasts the whole battle, shared anew each round, and can be cast in the first only', () => {
    const t = nextRound(fog({ 'warsteed.1': 4 }));
    expect(t.asks()).toEqual(['1 fog']);
    t.does(FORSETI, 'share-fog', { points: { 'warsteed.2': 4 } });
    // No spell is left for Torin in round 2: he attacks.
    expect(needs(t.heard('volley').at(-1)!)).toEqual([4, 1, 3]);
    expect(t.heard('volley').at(-2)!.dice).toHaveLength(3);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
  test('comes off after the cap of 7', () => {
    const t = torin('fog-of-war', {
      pieces: { shale: 'riverton', 'warsteed-2': { at: 'riverton', box: 'shale' } },
      call: { at: 'riverton', kind: 'field', attacker: GORGANUN, attackers: ['shale', 'warsteed-2'], from: null },
    });
    t.does(GORGANUN, 'set-points', { points: { 'warsteed.1': 3 } }).does(FORSETI, 'cast-in-battle', {
      spell: 'fog-of-war',
    });
    expect(struck(t)).toEqual([3]);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
  test('backfired: the opponent spreads it over the caster’s side', () => {
    const t = torin('fog-of-war', { dice: backfires }).does(FORSETI, 'cast-in-battle', { spell: 'fog-of-war' });
    t.does(GORGANUN, 'share-fog', { points: { 'foot-soldier.1': 2, 'foot-soldier.2': 2 } });
    expect(needs(t.heard('volley')[0]!)).toEqual([2, 2]);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
});

describe('TD-28.13: Obfuscate', () => {
  test('takes up to three own pieces out of the fight: no attack, no hits, still hidden afterwards', () => {
    const t = torin('obfuscate', { dice: { 'attacker-dice': [1, 1] } });
    expect(t.refused(FORSETI, 'cast-over', { spell: 'obfuscate', targets: [] })).toBe('refusal.wrong-number');
    t.does(FORSETI, 'cast-over', { spell: 'obfuscate', targets: ['torin', 'foot-soldier.1'] });
    expect(t.heard('volley')[0]!.dice).toHaveLength(1);
    expect(t.end()).toBe('defender-left');
    expect(t.counter('foot-soldier-2').fate).toBe('pool');
    expect(t.counter('torin')).toMatchObject({ at: 'riverton', obfuscated: true });
    t.over();
  });
  test('of all who hold a castle leaves it to its garrison (TD-12.10)', () => {
    const t = arena({
      pieces: { vilkie: 'caer-clavell', 'warsteed-1': 'caer-clavell' },
      call: { at: 'caer-clavell', kind: 'assault', attacker: GORGANUN, attackers: ['warsteed-1'], from: null },
      known: { vilkie: ['obfuscate'] },
      change: (g) => {
        g.inside['caer-clavell'] = true;
      },
      dice: { 'spell-check': [1], 'defender-dice': [10, 10], 'attacker-dice': [10] },
    }).does(FORSETI, 'cast-over', { spell: 'obfuscate', targets: ['vilkie'] });
    expect(t.heard('garrison-rose')).toHaveLength(1);
    t.does(GORGANUN, 'stay');
    // In the next round he may come out and fight in its place, and does not.
    t.does(FORSETI, 'pick-some', { some: [] });
    expect(t.heard('volley')[0]).toMatchObject({ seat: FORSETI, hits: 0 });
    t.does(GORGANUN, 'break-off');
    expect(t.end()).toBe('broken-off');
    expect(t.g().castles['caer-clavell']).toBe(FORSETI);
    t.over();
  });
  test('backfired: the stack is shown, and the enemy picks who of them takes his first hit', () => {
    const t = torin('obfuscate', {
      pieces: { neko: 'riverton', 'foot-soldier-1': { at: 'riverton', box: 'neko' } },
      dice: { ...backfires, 'attacker-dice': [10, 10, 1, 10], 'defender-dice': none, casualty: [6] },
    });
    t.does(FORSETI, 'set-points', { points: {} });
    t.does(FORSETI, 'cast-over', { spell: 'obfuscate', targets: ['torin', 'foot-soldier.1'] });
    expect(t.counter('foot-soldier-1')).toMatchObject({ box: 'neko', exposed: true });
    // No hit in round 1; the first one comes in round 2.
    nextRound(t).does(FORSETI, 'set-points', { points: {} });
    expect(t.offered(GORGANUN, 'pick-one', 'one')).toEqual(['foot-soldier.1', 'torin']);
    t.does(GORGANUN, 'pick-one', { one: 'torin' });
    expect(t.counter('torin').fate).toBe('wounded');
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
});

describe('TD-28.14: Summon Aid', () => {
  const near = {
    pieces: {
      neko: 'eldinbourg',
      'cavalry-1': { at: 'eldinbourg', box: 'neko', spent: true },
      'cavalry-2': 'caer-sillius',
    },
  };
  test('brings one counter from a neighbouring area, activated or not, into this very round', () => {
    const t = torin('summon-aid', near);
    expect(t.offered(FORSETI, 'cast-on', 'target', { spell: 'summon-aid' })).toEqual(['cavalry-1', 'neko']);
    t.does(FORSETI, 'cast-on', { spell: 'summon-aid', target: 'cavalry-1' });
    expect(needs(t.heard('volley')[0]!)).toEqual([4, 4, 5]);
    expect(t.counter('cavalry-1')).toMatchObject({ at: 'riverton', box: null });
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
  test('brings a leader without those he commanded', () => {
    const t = torin('summon-aid', near).does(FORSETI, 'cast-on', { spell: 'summon-aid', target: 'neko' });
    expect(t.counter('cavalry-1')).toMatchObject({ at: 'eldinbourg', box: null });
    expect(t.g().battle!.leaders[FORSETI]).toEqual(['neko']);
    t.nobodyIsAskedExcept(FORSETI, 'leader-points');
  });
  test('whose points count at once, in this round (TD-5.5)', () => {
    const t = torin('summon-aid', near).does(FORSETI, 'cast-on', { spell: 'summon-aid', target: 'neko' });
    expect(t.heard('volley')).toEqual([]);
    t.does(FORSETI, 'set-points', { points: { 'foot-soldier.1': 2 } });
    // Neko’s defence is 2: a Foot Soldier of 4 strikes with 6.
    expect(needs(t.heard('volley')[0]!)[0]).toBe(6);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
  test('does not take Terramax from his own wizard; it calls him to where that one fights (TD-23.10)', () => {
    const called = (kishmin: string) =>
      arena({
        pieces: {
          hastur: 'riverton',
          kishmin,
          'terramax-1': 'eldinbourg',
          'cadmin-1': 'eldinbourg',
          'foot-soldier-1': 'riverton',
        },
        call: { at: 'riverton', kind: 'field', attacker: GORGANUN, attackers: ['hastur'], from: null },
        known: { hastur: ['summon-aid'], kishmin: [] },
        change: (g) => {
          g.terramax = { wizard: 'kishmin', berserk: false };
        },
      }).offered(GORGANUN, 'cast-on', 'target', { spell: 'summon-aid' });
    expect(called('eldinbourg')).toEqual(['cadmin-1', 'kishmin']);
    expect(called('riverton')).toEqual(['cadmin-1', 'terramax-1']);
  });
  test('names nobody’s identity in public', () => {
    const t = torin('summon-aid', near).does(FORSETI, 'cast-on', { spell: 'summon-aid', target: 'cavalry-1' });
    expect(t.heard('aid-came')[0]!.piece).toEqual({
      key: 'battle.slot',
      args: { piece: { key: 'unit.cavalry' }, n: 1 },
    });
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
  test('backfired: the opponent may bring one, or nobody', () => {
    const enemy = { pieces: { 'wargroup-1': 'eldinbourg', 'foot-soldier-3': 'eldinbourg' }, dice: backfires };
    const t = torin('summon-aid', enemy).does(FORSETI, 'cast-on', { spell: 'summon-aid', target: 'foot-soldier-3' });
    expect(t.offered(GORGANUN, 'pick-one', 'one')).toEqual(['nobody', 'wargroup-1']);
    expect(t.open()[0]!.secret).toBe(true);
    t.does(GORGANUN, 'pick-one', { one: 'wargroup-1' });
    expect(t.heard('volley')[1]!.dice).toHaveLength(3);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
  test('is for the first round only', () => {
    const t = nextRound(torin('summon-aid', near).does(FORSETI, 'fight'));
    expect(t.asks()).toEqual(['1 stay-or-retreat']);
  });
});

describe('TD-28.16: Terror', () => {
  test('drives two enemy units off where they may retreat; leaders and wizards may go along', () => {
    const t = torin('terror', {
      pieces: { kestrel: 'riverton', shimar: 'riverton', 'wargroup-1': 'riverton' },
      known: { torin: ['terror'], shimar: [] },
      call: {
        at: 'riverton',
        kind: 'field',
        attacker: GORGANUN,
        attackers: ['warsteed-1', 'warsteed-2', 'kestrel', 'shimar', 'wargroup-1'],
        from: 'mistwood',
      },
    }).does(GORGANUN, 'set-points', { points: {} });
    expect(t.offered(FORSETI, 'cast-over', 'targets', { spell: 'terror' })).toEqual([
      'wargroup.1',
      'warsteed.1',
      'warsteed.2',
    ]);
    expect(t.refused(FORSETI, 'cast-over', { spell: 'terror', targets: ['wargroup.1'] })).toBe('refusal.wrong-number');
    t.does(FORSETI, 'cast-over', { spell: 'terror', targets: ['warsteed.1', 'wargroup.1'] });
    t.does(GORGANUN, 'flee', { to: 'mistwood' }).does(GORGANUN, 'pick-some', { some: ['kestrel'] });
    expect(['warsteed-1', 'wargroup-1', 'kestrel'].map((id) => t.counter(id).at)).toEqual([
      'mistwood',
      'mistwood',
      'mistwood',
    ]);
    expect(t.heard('volley')[1]!.dice).toHaveLength(2);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
  test('of all of them ends the battle', () => {
    const t = torin('terror').does(FORSETI, 'cast-over', { spell: 'terror', targets: ['warsteed.1', 'warsteed.2'] });
    t.does(GORGANUN, 'flee', { to: 'mistwood' });
    expect(t.end()).toBe('attacker-left');
    t.over();
  });
  test('is not offered where no retreat is open', () => {
    const t = torin('terror', {
      pieces: Object.fromEntries(['mistwood', 'eldinbourg', 'greenbridge'].map((at, i) => [`cavalry-${i + 1}`, at])),
    });
    expect(t.asks()).toEqual(['1 stay-or-retreat']);
  });
  test('is not offered at sea', () => {
    const t = arena({
      pieces: { torin: { at: 'sorrow-roads', ship: 'ship-2' }, 'wargroup-1': { at: 'sorrow-roads', ship: 'ship-1' } },
      call: {
        at: 'sorrow-roads',
        kind: 'sea',
        attacker: GORGANUN,
        attackers: ['wargroup-1'],
        from: 'brightsea',
        defenderShip: 'ship-2',
      },
      known: { torin: ['terror'] },
      change: (g) => {
        g.ships = { 'ship-1': { seat: GORGANUN, from: 'brightsea' }, 'ship-2': { seat: FORSETI, from: 'foam-break' } };
      },
      dice: { 'defender-dice': none, 'attacker-dice': none },
    });
    expect(t.asks()).toEqual(['1 stay-or-retreat']);
  });
  test('backfired: two of the caster’s own flee, picked by the opponent', () => {
    const t = torin('terror', { pieces: { 'foot-soldier-3': 'riverton' }, dice: backfires });
    t.does(FORSETI, 'cast-over', { spell: 'terror', targets: ['warsteed.1', 'warsteed.2'] });
    t.does(GORGANUN, 'pick-some', { some: ['foot-soldier.1', 'foot-soldier.3'] });
    t.does(FORSETI, 'flee', { to: 'eldinbourg' }).does(FORSETI, 'pick-some', { some: [] });
    expect(t.counter('foot-soldier-3').at).toBe('eldinbourg');
    expect(t.counter('foot-soldier-2').at).toBe('riverton');
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
});
