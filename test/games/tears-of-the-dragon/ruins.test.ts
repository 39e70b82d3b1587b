import { describe, expect, test } from 'vitest';
import { ruins } from '#games/tears-of-the-dragon/content';
import { FORSETI, GORGANUN, table } from './board.ts';

describe('TD-17 Ruins', () => {
  const party = {
    map: { greenbridge: ['neko', 'cavalry*1'] },
    boxes: { neko: ['cavalry*1'] },
    units: 1,
  } as const;
  const group = ['neko', 'cavalry-1'];
  const search = (dice: Record<string, number[]>) => {
    const t = table({ ...party, dice });
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    t.seat(FORSETI).does('move', { group, path: ['brannoch'] });
    return t;
  };

  test('TD-17.2, TD-17.3: with 5 or more nothing happens, and the leader finds the piece at once', () => {
    const t = search({ 'ruin-danger': [5] });
    expect(t.heard('knowledge-found')).toEqual([{ seat: FORSETI, ruin: 'brannoch', finder: 'neko', n: 1 }]);
    expect(t.spectator.sees()).toMatchObject({ knowledge: [[], ['brannoch']] });
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });

  test('T26: on 4 a unit of the party may take the hit, and the leader learns all the same', () => {
    const t = search({ 'ruin-danger': [4] });
    t.nobodyIsAskedExcept(FORSETI, 'suffer');
    t.seat(FORSETI).does('suffer', { piece: 'cavalry-1' });
    expect(t.g.counters['cavalry-1']!.reduced).toBe(true);
    expect(t.g.knowledge[FORSETI]).toEqual(['brannoch']);
  });

  test('T26: a lone leader who is hit rolls a casualty and learns nothing, whatever the result', () => {
    const t = table({ map: { greenbridge: ['neko'] }, units: 1, dice: { 'ruin-danger': [4], casualty: [3] } });
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    t.seat(FORSETI).does('move', { group: ['neko'], path: ['brannoch'] });
    t.seat(FORSETI).does('suffer', { piece: 'neko' });
    expect(t.g.knowledge[FORSETI]).toEqual([]);
    expect(t.heard('knowledge-found')).toEqual([]);
  });

  test('TD-17.2, A29: "captured" in a ruin is trapped there, a leader like a wizard', () => {
    const t = table({ map: { greenbridge: ['neko'] }, units: 1, dice: { 'ruin-danger': [1], casualty: [10] } });
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    t.seat(FORSETI).does('move', { group: ['neko'], path: ['brannoch'] });
    t.seat(FORSETI).does('suffer', { piece: 'neko' });
    expect(t.g.counters.neko).toMatchObject({ fate: 'map', at: 'brannoch', trapped: true, since: 3 });
    expect(t.g.prisoners.neko).toBeUndefined();
  });

  test('TD-17.3: units alone find nothing', () => {
    const t = table({ map: { greenbridge: ['cavalry*1'] }, units: 1, dice: { 'ruin-danger': [9] } });
    t.seat(FORSETI).does('activate', { piece: 'cavalry-1' });
    t.seat(FORSETI).does('move', { group: ['cavalry-1'], path: ['brannoch'] });
    expect(t.heard('ruin-safe')).toHaveLength(1);
    expect(t.g.knowledge[FORSETI]).toEqual([]);
  });

  test('A17: a party that only passes through is in danger too', () => {
    const t = table({ map: { greenbridge: ['neko'] }, units: 1, dice: { 'ruin-danger': [8] } });
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    t.seat(FORSETI).does('move', { group: ['neko'], path: ['brannoch', 'stonewell'] });
    expect(t.heard('ruin-safe')).toHaveLength(1);
    expect(t.g.counters.neko!.at).toBe('stonewell');
    expect(t.g.knowledge[FORSETI]).toEqual(['brannoch']);
  });

  test('A27: a party that begins its activation in the ruin searches it, with the danger', () => {
    const t = table({
      map: { brannoch: ['neko', 'cavalry*1'] },
      boxes: party.boxes,
      units: 1,
      dice: { 'ruin-danger': [7] },
    });
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    t.seat(FORSETI).does('search', { piece: 'neko' });
    expect(t.g.knowledge[FORSETI]).toEqual(['brannoch']);
    expect(t.seat(FORSETI).may('search')).toEqual([]);
  });

  test('TD-17.6: friends free the trapped, but not in the turn of the mishap, and then do not search', () => {
    const trapped = (since: number) => {
      const t = table({
        map: { brannoch: ['torin'], greenbridge: ['neko', 'cavalry*1'] },
        boxes: party.boxes,
        units: 1,
        also: (g) => {
          Object.assign(g.counters.torin!, { trapped: true, since });
        },
        dice: { 'ruin-danger': [9] },
      });
      t.seat(FORSETI).does('activate', { piece: 'neko' });
      t.seat(FORSETI).does('move', { group, path: ['brannoch'] });
      return t;
    };
    const freed = trapped(2);
    expect(freed.g.counters.torin!.trapped).toBe(false);
    expect(freed.g.knowledge[FORSETI]).toEqual([]);
    const tooSoon = trapped(3);
    expect(tooSoon.g.counters.torin!.trapped).toBe(true);
    expect(tooSoon.g.knowledge[FORSETI]).toEqual(['brannoch']);
  });

  test('TD-17.6: an enemy who enters captures the trapped', () => {
    const t = table({
      map: { brannoch: ['torin'], greenbridge: ['kestrel', 'warsteed*1'] },
      boxes: { kestrel: ['warsteed*1'] },
      active: GORGANUN,
      units: 1,
      knowledge: [[], ['ursh']],
      also: (g) => {
        g.counters.torin!.trapped = true;
      },
      dice: { 'ruin-danger': [9] },
    });
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    t.seat(GORGANUN).does('move', { group: ['kestrel', 'warsteed-1'], path: ['brannoch'] });
    expect(t.g.counters.torin!.fate).toBe('captured');
    expect(t.g.prisoners.torin).toEqual({ knows: ['ursh'], questioned: false });
    expect(t.g.knowledge[GORGANUN]).toEqual([]);
  });

  test('TD-17.4, T27: a wizard alone finds Juggernaut by 7, 8, 9 on the three tables, and may leave it', () => {
    const t = table({
      map: { brannoch: ['torin'] },
      wizard: true,
      dice: { 'ruin-danger': [5], 'spell-search': [4], 'spell-table': [7, 8, 9] },
    });
    t.seat(FORSETI).does('activate', { piece: 'torin' });
    t.seat(FORSETI).does('search-spell', { wizard: 'torin' });
    expect(t.heard('spell-found')).toMatchObject([{ wizard: 'torin', spell: 'juggernaut', rolls: [7, 8, 9] }]);
    t.nobodyIsAskedExcept(FORSETI, 'learn');
    t.seat(FORSETI).does('leave-spell');
    expect(t.g.wizardry.torin!.known).toEqual(['good-fortune', 'summon-aid']);
  });

  test('T7, TD-15.6: Torin knows two of five; he learns a third, and a sixth is refused', () => {
    const learnt = (known: string[]) => {
      const t = table({
        map: { brannoch: ['torin'] },
        wizard: true,
        also: (g) => {
          g.wizardry.torin!.known = known;
        },
        dice: { 'ruin-danger': [9], 'spell-search': [4], 'spell-table': [2] },
      });
      t.seat(FORSETI).does('activate', { piece: 'torin' });
      t.seat(FORSETI).does('search-spell', { wizard: 'torin' });
      return t;
    };
    const room = learnt(['good-fortune', 'summon-aid']);
    room.seat(FORSETI).does('learn');
    expect(room.g.wizardry.torin!.known).toEqual(['good-fortune', 'summon-aid', 'eldritch-fire']);
    const full = learnt(['good-fortune', 'summon-aid', 'fly', 'terror', 'heal']);
    expect(full.heard('no-room-for-spell')).toHaveLength(1);
    expect(full.g.wizardry.torin!.known).toHaveLength(5);
  });

  test('TD-17.4: with 3 or less no spell, and one try a turn', () => {
    const t = table({ map: { brannoch: ['torin'] }, wizard: true, dice: { 'ruin-danger': [9], 'spell-search': [3] } });
    t.seat(FORSETI).does('activate', { piece: 'torin' });
    t.seat(FORSETI).does('search-spell', { wizard: 'torin' });
    expect(t.heard('no-spell-found')).toHaveLength(1);
    expect(t.g.wizardry.torin!.searched).toBe(true);
  });
});

describe('TD-19, TD-20 Prisoners', () => {
  const held = (knows: string[], dice: Record<string, number[]>) =>
    table({
      map: { redmarsh: ['kestrel', 'hastur'] },
      active: GORGANUN,
      units: 1,
      also: (g) => {
        g.counters.neko!.fate = 'captured';
        g.prisoners.neko = { knows, questioned: false };
      },
      dice,
    });

  test('T18, TD-19.3, A30: what the side did not have when she was taken cannot be asked for', () => {
    const t = held([], {});
    expect(t.seat(GORGANUN).may('question')).toEqual([]);
  });

  test('T18, TD-19.1, TD-19.2: Neko tells of Ursh on 7 or more, not on 6, and is asked once a turn', () => {
    const told = held(['ursh'], { questioning: [7] });
    told.seat(GORGANUN).does('question', { prisoner: 'neko', topic: 'knowledge:ursh' });
    expect(told.g.knowledge[GORGANUN]).toEqual(['ursh']);
    const silent = held(['ursh', 'cinder-hill'], { questioning: [6] });
    silent.seat(GORGANUN).does('question', { prisoner: 'neko', topic: 'knowledge:ursh' });
    expect(silent.g.knowledge[GORGANUN]).toEqual([]);
    expect(silent.seat(GORGANUN).may('question')).toEqual([]);
  });

  const wizard = (spell: string) => {
    const t = table({
      map: { redmarsh: ['kestrel', 'hastur'] },
      active: GORGANUN,
      units: 1,
      also: (g) => {
        g.counters.torin!.fate = 'captured';
        g.prisoners.torin = { knows: [], questioned: false };
        g.wizardry.torin!.known.push('fly');
      },
      dice: { questioning: [5] },
    });
    t.seat(GORGANUN).does('question', { prisoner: 'torin', topic: `spell:${spell}` });
    if (t.asked()[0]!.key === 'give-spell') t.seat(GORGANUN).does('give-spell', { wizard: 'hastur' });
    return t;
  };
  test('TD-19.4: a stolen spell goes to a wizard with room; the prisoner forgets it if he found it in a ruin', () => {
    const found = wizard('fly');
    expect(found.g.wizardry.hastur!.known).toContain('fly');
    expect(found.g.wizardry.torin!.known).not.toContain('fly');
    const own = wizard('summon-aid');
    expect(own.g.wizardry.hastur!.known).toContain('summon-aid');
    expect(own.g.wizardry.torin!.known).toContain('summon-aid');
  });

  const exchange = () => {
    const t = table({
      map: { redmarsh: ['kestrel'], eldinbourg: ['algeron', 'cavalry*1'] },
      active: FORSETI,
      units: 1,
      also: (g) => {
        g.first = GORGANUN;
        for (const id of ['neko', 'hastur']) {
          g.counters[id]!.fate = 'captured';
          g.prisoners[id] = { knows: [], questioned: true };
        }
      },
    });
    t.seat(FORSETI).does('propose-exchange', { give: ['hastur'], get: ['neko'] });
    t.seat(FORSETI).does('end-actions');
    t.seat(FORSETI).does('end-phase');
    return t;
  };
  test('TD-20.1: an offer is answered at the end of the turn; those freed go where only friends are', () => {
    const t = exchange();
    t.nobodyIsAskedExcept(GORGANUN, 'exchange');
    t.seat(GORGANUN).does('accept-exchange');
    t.seat(GORGANUN).does('put-back', { place: 'kimrin' });
    t.seat(FORSETI).does('put-back', { place: 'eldinbourg' });
    expect([t.g.counters.hastur!.at, t.g.counters.neko!.at]).toEqual(['kimrin', 'eldinbourg']);
    expect(t.g.prisoners).toEqual({});
  });
  test('TD-20.1: an offer that is refused changes nothing', () => {
    const t = exchange();
    t.seat(GORGANUN).does('refuse-exchange');
    expect(t.g.counters.neko!.fate).toBe('captured');
    expect(Object.keys(t.g.prisoners)).toEqual(['neko', 'hastur']);
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
  });

  test('TD-24.1: with seven pieces the tower is shut', () => {
    const t = table({ map: { island: ['shale'] }, active: GORGANUN, units: 1, knowledge: [ruins.slice(1), []] });
    t.seat(GORGANUN).does('activate', { piece: 'shale' });
    expect(t.seat(GORGANUN).may('enter-tower')).toEqual([]);
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
