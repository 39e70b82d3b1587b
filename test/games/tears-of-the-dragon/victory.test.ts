import { describe, expect, test } from 'vitest';
import { ruins } from '#games/tears-of-the-dragon/printed/content';
import { FORSETI, GORGANUN, type Scene, table } from './board.ts';

/** Knowledge and the tower (TD-18, TD-24). */

describe('TD-18.1: knowledge', () => {
  test('of a ruin can be had by both sides', () => {
    const t = table({
      map: { brannoch: ['neko'] },
      units: 1,
      knowledge: [['brannoch'], []],
      dice: { 'ruin-danger': [9] },
    });
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    t.seat(FORSETI).does('search', { piece: 'neko' });
    expect(t.g.knowledge).toEqual([['brannoch'], ['brannoch']]);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
  test('is of the side, and not lost with who has found it', () => {
    const t = table({
      map: { riverton: ['neko'], greenbridge: ['kestrel', 'warsteed*1'] },
      boxes: { kestrel: ['warsteed*1'] },
      active: GORGANUN,
      units: 1,
      knowledge: [[], ['brannoch']],
      dice: { casualty: [10] },
    });
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    t.seat(GORGANUN).does('move', { group: ['kestrel', 'warsteed-1'], path: ['riverton'] });
    expect(t.g.counters.neko!.fate).toBe('captured');
    expect(t.g.knowledge).toEqual([[], ['brannoch']]);
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });
});

describe('TD-24.1: the tower', () => {
  const open = (island: string[], head: string) => {
    const t = table({ map: { island, riverton: ['neko'] }, units: 1, wizard: true, knowledge: [[], ruins] });
    t.seat(FORSETI).does('activate', { piece: head });
    return t.asked()[0]!.key === 'act' ? t.seat(FORSETI).may('enter-tower').length > 0 : false;
  };
  test('opens to a leader or a wizard, to a unit alone not', () => {
    expect(open(['algeron'], 'algeron')).toBe(true);
    expect(open(['torin'], 'torin')).toBe(true);
    expect(open(['cavalry'], 'cavalry-1')).toBe(false);
  });
  test('to nobody elsewhere, though friends are on the Island', () => {
    expect(open(['cavalry'], 'neko')).toBe(false);
  });
  test('TD-9.11: not while enemies are on the Island: there is battle first', () => {
    const t = table({ map: { island: ['algeron', 'cavalry', 'warsteed'] }, units: 1, knowledge: [[], ruins] });
    expect(t.heard('battle-joined')).toMatchObject([{ at: 'island', attacker: FORSETI }]);
    t.nobodyIsAskedExcept(FORSETI, 'leader-points');
  });
});

describe('TD-24.3: a group that has failed goes,', () => {
  const ports = ['seaside', 'devonport', 'brightsea', 'foam-break', 'alder-bay', 'sea-reach'];
  /** Algeron fails while the enemy stands in these places. */
  const failed = (enemies: string[], more: Partial<Scene> = {}) => {
    const { map, ...rest } = more;
    const t = table({
      map: { island: ['algeron'], ...Object.fromEntries(enemies.map((place) => [place, ['cadmin*1']])), ...map },
      units: 1,
      knowledge: [[], ruins],
      dice: { tower: [5] },
      ...rest,
    });
    t.seat(FORSETI).does('activate', { piece: 'algeron' });
    t.seat(FORSETI).does('enter-tower', { head: 'algeron' });
    return t;
  };
  test('when every port is held, to the home castle', () => {
    expect(failed(ports).g.counters.algeron!.at).toBe('caer-navell');
    failed(ports.slice(2)).nobodyIsAskedExcept(GORGANUN, 'send-to-port');
  });
  test('when enemies hold that, to the next strongest own castle', () => {
    expect(failed([...ports, 'caer-navell']).g.counters.algeron!.at).toBe('caer-sillius');
    const lost = failed(ports, { castles: { 'caer-navell': GORGANUN } });
    expect(lost.g.counters.algeron!.at).toBe('caer-sillius');
    expect(failed([...ports, 'caer-navell', 'caer-sillius']).g.counters.algeron!.at).toBe('caer-clavell');
  });
  test('when all are held, to an area next to home without enemies', () => {
    const caers = ['caer-navell', 'caer-sillius', 'caer-clavell'];
    expect(failed([...ports, ...caers]).g.counters.algeron!.at).toBe('wintermoor');
    expect(failed([...ports, ...caers, 'wintermoor']).g.counters.algeron!.at).toBe('highfield');
  });
});

describe('TD-24 Victory', () => {
  const island = (roll: number) => {
    const t = table({
      map: { island: ['shale', 'hastur', 'shimar', 'warsteed*1'], eldinbourg: ['algeron'] },
      boxes: { shale: ['warsteed*1', 'hastur', 'shimar'] },
      active: GORGANUN,
      units: 1,
      knowledge: [ruins, []],
      dice: { tower: [roll] },
    });
    t.seat(GORGANUN).does('activate', { piece: 'shale' });
    t.seat(GORGANUN).does('enter-tower', { head: 'shale' });
    return t;
  };

  test('T1, TD-24.2: a Warsteed, Hastur, Shimar and Shale need 7 or less, Shale’s one is lost to the cap; a 5 wins', () => {
    const t = island(5);
    expect(t.heard('tower-won')).toEqual([{ seat: GORGANUN, roll: 5, target: 7 }]);
    expect(t.asked()).toEqual([]);
    expect(t.spectator.sees()).toMatchObject({ winner: GORGANUN });
  });

  test('T1, TD-24.3: an 8 sends the whole group to a port of Forseti’s choice', () => {
    const t = island(8);
    t.nobodyIsAskedExcept(FORSETI, 'send-to-port');
    t.seat(FORSETI).does('send-to-port', { port: 'seaside' });
    for (const id of ['shale', 'hastur', 'shimar', 'warsteed-1']) expect(t.g.counters[id]!.at).toBe('seaside');
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });

  test('A35: a port with enemies of the group is not possible', () => {
    const t = table({
      map: { island: ['shale'], seaside: ['cavalry'] },
      active: GORGANUN,
      units: 1,
      knowledge: [ruins, []],
      dice: { tower: [9] },
    });
    t.seat(GORGANUN).does('activate', { piece: 'shale' });
    t.seat(GORGANUN).does('enter-tower', { head: 'shale' });
    expect(t.seat(FORSETI).isRefused('send-to-port', { port: 'seaside' })).toBe('refusal.not-available');
    t.nobodyIsAskedExcept(FORSETI, 'send-to-port');
  });

  test('TD-24.1: with seven pieces the tower is shut', () => {
    const t = table({ map: { island: ['shale'] }, active: GORGANUN, units: 1, knowledge: [ruins.slice(1), []] });
    t.seat(GORGANUN).does('activate', { piece: 'shale' });
    expect(t.seat(GORGANUN).may('enter-tower')).toEqual([]);
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });

  test('R-2: a side whose leaders and wizards are all dead or taken has lost', () => {
    const t = table({
      map: { greenbridge: ['neko', 'torin'], redmarsh: ['kestrel'] },
      units: 1,
      also: (g) => {
        for (const id of ['algeron', 'kendrel', 'shelnor', 'ursa', 'vilkie', 'torin'])
          Object.assign(g.counters[id]!, { fate: 'killed', at: '' });
      },
      dice: { 'ruin-danger': [1], casualty: [8] },
    });
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    t.seat(FORSETI).does('move', { group: ['neko'], path: ['brannoch'] });
    t.seat(FORSETI).does('suffer', { piece: 'neko' });
    expect(t.heard('no-hope-left')).toEqual([{ seat: FORSETI, winner: GORGANUN }]);
    expect(t.asked()).toEqual([]);
  });
});
