import { describe, expect, test } from 'vitest';
import { adds, figureOf, G, guard, hero, isThere, monsterId, type Scene, table } from './board.ts';

/** GH-9 at the table: what monsters do in their turn. Guards at level 1: move 3, attack 2, 6 hit points. */

const idle = { class: 'brute', at: '2,2', plays: [1, 6] } as const;
const archer = (at: string, more = {}) => ({ type: 'bandit-archer', at, ...more });
/** The characters end their turns at once. */
function monstersAct(scene: Scene) {
  const t = table(scene);
  for (const seat of scene.heroes.keys())
    if (t.asked().some((one) => one.seat === seat && one.key === 'turn')) t.seat(seat).does('end-turn');
  return t;
}

describe('GH-9.1, GH-9.3: by its card', () => {
  test('Move +0, Attack +0: it comes and attacks', () => {
    const t = monstersAct({
      heroes: [idle],
      monsters: [guard('0,0')],
      cards: { guard: 'guard-4' },
      falls: { monsters: ['plus1'] },
      ties: 'by-the-rules',
    });
    t.nobodyIsAskedExcept(0, 'damage');
    expect(t.heard('attack')).toMatchObject([{ actor: G(1), target: hero(0), sum: adds('2 + 1'), damage: 3 }]);
    expect(t.heard('moves')).toHaveLength(1);
  });
  test('Move +1, Attack −1: the values of its stat card are changed', () => {
    const t = monstersAct({ heroes: [idle], monsters: [guard('1,2')], cards: { guard: 'guard-2' } });
    expect(t.heard('attack')).toMatchObject([{ sum: adds('1 + 0'), damage: 1 }]);
  });
  test('without an attack on its card it does not attack, nor move without a move', () => {
    const t = monstersAct({ heroes: [idle], monsters: [guard('1,2')], cards: { guard: 'guard-1' } });
    expect(t.heard('attack')).toEqual([]);
    expect(t.heard('moves')).toEqual([]);
    // GH-9.34: its shield and retaliation have ended with the round.
    expect(t.heard('gains-bonus')).toMatchObject([
      { kind: 'shield', n: 1 },
      { kind: 'retaliate', n: 2 },
    ]);
    expect(figureOf(t, G(1)).bonuses).toEqual([]);
  });
  test('too far away it comes as close as it can, and attacks nobody (GH-9.21)', () => {
    const t = monstersAct({
      heroes: [{ ...idle, at: '4,0' }],
      monsters: [guard('-3,6')],
      cards: { guard: 'guard-4' },
      ties: 'by-the-rules',
    });
    expect(t.heard('moves')).toHaveLength(1);
    expect(t.heard('attack')).toEqual([]);
  });
});

describe('GH-9.2, GH-9.5: conditions of monsters', () => {
  test('a stunned one loses its turn, and is stunned no longer', () => {
    const t = monstersAct({
      heroes: [idle],
      monsters: [guard('1,2', { conditions: { stun: 'before' } })],
      cards: { guard: 'guard-4' },
    });
    expect(t.heard('attack')).toEqual([]);
    expect(figureOf(t, G(1)).conditions).toEqual({});
  });
  test('a disarmed one moves and does not attack', () => {
    const t = monstersAct({
      heroes: [idle],
      monsters: [guard('0,2', { conditions: { disarm: 'before' } })],
      cards: { guard: 'guard-4' },
      ties: 'by-the-rules',
    });
    expect(t.heard('moves')).toHaveLength(1);
    expect(t.heard('attack')).toEqual([]);
  });
  test('an immobilized one attacks from where it stands', () => {
    const t = monstersAct({
      heroes: [idle],
      monsters: [guard('1,2', { conditions: { immobilize: 'before' } })],
      cards: { guard: 'guard-4' },
    });
    expect(t.heard('moves')).toEqual([]);
    expect(t.heard('attack')).toHaveLength(1);
  });
  test('a wound may kill it before it acts', () => {
    const t = monstersAct({
      heroes: [idle],
      monsters: [guard('1,2', { hp: 1, conditions: { wound: 'before' } }), guard('-3,6')],
      cards: { guard: 'guard-1' },
    });
    expect(isThere(t, G(1))).toBe(false);
    expect(t.heard('gains-bonus').every(({ actor }) => actor === G(2))).toBe(true);
  });
});

describe('GH-4.7, GH-9.10: in order, and at whom', () => {
  test('elites first, then by the numbers of their stands', () => {
    const t = monstersAct({
      heroes: [{ ...idle, at: '4,0' }],
      monsters: [
        guard('-3,6', { standee: 3 }),
        guard('-2,5', { standee: 1 }),
        guard('-2,6', { standee: 5, rank: 'elite' }),
      ],
      cards: { guard: 'guard-1' },
    });
    expect(t.heard('monster-turn').map(({ actor }) => actor)).toEqual([G(5, 'elite'), G(1), G(3)]);
  });
  test('who is invisible is no focus', () => {
    const t = monstersAct({
      heroes: [{ ...idle, conditions: { invisible: 'turn' } }],
      monsters: [guard('1,2')],
      cards: { guard: 'guard-4' },
    });
    expect(t.heard('intends')).toMatchObject([{ focus: null }]);
    expect(t.heard('attack')).toEqual([]);
  });
  test('between two who are equal in all the first of the round is the focus (GH-9.16)', () => {
    const t = monstersAct({
      heroes: [
        { ...idle, at: '1,3' },
        { class: 'spellweaver', at: '1,1', plays: [65, 68] },
      ],
      monsters: [guard('1,2')],
      cards: { guard: 'guard-4' },
    });
    expect(t.heard('attack')).toMatchObject([{ target: hero(0) }]);
  });
});

describe('GH-9.17, GH-9.27: what the rules leave open', () => {
  const scene: Scene = {
    heroes: [idle, { class: 'spellweaver', at: '3,2', plays: [65, 68] }],
    monsters: [guard('0,1')],
    cards: { guard: 'guard-4' },
  };
  test('is put to all who are not exhausted, and one answer counts', () => {
    const t = monstersAct(scene);
    const asked = t.asked();
    expect(asked.map(({ key }) => key)).toEqual(['move-by-rule', 'move-by-rule']);
    const [first] = t.seat(1).lists('settle', 'choice');
    t.seat(1).does('settle', { choice: first! });
    expect(figureOf(t, G(1)).at).toBe(first);
  });
  test('or to nobody: the first of them is taken', () => {
    const t = monstersAct({ ...scene, ties: 'by-the-rules' });
    t.nobodyIsAskedExcept(0, 'damage');
  });
});

describe('ranged monsters', () => {
  test('keep away from whom they attack (GH-9.20c), and set traps nearest to an enemy (GH-9.38)', () => {
    const t = monstersAct({
      heroes: [idle],
      monsters: [archer('1,2')],
      cards: { archer: 'archer-7' },
      ties: 'by-the-rules',
    });
    t.seat(0).does('suffer');
    const id = monsterId('bandit-archer', 1);
    expect(figureOf(t, id).at).not.toBe('1,2');
    const [trap] = t.g.overlays.filter(({ type }) => type === 'trap');
    expect(trap!.made).toMatchObject({ damage: 3, by: id });
  });
});

describe('GH-4.8, GH-16.1: summons', () => {
  const withSummon = (at: string) =>
    monstersAct({
      heroes: [{ class: 'spellweaver', at: '3,2', plays: [65, 68], active: [{ card: 71, half: 'bottom', used: 0 }] }],
      monsters: [guard('0,2', { hp: 3 })],
      cards: { guard: 'guard-1' },
      falls: { spellweaver: ['plus1'] },
      ties: 'by-the-rules',
      also: (g) =>
        void g.figures.push({
          kind: 'summon',
          id: 'summon:mystic-ally:0:9',
          at,
          hp: 2,
          max: 2,
          conditions: {},
          bonuses: [],
          owner: 0,
          card: 71,
          creature: 'mystic-ally',
        }),
    });
  test('act before their owner by the rules of monsters, with the owner’s modifier deck', () => {
    const t = withSummon('2,2');
    expect(t.heard('turn').map(({ actor }) => actor)).toEqual(['summon:mystic-ally:0:9']);
    expect(t.heard('turn-too').map(({ actor }) => actor)).toEqual([hero(0)]);
    expect(t.heard('attack')).toMatchObject([{ actor: 'summon:mystic-ally:0:9', sum: adds('3 + 1') }]);
    expect(isThere(t, G(1))).toBe(false);
  });
});
