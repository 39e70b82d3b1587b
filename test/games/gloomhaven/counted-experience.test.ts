import { describe, expect, test } from 'vitest';
import { figureOf, G, guard, table } from './board.ts';

/** Experience that is counted for the target of an attack: Perverse Edge (154 top), Attack 3, +2 and 1 XP for each negative condition. */

const stabs = (conditions: Parameters<typeof guard>[1]) => {
  const t = table({
    heroes: [{ class: 'mindthief', at: '2,2', plays: [154, 160] }],
    monsters: [guard('1,2', { hp: 30, ...conditions }), guard('1,6', { standee: 6, hp: 20 })],
    falls: { mindthief: ['plus0'] },
  });
  t.seat(0)
    .does('act', { half: '154:top' })
    .does('attack', { targets: [G(1)] });
  return { xp: t.g.characters[0]!.xp, hp: figureOf(t, G(1)).hp, told: t.heard('gains-xp') };
};

describe('Perverse Edge (154)', () => {
  test('brings 1 experience for each negative condition of its target, as it adds 2 to the attack for each', () => {
    expect(stabs({ conditions: { wound: 'before', muddle: 'before' } })).toMatchObject({
      xp: 2,
      hp: 30 - 7,
      told: [{ seat: 0, n: 2 }],
    });
  });
  test('brings none where there is none, and none for a positive one', () => {
    expect(stabs({})).toEqual({ xp: 0, hp: 27, told: [] });
    expect(stabs({ conditions: { strengthen: 'before' } })).toMatchObject({ xp: 0, hp: 27 });
  });
});
