import { describe, expect, test } from 'vitest';
import { bestiary } from '#games/gloomhaven/printed/content/bestiary';
import { CONDITIONS } from '#games/gloomhaven/printed/schema/terms/base';
import { deckOf, isImmune, statsOf } from '#games/gloomhaven/state/values/stats';
import { figureOf, guard, hero, monsterId, type Scene, table } from './board.ts';

/** The project’s Japanese summary, the bosses, sentence by sentence (docs/games/gloomhaven.seed.md). */

const commander = monsterId('bandit-commander', 1, 'boss');
const facing = { type: 'bandit-commander', rank: 'boss', at: '1,2', hp: 20, max: 20 } as const;
const brute = { class: 'brute', at: '2,2', plays: [1, 6] } as const;
const spellweaver = { class: 'spellweaver', at: '3,1', plays: [65, 68] } as const;
const far = guard('-3,6', { standee: 6, hp: 20 });
const against = (more: Partial<Scene> = {}) =>
  table({
    heroes: [brute, spellweaver],
    monsters: [facing, far],
    cards: { boss: 'boss-7', guard: 'guard-1' },
    ...more,
  });

describe('GH-10.1, GH-10.2: what a boss is', () => {
  test('neither normal nor elite: what kills a normal or elite enemy does not reach it', () => {
    for (const card of [14, 29]) {
      const half = card === 14 ? 'top' : 'bottom';
      const boss = against({ heroes: [{ ...brute, plays: [card, 6] }], monsters: [facing, far] });
      boss.seat(0).does('act', { half: `${card}:${half}` });
      boss.nobodyIsAskedExcept(0, 'turn');
      const normal = against({ heroes: [{ ...brute, plays: [card, 6] }], monsters: [guard('1,2'), far] });
      normal.seat(0).does('act', { half: `${card}:${half}` });
      normal.nobodyIsAskedExcept(0, 'aim');
    }
  });
  test('its deck has three of each special and two cards with a move and an attack', () => {
    const cards = bestiary()
      .decks.get('boss')!
      .map(({ actions }) => actions.map((one) => ('n' in one ? `${one.op} ${one.n}` : one.op)));
    expect(cards.filter(([op]) => op === 'boss-special 1')).toHaveLength(3);
    expect(cards.filter(([op]) => op === 'boss-special 2')).toHaveLength(3);
    expect(cards.filter(([op]) => op === 'move')).toHaveLength(2);
  });
  test('GH-10.5: a named monster acts by the deck of its type', () => {
    expect(deckOf('hungry-soul')).toBe(deckOf('living-bones'));
  });
});

describe('GH-10.3: its values', () => {
  test('grow with the characters, exhausted ones counted', () => {
    const t = against();
    expect(statsOf(t.g, 'bandit-commander', 'boss')).toMatchObject({ hp: 20, attack: 3 });
    const fallen = against({ also: (g) => void Object.assign(g.characters[1]!, { exhausted: true }) });
    expect(statsOf(fallen.g, 'bandit-commander', 'boss').hp).toBe(20);
    const alone = against({ heroes: [brute] });
    expect(statsOf(alone.g, 'bandit-commander', 'boss').hp).toBe(10);
  });
});

describe('GH-10.4: what it is immune to', () => {
  test('has no effect on it; all else has', () => {
    const t = against({ heroes: [{ ...brute, plays: [8, 4] }, spellweaver] });
    t.seat(0)
      .does('act', { half: '8:top' })
      .does('attack', { targets: [commander] });
    expect(t.heard('immune')).toEqual([{ actor: commander, condition: 'stun' }]);
    expect(figureOf(t, commander).conditions).toEqual({});
    const other = against({ heroes: [{ ...brute, plays: [4, 6] }, spellweaver] });
    other
      .seat(0)
      .does('act', { half: '4:top' })
      .does('attack', { targets: [commander] });
    expect(figureOf(other, commander).conditions).toEqual({ disarm: 'before' });
  });
  test('which ones stands on its stat card', () => {
    const { immune } = bestiary().bosses.get('bandit-commander')!;
    expect(immune).toEqual(['stun', 'immobilize', 'curse']);
    const t = against();
    for (const one of CONDITIONS) expect(isImmune(t.g, figureOf(t, commander), one)).toBe(immune!.includes(one));
  });
  test('immune to curse it gets no curse card, but suffers those that are drawn', () => {
    const t = against({
      heroes: [{ class: 'spellweaver', at: '2,2', plays: [65, 68] }],
      falls: { monsters: ['curse'] },
    });
    t.seat(0).does('end-turn');
    // The curse of another monster makes nothing of its attack, and is gone.
    expect(t.heard('attack')).toMatchObject([{ actor: commander, cards: ['curse'], damage: 0 }]);
    expect([...t.g.modifiers.draw, ...t.g.modifiers.discard]).not.toContain('curse');
    expect(figureOf(t, hero(0)).hp).toBe(6);
  });
});
