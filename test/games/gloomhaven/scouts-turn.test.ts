import { describe, expect, test } from 'vitest';
import { adds, type Facing, figureOf, hero, isThere, monsterId, type Scene, table } from './board.ts';

/** Scenario 9, special 1 of the Merciless Overseer: the scouts take a turn within its own. Scouts at level 1: move 3, attack 1, 3 hit points. */

const S = (n: number, rank: 'normal' | 'elite' = 'normal') => monsterId('vermling-scout', n, rank);
const overseer = monsterId('merciless-overseer', 9, 'boss');
const boss: Facing = { type: 'merciless-overseer', at: '4,-10', rank: 'boss', standee: 9, hp: 16 };
const scout = (at: string, more: Partial<Facing> = {}): Facing => ({ type: 'vermling-scout', at, ...more });
const acts = (monsters: Facing[], more: Partial<Scene> = {}) => {
  const t = table({
    scenario: 9,
    rooms: [1, 2],
    heroes: [
      { class: 'brute', at: '0,-10', plays: [1, 6], hp: 30, also: (one) => void Object.assign(one, { level: 9 }) },
    ],
    monsters,
    cards: { boss: 'boss-4', scout: 'scout-2' },
    ties: 'by-the-rules',
    ...more,
  });
  t.seat(0).does('end-turn');
  for (let n = 0; n < 20 && t.asked().some(({ key }) => key === 'damage'); n++) t.seat(0).does('suffer');
  return t;
};
const turns = (t: ReturnType<typeof acts>) => t.heard('monster-turn').map(({ actor }) => actor);

describe('R-282: at its special 1 every scout takes a turn', () => {
  test('elites first, then normals by their numbers, with the card of the round; and then their own', () => {
    const t = acts([
      boss,
      scout('1,-10', { standee: 4 }),
      scout('0,-9', { standee: 2 }),
      scout('6,-12', { standee: 7, rank: 'elite' }),
    ]);
    const scouts = [S(7, 'elite'), S(2), S(4)];
    expect(turns(t)).toEqual([overseer, ...scouts, ...scouts]);
    expect(t.heard('attack').filter(({ actor }) => actor === S(2))).toHaveLength(2);
    t.nobodyIsAskedExcept(0, 'choose');
  });
  test('not at its special 2, which calls two: they do not act in that round', () => {
    const t = acts([boss, scout('1,-10', { standee: 4 })], { cards: { boss: 'boss-1', scout: 'scout-2' } });
    expect(turns(t)).toEqual([overseer, S(4)]);
    expect(t.heard('summoned')).toHaveLength(2);
  });
  test('a turn in all: a wound first, what is stunned loses it, and conditions end with it', () => {
    const t = acts([
      boss,
      scout('1,-10', { standee: 1, conditions: { wound: 'before' } }),
      scout('0,-9', { standee: 2, conditions: { stun: 'before' } }),
      scout('0,-11', { standee: 3, hp: 1, conditions: { wound: 'before' } }),
    ]);
    expect(figureOf(t, S(1)).hp).toBe(1);
    expect(isThere(t, S(3))).toBe(false);
    expect(t.heard('attack').filter(({ actor }) => actor === S(2))).toHaveLength(1);
    expect(t.heard('attack').filter(({ actor }) => actor === S(3))).toEqual([]);
  });
  test('its attack is as high as there are scouts', () => {
    const t = acts([{ ...boss, at: '1,-10' }, scout('4,-7'), scout('5,-9', { standee: 2 })], {
      cards: { boss: 'boss-7', scout: 'scout-6' },
    });
    expect(t.heard('attack')).toMatchObject([{ actor: overseer, target: hero(0), sum: adds('2 + 0') }]);
  });
});
