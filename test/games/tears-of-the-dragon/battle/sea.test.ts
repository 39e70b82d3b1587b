import { describe, expect, test } from 'vitest';
import { arena, FORSETI, GORGANUN, needs } from './arena.ts';

/** Battles at sea (TD-13). */

const SEA = 'sorrow-roads';
const aboard = (ship: string, ids: readonly string[], at = SEA) =>
  Object.fromEntries(ids.map((id) => [id, { at, ship }]));
const miss = { 'defender-dice': Array(20).fill(10), 'attacker-dice': Array(20).fill(10) };
const ships =
  (ours: string | null, theirs: string | null) =>
  (g: { ships: Record<string, { seat: number; from: string | null }> }) => {
    g.ships = { 'ship-1': { seat: GORGANUN, from: ours }, 'ship-2': { seat: FORSETI, from: theirs } };
  };
const meet = (mine: string[], theirs: string[], from = 'bright-sound') => ({
  pieces: { ...aboard('ship-1', mine), ...aboard('ship-2', theirs) },
  call: { at: SEA, kind: 'sea' as const, attacker: GORGANUN, attackers: mine, from, defenderShip: 'ship-2' },
  change: ships(from, 'foam-break'),
});

test('T21, TD-13.2: Cavalry 5 fights as 3, Warsteed 4 as 2', () => {
  const t = arena({ ...meet(['warsteed-1'], ['cavalry-1']), dice: miss });
  expect(t.heard('volley').map(needs)).toEqual([[3], [2]]);
});

test('TD-13.1: foot and Elite Guard fight at sea as they do on land', () => {
  const t = arena({ ...meet(['wargroup-1'], ['elite-guard-1']), dice: miss });
  expect(t.heard('volley').map(needs)).toEqual([[6], [4]]);
});

describe('TD-13.3: a ship that has taken four hits', () => {
  const three = ['foot-soldier-1', 'foot-soldier-2', 'foot-soldier-3'];
  const sunk = (casualty: number[], crew: string[]) => {
    const t = arena({
      ...meet(['wargroup-1', 'wargroup-2', 'cadmin-1'], crew),
      known: { torin: [], ursa: [] },
      dice: {
        'defender-dice': Array(20).fill(10),
        'attacker-dice': [1, 1, 10, 1, 1, 10],
        casualty,
      },
    });
    while (t.asks().length > 0 && !t.heard('ship-sank').length) {
      const [ask] = t.asks();
      if (ask === '1 leader-points') t.does(FORSETI, 'set-points', { points: {} });
      else if (ask === '1 take-hits')
        t.does(FORSETI, 'take-hits', { hits: { 'foot-soldier.1': 1, 'foot-soldier.2': 1 } });
      else t.does(Number(ask![0]), 'stay');
    }
    return t;
  };
  test('sinks with all units on it, also those that were not hit', () => {
    const t = sunk([], three);
    expect(three.map((id) => t.counter(id).fate)).toEqual(['pool', 'pool', 'pool']);
    expect(t.g().ships['ship-2']).toBeUndefined();
    expect(t.end()).toBe('defender-gone');
    t.over();
  });
  test.each([
    [1, 'killed'],
    [4, 'killed'],
    [5, 'captured'],
    [10, 'captured'],
  ])('T21: its leader rolls %i and is %s', (die, fate) => {
    expect(sunk([die], ['neko', ...three]).counter('neko').fate).toBe(fate);
  });
  test.each([
    [1, 'killed'],
    [3, 'killed'],
    [4, 'captured'],
    [10, 'captured'],
  ])('T21: its wizard rolls %i and is %s', (die, fate) => {
    expect(sunk([die], ['torin', 'foot-soldier-1', 'foot-soldier-2']).counter('torin').fate).toBe(fate);
  });
});

test('TD-13.4: both ships go down in one step, and all leaders and wizards with them', () => {
  const t = arena({
    ...meet(['warsteed-1', 'warsteed-2', 'ezelle'], ['elite-guard-1', 'elite-guard-2', 'neko']),
    change: (g) => {
      ships('bright-sound', 'foam-break')(g);
    },
    dice: { 'defender-dice': [1, 1, 1, 1], 'attacker-dice': [1, 1, 1, 1] },
  });
  t.does(FORSETI, 'set-points', { points: {} }).does(GORGANUN, 'set-points', { points: {} });
  t.does(GORGANUN, 'take-hits', { hits: { 'warsteed.1': 1, 'warsteed.2': 1 } });
  t.does(FORSETI, 'take-hits', { hits: { 'elite-guard.1': 1, 'elite-guard.2': 1 } });
  t.does(FORSETI, 'stay').does(GORGANUN, 'stay');
  t.does(FORSETI, 'set-points', { points: {} }).does(GORGANUN, 'set-points', { points: {} });
  expect(t.heard('ship-sank').map((shown) => shown.both)).toEqual([true, true]);
  expect([t.counter('ezelle').fate, t.counter('neko').fate]).toEqual(['killed', 'killed']);
  expect(t.heard('casualty-rolled')).toEqual([]);
  expect(t.end()).toBe('both-gone');
  t.over();
});

test('A21: a ship emptied by fewer than four hits leaves its leader with nowhere to flee, but wounded is not killed', () => {
  const t = arena({
    ...meet(['wargroup-1'], ['neko', 'foot-soldier-1']),
    change: (g) => {
      ships('bright-sound', 'foam-break')(g);
      g.counters['foot-soldier-1']!.reduced = true;
    },
    dice: { 'defender-dice': [10], 'attacker-dice': [1], casualty: [2] },
  }).does(FORSETI, 'set-points', { points: {} });
  expect(t.heard('casualty-rolled')[0]).toMatchObject({ die: 2, add: 5 });
  expect(t.counter('neko').fate).toBe('wounded');
  expect(t.g().ships['ship-2']).toBeUndefined();
  t.over();
});

describe('TD-13.5: retreat at sea', () => {
  test('leads to ports beside it, but not the one the enemy ship left from, and never nearer to the Island', () => {
    const t = arena({ ...meet(['wargroup-1'], ['foot-soldier-1'], 'brightsea'), dice: miss });
    const ways = t.offered(FORSETI, 'retreat', 'to');
    expect(ways).toContain('foam-break');
    expect(ways).not.toContain('brightsea');
    expect(
      ways.filter((to) => ['veil-of-tears', 'sighing-water', 'weeping-water', 'still-water'].includes(to)),
    ).toEqual([]);
  });
  test('does not lead the defender where the attacker came from; the attacker may go back', () => {
    const t = arena({ ...meet(['wargroup-1'], ['foot-soldier-1'], 'bright-sound'), dice: miss });
    expect(t.offered(FORSETI, 'retreat', 'to')).not.toContain('bright-sound');
    t.does(FORSETI, 'stay');
    expect(t.offered(GORGANUN, 'retreat', 'to')).toContain('bright-sound');
    t.does(GORGANUN, 'retreat', { to: 'bright-sound' });
    expect(t.counter('wargroup-1')).toMatchObject({ at: 'bright-sound', ship: 'ship-1' });
    expect(t.end()).toBe('attacker-left');
    t.over();
  });
  test('into a port lands the load', () => {
    const t = arena({ ...meet(['wargroup-1'], ['foot-soldier-1']), dice: miss }).does(FORSETI, 'retreat', {
      to: 'brightsea',
    });
    expect(t.counter('foot-soldier-1')).toMatchObject({ at: 'brightsea', ship: null });
    expect(t.g().ships['ship-2']).toBeUndefined();
    t.over();
  });
});

describe('spells on a sinking ship', () => {
  const wreck = (spell: string, dice: Record<string, number[]> = {}) => {
    const t = arena({
      ...meet(['wargroup-1', 'wargroup-2'], ['foot-soldier-1', 'foot-soldier-2', 'ursa']),
      known: { ursa: [spell] },
      dice: { 'defender-dice': Array(20).fill(10), 'attacker-dice': [1, 1, 1, 1], 'spell-check': [1], ...dice },
    });
    t.does(FORSETI, 'take-hits', { hits: { 'foot-soldier.1': 1, 'foot-soldier.2': 1 } });
    t.does(FORSETI, 'stay').does(GORGANUN, 'stay');
    return t.does(FORSETI, 'take-hits', { hits: { 'foot-soldier.1': 1, 'foot-soldier.2': 1 } });
  };
  test('TD-28.9: Fly takes the wizard to a free port instead of the roll', () => {
    const t = wreck('fly');
    expect(t.asks()).toEqual(['1 shipwreck']);
    t.does(FORSETI, 'pick-one', { one: 'fly' });
    expect([...t.offered(FORSETI, 'flee', 'to')].sort()).toEqual(['brightsea', 'foam-break']);
    t.does(FORSETI, 'flee', { to: 'foam-break' });
    expect(t.counter('ursa')).toMatchObject({ at: 'foam-break', ship: null, fate: 'map' });
    expect(t.heard('casualty-rolled')).toEqual([]);
    t.over();
  });
  test('TD-28.15: Teleport reaches any free coast beside it', () => {
    const t = wreck('teleport').does(FORSETI, 'pick-one', { one: 'teleport' });
    expect(t.offered(FORSETI, 'flee', 'to')).toEqual(['brightsea', 'ilrog', 'foam-break']);
  });
  test('TD-28.18: Water Walk spares the roll', () => {
    const t = wreck('water-walk')
      .does(FORSETI, 'pick-one', { one: 'water-walk' })
      .does(FORSETI, 'flee', { to: 'ilrog' });
    expect(t.counter('ursa').at).toBe('ilrog');
    t.over();
  });
  test('that fail leave him to the roll', () => {
    const t = wreck('fly', { 'spell-check': [9], casualty: [9] }).does(FORSETI, 'pick-one', { one: 'fly' });
    expect(t.counter('ursa').fate).toBe('captured');
    expect(t.g().wizardry.ursa!.blocked).toBe(true);
    t.over();
  });
  test('that backfire do so too', () => {
    const t = wreck('water-walk', { 'spell-check': [10], 'spell-failure': [8], casualty: [1] });
    t.does(FORSETI, 'pick-one', { one: 'water-walk' });
    expect(t.counter('ursa').fate).toBe('killed');
    t.over();
  });
  test('need not be tried', () => {
    const t = wreck('fly', { casualty: [1] }).does(FORSETI, 'pick-one', { one: 'sink' });
    expect(t.counter('ursa').fate).toBe('killed');
    t.over();
  });
});

test('TD-8.6: whom Summon Aid calls to the dragon at sea does not ride him, and stays in a ship when he is gone', () => {
  const t = arena({
    pieces: {
      'terramax-1': { at: SEA, ship: 'dragon' },
      kishmin: 'kimrin',
      'warsteed-1': 'foam-break',
      'foot-soldier-1': 'brightsea',
      ...aboard('ship-2', ['torin', 'cavalry-1']),
    },
    call: { at: SEA, kind: 'sea', attacker: GORGANUN, attackers: ['terramax-1'], from: null, defenderShip: 'ship-2' },
    known: { torin: ['summon-aid'] },
    dice: { 'spell-check': [10], 'spell-failure': [8] },
    change: (g) => {
      ships(null, null)(g);
      g.ships.dragon = { seat: GORGANUN, from: null };
      g.terramax = { wizard: 'kishmin', berserk: false };
    },
  });
  t.does(FORSETI, 'cast-on', { spell: 'summon-aid', target: 'foot-soldier-1' });
  t.does(GORGANUN, 'pick-one', { one: 'warsteed-1' });
  const { ship } = t.counter('warsteed-1');
  expect(t.counter('warsteed-1').at).toBe(SEA);
  expect(ship).not.toBe('dragon');
  expect(t.g().ships[ship!]).toEqual({ seat: GORGANUN, from: 'foam-break' });
  expect(t.counter('terramax-1').ship).toBe('dragon');
  t.nobodyIsAskedExcept(GORGANUN, 'wizard-act');
});

test('TD-13.5: where every way is shut nobody retreats, and the fight goes on', () => {
  const ways = (shut: boolean) =>
    arena({
      pieces: {
        ...aboard('ship-1', ['wargroup-1'], 'southern-deep'),
        ...aboard('ship-2', ['foot-soldier-1'], 'southern-deep'),
        ...(shut && aboard('ship-3', ['wargroup-2'], 'dusk-water')),
      },
      call: { ...meet([], []).call, at: 'southern-deep', attackers: ['wargroup-1'], from: 'long-water' },
      change: (g) => {
        ships('long-water', 'dusk-water')(g);
        g.ships['ship-3'] = { seat: GORGANUN, from: null };
      },
      dice: miss,
    }).asks();
  expect(ways(false)).toEqual(['1 stay-or-retreat']);
  // Nearer to the Island leads one way more, which is barred: the attacker alone is asked.
  expect(ways(true)).toEqual(['0 stay-or-retreat']);
});
