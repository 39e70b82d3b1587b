import { describe, expect, test } from 'vitest';
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
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });

  test('T26: a lone leader who is hit rolls a casualty and learns nothing, whatever the result', () => {
    const t = table({ map: { greenbridge: ['neko'] }, units: 1, dice: { 'ruin-danger': [4], casualty: [3] } });
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    t.seat(FORSETI).does('move', { group: ['neko'], path: ['brannoch'] });
    t.seat(FORSETI).does('suffer', { piece: 'neko' });
    expect(t.g.knowledge[FORSETI]).toEqual([]);
    expect(t.heard('knowledge-found')).toEqual([]);
    t.nobodyIsAskedExcept(FORSETI, 'flee');
  });

  test('TD-17.2, A29: "captured" in a ruin is trapped there, a leader like a wizard', () => {
    const t = table({ map: { greenbridge: ['neko'] }, units: 1, dice: { 'ruin-danger': [1], casualty: [10] } });
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    t.seat(FORSETI).does('move', { group: ['neko'], path: ['brannoch'] });
    t.seat(FORSETI).does('suffer', { piece: 'neko' });
    expect(t.g.counters.neko).toMatchObject({ fate: 'map', at: 'brannoch', trapped: true, since: 3 });
    expect(t.g.prisoners.neko).toBeUndefined();
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });

  const two = (...dice: number[]) => {
    const t = table({
      map: { greenbridge: ['neko', 'algeron'] },
      units: 1,
      dice: { 'ruin-danger': [1], casualty: dice },
    });
    t.seat(FORSETI).does('activate', { piece: 'algeron' });
    t.seat(FORSETI).does('move', { group: ['algeron', 'neko'], path: ['brannoch'] });
    t.seat(FORSETI).does('suffer', { piece: 'neko' });
    return t;
  };
  test('TD-17.3: of two leaders one takes the hit, and the other, who has not to roll, finds the piece', () => {
    const t = two(8);
    expect(t.g.counters.neko!.fate).toBe('killed');
    expect(t.heard('knowledge-found')).toMatchObject([{ seat: FORSETI, ruin: 'brannoch', finder: 'algeron' }]);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
  test('TD-17.2, TD-14.4: who flees from a ruin goes no further in this activation', () => {
    const t = two(3);
    t.seat(FORSETI).does('flee', { to: t.seat(FORSETI).lists('flee', 'to')[0]! });
    expect(t.seat(FORSETI).lists('move', 'group')).not.toContain('neko');
    expect(t.g.knowledge[FORSETI]).toEqual(['brannoch']);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });

  test('TD-17.3: units alone find nothing', () => {
    const t = table({ map: { greenbridge: ['cavalry*1'] }, units: 1, dice: { 'ruin-danger': [9] } });
    t.seat(FORSETI).does('activate', { piece: 'cavalry-1' });
    t.seat(FORSETI).does('move', { group: ['cavalry-1'], path: ['brannoch'] });
    expect(t.heard('ruin-safe')).toHaveLength(1);
    expect(t.g.knowledge[FORSETI]).toEqual([]);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });

  test('A17: a party that only passes through is in danger too', () => {
    const t = table({ map: { greenbridge: ['neko'] }, units: 1, dice: { 'ruin-danger': [8] } });
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    t.seat(FORSETI).does('move', { group: ['neko'], path: ['brannoch', 'stonewell'] });
    expect(t.heard('ruin-safe')).toHaveLength(1);
    expect(t.g.counters.neko!.at).toBe('stonewell');
    expect(t.g.knowledge[FORSETI]).toEqual(['brannoch']);
    t.nobodyIsAskedExcept(FORSETI, 'act');
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
    t.nobodyIsAskedExcept(FORSETI, 'act');
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
    freed.nobodyIsAskedExcept(FORSETI, 'act');
    tooSoon.nobodyIsAskedExcept(FORSETI, 'act');
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
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });

  test('TD-17.6: whoever has freed or captured somebody explores no ruin in the rest of the turn; others of the activation do', () => {
    // Brannoch and Old Tarn are neighbours.
    const march = (trapped: string, since: number) => {
      const t = table({
        map: { brannoch: [trapped], greenbridge: ['neko', 'cavalry*2', 'ursa'] },
        boxes: { neko: ['cavalry*2', 'ursa'] },
        units: 1,
        also: (g) => {
          Object.assign(g.counters[trapped]!, { trapped: true, since });
        },
        dice: { 'ruin-danger': [9, 9, 9, 9] },
      });
      t.seat(FORSETI).does('activate', { piece: 'neko' });
      return t;
    };
    for (const trapped of ['torin', 'hastur']) {
      const t = march(trapped, 1);
      t.seat(FORSETI).does('move', { group: ['neko', 'cavalry-1', 'ursa'], path: ['brannoch', 'old-tarn'] });
      expect(t.g.counters.neko!.at).toBe('old-tarn');
      expect(t.heard('ruin-safe')).toHaveLength(2);
      expect(t.g.knowledge[FORSETI]).toEqual([]);
      expect(t.seat(FORSETI).may('search-spell')).toEqual([]);
      t.nobodyIsAskedExcept(FORSETI, 'act');
    }
    // Nobody was trapped, or not to be freed yet: both pieces in one march.
    const free = march('torin', 3);
    free.seat(FORSETI).does('move', { group: ['neko', 'cavalry-1'], path: ['brannoch', 'old-tarn'] });
    expect(free.g.knowledge[FORSETI]).toEqual(['brannoch', 'old-tarn']);
    // Who has parted before from those who free somebody explores on.
    const parted = march('torin', 1);
    parted.seat(FORSETI).does('move', { group: ['cavalry-2'], path: ['brannoch'] });
    expect(parted.g.counters.torin!.trapped).toBe(false);
    parted.seat(FORSETI).does('move', { group: ['neko', 'cavalry-1'], path: ['brannoch'] });
    expect(parted.g.knowledge[FORSETI]).toEqual(['brannoch']);
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
    t.nobodyIsAskedExcept(FORSETI, 'close');
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
    room.nobodyIsAskedExcept(FORSETI, 'close');
    full.nobodyIsAskedExcept(FORSETI, 'close');
  });

  test('TD-17.4: with 3 or less no spell, and one try a turn', () => {
    const t = table({ map: { brannoch: ['torin'] }, wizard: true, dice: { 'ruin-danger': [9], 'spell-search': [3] } });
    t.seat(FORSETI).does('activate', { piece: 'torin' });
    t.seat(FORSETI).does('search-spell', { wizard: 'torin' });
    expect(t.heard('no-spell-found')).toHaveLength(1);
    expect(t.g.wizardry.torin!.searched).toBe(true);
    t.nobodyIsAskedExcept(FORSETI, 'close');
  });
});
