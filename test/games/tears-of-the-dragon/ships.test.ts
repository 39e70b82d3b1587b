import { describe, expect, test } from 'vitest';
import { ruins } from '#games/tears-of-the-dragon/printed/content';
import { FORSETI, GORGANUN, type Scene, table } from './board.ts';

/** Who sails a ship, who comes to the Island, and who walks on water (TD-8, A13, A14, A41). */

type Crew = Record<string, readonly [seat: 0 | 1, sea: string, ids: readonly string[]]>;
function atSea(crew: Crew, more: Partial<Scene> = {}) {
  const map: Record<string, string[]> = {};
  for (const [, sea, ids] of Object.values(crew)) map[sea] = [...(map[sea] ?? []), ...ids];
  return table({
    units: 1,
    wizard: true,
    ...more,
    map,
    also: (g) => {
      for (const [ship, [seat, , ids]] of Object.entries(crew)) {
        g.ships[ship] = { seat, from: null };
        for (const id of ids) g.counters[id.includes('*') ? id.replace(/\*1$/, '-1') : id]!.ship = ship;
      }
      more.also?.(g);
    },
  });
}

describe('A13: who sails a ship', () => {
  const captains = (ids: string[], head: string, also?: Scene['also']) => {
    const t = atSea({ 'ship-1': [FORSETI, 'bright-sound', ids] }, { ...(also && { also }) });
    t.seat(FORSETI).does('activate', { piece: head });
    return t.asked()[0]!.key === 'act' ? t.seat(FORSETI).may('sail').length : 0;
  };
  test('a leader aboard', () => {
    expect(captains(['neko', 'cavalry*1'], 'neko')).toBeGreaterThan(0);
  });
  test('its only piece', () => {
    expect(captains(['cavalry*1'], 'cavalry-1')).toBeGreaterThan(0);
    expect(captains(['torin'], 'torin')).toBeGreaterThan(0);
  });
  test('any unit of it, for the ship is one stack: none is ever stuck without a leader', () => {
    expect(captains(['cavalry*1', 'torin'], 'cavalry-1')).toBeGreaterThan(0);
    const t = atSea({ 'ship-1': [FORSETI, 'bright-sound', ['foot-soldier*1', 'cavalry*1', 'torin']] });
    t.seat(FORSETI).does('activate', { piece: 'cavalry-1' });
    t.seat(FORSETI).does('sail', { captain: 'cavalry-1', to: 'brightsea' });
    for (const id of ['foot-soldier-1', 'cavalry-1', 'torin'])
      expect(t.g.counters[id]).toMatchObject({ at: 'brightsea', ship: null, spent: true });
  });
  test('wizards among themselves', () => {
    expect(captains(['torin', 'vilkie'], 'vilkie')).toBeGreaterThan(0);
  });
  test('not a wizard among units, who do not follow him, unless he enthrals them', () => {
    expect(captains(['cavalry*1', 'torin'], 'torin')).toBe(0);
    const enthralled: Scene['also'] = (g) => {
      g.enthralled.torin = 'turn';
    };
    expect(captains(['cavalry*1', 'torin'], 'torin', enthralled)).toBeGreaterThan(0);
  });
  test('but once a turn, also if somebody comes aboard who has not been activated', () => {
    const t = atSea({ 'ship-1': [FORSETI, 'bright-sound', ['foot-soldier*1', 'cavalry*1']] }, { units: 2 });
    t.seat(FORSETI).does('activate', { piece: 'cavalry-1' });
    t.seat(FORSETI).does('sail', { captain: 'cavalry-1', to: 'sorrow-roads' });
    expect(t.g.ships['ship-1']).toMatchObject({ sailed: t.g.turn });
    const fresh = atSea(
      { 'ship-1': [FORSETI, 'bright-sound', ['foot-soldier*1', 'cavalry*1']] },
      {
        also: (g) => {
          g.ships['ship-1']!.sailed = g.turn;
          g.counters['foot-soldier-1']!.spent = true;
        },
      },
    );
    fresh.seat(FORSETI).does('activate', { piece: 'cavalry-1' });
    fresh.nobodyIsAskedExcept(FORSETI, 'choose');
    expect(fresh.g.counters['cavalry-1']!.at).toBe('bright-sound');
  });
  test('a port sends out one ship in an activation, and another in the next', () => {
    const t = table({ map: { brightsea: ['neko', 'cavalry*2'] }, units: 2 });
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    t.seat(FORSETI).does('embark', { group: ['neko'], to: 'bright-sound' });
    t.seat(FORSETI).does('finish');
    t.seat(FORSETI).does('activate', { piece: 'cavalry-1' });
    t.seat(FORSETI).does('embark', { group: ['cavalry-1'], to: 'bright-sound' });
    expect([t.g.counters.neko!.ship, t.g.counters['cavalry-1']!.ship]).toEqual(['ship-1', 'ship-2']);
    t.nobodyIsAskedExcept(FORSETI, 'close');
  });
});

describe('A14: the Island', () => {
  const landing = (pieces: readonly string[]) => {
    const t = atSea(
      { 'ship-1': [FORSETI, 'veil-of-tears', ['neko']] },
      { knowledge: [[], pieces], dice: { tower: [4] } },
    );
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    return t;
  };
  test('opens with eight pieces, and the tower may be tried in the activation that lands', () => {
    const t = landing(ruins);
    t.seat(FORSETI).does('sail', { captain: 'neko', to: 'island' });
    t.seat(FORSETI).does('enter-tower', { head: 'neko' });
    expect(t.heard('tower-won')).toEqual([{ seat: FORSETI, roll: 4, target: 4 }]);
    t.nobodyIsAsked();
  });
  test('is shut with seven', () => {
    expect(landing(ruins.slice(1)).seat(FORSETI).isRefused('sail', { captain: 'neko', to: 'island' })).toBe(
      'refusal.not-available',
    );
  });
  test('a piece that was learnt from a prisoner counts as found', () => {
    const t = atSea(
      { 'ship-1': [FORSETI, 'veil-of-tears', ['neko']] },
      {
        knowledge: [[ruins[0]!], ruins.slice(1)],
        also: (g) => {
          g.counters.hastur!.fate = 'captured';
          g.prisoners.hastur = { knows: [ruins[0]!], questioned: false };
        },
        dice: { questioning: [9] },
      },
    );
    t.seat(FORSETI).does('question', { prisoner: 'hastur', topic: `knowledge:${ruins[0]}` });
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    t.seat(FORSETI).does('sail', { captain: 'neko', to: 'island' });
    expect(t.g.counters.neko!.at).toBe('island');
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
});

test('R-500: whoever is left on the Island puts out again as from a port', () => {
  const t = table({ map: { island: ['cavalry*1', 'torin'] }, units: 1, knowledge: [[], ruins] });
  t.seat(FORSETI).does('activate', { piece: 'cavalry-1' });
  expect(
    t
      .seat(FORSETI)
      .may('embark')
      .map(({ to }) => to),
  ).toContain('veil-of-tears');
  t.seat(FORSETI).does('embark', { group: ['cavalry-1'], to: 'veil-of-tears' });
  expect(t.g.counters['cavalry-1']).toMatchObject({ at: 'veil-of-tears', ship: 'ship-1' });
  t.nobodyIsAskedExcept(FORSETI, 'close');
});

describe('A41: spells and the Island', () => {
  const cast = (spell: string, from: string, pieces: readonly string[]) => {
    const t = atSea(
      { 'ship-1': [FORSETI, from, ['torin']] },
      {
        knowledge: [[], pieces],
        also: (g) => {
          g.wizardry.torin!.known = [spell];
        },
        dice: { 'spell-check': [3] },
      },
    );
    t.seat(FORSETI).does('activate', { piece: 'torin' });
    t.seat(FORSETI).does('cast', { wizard: 'torin', spell, targets: [] });
    return t.seat(FORSETI);
  };
  test('Fly never ends there, even with eight pieces; each sea area counts one space', () => {
    const ends = new Map(
      cast('fly', 'veil-of-tears', ruins)
        .may('move')
        .map(({ path }) => [String(path), path]),
    );
    expect([...ends.keys()]).toContain('bright-sound,brightsea');
    expect([...ends.keys()].some((path) => path.includes('island'))).toBe(false);
    expect(Math.max(...[...ends.values()].map((path) => (path as string[]).length))).toBe(3);
  });
  test('Teleport does not go there either', () => {
    expect(JSON.stringify(cast('teleport', 'veil-of-tears', ruins).may('move'))).not.toContain('island');
  });
  test('Water Walk may, with eight pieces only', () => {
    const to = (pieces: readonly string[]) =>
      cast('water-walk', 'veil-of-tears', pieces)
        .may('sail')
        .map((args) => args.to);
    expect(to(ruins)).toContain('island');
    expect(to(ruins.slice(1))).not.toContain('island');
  });
});

describe('R-21: a water walker at sea is a ship of his own load', () => {
  const walker: Crew = { 'ship-9': [FORSETI, 'bright-sound', ['ursa']] };
  test('he lands by himself like a ship', () => {
    const t = atSea(walker);
    t.seat(FORSETI).does('activate', { piece: 'ursa' });
    t.seat(FORSETI).does('sail', { captain: 'ursa', to: 'brightsea' });
    expect(t.g.counters.ursa).toMatchObject({ at: 'brightsea', ship: null });
    expect(t.g.ships).toEqual({});
    t.nobodyIsAskedExcept(FORSETI, 'choose');
  });
  test('he fights like one, and one hit on him is one for his ship', () => {
    const t = atSea(
      { ...walker, 'ship-1': [GORGANUN, 'sorrow-roads', ['wargroup*1']] },
      {
        active: GORGANUN,
        also: (g) => {
          g.wizardry.ursa!.known = [];
        },
        dice: { 'defender-dice': [9], 'attacker-dice': [1], casualty: [7] },
      },
    );
    t.seat(GORGANUN).does('activate', { piece: 'wargroup-1' });
    t.seat(GORGANUN).does('sail', { captain: 'wargroup-1', to: 'bright-sound' });
    expect(t.heard('battle-joined')).toMatchObject([{ at: 'bright-sound' }]);
    expect(t.g.counters.ursa!.fate).toBe('wounded');
    expect(Object.keys(t.g.ships)).toEqual(['ship-1']);
    t.nobodyIsAskedExcept(GORGANUN, 'choose');
  });
});

test('TD-23.6: a ship that the dragon leaves for his lair sails on with those who hide aboard', () => {
  const t = atSea(
    { 'ship-1': [GORGANUN, 'lament-bay', ['terramax*1', 'warsteed*1']] },
    {
      active: GORGANUN,
      wizard: false,
      also: (g) => {
        // Summon Aid has called him aboard, and his wizard on land holds him no longer.
        g.terramax = { wizard: 'kishmin', berserk: true };
        Object.assign(g.counters.kishmin!, { fate: 'map', at: 'kimrin' });
        g.counters['warsteed-1']!.obfuscated = true;
      },
    },
  );
  expect(t.heard('dragon-flew-home')).toHaveLength(1);
  t.seat(GORGANUN).does('activate', { piece: 'warsteed-1' });
  t.seat(GORGANUN).does('sail', { captain: 'warsteed-1', to: 'dusk-water' });
  expect(t.g.counters['warsteed-1']).toMatchObject({ at: 'dusk-water', ship: 'ship-1' });
  t.nobodyIsAskedExcept(GORGANUN, 'close');
});
