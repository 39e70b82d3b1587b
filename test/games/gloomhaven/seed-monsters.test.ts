import { describe, expect, test } from 'vitest';
import { figureOf, G, guard, hero, isThere, monsterId, type Scene, table } from './board.ts';

/** The project’s Japanese summary, ④ the turn of a monster, sentence by sentence (docs/games/gloomhaven.seed.md). Level 1. */

const brute = { class: 'brute', at: '2,2', plays: [1, 6] } as const;
const spellweaver = { class: 'spellweaver', at: '3,1', plays: [65, 68] } as const;
/** The characters end their turns at once; ties go to the first. */
function monstersAct(scene: Scene) {
  const t = table({ ties: 'by-the-rules', ...scene });
  for (;;) {
    const turn = t.asked().find(({ key }) => key === 'turn');
    if (!turn) return t;
    t.seat(turn.seat).does('end-turn');
  }
}
const archer = monsterId('bandit-archer', 1);

describe('GH-9.1: what is on its card', () => {
  test('from top to bottom', () => {
    const t = monstersAct({ heroes: [brute], monsters: [guard('0,1')], cards: { guard: 'guard-7' } });
    // Move −1, Attack +0, Strengthen.
    t.seat(0).does('suffer');
    const types = ['moves', 'attack', 'gains-condition'];
    expect(t.told().filter((type) => types.includes(type))).toEqual(types);
  });
  test('no move without Move, no attack without Attack', () => {
    const still = monstersAct({
      heroes: [brute],
      monsters: [{ type: 'bandit-archer', at: '-2,6' }],
      cards: { archer: 'archer-5' },
    });
    expect(still.heard('moves')).toEqual([]);
    const peaceful = monstersAct({
      heroes: [brute],
      monsters: [{ type: 'cultist', at: '1,2' }],
      cards: { cultist: 'cultist-8' },
    });
    expect(peaceful.heard('attack')).toEqual([]);
  });
  test('where the rules do not decide the players do (GH-9.17, GH-9.27)', () => {
    const t = monstersAct({
      heroes: [brute, { ...spellweaver, at: '3,2' }],
      monsters: [guard('0,1')],
      cards: { guard: 'guard-4' },
      ties: 'by-the-table',
    });
    expect(t.asked()).toEqual([
      { seat: 0, key: 'move-by-rule' },
      { seat: 1, key: 'move-by-rule' },
    ]);
  });
});

describe('GH-9.10 to GH-9.18: the focus', () => {
  test('is chosen before it does anything, and told', () => {
    const t = monstersAct({ heroes: [brute], monsters: [guard('0,1')], cards: { guard: 'guard-4' } });
    const types = t.told();
    expect(types.indexOf('intends')).toBeLessThan(types.lastIndexOf('moves'));
    expect(t.heard('intends')).toMatchObject([{ actor: G(1), focus: hero(0) }]);
  });
  test('where nobody could be attacked, as all are invisible, it does not move', () => {
    const t = monstersAct({
      heroes: [{ ...brute, conditions: { invisible: 'turn' } }],
      monsters: [guard('0,1')],
      cards: { guard: 'guard-4' },
    });
    expect(t.heard('moves')).toEqual([]);
    expect(t.heard('attack')).toEqual([]);
  });
  test('the enemy it can attack with the least movement', () => {
    // The Spellweaver is as far as the crow flies, but traps and the Brute’s nearness decide: two hexes against four.
    const t = monstersAct({
      heroes: [
        { ...brute, at: '4,0' },
        { ...spellweaver, at: '0,4' },
      ],
      monsters: [guard('0,2')],
      cards: { guard: 'guard-2' },
    });
    expect(t.heard('intends')).toMatchObject([{ focus: hero(1) }]);
  });
  test('without an attack on the card it is as for melee', () => {
    // An archer with range 4 that only sets up: the cultist’s card with Move and Heal goes up to its focus.
    const t = monstersAct({
      heroes: [brute],
      monsters: [{ type: 'inox-shaman', at: '0,2', rank: 'elite' }],
      cards: { shaman: 'shaman-3' },
    });
    const id = monsterId('inox-shaman', 1, 'elite');
    expect(t.heard('intends')).toMatchObject([{ actor: id, focus: hero(0) }]);
    expect(figureOf(t, id).at).toBe('1,2');
  });
  test('of those the nearest, then the first in the round', () => {
    const t = monstersAct({
      heroes: [
        { ...brute, at: '1,3' },
        { ...spellweaver, at: '1,1' },
      ],
      monsters: [guard('1,2')],
      cards: { guard: 'guard-4' },
      also: (g) => void g.order.splice(0, 2, g.order[1]!, g.order[0]!),
    });
    expect(t.heard('attack')).toMatchObject([{ target: hero(1) }]);
  });
  test('a summon comes before its owner, who rests long comes last', () => {
    const t = table({
      heroes: [
        { ...brute, at: '1,3' },
        { class: 'spellweaver', at: '1,1', rests: true, discard: [61, 62] },
      ],
      monsters: [guard('1,2')],
      cards: { guard: 'guard-4' },
      ties: 'by-the-rules',
      also(g) {
        g.order = [g.order[2]!, g.order[0]!, { who: 'character', seat: 1, initiative: 99 }];
      },
    });
    expect(t.heard('attack')).toMatchObject([{ target: hero(0) }]);
  });
});

describe('GH-9.20 to GH-9.24: its move', () => {
  test('melee goes to a hex beside its focus', () => {
    const t = monstersAct({ heroes: [brute], monsters: [guard('0,1')], cards: { guard: 'guard-4' } });
    expect(['1,2', '2,1', '1,3', '3,1', '2,3', '3,2']).toContain(figureOf(t, G(1)).at);
    expect(t.heard('attack')).toHaveLength(1);
  });
  test('who shoots goes away from whom it would shoot beside it', () => {
    const t = monstersAct({
      heroes: [brute],
      monsters: [{ type: 'bandit-archer', at: '1,2' }],
      cards: { archer: 'archer-2' },
    });
    const at = figureOf(t, archer).at;
    expect(['1,2', '2,1', '1,3', '3,1', '2,3', '3,2']).not.toContain(at);
    expect(t.heard('attack')).toMatchObject([{ target: hero(0) }]);
  });
  test('no further than it must', () => {
    const t = monstersAct({
      heroes: [brute],
      monsters: [{ type: 'bandit-archer', at: '-1,3' }],
      cards: { archer: 'archer-2' },
    });
    expect(t.heard('moves')).toEqual([]);
    expect(t.heard('attack')).toHaveLength(1);
  });
  test('out of range it comes as near as it can', () => {
    const t = monstersAct({
      heroes: [{ ...brute, at: '4,0' }],
      monsters: [guard('-3,6')],
      cards: { guard: 'guard-4' },
    });
    expect(t.heard('moves')).toHaveLength(1);
    expect(t.heard('attack')).toEqual([]);
  });
  test('GH-9.26: what it heals or gives does not change where it goes', () => {
    // The wounded ally stands the other way; the shaman goes to its focus all the same, and heals from there what is in range.
    const t = monstersAct({
      heroes: [brute],
      monsters: [
        { type: 'inox-shaman', at: '0,2', rank: 'elite' },
        { type: 'inox-shaman', at: '-2,6', standee: 2, hp: 1 },
      ],
      cards: { shaman: 'shaman-3' },
    });
    expect(figureOf(t, monsterId('inox-shaman', 1, 'elite')).at).toBe('1,2');
    expect(t.heard('healed')[0]).not.toMatchObject({ actor: monsterId('inox-shaman', 2) });
  });
});

describe('GH-9.30: its attack', () => {
  test('at its focus, with the range of its stat card where its card says none', () => {
    const t = monstersAct({
      heroes: [brute],
      monsters: [{ type: 'bandit-archer', at: '-3,6' }],
      cards: { archer: 'archer-5' },
    });
    expect(t.heard('attack')).toEqual([]);
    const near = monstersAct({
      heroes: [brute],
      monsters: [{ type: 'bandit-archer', at: '-1,3' }],
      cards: { archer: 'archer-5' },
    });
    expect(near.heard('attack')).toMatchObject([{ target: hero(0) }]);
  });
  test('with several attacks at others besides', () => {
    const t = monstersAct({
      heroes: [brute, { ...spellweaver, at: '2,3' }],
      monsters: [{ type: 'bandit-archer', at: '0,3' }],
      cards: { archer: 'archer-5' },
    });
    while (t.asked().some(({ key }) => key === 'damage')) t.seat(t.asked()[0]!.seat).does('suffer');
    expect(
      t
        .heard('attack')
        .map(({ target }) => target)
        .sort(),
    ).toEqual([hero(0), hero(1)]);
  });
  test('a modifier card of the monsters’ deck falls for each (GH-1.3)', () => {
    const t = monstersAct({
      heroes: [brute, { ...spellweaver, at: '2,3' }],
      monsters: [{ type: 'bandit-archer', at: '0,3' }],
      cards: { archer: 'archer-5' },
      falls: { monsters: ['plus1', 'minus1'] },
    });
    while (t.asked().some(({ key }) => key === 'damage')) t.seat(t.asked()[0]!.seat).does('suffer');
    expect(t.heard('attack').map(({ cards }) => cards)).toEqual([['plus1'], ['minus1']]);
    expect(t.g.modifiers.draw).toHaveLength(18);
  });
});

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
