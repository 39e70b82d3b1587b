import { describe, expect, test } from 'vitest';
import { FORSETI, GORGANUN, type Scene, table } from './board.ts';

/** TD-9.1, TD-9.11: where both sides stand in the open there is battle, however they came to stand there. */

const hide =
  (...ids: string[]): NonNullable<Scene['also']> =>
  (g) => {
    for (const id of ids) g.counters[id]!.obfuscated = true;
  };

describe('TD-9.11: when Obfuscate ends among enemies', () => {
  const among = (more: Partial<Scene> = {}) =>
    table({ map: { riverton: ['cavalry*2', 'warsteed*2'] }, also: hide('cavalry-1', 'cavalry-2'), ...more });

  test('there is battle at once, before anybody is activated; who comes out of hiding attacks', () => {
    const t = among({ dice: { 'defender-dice': [10, 10], 'attacker-dice': [10, 10] } });
    t.seat(FORSETI).does('one-activation');
    expect(t.heard('battle-joined')).toMatchObject([{ at: 'riverton', attacker: FORSETI }]);
    expect(t.heard('seen-again')).toMatchObject([{ seat: FORSETI }]);
    t.nobodyIsAskedExcept(GORGANUN, 'stay-or-retreat');
  });

  test('and there is none as long as it lasts, in the action phase of the enemy', () => {
    const t = among({ active: GORGANUN });
    t.seat(GORGANUN).does('one-activation');
    expect(t.heard('battle-joined')).toEqual([]);
    t.nobodyIsAskedExcept(GORGANUN, 'choose');
  });

  test('the battle goes on until one side is gone; then the activations of the phase follow', () => {
    const t = among({
      map: { riverton: ['cavalry*2', 'warsteed-#'] },
      dice: { 'defender-dice': [10], 'attacker-dice': [1] },
    });
    t.seat(FORSETI).does('one-activation');
    expect(t.g.counters['warsteed-1']!.fate).toBe('pool');
    t.nobodyIsAskedExcept(FORSETI, 'choose');
  });

  test('before a castle its controller says first where he stands: inside there is no battle, outside there is', () => {
    const come = (where: string) => {
      const t = among({ map: { kimrin: ['cavalry*2', 'warsteed*2'] }, outside: ['kimrin'] });
      t.seat(FORSETI).does('one-activation');
      t.nobodyIsAskedExcept(GORGANUN, 'stand');
      t.seat(GORGANUN).does(where);
      return t;
    };
    const inside = come('stand-inside');
    expect(inside.heard('battle-joined')).toEqual([]);
    inside.nobodyIsAskedExcept(FORSETI, 'choose');
    expect(come('stand-outside').heard('battle-joined')).toMatchObject([{ at: 'kimrin' }]);
  });

  test('behind walls nobody stands in the open: nothing is asked', () => {
    const t = among({ map: { kimrin: ['cavalry*2', 'warsteed*2'] } });
    t.seat(FORSETI).does('one-activation');
    t.nobodyIsAskedExcept(FORSETI, 'choose');
  });

  test('a leader whom they find alone rolls, and there is no battle', () => {
    const t = among({ map: { riverton: ['cavalry*2', 'kestrel'] }, dice: { casualty: [8] } });
    t.seat(FORSETI).does('one-activation');
    expect(t.g.counters.kestrel!.fate).toBe('killed');
    t.nobodyIsAskedExcept(FORSETI, 'choose');
  });

  test('at sea the ships fight', () => {
    const t = table({
      map: {},
      also: (g) => {
        for (const [id, ship] of [
          ['cavalry-1', 'ship-1'],
          ['warsteed-1', 'ship-2'],
        ] as const)
          Object.assign(g.counters[id]!, { fate: 'map', at: 'dusk-water', ship, obfuscated: id === 'cavalry-1' });
        g.ships = { 'ship-1': { seat: FORSETI, from: null }, 'ship-2': { seat: GORGANUN, from: null } };
        g.shipsBuilt = 2;
      },
    });
    t.seat(FORSETI).does('one-activation');
    expect(t.heard('battle-joined')).toMatchObject([{ at: 'dusk-water', attacker: FORSETI }]);
  });
});

describe('TD-9.1, TD-9.11: who has walked unseen among enemies', () => {
  test('may choose to attack, alone or with others; then he is hidden no longer (TD-28.13)', () => {
    const t = table({
      map: { riverton: ['vilkie', 'cavalry*1', 'warsteed*2'] },
      also: hide('vilkie', 'cavalry-1'),
      wizard: true,
      units: 1,
    });
    t.seat(FORSETI).does('activate', { piece: 'cavalry-1' });
    expect(t.seat(FORSETI).may('attack')).toEqual([{ group: ['cavalry-1'] }]);
    t.seat(FORSETI).does('attack', { group: ['cavalry-1'] });
    expect(t.heard('battle-joined')).toMatchObject([{ at: 'riverton', attacker: FORSETI }]);
    expect(t.g.counters['cavalry-1']!.obfuscated).toBe(false);
    expect(t.g.counters.vilkie!.obfuscated).toBe(true);
    // The other one was not activated, and does not attack (A15).
    t.nobodyIsAskedExcept(GORGANUN, 'stay-or-retreat');
  });

  test('may as well let them be', () => {
    const t = table({
      map: { riverton: ['cavalry*1', 'warsteed*2'] },
      also: hide('cavalry-1'),
      units: 1,
    });
    t.seat(FORSETI).does('activate', { piece: 'cavalry-1' });
    t.seat(FORSETI).does('finish');
    expect(t.heard('battle-joined')).toEqual([]);
    expect(t.g.counters['cavalry-1']!.obfuscated).toBe(true);
    t.nobodyIsAskedExcept(FORSETI, 'close');
  });

  test('has nobody to attack where no enemy is seen', () => {
    const t = table({
      map: { riverton: ['cavalry*1'] },
      also: hide('cavalry-1'),
      units: 1,
    });
    t.seat(FORSETI).does('activate', { piece: 'cavalry-1' });
    expect(t.seat(FORSETI).may('attack')).toEqual([]);
  });

  test('stays hidden beside those who walk in openly, unless his owner lets him fight', () => {
    const come = (out: string[]) => {
      const t = table({
        map: { mistwood: ['neko', 'cavalry*2'], riverton: ['warsteed*2'] },
        boxes: { neko: ['cavalry*2'] },
        also: hide('cavalry-2'),
        units: 1,
      });
      t.seat(FORSETI).does('activate', { piece: 'neko' });
      t.seat(FORSETI).does('move', { group: ['neko', 'cavalry-1', 'cavalry-2'], path: ['riverton'] });
      t.nobodyIsAskedExcept(FORSETI, 'come-out');
      t.seat(FORSETI).does('pick-some', { some: out });
      return t;
    };
    const apart = come([]);
    expect(apart.spectator.sees().battle!.lines[0]!.pieces.map(({ gone }) => gone)).toEqual([null, 'left']);
    expect(apart.g.counters['cavalry-2']!.obfuscated).toBe(true);
    const together = come(['cavalry.2']);
    expect(together.spectator.sees().battle!.lines[0]!.pieces.map(({ gone }) => gone)).toEqual([null, null]);
    expect(together.g.counters['cavalry-2']!.obfuscated).toBe(false);
    together.nobodyIsAskedExcept(FORSETI, 'leader-points');
  });
});
