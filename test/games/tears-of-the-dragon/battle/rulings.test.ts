import { describe, expect, test } from 'vitest';
import type { Script, Table } from '#core/types';
import { controlCheck } from '#games/tears-of-the-dragon/rules/fight/dragon';
import { TERRAMAX } from '#games/tears-of-the-dragon/state/pieces';
import type { State } from '#games/tears-of-the-dragon/state/state';
import { type Arrangement, arena, FORSETI, GORGANUN } from './arena.ts';
import { nextRound, none, torin } from './torin.ts';

/** Rulings of this program (docs/rulings.md) and of the specification about battles that no other test shows. */

const miss = { 'defender-dice': none, 'attacker-dice': none };

describe('R-27: two dice behind a wall', () => {
  const storm = (attackers: string[], known: Arrangement['known'], dice: Record<string, number[]>) =>
    arena({
      pieces: {
        torin: 'caer-clavell',
        'foot-soldier-1': 'caer-clavell',
        ...Object.fromEntries(attackers.map((id) => [id, 'caer-clavell'])),
      },
      call: { at: 'caer-clavell', kind: 'assault', attacker: GORGANUN, attackers, from: null },
      known: { torin: [], shimar: [], ...known },
      change: (g) => {
        g.inside['caer-clavell'] = true;
      },
      dice: { ...miss, 'spell-check': [1], ...dice },
    });
  test('Eldritch Shield makes both void', () => {
    const t = storm(['shimar', 'warsteed-1'], { shimar: ['eldritch-shield'] }, { 'defender-dice': [1, 1, 10, 10] });
    t.does(GORGANUN, 'cast-on', { spell: 'eldritch-shield', target: 'foot-soldier.1' });
    expect(t.heard('volley')[0]!.hits).toBe(0);
    t.nobodyIsAskedExcept(GORGANUN, 'siege-or-fight');
  });
  test('Juggernaut makes two hits three, and one two', () => {
    const hits = (dice: number[]) => {
      const t = storm(['warsteed-1', 'warsteed-2'], { torin: ['juggernaut'] }, { 'defender-dice': dice });
      t.does(FORSETI, 'cast-on', { spell: 'juggernaut', target: 'foot-soldier.1' });
      return t.heard('volley')[0]!.hits;
    };
    expect([hits([1, 1]), hits([1, 10]), hits([10, 10])]).toEqual([3, 2, 0]);
  });
});

test('R-28: Eldritch Might, Juggernaut and Eldritch Shield may be put on wizards, Terror may not', () => {
  const t = torin(['eldritch-might', 'juggernaut', 'eldritch-shield', 'terror'], {
    pieces: { vilkie: 'riverton', shimar: 'riverton' },
    known: { torin: ['eldritch-might', 'juggernaut', 'eldritch-shield', 'terror'], vilkie: [], shimar: [] },
    call: {
      at: 'riverton',
      kind: 'field',
      attacker: GORGANUN,
      attackers: ['warsteed-1', 'warsteed-2', 'shimar'],
      from: 'mistwood',
    },
  });
  const on = (spell: string) => t.offered(FORSETI, 'cast-on', 'target', { spell });
  expect(on('eldritch-might')).toContain('vilkie');
  expect(on('juggernaut')).toContain('vilkie');
  expect(on('eldritch-shield')).toContain('shimar');
  const afraid = t.offered(FORSETI, 'cast-over', 'targets', { spell: 'terror' });
  expect(afraid).toContain('warsteed.1');
  expect(afraid).not.toContain('shimar');
});

test('A42: a wizard may cast Juggernaut on Terramax, whose hit counts two then', () => {
  const t = arena({
    pieces: {
      [TERRAMAX]: 'riverton',
      shimar: 'riverton',
      hastur: 'skarn',
      'cavalry-1': 'riverton',
      'cavalry-2': 'riverton',
    },
    call: { at: 'riverton', kind: 'field', attacker: GORGANUN, attackers: [TERRAMAX, 'shimar'], from: 'mistwood' },
    known: { shimar: ['juggernaut'] },
    change: (g) => {
      g.terramax = { wizard: 'hastur', berserk: false };
    },
    dice: { ...miss, 'spell-check': [1], 'attacker-dice': [1, ...none] },
  });
  t.does(GORGANUN, 'fight'); // Terramax, who has spells of his own and is asked first
  t.does(GORGANUN, 'cast-on', { spell: 'juggernaut', target: 'terramax.1' });
  expect(t.heard('volley')[1]!.hits).toBe(2);
  t.nobodyIsAskedExcept(FORSETI, 'take-hits');
});

describe('R-32: Summon Aid to a ship', () => {
  const SEA = 'sorrow-roads';
  const battle = (crew: string[]) =>
    arena({
      pieces: {
        'wargroup-1': { at: SEA, ship: 'ship-1' },
        ...Object.fromEntries(['torin', ...crew].map((id) => [id, { at: SEA, ship: 'ship-2' }])),
        neko: 'brightsea',
        'cavalry-1': { at: 'brightsea', box: 'neko' },
      },
      call: {
        at: SEA,
        kind: 'sea',
        attacker: GORGANUN,
        attackers: ['wargroup-1'],
        from: 'foam-sound',
        defenderShip: 'ship-2',
      },
      known: { torin: ['summon-aid'] },
      change: (g) => {
        g.ships = { 'ship-1': { seat: GORGANUN, from: 'foam-sound' }, 'ship-2': { seat: FORSETI, from: 'brightsea' } };
      },
      dice: { ...miss, 'spell-check': [1] },
    });
  const called = (crew: string[]) => battle(crew).offered(FORSETI, 'cast-on', 'target', { spell: 'summon-aid' });
  test('calls anybody while there is room, and into a full one only leaders', () => {
    expect(called(['foot-soldier-1'])).toEqual(['cavalry-1', 'neko']);
    expect(called(['foot-soldier-1', 'foot-soldier-2'])).toEqual(['neko']);
  });
  test('brings the leader aboard, and nobody with her', () => {
    const t = battle(['foot-soldier-1']).does(FORSETI, 'cast-on', { spell: 'summon-aid', target: 'neko' });
    expect(t.counter('neko')).toMatchObject({ at: SEA, ship: 'ship-2' });
    expect(t.counter('cavalry-1')).toMatchObject({ at: 'brightsea', ship: null, box: null });
    t.nobodyIsAskedExcept(FORSETI, 'leader-points');
  });
});

describe('R-33: way 3 and wizards', () => {
  // Frosthollow has two neighbours: the enemy came from Wintermoor, and one piece holds Highfield.
  const through = (holder: string, more: Arrangement['pieces'], dice: Record<string, number[]>) =>
    arena({
      pieces: {
        'warsteed-1': 'frosthollow',
        [holder]: 'highfield',
        ...Object.fromEntries([1, 2, 3].map((n) => [`foot-soldier-${n}`, 'frosthollow'])),
        ...more,
      },
      call: { at: 'frosthollow', kind: 'field', attacker: GORGANUN, attackers: ['warsteed-1'], from: 'wintermoor' },
      known: { torin: [], shimar: [] },
      dice: { ...miss, ...dice },
    })
      .does(FORSETI, 'retreat', { to: 'highfield' })
      .does(FORSETI, 'pick-some', { some: ['foot-soldier.1', 'foot-soldier.2'] });
  test('those of the side that fails roll casualties instead of being removed', () => {
    const t = through('wargroup-1', { torin: 'frosthollow' }, { breakthrough: [10, 10, 10], casualty: [7] });
    expect([1, 2, 3].map((n) => t.counter(`foot-soldier-${n}`).fate)).toEqual(['pool', 'pool', 'pool']);
    expect(t.heard('casualty-rolled')).toHaveLength(1);
    expect(t.counter('torin').fate).toBe('wounded');
    expect(t.end()).toBe('defender-gone');
    t.over();
  });
  test('those of the side that gets through go along unharmed', () => {
    const t = through('wargroup-1', { torin: 'frosthollow' }, { breakthrough: [10, 1, 1] });
    expect(t.counter('torin')).toMatchObject({ fate: 'map', at: 'highfield' });
    expect(t.heard('casualty-rolled')).toEqual([]);
    t.over();
  });
  test('one who holds the way alone rolls when he is hit, and the way is free', () => {
    const t = through('shimar', {}, { breakthrough: [10, 1, 10], casualty: [7] });
    expect(t.counter('shimar').fate).toBe('wounded');
    expect(t.counter('foot-soldier-3').at).toBe('highfield');
    expect(t.end()).toBe('defender-left');
    t.over();
  });
});

test('R-38: Water Walk spares the roll where there is no free shore: he is off the map for now', () => {
  const SEA = 'southern-deep';
  const wreck = () => {
    const t = arena({
      pieces: {
        'wargroup-1': { at: SEA, ship: 'ship-1' },
        'wargroup-2': { at: SEA, ship: 'ship-1' },
        ursa: { at: SEA, ship: 'ship-2' },
        'foot-soldier-1': { at: SEA, ship: 'ship-2' },
        'foot-soldier-2': { at: SEA, ship: 'ship-2' },
      },
      call: {
        at: SEA,
        kind: 'sea',
        attacker: GORGANUN,
        attackers: ['wargroup-1', 'wargroup-2'],
        from: 'long-water',
        defenderShip: 'ship-2',
      },
      known: { ursa: ['water-walk', 'fly'] },
      change: (g) => {
        g.ships = { 'ship-1': { seat: GORGANUN, from: 'long-water' }, 'ship-2': { seat: FORSETI, from: 'dusk-water' } };
      },
      dice: { 'defender-dice': none, 'attacker-dice': [1, 1, 1, 1], 'spell-check': [1], casualty: [1] },
    });
    const hits = { 'foot-soldier.1': 1, 'foot-soldier.2': 1 };
    t.does(FORSETI, 'take-hits', { hits });
    return nextRound(t).does(FORSETI, 'take-hits', { hits });
  };
  // Fly finds no port here, so it is not even offered.
  expect(wreck().offered(FORSETI, 'pick-one', 'one')).toEqual(['sink', 'water-walk']);
  const saved = wreck().does(FORSETI, 'pick-one', { one: 'water-walk' });
  expect(saved.counter('ursa')).toMatchObject({ fate: 'away', since: 3 });
  expect(saved.heard('casualty-rolled')).toEqual([]);
  expect(wreck().does(FORSETI, 'pick-one', { one: 'sink' }).counter('ursa').fate).toBe('killed');
});

test('R-39: a 10 never holds the dragon, however strong his wizard; and no spell is lost by it', () => {
  const check = (die: number) =>
    arena({
      pieces: { [TERRAMAX]: 'asten', hastur: 'asten' },
      dice: { 'dragon-control': [die] },
      change: (g) => {
        g.terramax = { wizard: 'hastur', berserk: false };
      },
      *run(t: Table<State>): Script<boolean> {
        // Hastur holds him on 8; two more make it 10.
        return yield* controlCheck(t, 2);
      },
    });
  expect([check(9).end(), check(10).end()]).toEqual([true, false]);
  expect(check(10).heard('tragic-failure')).toEqual([]);
  expect(check(10).g().wizardry.hastur).toMatchObject({ blocked: false, burntOut: false });
});

test('A40: Enthrall that is cast in a battle ends with it', () => {
  const t = arena({
    pieces: { hastur: 'riverton', 'warsteed-1': 'riverton', 'foot-soldier-1': 'riverton' },
    call: {
      at: 'riverton',
      kind: 'field',
      attacker: GORGANUN,
      attackers: ['hastur', 'warsteed-1'],
      from: 'mistwood',
    },
    known: { hastur: ['enthrall'] },
    dice: { ...miss, 'spell-check': [1] },
  }).does(GORGANUN, 'cast-in-battle', { spell: 'enthrall' });
  expect(t.g().enthralled).toEqual({ hastur: 'battle' });
  for (let [ask] = t.asks(); ask?.endsWith('leader-points'); [ask] = t.asks())
    t.does(GORGANUN, 'set-points', { points: {} });
  t.does(FORSETI, 'retreat', { to: 'eldinbourg' });
  expect(t.g().enthralled).toEqual({});
  t.over();
});
