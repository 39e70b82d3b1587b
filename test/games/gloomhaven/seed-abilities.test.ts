import { describe, expect, test } from 'vitest';
import { figureOf, G, guard, hero, isThere, monsterId, type Scene, table } from './board.ts';
import { brute, monstersAct, spellweaver } from './monsters-act.ts';

/** The project’s Japanese summary, ④ other abilities of monsters, sentence by sentence (docs/games/gloomhaven.seed.md). Level 1. */

describe('GH-9.32: healing', () => {
  const shaman = (more: Partial<Scene> = {}) =>
    monstersAct({
      heroes: [{ ...brute, at: '4,0' }],
      monsters: [
        { type: 'inox-shaman', at: '0,2', hp: 6 },
        guard('-1,3', { standee: 2, hp: 4 }),
        guard('-1,4', { standee: 3, hp: 1 }),
      ],
      cards: { shaman: 'shaman-3', guard: 'guard-1' },
      also: (g) => void Object.assign(g, { order: [g.order[2]!, g.order[0]!, g.order[1]!] }),
      ...more,
    });
  test('itself or the ally in range that has lost most', () => {
    expect(shaman().heard('healed')).toMatchObject([{ actor: G(3), n: 3, hp: 4 }]);
  });
  test('works as for characters: poison goes, and nothing is healed (GH-7.33)', () => {
    const t = shaman({
      monsters: [
        { type: 'inox-shaman', at: '0,2', hp: 6 },
        guard('-1,4', { standee: 3, hp: 1, conditions: { poison: 'before' } }),
      ],
    });
    expect(figureOf(t, G(3))).toMatchObject({ hp: 1, conditions: {} });
  });
});

describe('GH-9.33: summoning', () => {
  const cultist = (more: Partial<Scene> = {}) =>
    monstersAct({
      heroes: [{ ...brute, at: '4,0' }],
      monsters: [{ type: 'cultist', at: '0,2', hp: 5 }],
      cards: { cultist: 'cultist-6' },
      also: (g) => void g.order.reverse(),
      ...more,
    });
  const bones = (t: ReturnType<typeof cultist>) =>
    t.g.figures.filter((one) => one.kind === 'monster' && one.type === 'living-bones');
  test('a monster more stands beside it, in the empty hex nearest to an enemy', () => {
    const t = cultist({ heroes: [{ ...brute, at: '0,0' }] });
    expect(bones(t).map(({ at }) => at)).toEqual(['0,1']);
  });
  test('it does not act in this round, and drops no money', () => {
    const t = cultist();
    expect(t.heard('monster-turn').map(({ actor }) => String(actor).split(':')[1])).toEqual(['cultist']);
    expect(bones(t)).toMatchObject([{ dropsMoney: false }]);
  });
  test('it acts like others from the next round on', () => {
    const t = cultist();
    const [cards] = t.seat(0).may('play-cards', 1);
    t.seat(0).does('play-cards', cards!);
    expect(t.g.order.some((one) => one.who === 'monsters' && one.type === 'living-bones')).toBe(true);
  });
  test('nothing comes where no hex is free, or no figure is left', () => {
    const around = ['1,1', '0,1', '1,2', '0,3', '-1,3', '-1,2'];
    const walled = cultist({ overlays: around.map((at) => ({ type: 'obstacle', kind: 'table', hexes: [at] })) });
    expect(bones(walled)).toEqual([]);
    const used = cultist({
      monsters: [
        { type: 'cultist', at: '0,2', hp: 5 },
        ...Array.from({ length: 10 }, (_, i) => ({
          type: 'living-bones',
          at: ['-3,6', '-2,6', '-1,6', '0,6', '1,6', '-2,5', '-1,5', '0,5', '1,5', '-2,4'][i]!,
          standee: i + 1,
        })),
      ],
      cards: { cultist: 'cultist-6', 'living-bones': 'living-bones-8' },
    });
    expect(bones(used)).toHaveLength(10);
  });
  test('it stays when who summoned it is gone', () => {
    const t = cultist({ monsters: [{ type: 'cultist', at: '0,2', hp: 1 }] });
    expect(isThere(t, monsterId('cultist', 1))).toBe(false);
    expect(bones(t)).toHaveLength(1);
  });
});

describe('GH-9.34: shield and retaliation of a card', () => {
  const two = {
    heroes: [{ ...brute, plays: [10, 6] }],
    monsters: [guard('1,2', { hp: 20 })],
    cards: { guard: 'guard-1' },
  } as const;
  test('do nothing before its turn', () => {
    const t = table(two);
    t.seat(0)
      .does('act', { half: '10:attack' })
      .does('attack', { targets: [G(1)] });
    expect(t.heard('attack')).toMatchObject([{ shield: null, damage: 2 }]);
    expect(t.heard('retaliates')).toEqual([]);
  });
  test('work from then on, and end with the round', () => {
    const t = table({ ...two, also: (g) => void g.order.reverse() });
    t.seat(0)
      .does('act', { half: '10:attack' })
      .does('attack', { targets: [G(1)] });
    expect(t.heard('attack')).toMatchObject([{ shield: 1, damage: 1 }]);
    t.seat(0).does('suffer').does('end-turn');
    expect(figureOf(t, G(1)).bonuses).toEqual([]);
  });
});

describe('GH-9.35: looting', () => {
  const lying = (g: Parameters<NonNullable<Scene['also']>>[0]) => {
    g.money.push({ at: '0,2', n: 1 }, { at: '1,2', n: 2 }, { at: '-3,6', n: 1 });
    g.overlays.push({
      id: 'overlay:99',
      type: 'treasure',
      kind: 'treasure',
      room: 1,
      hexes: ['0,3'],
      treasure: 7,
      made: null,
    });
  };
  test('there is none at the end of a monster’s turn', () => {
    const t = monstersAct({
      heroes: [{ ...brute, at: '4,0' }],
      monsters: [guard('0,2')],
      cards: { guard: 'guard-1' },
      also: lying,
    });
    expect(t.g.money).toContainEqual({ at: '0,2', n: 1 });
  });
  const looter = () =>
    monstersAct({
      heroes: [{ ...brute, at: '4,0' }],
      monsters: [{ type: 'ooze', at: '0,2', hp: 9, max: 9, conditions: { immobilize: 'before' } }],
      cards: { ooze: 'ooze-7' },
      also: lying,
    });
  test('Loot takes all money in range, for good, and no treasure', () => {
    const t = looter();
    expect(t.heard('monster-loots')).toMatchObject([{ n: 3 }]);
    expect(t.g.money).toEqual([{ at: '-3,6', n: 1 }]);
    expect(t.g.overlays).toMatchObject([{ type: 'treasure' }]);
  });
  test('and it comes back from nobody who dies', () => {
    const t = looter();
    expect(t.g.taken).toBe(3);
    expect(t.g.figures.find(({ id }) => id === monsterId('ooze', 1))).not.toHaveProperty('money');
  });
});

describe('GH-9.36, GH-9.37: elements, and whom it chooses', () => {
  test('a monster consumes whenever it can, and all of its type have it in that round', () => {
    const t = monstersAct({
      heroes: [{ ...brute, hp: 10 }],
      monsters: [
        { type: 'flame-demon', at: '1,2' },
        { type: 'flame-demon', at: '2,1', standee: 2 },
      ],
      cards: { 'flame-demon': 'flame-demon-7' },
      elements: { fire: 'strong' },
      also: (g) => void Object.assign(figureIn(g, hero(0)), { hp: 30, max: 30 }),
    });
    while (t.asked().some(({ key }) => key === 'damage')) t.seat(0).does('suffer');
    expect(t.heard('consumes')).toHaveLength(1);
    expect(t.g.elements.fire).toBe('inert');
    // 2 damage on all enemies beside it, by each of the two.
    expect(t.heard('suffers').filter(({ by, actor }) => by === 'ability' && actor === hero(0))).toHaveLength(2);
  });
  test('what falls on all beside it needs no focus, one alone is the focus', () => {
    const t = monstersAct({
      heroes: [
        { ...brute, conditions: { invisible: 'turn' } },
        { ...spellweaver, at: '0,3' },
      ],
      monsters: [{ type: 'living-corpse', at: '1,2' }],
      cards: { 'living-corpse': 'living-corpse-1' },
    });
    expect(t.heard('gains-condition').map(({ actor }) => actor)).toEqual([hero(1), hero(1)]);
  });
});

const figureIn = (g: Parameters<NonNullable<Scene['also']>>[0], id: string) => g.figures.find((one) => one.id === id)!;
