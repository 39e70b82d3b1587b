import { describe, expect, test } from 'vitest';
import { ruins } from '#games/tears-of-the-dragon/printed/content';
import { FORSETI, GORGANUN, table } from './board.ts';

const kestrel = {
  map: { stonewell: ['kestrel', 'warsteed*3', 'wargroup*2'] },
  boxes: { kestrel: ['warsteed*3', 'wargroup*2'] },
  active: GORGANUN,
  units: 1,
} as const;
const steeds = ['warsteed-1', 'warsteed-2', 'warsteed-3'];
const all = ['kestrel', ...steeds, 'wargroup-1', 'wargroup-2'];
const at = (t: ReturnType<typeof table>, id: string) => t.g.counters[id]!.at;

describe('TD-7 Movement on land', () => {
  test('T9, TD-7.2: a group moves at the speed of its slowest; without the Wargroups it goes two', () => {
    const t = table(kestrel);
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    expect(t.seat(GORGANUN).isRefused('move', { group: all, path: ['kimrin', 'morvane'] })).toBe('refusal.no-way');
    t.seat(GORGANUN).does('move', { group: ['kestrel', ...steeds], path: ['kimrin', 'morvane'] });
    expect(at(t, 'warsteed-1')).toBe('morvane');
    expect(at(t, 'wargroup-1')).toBe('stonewell');
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });

  test('TD-7.3: one Warsteed goes one way and two another, and the Wargroups stop on the road', () => {
    const t = table(kestrel);
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    t.seat(GORGANUN).does('move', { group: all, path: ['dunmarch'] });
    t.seat(GORGANUN).does('move', { group: ['warsteed-1'], path: ['morvane'] });
    t.seat(GORGANUN).does('move', { group: ['warsteed-2', 'warsteed-3'], path: ['wolfden'] });
    expect([at(t, 'warsteed-1'), at(t, 'warsteed-2'), at(t, 'kestrel')]).toEqual(['morvane', 'wolfden', 'dunmarch']);
    expect(t.g.counters['warsteed-1']!.box).toBeNull();
    expect(t.g.counters['wargroup-1']!.box).toBe('kestrel');
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });

  test('T11, TD-7.4: those who parted, or were met on the way, cannot be picked up', () => {
    const t = table({ ...kestrel, map: { ...kestrel.map, kimrin: ['kishmin'] } });
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    t.seat(GORGANUN).does('move', { group: ['kestrel', ...steeds], path: ['kimrin'] });
    expect(t.seat(GORGANUN).isRefused('move', { group: ['kestrel', 'kishmin'], path: ['morvane'] })).toBe(
      'refusal.not-available',
    );
    t.seat(GORGANUN).does('move', { group: ['wargroup-1'], path: ['kimrin'] });
    expect(t.seat(GORGANUN).isRefused('move', { group: ['kestrel', 'wargroup-1'], path: ['morvane'] })).toBe(
      'refusal.not-available',
    );
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });

  test('TD-1.7: there is no way without a road', () => {
    const t = table(kestrel);
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    expect(t.seat(GORGANUN).isRefused('move', { group: ['kestrel'], path: ['morvane'] })).toBe('refusal.no-way');
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });

  test('TD-7.5: a unit activated alone moves alone, out of its box', () => {
    const t = table(kestrel);
    t.seat(GORGANUN).does('activate', { piece: 'warsteed-1' });
    expect(
      t
        .seat(GORGANUN)
        .may('move')
        .every(({ group }) => String(group) === 'warsteed-1'),
    ).toBe(true);
    t.seat(GORGANUN).does('move', { group: ['warsteed-1'], path: ['kimrin'] });
    expect(t.g.counters['warsteed-1']).toMatchObject({ at: 'kimrin', box: null });
    expect(at(t, 'kestrel')).toBe('stonewell');
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });

  test('TD-7.6: seen enemies outside a castle stop the group, enemies inside do not', () => {
    const ways = (enemies: Record<string, string[]>) => {
      const t = table({ map: { greenbridge: ['warsteed*1'], ...enemies }, active: GORGANUN, units: 1 });
      t.seat(GORGANUN).does('activate', { piece: 'warsteed-1' });
      return t
        .seat(GORGANUN)
        .may('move')
        .map(({ path }) => String(path));
    };
    const open = ways({ middenford: ['cavalry'] });
    expect(open).toContain('middenford');
    expect(open).not.toContain('middenford,westmere');
    expect(ways({ 'caer-sillius': ['cavalry'] })).toEqual(
      expect.arrayContaining(['middenford,westmere', 'caer-sillius,westmere']),
    );
  });

  test('TD-5.7: a leader without units does not walk into an area where enemies are seen', () => {
    const t = table({
      map: { stonewell: ['kestrel'], redmarsh: ['cavalry'] },
      active: GORGANUN,
      units: 1,
    });
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    expect(t.seat(GORGANUN).isRefused('move', { group: ['kestrel'], path: ['redmarsh'] })).toBe('refusal.no-way');
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });

  test('R-1: whether an enemy leader’s box is empty does not show in the ways that are offered', () => {
    const ways = (box: boolean) => {
      const t = table({
        map: { redmarsh: ['kestrel', 'warsteed*3'], stonewell: ['neko', 'cavalry*1'] },
        boxes: { kestrel: ['warsteed*3'], ...(box && { neko: ['cavalry*1'] }) },
        active: GORGANUN,
        units: 1,
        also: (g) => {
          if (!box) g.counters['cavalry-1']!.fate = 'pool';
        },
      });
      t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
      return t.seat(GORGANUN).may('move');
    };
    expect(ways(true)).toEqual(ways(false));
  });
});

describe('TD-8 Ports and the sea', () => {
  const port = { map: { brightsea: ['neko', 'cavalry*2', 'foot-soldier*2', 'torin'] }, units: 1 } as const;

  test('TD-8.2: a ship takes three units and wizards, and any leaders; one ship for a port and activation', () => {
    const t = table({ ...port, boxes: { neko: ['cavalry*2', 'foot-soldier*2', 'torin'] } });
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    const group = ['neko', 'cavalry-1', 'cavalry-2', 'foot-soldier-1'];
    expect(t.seat(FORSETI).isRefused('embark', { group: [...group, 'torin'], to: 'bright-sound' })).toBe(
      'refusal.ship-is-full',
    );
    t.seat(FORSETI).does('embark', { group, to: 'bright-sound' });
    expect(t.g.counters.neko).toMatchObject({ at: 'bright-sound', ship: 'ship-1' });
    expect(t.seat(FORSETI).may('embark')).toEqual([]);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });

  test('TD-8.1: putting out costs the whole move of the turn', () => {
    const t = table(port);
    t.seat(FORSETI).does('activate', { piece: 'cavalry-1' });
    t.seat(FORSETI).does('embark', { group: ['cavalry-1'], to: 'bright-sound' });
    expect(t.asked()[0]!.key).not.toBe('act');
  });

  test('TD-8.1: whoever has walked to the port this turn stays ashore', () => {
    const t = table({ map: { saltmarket: ['neko'] }, units: 1 });
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    t.seat(FORSETI).does('move', { group: ['neko'], path: ['brightsea'] });
    expect(t.seat(FORSETI).may('embark')).toEqual([]);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });

  test('TD-8.4, TD-8.5: a ship goes on by sea, lands at ports, and at the Island only with all eight pieces', () => {
    const sea = (knows: readonly string[]) =>
      table({
        map: { 'veil-of-tears': ['neko'] },
        units: 1,
        knowledge: [[], knows],
        also: (g) => {
          g.ships['ship-1'] = { seat: FORSETI, from: null };
          g.counters.neko!.ship = 'ship-1';
        },
      });
    const ways = (knows: readonly string[]) => {
      const t = sea(knows);
      t.seat(FORSETI).does('activate', { piece: 'neko' });
      return t
        .seat(FORSETI)
        .may('sail')
        .map(({ to }) => to);
    };
    expect(ways(ruins.slice(1))).not.toContain('island');
    expect(ways(ruins)).toContain('island');
    expect(ways(ruins)).toContain('bright-sound');
  });

  test('TD-8.3: ships never merge: two that meet at sea stay two', () => {
    const t = table({
      map: { 'bright-sound': ['neko', 'algeron'] },
      units: 1,
      also: (g) => {
        for (const [ship, id] of [
          ['ship-1', 'neko'],
          ['ship-2', 'algeron'],
        ] as const) {
          g.ships[ship] = { seat: FORSETI, from: null };
          g.counters[id]!.ship = ship;
        }
      },
    });
    t.seat(FORSETI).does('activate', { piece: 'algeron' });
    t.seat(FORSETI).does('sail', { captain: 'algeron', to: 'brightsea' });
    expect(at(t, 'algeron')).toBe('brightsea');
    expect(t.g.counters.neko).toMatchObject({ at: 'bright-sound', ship: 'ship-1' });
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
});

describe('TD-21 Replenishing and recruiting', () => {
  const eldinbourg = {
    map: { eldinbourg: ['algeron', 'neko', 'elite-guard*2', 'foot-soldier*4'] },
    boxes: { algeron: ['foot-soldier*4'], neko: ['elite-guard*2'] },
    units: 1,
  } as const;
  const foot = ['foot-soldier-1', 'foot-soldier-2', 'foot-soldier-3', 'foot-soldier-4'];

  test('T14: Algeron marches off with four Foot Soldiers while Neko recruits Cavalry and stays', () => {
    const t = table(eldinbourg);
    t.seat(FORSETI).does('activate', { piece: 'algeron' });
    t.seat(FORSETI).does('move', { group: ['algeron', ...foot], path: ['riverton'] });
    t.seat(FORSETI).does('recruit', { leader: 'neko', unit: 'cavalry' });
    expect(Object.entries(t.g.counters).filter(([, c]) => c.box === 'neko')).toHaveLength(3);
    expect(
      t
        .seat(FORSETI)
        .may('move')
        .flatMap(({ group }) => group),
    ).not.toContain('elite-guard-1');
    expect(t.g.counters['elite-guard-1']!.fixed).toBe(true);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });

  test('T14: if Algeron recruits while the Foot Soldiers are under her, they do not move', () => {
    const t = table(eldinbourg);
    t.seat(FORSETI).does('activate', { piece: 'algeron' });
    t.seat(FORSETI).does('recruit', { leader: 'algeron', unit: 'cavalry' });
    expect(t.seat(FORSETI).isRefused('move', { group: [foot[0]!], path: ['riverton'] })).toBe('refusal.not-available');
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });

  test('TD-21.2: one unit a turn in each place; TD-21.3: only with free command', () => {
    const t = table(eldinbourg);
    t.seat(FORSETI).does('activate', { piece: 'algeron' });
    t.seat(FORSETI).does('recruit', { leader: 'neko', unit: 'cavalry' });
    expect(t.seat(FORSETI).may('recruit')).toEqual([]);
    const full = table({
      map: { eldinbourg: ['shelnor', 'foot-soldier*6'] },
      boxes: { shelnor: ['foot-soldier*6'] },
      units: 1,
    });
    full.seat(FORSETI).does('activate', { piece: 'shelnor' });
    expect(full.seat(FORSETI).isRefused('recruit', { leader: 'shelnor', unit: 'cavalry' })).toBe(
      'refusal.no-free-command',
    );
    t.nobodyIsAskedExcept(FORSETI, 'act');
    full.nobodyIsAskedExcept(FORSETI, 'act');
  });

  test('TD-21.4, A1: Elite Guard is never recruited, but may be replenished', () => {
    const t = table({ map: { eldinbourg: ['neko', 'elite-guard-#'] }, units: 2 });
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    expect(t.seat(FORSETI).isRefused('recruit', { leader: 'neko', unit: 'elite-guard' })).toBe('refusal.not-available');
    t.seat(FORSETI).does('finish');
    t.seat(FORSETI).does('activate', { piece: 'elite-guard-1' });
    t.seat(FORSETI).does('replenish', { units: ['elite-guard-1'] });
    expect(t.g.counters['elite-guard-1']).toMatchObject({ reduced: false, fixed: true });
    t.nobodyIsAskedExcept(FORSETI, 'close');
  });

  test('TD-21.1, TD-12.9, A1: a town restores one a turn, a city two, a besieged castle none', () => {
    const at_ = (place: string, besieger?: string) => {
      const t = table({
        map: { [place]: ['kendrel', 'cavalry-#', 'cavalry-#', 'cavalry-#', ...(besieger ? [besieger] : [])] },
        boxes: { kendrel: ['cavalry*3'] },
        units: 1,
      });
      t.seat(FORSETI).does('activate', { piece: 'kendrel' });
      return Math.max(
        0,
        ...t
          .seat(FORSETI)
          .may('replenish')
          .map(({ units }) => (units as string[]).length),
      );
    };
    expect([at_('riverton'), at_('eldinbourg'), at_('caer-navell'), at_('caer-navell', 'warsteed')]).toEqual([
      1, 2, 2, 0,
    ]);
  });

  test('TD-22.1: the ambassador raises one Cadmin a turn, in any land area but a ruin', () => {
    const cadmin = (place: string) => {
      const t = table({ map: { [place]: ['niekimo'] }, active: GORGANUN, wizard: true });
      t.seat(GORGANUN).does('activate', { piece: 'niekimo' });
      return t;
    };
    const t = cadmin('wolfden');
    t.seat(GORGANUN).does('recruit-cadmin', { wizard: 'niekimo' });
    expect(Object.values(t.g.counters).filter((c) => c.at === 'wolfden')).toHaveLength(2);
    expect(cadmin('ursh').seat(GORGANUN).may('recruit-cadmin')).toEqual([]);
  });
});
