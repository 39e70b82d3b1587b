import { describe, expect, test } from 'vitest';
import { movementOf } from '#games/tears-of-the-dragon/pieces';
import { FORSETI, GORGANUN, table } from './board.ts';
import { wizard } from './wizard.ts';

/** Upon whom spells of an activation may be cast, and upon how many (TD-28). */

describe('TD-28.3: Courser’s Speed', () => {
  const map = { riverton: ['ursa', 'vilkie', 'neko', 'cavalry*2'], mistwood: ['foot-soldier'] };
  const targets = (...ids: string[]) => ({ wizard: 'ursa', spell: 'coursers-speed', targets: ids });
  test('quickens three and not four, another wizard and a leader counting as one each', () => {
    const t = wizard('ursa', 'coursers-speed', { map });
    expect(t.seat(FORSETI).isRefused('cast', targets('vilkie', 'neko', 'cavalry-1', 'cavalry-2'))).toBe(
      'refusal.wrong-number',
    );
    t.seat(FORSETI).does('cast', targets('vilkie', 'neko', 'cavalry-1'));
    expect(['vilkie', 'neko', 'cavalry-1'].map((id) => t.g.counters[id]!.haste)).toEqual([1, 1, 1]);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
  test('only those who begin where he is', () => {
    const t = wizard('ursa', 'coursers-speed', { map });
    expect(t.seat(FORSETI).isRefused('cast', targets('foot-soldier-1'))).toBe('refusal.not-available');
  });
});

describe('TD-28.12: Heal', () => {
  test('is for one who began the turn there, not for one who has come', () => {
    const t = table({
      map: { riverton: ['ursa', 'foot-soldier-#'], mistwood: ['cavalry-#'] },
      units: 1,
      wizard: true,
      dice: { 'spell-check': [3] },
    });
    t.seat(FORSETI).does('activate', { piece: 'cavalry-1' });
    t.seat(FORSETI).does('move', { group: ['cavalry-1'], path: ['riverton'] });
    t.seat(FORSETI).does('finish');
    t.seat(FORSETI).does('activate', { piece: 'ursa' });
    expect(t.seat(FORSETI).lists('cast', 'targets', { wizard: 'ursa', spell: 'heal' })).toEqual(['foot-soldier-1']);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
});

describe('TD-28.13: Obfuscate', () => {
  test('hides three and not four', () => {
    const t = wizard('vilkie', 'obfuscate', { map: { riverton: ['vilkie', 'cavalry*3'] } });
    const hide = (targets: string[]) => ({ wizard: 'vilkie', spell: 'obfuscate', targets });
    expect(t.seat(FORSETI).isRefused('cast', hide(['vilkie', 'cavalry-1', 'cavalry-2', 'cavalry-3']))).toBe(
      'refusal.wrong-number',
    );
    t.seat(FORSETI).does('cast', hide(['vilkie', 'cavalry-1', 'cavalry-2']));
    expect(Object.keys(t.g.counters).filter((id) => t.g.counters[id]!.obfuscated)).toHaveLength(3);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
  test('TD-17.8: a hidden wizard finds no spell among enemies, and no knowledge either when he is hurt', () => {
    const enter = (danger: number, more: { knowledge?: [string[], string[]] } = {}) => {
      const t = wizard('vilkie', 'obfuscate', {
        map: { greenbridge: ['vilkie'], brannoch: ['warsteed*2'] },
        dice: { 'ruin-danger': [danger], casualty: [7] },
        ...more,
      });
      t.seat(FORSETI).does('cast', { wizard: 'vilkie', spell: 'obfuscate', targets: ['vilkie'] });
      t.seat(FORSETI).does('move', { group: ['vilkie'], path: ['brannoch'] });
      return t;
    };
    const known = enter(9, { knowledge: [[], ['brannoch']] });
    expect(known.seat(FORSETI).offered()).not.toContain('search-spell');
    const hurt = enter(1);
    expect(hurt.g.counters.vilkie!.fate).toBe('wounded');
    expect(hurt.g.knowledge[FORSETI]).toEqual([]);
  });
});

describe('TD-28.17: Tortoise Speed', () => {
  const cast = (targets: string[]) => ({ wizard: 'niekimo', spell: 'tortoise-speed', targets });
  test('slows three and not four, one area away and no farther', () => {
    const map = { greenbridge: ['niekimo'], riverton: ['foot-soldier*4'], eldinbourg: ['cavalry'] };
    const t = wizard('niekimo', 'tortoise-speed', { map });
    const four = [1, 2, 3, 4].map((n) => `riverton/foot-soldier.${n}`);
    expect(t.seat(GORGANUN).isRefused('cast', cast(four))).toBe('refusal.wrong-number');
    expect(t.seat(GORGANUN).isRefused('cast', cast(['eldinbourg/cavalry.1']))).toBe('refusal.not-available');
    t.seat(GORGANUN).does('cast', cast(four.slice(0, 3)));
    expect([1, 2, 3, 4].map((n) => t.g.counters[`foot-soldier-${n}`]!.haste)).toEqual([-1, -1, -1, 0]);
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });
  test('does not reach those who have moved', () => {
    const map = { greenbridge: ['niekimo'], riverton: ['cavalry', 'foot-soldier'] };
    const t = wizard('niekimo', 'tortoise-speed', {
      map,
      also: (g) => {
        g.counters['cavalry-1']!.spent = true;
      },
    });
    expect(t.seat(GORGANUN).lists('cast', 'targets', { wizard: 'niekimo', spell: 'tortoise-speed' })).toEqual([
      'riverton/foot-soldier.1',
    ]);
  });
  test('holds one that moves a single area where it is', () => {
    const t = wizard('torin', 'tortoise-speed', { map: { greenbridge: ['torin'], riverton: ['wargroup'] } });
    t.seat(FORSETI).does('cast', { wizard: 'torin', spell: 'tortoise-speed', targets: ['riverton/wargroup.1'] });
    expect(movementOf(t.g, 'wargroup-1')).toBe(0);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
});
