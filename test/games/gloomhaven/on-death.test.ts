import { describe, expect, test } from 'vitest';
import { figureOf, hero, isThere, monsterId, type Scene, table } from './board.ts';

/** GH-9.39: what a card says for the death of who has acted with it. Cultist 1: Attack +2 at all adjacent; Burning Avatar: Attack 3. */

const C = monsterId('cultist', 1);
const first = { class: 'brute', at: '2,2', plays: [1, 6] } as const;
const second = { class: 'brute', at: '2,2', plays: [1, 10] } as const;
const scene = (more: Partial<Scene> & { lastAct?: 'ready' } = {}): Scene => ({
  heroes: [second],
  monsters: [
    { type: 'cultist', at: '1,2', hp: 1 },
    { type: 'bandit-guard', at: '1,6', standee: 6 },
  ],
  cards: { cultist: 'cultist-1' },
  falls: { brute: ['plus0'] },
  ...more,
  also: (g) => {
    const cultist = g.figures.find(({ id }) => id === C);
    if (cultist && more.lastAct) cultist.lastAct = more.lastAct;
  },
});
const killed = (at: Scene) => {
  const t = table(at);
  t.seat(0)
    .does('act', { half: '1:attack' })
    .does('attack', { targets: [C] });
  return t;
};

describe('GH-9.39: on its death', () => {
  test('a cultist that has acted with the card attacks all beside it before it leaves', () => {
    const t = killed(scene({ lastAct: 'ready' }));
    t.nobodyIsAskedExcept(0, 'damage');
    expect(figureOf(t, C)).toMatchObject({ hp: 0, lastAct: 'now' });
    t.seat(0).does('suffer');
    expect(t.heard('attack')).toMatchObject([{ target: C }, { actor: C, target: hero(0) }]);
    expect(t.heard('last-act')).toMatchObject([{ actor: C }]);
    expect(isThere(t, C)).toBe(false);
    expect(t.heard('dies')).toHaveLength(1);
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('one that has not acted yet just dies', () => {
    const t = killed(scene());
    expect(t.heard('attack')).toHaveLength(1);
    expect(isThere(t, C)).toBe(false);
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('one that has acted with another card just dies', () => {
    const t = killed(scene({ cards: { cultist: 'cultist-3' }, lastAct: 'ready' }));
    expect(t.heard('last-act')).toEqual([]);
    expect(isThere(t, C)).toBe(false);
  });
  test('it holds from its turn to the end of the round', () => {
    const t = table(scene({ heroes: [{ ...first, at: '4,0' }], ties: 'by-the-rules' }));
    t.seat(0).does('end-turn');
    expect(t.heard('ready-to-die')).toMatchObject([{ actor: C }]);
    expect(figureOf(t, C).lastAct).toBeUndefined();
  });
  test('a stunned one has not acted with its card', () => {
    const monsters = [{ type: 'cultist', at: '1,2', conditions: { stun: 'before' } }] as const;
    const t = table(scene({ heroes: [first], monsters }));
    t.seat(0).does('end-turn');
    expect(t.heard('ready-to-die')).toEqual([]);
  });
});
