import { describe, expect, test } from 'vitest';
import type { Message } from '#core/types';
import { text } from '#games/gloomhaven/printed/text';
import { adds, figureOf, G, guard, hero, monsterId, type Scene, table } from './board.ts';

/** GH-9.34: what a monster's card says for the rest of the round. Giant Viper 6: who attacks it has disadvantage. */

const V = monsterId('giant-viper', 1);
const brute = {
  class: 'brute',
  at: '2,2',
  plays: [1, 6],
  hp: 20,
  also: (one: object) => void Object.assign(one, { level: 9 }),
} as const;
const inOrder =
  (...places: number[]): Scene['also'] =>
  (g) =>
    void Object.assign(g, { order: places.map((n) => g.order[n]!) });
const monstersFirst = inOrder(1, 2, 0);
const scene = (more: Partial<Scene> = {}): Scene => ({
  heroes: [{ ...brute }],
  monsters: [{ type: 'giant-viper', at: '1,2' }, guard('-3,6')],
  cards: { 'giant-viper': 'giant-viper-6', guard: 'guard-1' },
  falls: { brute: ['plus1', 'minus1'] },
  ties: 'by-the-rules',
  ...more,
});
const strikes = (t: ReturnType<typeof table>) =>
  t
    .seat(0)
    .does('act', { half: '1:attack' })
    .does('attack', { targets: [V] });

describe('GH-9.34: who attacks a viper that has acted with its card', () => {
  test('has disadvantage', () => {
    // Its own attack, 1 − 1, has done nothing.
    const t = table(scene({ also: monstersFirst }));
    strikes(t);
    expect(t.heard('attack').at(-1)).toMatchObject({ target: V, cards: ['minus1'], dropped: ['plus1'] });
  });
  test('but not before it has acted', () => {
    const t = table(scene());
    strikes(t);
    expect(t.heard('attack')).toMatchObject([{ target: V, cards: ['plus1'], dropped: [] }]);
  });
  test('nor when it was stunned, nor with another card', () => {
    const stunned = [{ type: 'giant-viper', at: '1,2', conditions: { stun: 'before' } }, guard('-3,6')] as const;
    const t = table(scene({ monsters: stunned, also: monstersFirst }));
    strikes(t);
    expect(t.heard('attack')).toMatchObject([{ cards: ['plus1'], dropped: [] }]);
    const other = table(scene({ cards: { 'giant-viper': 'giant-viper-5', guard: 'guard-1' }, also: monstersFirst }));
    strikes(other.seat(0).does('suffer') && other);
    expect(other.heard('attack').at(-1)).toMatchObject({ cards: ['plus1'], dropped: [] });
  });
  test('and it ends with the round', () => {
    const t = table(scene({ also: monstersFirst }));
    expect(figureOf(t, V)).toMatchObject({ ongoing: true });
    t.seat(0).does('end-turn');
    t.nobodyIsAskedExcept(0, 'choose');
    expect(figureOf(t, V)).not.toHaveProperty('ongoing');
  });
  test('it is told in words', () => {
    const t = table(scene({ also: monstersFirst }));
    const [said] = t.heard('lasts');
    expect(said).toMatchObject({ actor: V });
    const words = (locale: 'en' | 'ja') => text.say(said!.does as unknown as Message, locale);
    expect(words('en')).toContain('the attacker has disadvantage');
    expect(words('ja')).toMatch(/不利/);
  });
});

describe('the Captain of the Guard, special 2: his allies attack with +1', () => {
  const captain = monsterId('captain-of-the-guard', 9, 'boss');
  const facing = { type: 'captain-of-the-guard', at: '-1,3', rank: 'boss', standee: 9, hp: 9 } as const;
  const guards = (more: Partial<Scene> = {}) => {
    const t = table({
      heroes: [{ ...brute }],
      monsters: [facing, guard('1,2')],
      cards: { boss: 'boss-1', guard: 'guard-4' },
      ties: 'by-the-rules',
      also: monstersFirst,
      ...more,
    });
    for (let n = 0; n < 4 && t.asked().some(({ key }) => key === 'damage'); n++) t.seat(0).does('suffer');
    return t;
  };
  test('once he has acted, and he himself does not', () => {
    const t = guards();
    expect(t.heard('attack')).toMatchObject([{ actor: G(2), target: hero(0), sum: adds('2 + 1 + 0') }]);
    expect(t.heard('lasts')).toMatchObject([{ actor: captain }]);
  });
  test('not before he has acted', () => {
    const t = guards({ also: inOrder(2, 1, 0) });
    expect(t.heard('attack')).toMatchObject([{ sum: adds('2 + 0') }]);
  });
  test('nor the characters', () => {
    const t = guards({ falls: { brute: ['plus0'] } });
    t.seat(0)
      .does('act', { half: '1:attack' })
      .does('attack', { targets: [G(2)] });
    expect(t.heard('attack').at(-1)).toMatchObject({ actor: hero(0), sum: adds('2 + 0') });
  });
});
