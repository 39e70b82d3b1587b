import { describe, expect, test } from 'vitest';
import type { Script, Table } from '#core/types';
import { type CasualtyHow, casualty, loneLeaders } from '#games/tears-of-the-dragon/rules/fight/casualty';
import type { State } from '#games/tears-of-the-dragon/state/state';
import { type Arrangement, arena, FORSETI, GORGANUN } from './arena.ts';

/** Casualties of leaders and wizards (TD-14). */

const roll = (id: string, die: number, how: CasualtyHow = { from: null }, more: Partial<Arrangement> = {}) =>
  arena({
    pieces: { [id]: 'riverton', ...more.pieces },
    dice: { casualty: [die] },
    change: more.change,
    *run(t: Table<State>): Script<string> {
      return yield* casualty(t, id, how);
    },
  });

test.each([
  [1, 'escape'],
  [5, 'escape'],
  [6, 'wounded'],
  [7, 'wounded'],
  [8, 'killed'],
  [9, 'killed'],
  [10, 'captured'],
])('TD-14.2: a leader who rolls %i: %s', (die, end) => {
  const t = roll('neko', die);
  if (end === 'escape') t.does(FORSETI, 'flee', { to: 'mistwood' });
  expect(t.end()).toBe(end);
  t.over();
});

test.each([
  [5, 'escape'],
  [6, 'wounded'],
  [7, 'wounded'],
  [8, 'killed'],
  [9, 'captured'],
  [10, 'captured'],
])('TD-14.3: a wizard who rolls %i: %s', (die, end) => {
  const t = roll('torin', die);
  if (end === 'escape') t.does(FORSETI, 'flee', { to: 'mistwood' });
  expect(t.end()).toBe(end);
});

describe('TD-14.4: the escape', () => {
  test('leads to a neighbouring area of the owner’s choice, without enemies, not where they came from', () => {
    const t = roll('neko', 1, { from: 'mistwood' }, { pieces: { 'warsteed-1': 'eldinbourg' } });
    expect(t.counter('neko').at).toBe('greenbridge');
    t.over();
  });
  test('takes a wizard without a way off the map for now (A23)', () => {
    const t = roll(
      'torin',
      1,
      { from: 'mistwood' },
      { pieces: { 'warsteed-1': 'eldinbourg', 'warsteed-2': 'greenbridge' } },
    );
    expect(t.end()).toBe('away');
    expect(t.counter('torin')).toMatchObject({ fate: 'away', since: 3 });
  });
  test('of a leader without a way is worse by 5', () => {
    const t = roll(
      'neko',
      1,
      { from: 'mistwood' },
      { pieces: { 'warsteed-1': 'eldinbourg', 'warsteed-2': 'greenbridge' } },
    );
    expect(t.end()).toBe('wounded');
  });
});

test('TD-14.2: a besieged leader adds 5 whatever makes him roll, a besieged wizard or one outside the walls does not', () => {
  const shut = (id: string, inside = true) =>
    roll(
      id,
      5,
      { from: null },
      {
        pieces: { [id]: 'caer-sillius', 'warsteed-1': 'caer-sillius' },
        change: (g) => {
          g.inside['caer-sillius'] = inside;
        },
      },
    );
  expect(shut('neko').end()).toBe('captured');
  expect(shut('neko', false).asks()).toEqual(['1 flee']);
  expect(shut('torin').asks()).toEqual(['1 flee']);
});

test('TD-14.6, A30: a prisoner knows what his side knew when he was taken', () => {
  const t = roll('neko', 10, { from: null }, { change: (g) => g.knowledge[FORSETI].push('ursh') });
  expect(t.g().prisoners.neko).toEqual({ knows: ['ursh'], questioned: false });
  expect(t.counter('neko').fate).toBe('captured');
});

test('captured may mean trapped in a ruin, or held in the lair', () => {
  const trapped = roll('torin', 9, { from: null, instead: { captured: 'trapped' } });
  expect(trapped.counter('torin')).toMatchObject({ fate: 'map', at: 'riverton', trapped: true });
  expect(roll('hastur', 9, { from: null, instead: { captured: 'lair' } }).counter('hastur').fate).toBe('lair');
});

test('the ambassador who is killed is ambassador no more', () => {
  const ambassador = (g: State) => {
    g.ambassador = 'kishmin';
  };
  expect(roll('kishmin', 8, { from: null }, { change: ambassador }).g().ambassador).toBeNull();
  expect(roll('kishmin', 7, { from: null }, { change: ambassador }).g().ambassador).toBe('kishmin');
});

describe('lone leaders (TD-14.1)', () => {
  const lone = (pieces: Arrangement['pieces'], dice: number[]) =>
    arena({
      pieces,
      dice: { casualty: dice },
      *run(t: Table<State>): Script<null> {
        yield* loneLeaders(t, 'riverton', FORSETI, 'mistwood');
        return null;
      },
    });
  test('roll each, one after the other', () => {
    const t = lone({ neko: 'riverton', shelnor: 'riverton', 'warsteed-1': 'riverton' }, [6, 8]);
    expect(t.heard('casualty-rolled').map((shown) => shown.die)).toEqual([6, 8]);
  });
  test('do not roll with a unit or a wizard beside them', () => {
    expect(lone({ neko: 'riverton', torin: 'riverton' }, [6]).heard('casualty-rolled')).toEqual([]);
  });
});

test('TD-9.10: a leader whose last fighting piece falls in battle rolls, and the enemy’s origin is barred to him', () => {
  const t = arena({
    pieces: { neko: 'riverton', 'foot-soldier-1': { at: 'riverton', reduced: true }, 'warsteed-1': 'riverton' },
    call: { at: 'riverton', kind: 'field', attacker: GORGANUN, attackers: ['warsteed-1'], from: 'mistwood' },
    dice: { 'defender-dice': [10], 'attacker-dice': [1], casualty: [3] },
  }).does(FORSETI, 'set-points', { points: {} });
  expect(t.asks()).toEqual(['1 flee']);
  expect(t.refused(FORSETI, 'flee', { to: 'mistwood' })).toBe('refusal.not-available');
  t.does(FORSETI, 'flee', { to: 'eldinbourg' });
  expect(t.end()).toBe('defender-gone');
  t.over();
});

test('TD-1.4: a wizard hit in battle rolls and leaves the line', () => {
  const t = arena({
    pieces: { torin: 'riverton', 'foot-soldier-1': 'riverton', 'warsteed-1': 'riverton' },
    call: { at: 'riverton', kind: 'field', attacker: GORGANUN, attackers: ['warsteed-1'], from: 'mistwood' },
    known: { torin: [] },
    dice: { 'defender-dice': [10, 10], 'attacker-dice': [1], casualty: [7] },
  }).does(FORSETI, 'take-hits', { hits: { torin: 1 } });
  expect(t.counter('torin')).toMatchObject({ fate: 'wounded', since: 3 });
  expect(t.asks()).toEqual(['1 stay-or-retreat']);
});
