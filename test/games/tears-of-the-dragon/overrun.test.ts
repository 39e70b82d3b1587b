import { describe, expect, test } from 'vitest';
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
    four.nobodyIsAskedExcept(GORGANUN, 'leader-points');
    two.nobodyIsAskedExcept(GORGANUN, 'leader-points');
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
    t.nobodyIsAskedExcept(GORGANUN, 'act');
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
    t.nobodyIsAskedExcept(FORSETI, 'leader-points');
  });
});

describe('TD-11.2: an overrun', () => {
  const five = [1, 2, 3, 4, 5].map((n) => `wargroup-${n}`);
  test('that fails ends the march, and a battle by the ordinary rules follows', () => {
    const t = table({
      map: { redmarsh: ['shale', 'wargroup*5'], 'hollow-spire': ['foot-soldier'] },
      boxes: { shale: ['wargroup*5'] },
      active: GORGANUN,
      units: 1,
      dice: { 'attacker-dice': [10, 10, 10, 10, 10] },
    });
    t.seat(GORGANUN).does('activate', { piece: 'shale' });
    t.seat(GORGANUN).does('move', { group: ['shale', ...five], path: ['hollow-spire'] });
    t.seat(GORGANUN).does('overrun');
    t.seat(GORGANUN).does('set-points', { points: {} });
    while (t.asked()[0]!.key === 'take-hits')
      t.seat(GORGANUN).does('take-hits', t.seat(GORGANUN).may('take-hits', 1)[0]);
    expect(t.heard('battle-joined')).toHaveLength(2);
    expect(t.g.battle).toMatchObject({ kind: 'field', at: 'hollow-spire', round: 1 });
    t.nobodyIsAskedExcept(GORGANUN, 'leader-points');
  });
  test('is not tried upon a unit behind walls', () => {
    const t = table({
      map: { westmere: ['shale', 'wargroup*5'], 'caer-sillius': ['foot-soldier'] },
      boxes: { shale: ['wargroup*5'] },
      active: GORGANUN,
      units: 1,
    });
    t.seat(GORGANUN).does('activate', { piece: 'shale' });
    t.seat(GORGANUN).does('move', { group: ['shale', ...five], path: ['caer-sillius'] });
    t.seat(FORSETI).does('stand-inside');
    expect(t.heard('battle-joined')).toEqual([]);
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });
});
