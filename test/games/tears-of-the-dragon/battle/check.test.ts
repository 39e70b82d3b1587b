import { describe, expect, test } from 'vitest';
import type { Script, Table } from '#core/types';
import { spellCheck } from '#games/tears-of-the-dragon/rules/battle/check';
import type { State } from '#games/tears-of-the-dragon/state/state';
import { type Arrangement, arena, FORSETI, GORGANUN } from './arena.ts';

/** Spell checks and tragic failures (TD-15, TD-16). */

const cast = (dice: Record<string, number[]>, more: Partial<Arrangement> = {}) =>
  arena({
    pieces: { torin: 'riverton', ...more.pieces },
    known: { torin: ['fly', 'teleport'] },
    dice,
    change: more.change,
    *run(t: Table<State>): Script<string> {
      return yield* spellCheck(t, 'torin', 'fly');
    },
  });

const torin = {
  pieces: { torin: 'riverton', 'foot-soldier-1': 'riverton', 'warsteed-1': 'riverton' },
  call: { at: 'riverton', kind: 'field' as const, attacker: GORGANUN, attackers: ['warsteed-1'], from: 'mistwood' },
  known: { torin: ['eldritch-fire'] },
};
const miss = { 'defender-dice': Array(20).fill(10), 'attacker-dice': Array(20).fill(10) };

describe('T6, TD-15.1: Torin, modifier 2', () => {
  test('casts with a 4', () => {
    const t = cast({ 'spell-check': [4] });
    expect(t.heard('spell-cast')[0]).toMatchObject({ die: 4, target: 7 });
    expect(t.end()).toBe('cast');
  });
  test('fails with a 9; in this turn a later spell is refused, an attack is not', () => {
    const t = arena({ ...torin, dice: { ...miss, 'spell-check': [4, 9] } });
    t.does(FORSETI, 'cast-in-battle', { spell: 'eldritch-fire' }).does(FORSETI, 'stay').does(GORGANUN, 'stay');
    t.does(FORSETI, 'cast-in-battle', { spell: 'eldritch-fire' }).does(FORSETI, 'stay').does(GORGANUN, 'stay');
    // Round 3: he is not asked for a spell any more, but rolls his die.
    expect(t.asks()).toEqual(['1 stay-or-retreat']);
    expect(t.g().wizardry.torin!.blocked).toBe(true);
    expect(t.heard('volley').at(-2)!.dice).toHaveLength(2);
  });
  test('the boundary: 7 succeeds, 8 fails', () => {
    expect(cast({ 'spell-check': [7] }).end()).toBe('cast');
    expect(cast({ 'spell-check': [8] }).end()).toBe('failed');
  });
});

test('who is blocked or burnt out does not even roll', () => {
  for (const state of [{ blocked: true }, { burntOut: true }]) {
    const t = cast({}, { change: (g) => Object.assign(g.wizardry.torin!, state) });
    expect(t.end()).toBe('failed');
    expect(t.heard('spell-failed')).toEqual([]);
  }
});

describe('TD-16.1: a natural 10', () => {
  test.each([1, 4])('TD-16.2: and %i: burnt out, and blocked for this turn', (die) => {
    const t = cast({ 'spell-check': [10], 'spell-failure': [die] });
    expect(t.end()).toBe('failed');
    expect(t.g().wizardry.torin).toMatchObject({
      burntOut: true,
      blocked: true,
      known: ['fly', 'teleport'],
      modifier: 0,
    });
  });
  test.each([5, 7])('TD-16.3: and %i: the spell is forgotten for good and the modifier falls', (die) => {
    const t = cast({ 'spell-check': [10], 'spell-failure': [die] });
    expect(t.end()).toBe('failed');
    expect(t.g().wizardry.torin).toMatchObject({ burntOut: false, known: ['teleport'], modifier: -1 });
  });
  test.each([8, 9])('and %i: the spell backfires', (die) => {
    expect(cast({ 'spell-check': [10], 'spell-failure': [die] }).end()).toBe('backfire');
  });
  test('fails even where the target is 10 or more', () => {
    const t = arena({
      pieces: { torin: 'riverton' },
      dice: { 'spell-check': [10], 'spell-failure': [1] },
      *run(table: Table<State>): Script<string> {
        return yield* spellCheck(table, 'torin', 'fly', 5);
      },
    });
    expect(t.end()).toBe('failed');
  });
});

describe('TD-16.5: an explosion', () => {
  const boom = (dice: Record<string, number[]>, pieces: Arrangement['pieces']) =>
    cast({ 'spell-check': [10], 'spell-failure': [10], ...dice }, { pieces });
  test('strikes friend, foe and the wizard himself, one die each against his strength', () => {
    // In order: Warsteed; Neko, Torin, Foot Soldier.
    const t = boom(
      { explosion: [3, 4, 3, 3], casualty: [6] },
      { 'warsteed-1': 'riverton', neko: 'riverton', 'foot-soldier-1': 'riverton' },
    );
    expect(t.heard('exploded')[0]!.dice).toHaveLength(4);
    expect(t.counter('warsteed-1').reduced).toBe(true);
    expect(t.counter('neko').fate).toBe('map');
    expect(t.counter('torin').fate).toBe('wounded');
    expect(t.counter('foot-soldier-1').reduced).toBe(true);
    expect(t.end()).toBe('failed');
  });
  test('removes a reduced unit, and leaves other areas and hidden pieces alone', () => {
    const t = boom(
      { explosion: [10, 1] },
      {
        'foot-soldier-1': { at: 'riverton', reduced: true },
        'foot-soldier-2': 'mistwood',
        'foot-soldier-3': { at: 'riverton', obfuscated: true },
      },
    );
    expect(t.counter('foot-soldier-1').fate).toBe('pool');
    expect(t.counter('foot-soldier-2').reduced).toBe(false);
    expect(t.counter('foot-soldier-3').reduced).toBe(false);
  });
  test('tells what it does inside a box to the owner only', () => {
    const t = boom({ explosion: [10, 10, 1] }, { neko: 'riverton', 'foot-soldier-1': { at: 'riverton', box: 'neko' } });
    const [event] = t.events().filter((one) => one.type === 'exploded');
    expect(event!.shown.dice).toHaveLength(2);
    expect(event!.only).toEqual({
      [FORSETI]: {
        boxed: [{ key: 'battle.die.hit', args: { piece: { key: 'unit.foot-soldier' }, need: 3, roll: 1 } }],
      },
    });
    expect(t.counter('foot-soldier-1').reduced).toBe(true);
  });
  test('in battle takes its victims out of the lines at once', () => {
    const t = arena({
      ...torin,
      pieces: { ...torin.pieces, 'warsteed-1': { at: 'riverton', reduced: true } },
      dice: { ...miss, 'spell-check': [10], 'spell-failure': [10], explosion: [1, 10, 10] },
    }).does(FORSETI, 'cast-in-battle', { spell: 'eldritch-fire' });
    expect(t.end()).toBe('attacker-gone');
    expect(t.heard('volley')).toEqual([]);
    t.over();
  });
});
