import { describe, expect, test } from 'vitest';
import { FORSETI, GORGANUN, table } from './board.ts';

/** Each row of each table that is rolled on, by the die. */

const castles = { 'caer-navell': ['kendrel', 'elite-guard*4', 'torin'], kimrin: ['kestrel', 'warsteed*3'] };

describe('TD-4.3: the Command Table', () => {
  test.each([
    [1, 4],
    [2, 1],
    [3, 0],
    [5, 2],
    [6, 1],
    [7, 2],
    [9, 2],
    [10, 3],
  ])('on a %i gives so many activations: %i, and the wizard besides', (die, units) => {
    const t = table({ map: castles, dice: { command: [die] } });
    t.seat(FORSETI).does('roll-command');
    expect(t.spectator.sees()).toMatchObject({ allowance: { seat: FORSETI, units, wizard: true } });
    t.nobodyIsAskedExcept(FORSETI, 'choose');
  });
  test.each([
    [4, 1],
    [8, 2],
  ])('on a %i gives the enemy so many at once: %i, and no wizard', (die, units) => {
    const t = table({ map: castles, dice: { command: [die] } });
    t.seat(FORSETI).does('roll-command');
    expect(t.spectator.sees()).toMatchObject({ allowance: { seat: GORGANUN, units, wizard: false } });
    t.nobodyIsAskedExcept(GORGANUN, 'choose');
  });
});

describe('T27: the spell tables', () => {
  const found = (...rolls: number[]) => {
    const t = table({
      map: { brannoch: ['torin'] },
      wizard: true,
      also: (g) => {
        g.wizardry.torin!.known = [];
      },
      dice: { 'ruin-danger': [9], 'spell-search': [4], 'spell-table': rolls },
    });
    t.seat(FORSETI).does('activate', { piece: 'torin' });
    t.seat(FORSETI).does('search-spell', { wizard: 'torin' });
    t.nobodyIsAskedExcept(FORSETI, 'learn');
    const [{ spell, rolls: told }] = t.heard('spell-found') as [{ spell: string; rolls: number[] }];
    expect(told).toEqual(rolls);
    return spell;
  };
  test('the first: 7 and more lead to the second', () => {
    expect([1, 2, 3, 4, 5, 6].map((die) => found(die))).toEqual([
      'coursers-speed',
      'eldritch-fire',
      'fly',
      'tortoise-speed',
      'summon-aid',
      'terror',
    ]);
    expect([7, 8, 9, 10].map((die) => found(die, 1))).toEqual(Array(4).fill('eldritch-might'));
  });
  test('the second: 8 and more lead to the third', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((die) => found(7, die))).toEqual([
      'eldritch-might',
      'teleport',
      'water-walk',
      'land-bridge',
      'obfuscate',
      'fog-of-war',
      'enthrall',
    ]);
    expect([8, 9, 10].map((die) => found(7, die, 9))).toEqual(Array(3).fill('juggernaut'));
  });
  test('the third, where Earthquake is Breach (A43)', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((die) => found(7, 8, die))).toEqual([
      ...Array(2).fill('good-fortune'),
      ...Array(2).fill('bad-fortune'),
      ...Array(2).fill('breach'),
      ...Array(2).fill('direct-attack'),
      'juggernaut',
      'eldritch-shield',
    ]);
  });
});

describe('TD-23.2: the Terramax table', () => {
  const asks = (die: number): string => {
    const t = table({
      map: { asten: ['hastur'], kimrin: ['kestrel'] },
      active: GORGANUN,
      wizard: true,
      dice: { terramax: [die], casualty: [7] },
    });
    t.seat(GORGANUN).does('activate', { piece: 'hastur' });
    t.seat(GORGANUN).does('recruit-terramax', { wizard: 'hastur' });
    if (t.g.counters['terramax-1']!.fate === 'map') return 'joins';
    const { fate } = t.g.counters.hastur!;
    return fate === 'map' ? 'refuses' : fate;
  };
  test('1: the wizard is eaten, 2 and 3: hurt, 4 to 6: refused, 7 to 10: the dragon joins', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(asks)).toEqual([
      'eaten',
      ...Array(2).fill('wounded'),
      ...Array(3).fill('refuses'),
      ...Array(4).fill('joins'),
    ]);
  });
});
