import { describe, expect, test } from 'vitest';
import { position } from '#core/match';
import { seatsThat } from '#core/outcome';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import { FORSETI, GORGANUN, table } from './board.ts';

/** Leaders without troops, and a side that loses its last ones. */

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
    expect(t.g.counters.kestrel!.at).toBe('morvane');
    t.nobodyIsAskedExcept(GORGANUN, 'act');
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
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });
});

describe('R-2: when both sides lose their last leader or wizard at once', () => {
  const end = (knowledge: readonly [string[], string[]]) => {
    const t = table({
      map: { kimrin: ['warsteed'], 'caer-navell': ['cavalry'] },
      units: 1,
      knowledge,
      also: (g) => {
        for (const [id, c] of Object.entries(g.counters)) if (!/-\d+$/.test(id)) c.fate = 'killed';
      },
    });
    return seatsThat('won', position(tearsOfTheDragon, t.match).outcome!);
  };
  test('more pieces of knowledge win', () => {
    expect(end([['ursh'], ['ursh', 'cinder-hill']])).toEqual([FORSETI]);
    expect(end([['ursh', 'cinder-hill'], ['ursh']])).toEqual([GORGANUN]);
  });
  test('at a tie Gorganun wins', () => {
    expect(end([['ursh'], ['cinder-hill']])).toEqual([GORGANUN]);
  });
});

test('R-36: leaders alone in a castle roll when enemies enter, with 5 more inside it', () => {
  const come = (stand: string) => {
    const t = table({
      map: { greenbridge: ['kestrel', 'warsteed*1'], 'caer-sillius': ['neko'] },
      boxes: { kestrel: ['warsteed*1'] },
      active: GORGANUN,
      units: 1,
      dice: { casualty: [6] },
    });
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    t.seat(GORGANUN).does('move', { group: ['kestrel', 'warsteed-1'], path: ['caer-sillius'] });
    t.seat(FORSETI).does(stand);
    const [{ die, add }] = t.heard('casualty-rolled') as [{ die: number; add: number | null }];
    return [die, add, t.g.counters.neko!.fate];
  };
  expect(come('stand-inside')).toEqual([6, 5, 'captured']);
  expect(come('stand-outside')).toEqual([6, null, 'wounded']);
});

describe('R-37: leaders do not roll for a last piece that is lost', () => {
  test('to a ruin', () => {
    const t = table({
      map: { greenbridge: ['neko', 'cavalry-#'] },
      boxes: { neko: ['cavalry*1'] },
      units: 1,
      dice: { 'ruin-danger': [1] },
    });
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    t.seat(FORSETI).does('move', { group: ['neko', 'cavalry-1'], path: ['brannoch'] });
    t.seat(FORSETI).does('suffer', { piece: 'cavalry-1' });
    expect(t.g.counters['cavalry-1']!.fate).toBe('pool');
    expect(t.heard('casualty-rolled')).toEqual([]);
    expect(t.g.counters.neko).toMatchObject({ fate: 'map', at: 'brannoch' });
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });

  test('to an explosion', () => {
    const t = table({
      map: { riverton: ['neko', 'torin', 'cavalry-#'] },
      wizard: true,
      also: (g) => {
        g.wizardry.torin!.known = ['teleport'];
      },
      // In the order Neko, Torin, Cavalry: the leader is missed, the others are struck.
      dice: { 'spell-check': [10], 'spell-failure': [10], explosion: [9, 1, 1] },
    });
    t.seat(FORSETI).does('activate', { piece: 'torin' });
    t.seat(FORSETI).does('cast', { wizard: 'torin', spell: 'teleport', targets: [] });
    expect(t.g.counters['cavalry-1']!.fate).toBe('pool');
    expect(t.heard('casualty-rolled')).toMatchObject([{ piece: { key: 'wizard.torin' } }]);
    expect(t.g.counters.neko!.fate).toBe('map');
    t.nobodyIsAskedExcept(FORSETI, 'close');
  });
});
