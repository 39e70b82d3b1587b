import { describe, expect, test } from 'vitest';
import { adds, figureOf, formulaOf, hero, isThere, monsterId, type Scene, table } from './board.ts';

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
    more.also?.(g);
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
  test('it acts where it has been driven to: pushed into a trap it strikes who stands there, not who pushed it', () => {
    const t = table(
      scene({
        heroes: [
          { class: 'brute', at: '2,2', plays: [7, 6] },
          { class: 'spellweaver', at: '-1,2', plays: [65, 68] },
        ],
        monsters: [{ type: 'cultist', at: '1,2', hp: 4 }],
        overlays: [{ hexes: ['0,2'] }],
        lastAct: 'ready',
        cards: { cultist: 'cultist-1' },
      }),
    );
    t.seat(0)
      .does('act', { half: '7:top' })
      .does('attack', { targets: [C] })
      .does('drive', { way: ['0,2', '-1,3'] });
    t.nobodyIsAskedExcept(1, 'damage');
    expect(t.heard('attack').at(-1)).toMatchObject({ actor: C, from: '0,2', target: hero(1), sum: adds('3 + 0') });
    t.seat(1).does('suffer');
    expect(isThere(t, C)).toBe(false);
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('nothing strikes back at who is dying', () => {
    const t = table(
      scene({
        heroes: [{ ...second, active: [{ card: 2, half: 'top', used: 0 }] }],
        lastAct: 'ready',
        also: (g) => {
          for (const one of g.figures)
            if (one.kind === 'character') one.bonuses.push({ kind: 'retaliate', n: 2, range: 1, card: 2, xp: 1 });
        },
      }),
    );
    t.seat(0)
      .does('act', { half: '1:attack' })
      .does('attack', { targets: [C] })
      .does('suffer');
    expect(t.heard('retaliates')).toEqual([]);
    expect(t.g.characters[0]!.xp).toBe(0);
  });
  test('who exhausts his attacker by it leaves all the same, and what it dropped lies there', () => {
    const t = killed(
      scene({
        heroes: [
          { ...second, hp: 1 },
          { class: 'spellweaver', at: '4,0', plays: [65, 68] },
        ],
        lastAct: 'ready',
      }),
    );
    t.seat(0).does('suffer');
    expect(t.g.characters[0]!.exhausted).toBe(true);
    expect(isThere(t, C)).toBe(false);
    expect(t.g.money).toEqual([{ at: '1,2', n: 1 }]);
    expect(t.g.killed).toMatchObject({ cultist: 1 });
    t.nobodyIsAskedExcept(1, 'turn');
  });
});

describe('a summon that says so acts whenever it dies', () => {
  const avatar = 'summon:burning-avatar:0:9';
  const withAvatar = (more: Partial<Scene>): Scene => ({
    heroes: [
      {
        class: 'spellweaver',
        at: '4,0',
        plays: [65, 68],
        active: [{ card: 80, half: 'bottom', used: 0 }],
        also: (one) => void Object.assign(one, { level: 6 }),
      },
    ],
    ties: 'by-the-rules',
    ...more,
    also: (g) =>
      void g.figures.push({
        kind: 'summon',
        id: avatar,
        at: '0,3',
        hp: 1,
        max: 2,
        // It loses its own turn, so that only its death tells.
        conditions: { stun: 'before' },
        bonuses: [],
        owner: 0,
        card: 80,
        creature: 'burning-avatar',
      }),
  });
  test('Burning Avatar: Attack 3 at all enemies beside it, with the deck of its owner', () => {
    const t = table(
      withAvatar({
        monsters: [{ at: '0,2' }, { at: '0,4' }, { at: '-2,5' }],
        cards: { guard: 'guard-4' },
        falls: { spellweaver: ['plus1', 'plus2'], monsters: ['plus1'] },
      }),
    );
    t.seat(0).does('end-turn');
    const blows = t.heard('attack').filter(({ actor }) => actor === avatar);
    // Not at the third, which is two hexes away.
    expect(blows.map(({ sum }) => formulaOf(sum))).toEqual(['3 + 1', '3 + 2']);
    expect(t.heard('last-act')).toMatchObject([{ actor: avatar }]);
    expect(isThere(t, avatar)).toBe(false);
    expect(t.g.characters[0]!.lost).toContain(80);
  });
  test('but not when its card leaves the active area (GH-16.3)', () => {
    const t = table(
      withAvatar({ monsters: [{ at: '0,2' }], cards: { guard: 'guard-1' }, falls: { spellweaver: ['plus0'] } }),
    );
    t.seat(0).does('end-active', { card: '80' });
    expect(isThere(t, avatar)).toBe(false);
    expect(t.heard('last-act')).toEqual([]);
  });
});
