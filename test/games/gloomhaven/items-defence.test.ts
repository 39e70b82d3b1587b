import { describe, expect, test } from 'vitest';
import type { Table } from '#core/types';
import { againstDamage, guards } from '#games/gloomhaven/rules/items/guard';
import type { State } from '#games/gloomhaven/state/state';
import { isImmune } from '#games/gloomhaven/state/values/stats';
import { adds, type Facing, figureOf, G, guard, hero, type Scene, type Standing, table } from './board.ts';

/** GH-5.8, GH-8: items of a character who is attacked. The guard beside the brute attacks with 2 at level 1, an archer too. */

const far = guard('-3,6', { standee: 6, hp: 20 });

interface Assault {
  falls?: string[];
  by?: Partial<Facing>;
  card?: string;
  also?: Partial<Standing>;
  scene?: Partial<Scene>;
}
/** The brute at 2,2 with these items, attacked by a guard at 1,2. */
function assaulted(
  items: Standing['items'],
  { falls = ['plus0'], by = {}, card = 'guard-4', also, scene }: Assault = {},
) {
  const t = table({
    heroes: [{ class: 'brute', at: '2,2', plays: [1, 6], items: items!, ...also }],
    monsters: [guard('1,2', { standee: 1, hp: 20, ...by })],
    cards: { guard: card },
    falls: { monsters: falls },
    ...scene,
  });
  t.seat(0).does('end-turn');
  return t;
}
type Assaulted = ReturnType<typeof assaulted>;
const mine = (t: Assaulted, id: number) => t.g.characters[0]!.items.find((one) => one.id === id)!;
const hp = (t: Assaulted) => figureOf(t, hero(0)).hp;
const uses = (t: Assaulted, id: number) => t.seat(0).does('use-item', { item: `item:${id}` });

describe('a shield when an attack does damage', () => {
  test.each([
    [8, 1, 'Heater Shield'],
    [32, 2, 'Tower Shield'],
    [46, 1, 'Spiked Shield'],
    [61, 4, 'Wall Shield'],
  ])('%i takes %i of it, and is spent (%s)', (id, n) => {
    const t = assaulted([id], { falls: ['plus2'] });
    t.nobodyIsAskedExcept(0, 'damage');
    expect(t.seat(0).lists('use-item', 'item')).toEqual([`item:${id}`]);
    uses(t, id);
    if (n < 4) t.seat(0).does('suffer');
    expect(hp(t)).toBe(10 - Math.max(0, 4 - n));
    expect(mine(t, id).state).toBe('spent');
  });
  test('what is left of the damage can be turned away with a card (8)', () => {
    const t = assaulted([8]);
    uses(t, 8);
    const [card] = t.seat(0).lists('lose-card', 'card');
    t.seat(0).does('lose-card', { card: card! });
    expect(hp(t)).toBe(10);
    expect(t.heard('guards')).toEqual([{ seat: 0, item: 8, n: 2, shield: 1, left: 1 }]);
  });
  test('it is kept when the damage is suffered without it', () => {
    const t = assaulted([8]);
    t.seat(0).does('suffer');
    expect(hp(t)).toBe(8);
    expect(mine(t, 8).state).toBe('ready');
  });
  test('two of them help one after the other (8, 32)', () => {
    const t = assaulted([8, 32], { falls: ['plus2'] });
    uses(t, 8);
    uses(t, 32);
    t.seat(0).does('suffer');
    expect(hp(t)).toBe(9);
  });
  test('nobody is asked about an attack that does no damage', () => {
    const t = assaulted([8], { falls: ['null'] });
    expect(t.heard('uses-item')).toEqual([]);
    t.nobodyIsAskedExcept(0, 'choose');
  });
  test('it is not offered against damage that is no attack (a wound)', () => {
    const t = table({
      heroes: [{ class: 'brute', at: '2,2', items: [8, 51, 3], conditions: { wound: 'before' } }],
      monsters: [far],
    });
    t.nobodyIsAskedExcept(0, 'damage');
    expect(t.seat(0).offered()).toEqual(['suffer', 'lose-card']);
    t.seat(0).does('suffer');
    expect(hp(t)).toBe(9);
    expect(mine(t, 3)).toEqual({ id: 3, state: 'ready', used: 0 });
  });
  test('Spiked Shield strikes back with 2 at the one beside (46), not at one who shoots', () => {
    const t = assaulted([46]);
    uses(t, 46).does('suffer');
    expect(t.heard('retaliates')).toMatchObject([{ actor: hero(0), target: G(1), n: 2 }]);
    expect(figureOf(t, G(1)).hp).toBe(18);
    const shot = assaulted([46], { by: { at: '0,3' }, card: 'guard-3' });
    uses(shot, 46).does('suffer');
    expect(shot.heard('retaliates')).toEqual([]);
  });
});

describe('R-307: pierce meets the shield of items too', () => {
  const { g } = table({ heroes: [{ class: 'brute', at: '2,2', items: [8, 32, 46, 51] }], monsters: [far] });
  test.each([
    [0, [8, 32, 46, 51]],
    [1, [32, 46, 51]],
    [2, [46, 51]],
  ])('with %i of it left only those are of use that do more: %j', (pierce, ids) => {
    expect(againstDamage(g, 0, { melee: true, pierce, back: [] })).toEqual(ids);
  });
  test('a shield of 2 takes 1 of it, and the pierce is used up', () => {
    const t = table({ heroes: [{ class: 'brute', at: '2,2', items: [32] }], monsters: [far] });
    const struck = { melee: true, pierce: 1, back: [] };
    const told: unknown[] = [];
    const at = { g: structuredClone(t.g), tell: (event: unknown) => void told.push(event) } as unknown as Table<State>;
    expect(guards(at, 0, 32, { n: 3, struck })).toBe(2);
    expect(struck).toEqual({ melee: true, pierce: 0, back: [] });
    expect(told).toHaveLength(2);
  });
});

describe('Shadow Armor (51)', () => {
  test('negates the damage of an attack, and is consumed; what the attack does besides stays', () => {
    const t = assaulted([51], { card: 'guard-8' });
    uses(t, 51);
    expect(hp(t)).toBe(10);
    expect(figureOf(t, hero(0)).conditions).toHaveProperty('poison');
    expect(mine(t, 51).state).toBe('consumed');
  });
});

describe('armour with circles works by itself (GH-5.8)', () => {
  test.each([
    [3, 2, 'Hide Armor'],
    [23, 3, 'Chainmail'],
    [44, 4, 'Splintmail'],
    [65, 5, 'Platemail'],
  ])('%i: its first of %i circles takes 1 (%s)', (id, circles) => {
    const t = assaulted([id]);
    t.nobodyIsAskedExcept(0, 'damage');
    t.seat(0).does('suffer');
    expect(hp(t)).toBe(9);
    expect(mine(t, id)).toEqual({ id, state: 'ready', used: 1 });
    expect(t.heard('uses-item')).toEqual([{ seat: 0, item: id, left: circles - 1 }]);
  });
  test('with its last circle it is spent, and then it takes nothing', () => {
    const last = assaulted([{ id: 3, used: 1 }]);
    last.seat(0).does('suffer');
    expect(mine(last, 3)).toEqual({ id: 3, state: 'spent', used: 2 });
    const spent = assaulted([{ id: 3, state: 'spent', used: 2 }]);
    spent.seat(0).does('suffer');
    expect(hp(spent)).toBe(8);
  });
  test('a circle is not used where nothing comes through', () => {
    const t = assaulted([3], { falls: ['minus2'] });
    expect(mine(t, 3).used).toBe(0);
    t.nobodyIsAskedExcept(0, 'choose');
  });
  test('where it takes all of it nobody is asked', () => {
    const t = assaulted([3], { falls: ['minus1'] });
    expect(mine(t, 3).used).toBe(1);
    expect(hp(t)).toBe(10);
    t.nobodyIsAskedExcept(0, 'choose');
  });
  test('R-303: it works before a card that negates, which is kept where nothing is left', () => {
    const scene: Partial<Scene> = {
      heroes: [
        {
          class: 'spellweaver',
          at: '2,2',
          plays: [65, 68],
          items: [3],
          active: [{ card: 66, half: 'bottom', used: 0 }],
        },
      ],
    };
    const t = assaulted([], { falls: ['minus1'], scene });
    expect(t.heard('negates')).toEqual([]);
    expect(mine(t, 3).used).toBe(1);
    const harder = assaulted([], { scene });
    expect(harder.heard('negates')).toHaveLength(1);
    expect(mine(harder, 3).used).toBe(1);
  });
});

describe('an item before the modifier card falls', () => {
  test('Leather Armor gives the attacker disadvantage, and is spent (4)', () => {
    const t = assaulted([4], { falls: ['plus2', 'minus1'] });
    t.nobodyIsAskedExcept(0, 'attacked');
    expect(t.heard('attack')).toEqual([]);
    uses(t, 4);
    expect(t.heard('attack')).toMatchObject([{ sum: adds('2 − 1'), dropped: ['plus2'] }]);
    expect(mine(t, 4).state).toBe('spent');
  });
  test('Studded Leather gives a shield of 1 with it (30)', () => {
    const t = assaulted([30], { falls: ['plus2', 'minus1'] });
    uses(t, 30);
    expect(t.heard('attack')).toMatchObject([{ sum: adds('2 − 1 − 1'), damage: 0 }]);
  });
  test('who keeps it is attacked as ever, and asked about it in the next attack', () => {
    const t = assaulted([4], { falls: ['plus0', 'plus0'] });
    t.seat(0).does('no-item').does('suffer');
    expect(hp(t)).toBe(8);
    expect(mine(t, 4).state).toBe('ready');
  });
  test('it is not offered where the attacker has disadvantage anyway, but for its shield', () => {
    const muddled = { by: { conditions: { muddle: 'before' } as const } };
    assaulted([4], muddled).nobodyIsAskedExcept(0, 'damage');
    assaulted([30], muddled).nobodyIsAskedExcept(0, 'attacked');
  });
  test('R-300: who is stunned may still use it, though no item in the own turn', () => {
    const t = table({
      heroes: [{ class: 'brute', at: '2,2', plays: [1, 6], items: [4, 12], hp: 3, conditions: { stun: 'before' } }],
      monsters: [guard('1,2', { standee: 1 })],
      cards: { guard: 'guard-4' },
      also: (g) => void Object.assign(g, { order: [g.order[1]!, g.order[0]!] }),
    });
    t.nobodyIsAskedExcept(0, 'attacked');
    t.seat(0).does('no-item').does('suffer');
    // Its own turn passes without a question.
    expect(t.heard('stunned')).toHaveLength(1);
    t.nobodyIsAskedExcept(0, 'choose');
  });
});

describe('what is always in force', () => {
  test('Iron Helmet: a 2x card is a +0, a blessing too (7, R-308)', () => {
    const t = assaulted([7], { falls: ['x2'] });
    expect(t.heard('attack')).toMatchObject([{ sum: adds('2 + 0'), damage: 2, cards: ['x2'] }]);
    const blessed = assaulted([7], { falls: ['bless'] });
    expect(blessed.heard('attack')).toMatchObject([{ damage: 2 }]);
    const bare = assaulted([], { falls: ['x2'] });
    expect(bare.heard('attack')).toMatchObject([{ damage: 4 }]);
  });
  test.each([
    [38, 'stun'],
    [38, 'muddle'],
    [52, 'poison'],
    [52, 'wound'],
  ] as const)('%i: no %s (Heavy Basinet, Protective Charm)', (id, condition) => {
    const trapped = (items: number[]) => {
      const made = { damage: 0, conditions: [condition], by: '', xp: 0 };
      const t = table({
        heroes: [{ class: 'brute', at: '2,2', plays: [1, 6], items }],
        monsters: [far],
        overlays: [{ hexes: ['1,2'], made }],
      });
      t.seat(0)
        .does('act', { half: '6:bottom' })
        .does('go-along', { way: ['1,2'] });
      return t;
    };
    expect(figureOf(trapped([id]), hero(0)).conditions).toEqual({});
    expect(trapped([id]).heard('immune')).toMatchObject([{ actor: hero(0), condition }]);
    expect(figureOf(trapped([]), hero(0)).conditions).toHaveProperty(condition);
  });
  test('52 is no protection from other conditions', () => {
    const t = assaulted([38], { card: 'guard-8' });
    t.seat(0).does('suffer');
    expect(figureOf(t, hero(0)).conditions).toHaveProperty('poison');
  });
  test('Heavy Greaves: neither pushed nor pulled (22)', () => {
    const { g } = table({ heroes: [{ class: 'brute', at: '2,2', items: [22] }], monsters: [far] });
    const [brute, other] = g.figures;
    expect([isImmune(g, brute!, 'push'), isImmune(g, brute!, 'pull')]).toEqual([true, true]);
    expect([isImmune(g, brute!, 'stun'), isImmune(g, other!, 'push')]).toEqual([false, false]);
  });
});
