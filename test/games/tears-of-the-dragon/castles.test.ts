import { describe, expect, test } from 'vitest';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import { sit } from '../../kit/table.ts';
import { FORSETI, GORGANUN, table } from './board.ts';

const five = ['warsteed-1', 'warsteed-2', 'warsteed-3', 'warsteed-4', 'warsteed-5'];
const at = (t: ReturnType<typeof table>, id: string) => t.g.counters[id]!.at;

describe('TD-11 Overrun', () => {
  const against = (
    attackers: string[],
    defenders: string[],
    dice: Record<string, number[]> = {},
    others: Record<string, string[]> = {},
  ) => {
    const t = table({
      map: { redmarsh: attackers, 'hollow-spire': defenders, ...others },
      boxes: { shale: attackers.filter((name) => name !== 'shale') },
      active: GORGANUN,
      units: 1,
      dice,
    });
    t.seat(GORGANUN).does('activate', { piece: 'shale' });
    return t;
  };

  test('T25, TD-11.1: five units against one may try an overrun', () => {
    const t = against(['shale', 'warsteed*5'], ['foot-soldier']);
    t.seat(GORGANUN).does('move', { group: ['shale', ...five], path: ['hollow-spire'] });
    t.nobodyIsAskedExcept(GORGANUN, 'overrun');
  });

  test('T25, TD-11.1: four units and a leader may not; five against two may not either', () => {
    const four = against(['shale', 'warsteed*4'], ['foot-soldier']);
    four.seat(GORGANUN).does('move', { group: ['shale', ...five.slice(0, 4)], path: ['hollow-spire'] });
    expect(four.heard('battle-joined')).toHaveLength(1);
    const two = against(['shale', 'warsteed*5'], ['foot-soldier*2']);
    two.seat(GORGANUN).does('move', { group: ['shale', ...five], path: ['hollow-spire'] });
    expect(two.heard('battle-joined')).toHaveLength(1);
  });

  test('TD-11.2: removed with a point left, the group goes on, through the danger of the ruin', () => {
    const t = against(['shale', 'warsteed*5'], ['foot-soldier-#'], {
      'attacker-dice': [1],
      'defender-dice': [9],
      'ruin-danger': [9],
    });
    t.seat(GORGANUN).does('move', { group: ['shale', ...five], path: ['hollow-spire'] });
    t.seat(GORGANUN).does('overrun');
    for (let asked = t.asked()[0]!; asked.key !== 'act'; asked = t.asked()[0]!) {
      const [action] = t.seat(asked.seat as 0 | 1).offered();
      t.seat(asked.seat as 0 | 1).does(action!, t.seat(asked.seat as 0 | 1).may(action!, 1)[0]);
    }
    expect(t.heard('ruin-safe')).toHaveLength(1);
    t.seat(GORGANUN).does('move', { group: ['shale', ...five], path: ['nettlebrook'] });
    expect(at(t, 'shale')).toBe('nettlebrook');
    expect(at(t, 'warsteed-5')).toBe('nettlebrook');
  });

  test('TD-11.3, A18: an overrun that succeeds is the attack of the activation', () => {
    const t = against(
      ['shale', 'warsteed*5'],
      ['foot-soldier-#'],
      { 'attacker-dice': [1], 'ruin-danger': [9] },
      { nettlebrook: ['cavalry'] },
    );
    t.seat(GORGANUN).does('move', { group: ['shale', ...five], path: ['hollow-spire'] });
    t.seat(GORGANUN).does('overrun');
    for (let asked = t.asked()[0]!; asked.key !== 'act'; asked = t.asked()[0]!) {
      const [action] = t.seat(asked.seat as 0 | 1).offered();
      t.seat(asked.seat as 0 | 1).does(action!, t.seat(asked.seat as 0 | 1).may(action!, 1)[0]);
    }
    expect(Object.values(t.g.activation!.members).every((m) => m.attacked)).toBe(true);
    const ways = t
      .seat(GORGANUN)
      .may('move')
      .map(({ path }) => String(path));
    expect(ways).toContain('gorse-end');
    expect(ways).not.toContain('nettlebrook');
  });
});

describe('TD-8.6 The dragon at sea', () => {
  test('A22: where he meets a ship he fights it like a ship', () => {
    const t = table({
      map: { asten: ['hastur', 'terramax'], 'ember-water': ['neko', 'cavalry*1'], kimrin: ['kestrel'] },
      boxes: { neko: ['cavalry*1'] },
      active: GORGANUN,
      wizard: true,
      also: (g) => {
        g.terramax.wizard = 'hastur';
        g.ships['ship-1'] = { seat: FORSETI, from: null };
        for (const id of ['neko', 'cavalry-1']) g.counters[id]!.ship = 'ship-1';
      },
    });
    t.seat(GORGANUN).does('activate', { piece: 'hastur' });
    t.seat(GORGANUN).does('move', { group: ['terramax-1'], path: ['ember-water'] });
    expect(t.spectator.sees()).toMatchObject({ battle: { kind: 'sea', at: 'ember-water', attacker: GORGANUN } });
  });
});

describe('TD-12 Castles', () => {
  const siege = {
    map: { 'caer-sillius': ['algeron', 'cavalry*1', 'kestrel', 'warsteed*1'] },
    boxes: { algeron: ['cavalry*1'], kestrel: ['warsteed*1'] },
  };

  test('TD-12.2: when enemies come, the controller chooses inside or outside for all; inside there is no battle', () => {
    const come = () => {
      const t = table({
        map: { greenbridge: ['kestrel', 'warsteed*2'], 'caer-sillius': ['algeron', 'cavalry*2'] },
        boxes: { kestrel: ['warsteed*2'], algeron: ['cavalry*2'] },
        active: GORGANUN,
        units: 1,
      });
      t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
      t.seat(GORGANUN).does('move', { group: ['kestrel', 'warsteed-1', 'warsteed-2'], path: ['caer-sillius'] });
      t.nobodyIsAskedExcept(FORSETI, 'stand');
      return t;
    };
    const inside = come();
    inside.seat(FORSETI).does('stand-inside');
    expect(inside.heard('battle-joined')).toEqual([]);
    inside.nobodyIsAskedExcept(GORGANUN, 'act');
    const outside = come();
    outside.seat(FORSETI).does('stand-outside');
    expect(outside.heard('battle-joined')).toHaveLength(1);
  });

  test('A19: who comes out and is beaten leaves no garrison behind: the castle falls', () => {
    const t = table({
      map: { greenbridge: ['kestrel', 'warsteed*2'], 'caer-sillius': ['cavalry-#'] },
      boxes: { kestrel: ['warsteed*2'] },
      active: GORGANUN,
      units: 1,
      dice: { 'defender-dice': [9], 'attacker-dice': [1] },
    });
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    t.seat(GORGANUN).does('move', { group: ['kestrel', 'warsteed-1', 'warsteed-2'], path: ['caer-sillius'] });
    t.seat(FORSETI).does('stand-outside');
    for (let asked = t.asked()[0]!; asked.key !== 'act'; asked = t.asked()[0]!) {
      const [action] = t.seat(asked.seat as 0 | 1).offered();
      t.seat(asked.seat as 0 | 1).does(action!, t.seat(asked.seat as 0 | 1).may(action!, 1)[0]);
    }
    expect(t.heard('castle-fell')).toMatchObject([{ seat: GORGANUN }]);
    expect(t.g.castles['caer-sillius']).toBe(GORGANUN);
  });

  test('TD-7.6: enemies inside do not stop the group', () => {
    const t = table({
      map: { greenbridge: ['kestrel', 'warsteed*1'], 'caer-sillius': ['algeron', 'cavalry*1'] },
      boxes: { kestrel: ['warsteed*1'], algeron: ['cavalry*1'] },
      active: GORGANUN,
      units: 1,
    });
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    t.seat(GORGANUN).does('move', { group: ['kestrel', 'warsteed-1'], path: ['caer-sillius', 'westmere'] });
    t.seat(FORSETI).does('stand-inside');
    expect(at(t, 'kestrel')).toBe('westmere');
  });

  test('TD-12.8: the besieged do not leave before they have fought; TD-7.7: stepping out is a sortie', () => {
    const t = table({ ...siege, units: 1 });
    t.seat(FORSETI).does('activate', { piece: 'algeron' });
    expect(t.seat(FORSETI).may('move')).toEqual([]);
    expect(t.seat(FORSETI).may('attack')).toContainEqual({ group: ['algeron', 'cavalry-1'] });
    t.seat(FORSETI).does('attack', { group: ['algeron', 'cavalry-1'] });
    expect(t.spectator.sees()).toMatchObject({ battle: { kind: 'sortie', attacker: FORSETI } });
  });

  test('TD-9.1: besiegers need not storm, but may', () => {
    const t = table({ ...siege, active: GORGANUN, units: 1 });
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    expect(t.seat(GORGANUN).offered()).toContain('finish');
    t.seat(GORGANUN).does('attack', { group: ['kestrel', 'warsteed-1'] });
    expect(t.spectator.sees()).toMatchObject({ battle: { kind: 'assault' } });
  });

  test('TD-12.3: a castle without a piece of its controller is held by its garrison, which may be stormed', () => {
    const t = table({
      map: { 'caer-clavell': ['kestrel', 'warsteed*1'] },
      boxes: { kestrel: ['warsteed*1'] },
      active: GORGANUN,
      units: 1,
    });
    expect(t.spectator.sees()).toMatchObject({
      places: expect.arrayContaining([expect.objectContaining({ id: 'caer-clavell', garrison: true, besieged: true })]),
    });
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    t.seat(GORGANUN).does('attack', { group: ['kestrel', 'warsteed-1'] });
    expect(t.heard('battle-joined')).toHaveLength(1);
  });

  test('TD-7.8: at the end of his action phase a player says where his pieces of a castle stand', () => {
    const t = table({ map: { 'caer-navell': ['kendrel'], kimrin: ['kestrel'] }, units: 1 });
    t.seat(FORSETI).does('end-actions');
    expect(t.seat(FORSETI).isRefused('station', { castle: 'caer-navell', where: 'inside' })).toBe('refusal.already-so');
    t.seat(FORSETI).does('station', { castle: 'caer-navell', where: 'outside' });
    expect(t.heard('stationed')).toHaveLength(1);
    expect(t.g.inside['caer-navell']).toBe(false);
  });
});

describe('TD-7.10, TD-14.1, A9 Lone leaders', () => {
  test('a lone enemy leader does not stop a group: he rolls when it enters, and it goes on', () => {
    const t = table({
      map: { stonewell: ['kestrel', 'warsteed*1'], kimrin: ['neko'] },
      boxes: { kestrel: ['warsteed*1'] },
      castles: { kimrin: GORGANUN },
      active: GORGANUN,
      units: 1,
      dice: { casualty: [8] },
    });
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    t.seat(GORGANUN).does('move', { group: ['kestrel', 'warsteed-1'], path: ['kimrin', 'morvane'] });
    expect(t.g.counters.neko!.fate).toBe('killed');
    expect(at(t, 'kestrel')).toBe('morvane');
  });

  test('R-1: a leader alone does not walk in where an enemy leader is seen, for who knows his box', () => {
    const t = table({ map: { redmarsh: ['kestrel'], stonewell: ['neko'] }, active: GORGANUN, units: 1 });
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    expect(
      t
        .seat(GORGANUN)
        .may('move')
        .some(({ path }) => (path as string[]).includes('stonewell')),
    ).toBe(false);
  });
});

describe('TD-14.5, TD-3.4, A6 The next turn', () => {
  const wounded = (since: number) => {
    const t = table({
      map: { 'caer-navell': ['kendrel', 'cavalry*1'], riverton: ['foot-soldier*1'], kimrin: ['kestrel'] },
      also: (g) => {
        Object.assign(g.counters.neko!, { fate: 'wounded', since });
      },
    });
    t.seat(FORSETI).does('one-activation');
    return t;
  };

  test('the wounded come back at the start of the action phase of a later turn, to friends or an own castle', () => {
    const t = wounded(2);
    t.nobodyIsAskedExcept(FORSETI, 'put-back');
    const places = t
      .seat(FORSETI)
      .may('put-back')
      .map(({ place }) => place);
    expect(places).toContain('riverton');
    expect(places).toContain('caer-clavell');
    expect(places).not.toContain('middenford');
    t.seat(FORSETI).does('put-back', { place: 'riverton' });
    expect(t.g.counters.neko).toMatchObject({ at: 'riverton', fixed: true });
    expect(t.seat(FORSETI).may('activate')).not.toContainEqual({ piece: 'neko' });
  });

  test('not in the turn of the wound', () => {
    wounded(3).nobodyIsAskedExcept(FORSETI, 'choose');
  });

  test('TD-22.2: when the ambassador is dead, Gorganun names another', () => {
    const t = table({
      map: { kimrin: ['kestrel', 'hastur', 'shimar'], 'caer-navell': ['kendrel'] },
      active: GORGANUN,
      also: (g) => {
        g.ambassador = null;
        g.counters.niekimo!.fate = 'killed';
      },
    });
    t.seat(GORGANUN).does('one-activation');
    t.nobodyIsAskedExcept(GORGANUN, 'ambassador');
    expect(t.seat(GORGANUN).isRefused('name-ambassador', { wizard: 'niekimo' })).toBe('refusal.not-available');
    t.seat(GORGANUN).does('name-ambassador', { wizard: 'shimar' });
    expect(t.g.ambassador).toBe('shimar');
  });
});

describe('TD-4.7 to TD-4.9 What an activation takes along', () => {
  test('TD-4.8: a wizard in the box goes with his leader and leaves the wizard activation of the turn untouched', () => {
    const t = table({
      map: { eldinbourg: ['algeron', 'torin', 'cavalry*1'], 'caer-navell': ['vilkie'] },
      boxes: { algeron: ['torin', 'cavalry*1'] },
      units: 1,
      wizard: true,
    });
    t.seat(FORSETI).does('activate', { piece: 'algeron' });
    t.seat(FORSETI).does('move', { group: ['algeron', 'torin', 'cavalry-1'], path: ['riverton'] });
    t.seat(FORSETI).does('finish');
    expect(at(t, 'torin')).toBe('riverton');
    expect(t.g.counters.torin!.spent).toBe(true);
    expect(t.seat(FORSETI).may('activate')).toEqual([{ piece: 'vilkie' }]);
  });

  test('TD-4.7: who did nothing in the activation of his leader has not been activated', () => {
    const t = table({
      map: { eldinbourg: ['algeron', 'cavalry*2'] },
      boxes: { algeron: ['cavalry*2'] },
      units: 2,
    });
    t.seat(FORSETI).does('activate', { piece: 'algeron' });
    t.seat(FORSETI).does('move', { group: ['algeron', 'cavalry-1'], path: ['riverton'] });
    t.seat(FORSETI).does('finish');
    expect(t.seat(FORSETI).may('activate')).toEqual([{ piece: 'cavalry-2' }]);
  });

  test('TD-4.9: an activation is finished before the next begins', () => {
    const t = table({ map: { eldinbourg: ['algeron'], riverton: ['neko'] }, units: 2 });
    t.seat(FORSETI).does('activate', { piece: 'algeron' });
    expect(t.seat(FORSETI).isRefused('activate', { piece: 'neko' })).toBe('refusal.not-an-answer');
    t.seat(FORSETI).does('finish');
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
});

describe('TD-6.5 What is open', () => {
  test('pools, knowledge, spell lists, prisoners and castles are the same for everybody', () => {
    const t = sit(tearsOfTheDragon);
    const open = (view: unknown) => {
      const { pools, knowledge, wizards, out } = view as Record<string, unknown>;
      return { pools, knowledge, wizards, out };
    };
    expect(open(t.seat(GORGANUN).sees())).toEqual(open(t.spectator.sees()));
    expect(open(t.seat(FORSETI).sees())).toEqual(open(t.spectator.sees()));
  });
});
