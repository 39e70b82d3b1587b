import { describe, expect, test } from 'vitest';
import { FORSETI, GORGANUN, needs } from './arena.ts';
import { nextRound, none, torin } from './torin.ts';

/** How long spells of battle last, how far they go, and upon whom they may not be cast (TD-28). */

/** Torin casts upon one in round 1 and only fights in round 2. */
const thenFights = (spell: string, target: string, dice: Record<string, number[]> = {}) => {
  const t = torin(spell, { dice }).does(FORSETI, 'cast-on', { spell, target });
  return nextRound(t).does(FORSETI, 'fight');
};

describe('For one round only', () => {
  test('TD-28.6: Eldritch Might', () => {
    const t = thenFights('eldritch-might', 'foot-soldier.1');
    expect([0, 2].map((i) => needs(t.heard('volley')[i]!)[0])).toEqual([7, 4]);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
  test('TD-28.7: Eldritch Shield', () => {
    const t = thenFights('eldritch-shield', 'warsteed.1', { 'attacker-dice': [1, 10, 1, 10] });
    expect([1, 3].map((i) => t.heard('volley')[i]!.hits)).toEqual([0, 1]);
    t.nobodyIsAskedExcept(FORSETI, 'take-hits');
  });
  test('TD-28.11: Juggernaut', () => {
    const t = thenFights('juggernaut', 'foot-soldier.1', { 'defender-dice': [10, 10, 1, 10, 10] });
    expect(t.heard('volley')[2]!.hits).toBe(1);
    t.nobodyIsAskedExcept(GORGANUN, 'take-hits');
  });
});

test('TD-28.5: Eldritch Fire raises nobody above 7', () => {
  const t = torin('eldritch-fire', {
    pieces: { kendrel: 'riverton', torin: { at: 'riverton', box: 'kendrel' } },
    dice: { 'spell-check': [1], 'defender-dice': none, 'attacker-dice': none },
  }).does(FORSETI, 'set-points', { points: { torin: 3 } });
  t.does(FORSETI, 'cast-in-battle', { spell: 'eldritch-fire' });
  // Torin’s 3, Kendrel’s 3 and 2 more are 8.
  expect(Math.max(...needs(t.heard('volley')[0]!))).toBe(7);
  t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
});

test('TD-28.11: nobody casts Juggernaut upon himself', () => {
  const t = torin('juggernaut');
  expect(t.offered(FORSETI, 'cast-on', 'target', { spell: 'juggernaut' })).toEqual([
    'foot-soldier.1',
    'foot-soldier.2',
  ]);
});

test.each(['good-fortune', 'bad-fortune'])('TD-28.1: who casts %s does not attack in that round', (spell) => {
  const t = torin(spell).does(FORSETI, 'cast-in-battle', { spell });
  if (t.asks()[0] === '1 reroll') t.does(FORSETI, 'reroll', { die: 'none' });
  expect(t.heard('volley')[0]!.dice).toHaveLength(2);
  t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
});
