import { describe, expect, test } from 'vitest';
import { endPhase, FORSETI, GORGANUN, type Scene, table } from './board.ts';

/** What an activation can be used for, and where new counters come from (TD-4.11, TD-21, TD-23.1). */

describe('TD-4.11: an activated piece', () => {
  const offers = (scene: Scene, piece: string) => {
    const t = table({ units: 1, wizard: true, ...scene });
    const seat = scene.active ?? FORSETI;
    t.seat(seat).does('activate', { piece });
    return t.asked()[0]!.key === 'act' ? t.seat(seat).offered() : [];
  };
  test('may move, recruit and replenish where it stands', () => {
    const map = { eldinbourg: ['kendrel', 'cavalry-#'] };
    expect(offers({ map, boxes: { kendrel: ['cavalry*1'] } }, 'kendrel')).toEqual([
      'move',
      'replenish',
      'recruit',
      'arrange',
      'finish',
    ]);
  });
  test('may search a ruin it stands in', () => {
    expect(offers({ map: { brannoch: ['neko'] } }, 'neko')).toEqual(['move', 'search', 'arrange', 'finish']);
  });
  test('may attack a castle it lies before', () => {
    const map = { 'caer-clavell': ['kestrel', 'warsteed*1'] };
    const scene = { map, boxes: { kestrel: ['warsteed*1'] }, active: GORGANUN };
    expect(offers(scene, 'kestrel')).toEqual(['move', 'attack', 'arrange', 'finish']);
  });
  test('may cast a spell of activation, and put out from a port', () => {
    expect(offers({ map: { brightsea: ['ursa'] } }, 'ursa')).toEqual(['move', 'embark', 'cast', 'finish']);
  });
});

describe('TD-21.5: new counters', () => {
  const raise = (left: number) => {
    const t = table({
      map: { eldinbourg: ['kendrel'] },
      units: 1,
      also: (g) => {
        const cavalry = Object.keys(g.counters).filter((id) => id.startsWith('cavalry'));
        for (const id of cavalry.slice(left)) Object.assign(g.counters[id]!, { fate: 'map', at: 'riverton' });
        for (const id of cavalry.slice(0, left)) g.counters[id]!.reduced = true;
      },
    });
    t.seat(FORSETI).does('activate', { piece: 'kendrel' });
    return t;
  };
  test('enter full, whatever side was up when they left', () => {
    const t = raise(1);
    t.seat(FORSETI).does('recruit', { leader: 'kendrel', unit: 'cavalry' });
    expect(t.g.counters['cavalry-1']).toMatchObject({ fate: 'map', at: 'eldinbourg', reduced: false });
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
  test('are no more than there are', () => {
    expect(raise(0).seat(FORSETI).isRefused('recruit', { leader: 'kendrel', unit: 'cavalry' })).toBe(
      'refusal.not-available',
    );
  });
});

describe('A31: recruits appear', () => {
  const may = (place: string, more: Partial<Scene> = {}) => {
    const t = table({ map: { [place]: ['kendrel'] }, units: 1, ...more });
    t.seat(FORSETI).does('activate', { piece: 'kendrel' });
    return t.seat(FORSETI).may('recruit').length > 0;
  };
  test('in cities, ports and the own home castle', () => {
    expect(['eldinbourg', 'brightsea', 'caer-navell'].map((place) => may(place))).toEqual([true, true, true]);
  });
  test('in no other castle, town or ruin', () => {
    expect(['caer-sillius', 'riverton', 'brannoch'].map((place) => may(place))).toEqual([false, false, false]);
  });
  test('not in the enemy’s home castle, even when it has been taken', () => {
    expect(may('glaginsdreg', { castles: { glaginsdreg: FORSETI } })).toBe(false);
  });
  test('TD-12.9, A20: not under siege: a home castle can be besieged like any other', () => {
    const map = { 'caer-navell': ['kendrel', 'cavalry-#', 'warsteed'] };
    expect(may('caer-navell', { map })).toBe(false);
    const t = table({ map, units: 1 });
    expect(t.spectator.sees()).toMatchObject({
      places: expect.arrayContaining([expect.objectContaining({ id: 'caer-navell', besieged: true })]),
    });
    t.seat(FORSETI).does('activate', { piece: 'cavalry-1' });
    expect(t.asked()[0]!.key === 'act' ? t.seat(FORSETI).may('replenish') : []).toEqual([]);
  });
});

test('TD-21.2: where a unit was recruited, one can be recruited again in the next turn', () => {
  const t = table({ map: { eldinbourg: ['neko'], kimrin: ['kestrel'] }, units: 1 });
  const neko = () => {
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    return t.seat(FORSETI).does('recruit', { leader: 'neko', unit: 'cavalry' });
  };
  neko();
  for (const seat of [FORSETI, GORGANUN]) endPhase(t, seat);
  expect(t.g.turn).toBe(4);
  if (t.g.active === GORGANUN) endPhase(t, GORGANUN);
  t.seat(FORSETI).does('one-activation');
  expect(neko().may('recruit')).toEqual([]);
  expect(t.heard('recruited')).toHaveLength(2);
  t.nobodyIsAskedExcept(FORSETI, 'act');
});

describe('TD-22.1: the ambassador raises Cadmin', () => {
  const at = (scene: Scene) => {
    const t = table({ active: GORGANUN, wizard: true, units: 1, ...scene });
    t.seat(GORGANUN).does('activate', { piece: 'niekimo' });
    return t;
  };
  const may = (scene: Scene) => at(scene).seat(GORGANUN).may('recruit-cadmin').length > 0;
  test('in any land area but a ruin: a town, a city, a port, an own castle', () => {
    for (const place of ['wolfden', 'redmarsh', 'alder-bay', 'kimrin'])
      expect(may({ map: { [place]: ['niekimo'] } })).toBe(true);
    expect(may({ map: { ursh: ['niekimo'] } })).toBe(false);
  });
  test('one a turn: he has raised one, and raises no other before the next turn', () => {
    const t = at({
      map: { wolfden: ['niekimo', 'kestrel'] },
      boxes: { kestrel: ['niekimo'] },
      dice: { initiative: [9, 1] },
    });
    t.seat(GORGANUN).does('recruit-cadmin', { wizard: 'niekimo' });
    expect(t.g.cadminRaised).toBe(true);
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    expect(t.seat(GORGANUN).may('recruit-cadmin')).toEqual([]);
    endPhase(t, GORGANUN);
    endPhase(t, FORSETI);
    t.seat(GORGANUN).does('one-activation');
    t.seat(GORGANUN).does('activate', { piece: 'niekimo' });
    t.seat(GORGANUN).does('recruit-cadmin', { wizard: 'niekimo' });
    expect(Object.values(t.g.counters).filter((c) => c.at === 'wolfden')).toHaveLength(4);
  });
  test('before a castle that he besieges, too; not within one that is besieged (TD-12.9)', () => {
    const before = at({ map: { 'caer-clavell': ['niekimo', 'warsteed', 'cavalry'] } });
    before.seat(GORGANUN).does('recruit-cadmin', { wizard: 'niekimo' });
    expect(before.g.counters['cadmin-1']).toMatchObject({ at: 'caer-clavell', fixed: true });
    expect(before.told()).not.toContain('battle-joined');
    expect(may({ map: { kimrin: ['niekimo', 'cavalry'] } })).toBe(false);
  });
});

test('TD-21.3: a wizard under a leader who has recruited does not move, but may still cast', () => {
  const t = table({
    map: { eldinbourg: ['kendrel', 'vilkie'] },
    boxes: { kendrel: ['vilkie'] },
    units: 1,
    dice: { 'spell-check': [1] },
  });
  t.seat(FORSETI).does('activate', { piece: 'kendrel' });
  t.seat(FORSETI).does('recruit', { leader: 'kendrel', unit: 'cavalry' });
  expect(t.seat(FORSETI).may('move')).toEqual([]);
  t.seat(FORSETI).does('cast', { wizard: 'vilkie', spell: 'obfuscate', targets: ['vilkie'] });
  expect(t.g.counters.vilkie).toMatchObject({ obfuscated: true, fixed: true });
  t.nobodyIsAskedExcept(FORSETI, 'act');
});
test('TD-28.12: one who has healed casts nothing more, also if his leader recruits then', () => {
  const t = table({
    map: { eldinbourg: ['kendrel', 'ursa', 'cavalry-#'] },
    boxes: { kendrel: ['ursa', 'cavalry-#'] },
    units: 1,
    also: (g) => {
      g.wizardry.ursa!.known = ['heal', 'obfuscate'];
    },
    dice: { 'spell-check': [1] },
  });
  t.seat(FORSETI).does('activate', { piece: 'kendrel' });
  t.seat(FORSETI).does('cast', { wizard: 'ursa', spell: 'heal', targets: ['cavalry-1'] });
  t.seat(FORSETI).does('recruit', { leader: 'kendrel', unit: 'cavalry' });
  expect(t.seat(FORSETI).may('cast')).toEqual([]);
});

describe('TD-23.1: Terramax is asked', () => {
  const may = (place: string, more: Partial<Scene> = {}) => {
    const t = table({ map: { [place]: ['hastur'] }, active: GORGANUN, wizard: true, ...more });
    t.seat(GORGANUN).does('activate', { piece: 'hastur' });
    return t;
  };
  test('by a wizard of Gorganun in Asten, and nowhere else', () => {
    expect(may('asten').seat(GORGANUN).may('recruit-terramax')).toEqual([{ wizard: 'hastur' }]);
    expect(may('alder-bay').seat(GORGANUN).may('recruit-terramax')).toEqual([]);
    const forseti = table({ map: { asten: ['torin'] }, wizard: true });
    forseti.seat(FORSETI).does('activate', { piece: 'torin' });
    expect(forseti.seat(FORSETI).may('recruit-terramax')).toEqual([]);
  });
  test('as the only act: not by who has walked there, and who has asked does nothing more', () => {
    const walked = may('alder-bay');
    walked.seat(GORGANUN).does('move', { group: ['hastur'], path: ['asten'] });
    expect(walked.asked()[0]!.key === 'act' ? walked.seat(GORGANUN).may('recruit-terramax') : []).toEqual([]);
    const asked = may('asten', { units: 1, dice: { terramax: [5] } });
    asked.seat(GORGANUN).does('recruit-terramax', { wizard: 'hastur' });
    expect(asked.heard('terramax-refused')).toHaveLength(1);
    expect(asked.g.counters.hastur).toMatchObject({ at: 'asten', fixed: true, spent: true });
    asked.nobodyIsAskedExcept(GORGANUN, 'choose');
  });
  test('not while he is out', () => {
    const map = { asten: ['hastur'], kimrin: ['terramax'] };
    expect(may('asten', { map }).seat(GORGANUN).may('recruit-terramax')).toEqual([]);
  });
});

describe('TD-21.1: units are replenished', () => {
  const most = (scene: Scene) => {
    const t = table({ units: 1, ...scene });
    t.seat(FORSETI).does('activate', { piece: 'kendrel' });
    return Math.max(
      0,
      ...t
        .seat(FORSETI)
        .may('replenish')
        .map(({ units }) => (units as string[]).length),
    );
  };
  const wounded = ['kendrel', 'cavalry-#', 'cavalry-#', 'cavalry-#'];
  const boxes = { kendrel: ['cavalry*3'] };
  test('two a turn in a port, as in a city', () => {
    expect(most({ map: { brightsea: wounded }, boxes })).toBe(2);
  });
  test('within a castle, not before it', () => {
    const map = { 'caer-navell': wounded };
    expect(most({ map, boxes })).toBe(2);
    expect(most({ map, boxes, outside: ['caer-navell'] })).toBe(0);
  });
  test('not in a ruin', () => {
    expect(most({ map: { brannoch: wounded }, boxes })).toBe(0);
  });
});

test('TD-21.4: nobody recruits leaders, wizards, Elite Guard, Cadmin or Terramax', () => {
  const kinds = (place: string, leader: string, active: 0 | 1) => {
    const t = table({ map: { [place]: [leader] }, active, units: 1 });
    t.seat(active).does('activate', { piece: leader });
    return [...t.seat(active).lists('recruit', 'unit', { leader })].sort();
  };
  expect(kinds('eldinbourg', 'kendrel', FORSETI)).toEqual(['cavalry', 'foot-soldier']);
  expect(kinds('glaginsdreg', 'shale', GORGANUN)).toEqual(['wargroup', 'warsteed']);
});
