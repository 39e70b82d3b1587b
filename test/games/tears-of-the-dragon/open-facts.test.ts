import { describe, expect, test } from 'vitest';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import { sit } from '../../kit/table.ts';
import { arena } from './battle/arena.ts';
import { FORSETI, GORGANUN, table } from './board.ts';

/** What returns to the pools, and what everybody may look at (TD-2.3, TD-6.5). */

test('TD-2.3: a removed unit returns to its pool; Elite Guard and a slain Terramax do not', () => {
  const fate = (unit: string, enemy: string) =>
    arena({
      pieces: { [unit]: { at: 'riverton', reduced: true }, [enemy]: 'riverton', hastur: 'skarn' },
      call: {
        at: 'riverton',
        kind: 'field',
        attacker: enemy.startsWith('cavalry') ? FORSETI : GORGANUN,
        attackers: [enemy],
        from: null,
      },
      change: (g) => {
        g.terramax.wizard = 'hastur';
        g.wizardry['terramax-1'] = { ...g.wizardry.torin!, known: [] };
      },
      dice: { 'defender-dice': [10], 'attacker-dice': [1] },
    }).counter(unit).fate;
  expect(fate('cavalry-2', 'warsteed-1')).toBe('pool');
  expect(fate('cadmin-1', 'cavalry-1')).toBe('pool');
  expect(fate('elite-guard-1', 'warsteed-1')).toBe('killed');
  expect(fate('terramax-1', 'cavalry-1')).toBe('killed');
});

describe('TD-6.5, A11: both sides and the spectators see', () => {
  const t = table({
    map: { 'caer-navell': ['kendrel', 'torin'], kimrin: ['kestrel', 'hastur'] },
    castles: { ilrog: FORSETI },
    knowledge: [['ursh'], ['cinder-hill', 'ursh']],
    also: (g) => {
      g.counters.neko!.fate = 'captured';
      g.prisoners.neko = { knows: ['cinder-hill'], questioned: false };
      Object.assign(g.wizardry.torin!, { blocked: true, known: ['fly'] });
      g.wizardry.hastur!.burntOut = true;
    },
  });
  const views = [t.seat(GORGANUN).sees(), t.seat(FORSETI).sees(), t.spectator.sees()];
  test.each([
    ['the pieces of knowledge', { knowledge: [['ursh'], ['cinder-hill', 'ursh']] }],
    ['prisoners', { out: expect.arrayContaining([expect.objectContaining({ id: 'neko', fate: 'captured' })]) }],
    [
      'who has which castle',
      { places: expect.arrayContaining([expect.objectContaining({ id: 'ilrog', controller: 1 })]) },
    ],
    ['the pools', { pools: [expect.objectContaining({ cadmin: 12 }), expect.objectContaining({ cavalry: 6 })] }],
    [
      'what wizards know and where they failed',
      {
        wizards: expect.arrayContaining([
          expect.objectContaining({ id: 'torin', spells: ['fly'], blocked: true, burntOut: false }),
          expect.objectContaining({ id: 'hastur', blocked: false, burntOut: true }),
        ]),
      },
    ],
  ])('%s', (_, fact) => {
    for (const view of views) expect(view).toMatchObject(fact);
  });
});

describe('TD-6.5 What is open', () => {
  test('pools, knowledge, spell lists, prisoners and castles are the same for everybody', () => {
    const t = sit(tearsOfTheDragon);
    const open = ({ pools, knowledge, wizards, out }: View) => ({ pools, knowledge, wizards, out });
    expect(open(t.seat(GORGANUN).sees())).toEqual(open(t.spectator.sees()));
    expect(open(t.seat(FORSETI).sees())).toEqual(open(t.spectator.sees()));
  });
});
