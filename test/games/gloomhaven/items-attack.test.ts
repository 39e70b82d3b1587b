import { describe, expect, test } from 'vitest';
import { adds, type Facing, figureOf, G, guard, hero, type Standing, table } from './board.ts';

/** GH-5.8: items within an attack of their owner. Brute 1 is Attack 3 Pierce 2, 10 Attack 3 Range 3, 3 an area of three hexes. */

const far = guard('-3,6', { standee: 6, hp: 20 });
const beside = guard('1,2', { hp: 20, standee: 1 });
const away = guard('0,3', { hp: 20, standee: 2 });

/** The brute at 2,2 with these items, about to make the attack of `use`. */
function attacks(items: Standing['items'], use: string, more: { monsters?: readonly Facing[]; falls?: string[] } = {}) {
  const no = Number(use.split(':')[0]);
  const t = table({
    heroes: [{ class: 'brute', at: '2,2', plays: [no, no === 6 ? 1 : 6], items: items! }],
    monsters: [...(more.monsters ?? [beside]), far],
    falls: { brute: more.falls ?? ['plus0', 'plus0', 'plus0'] },
  });
  t.seat(0).does('act', { half: use });
  return t;
}
const offered = (t: ReturnType<typeof attacks>): readonly string[] =>
  t
    .seat(0)
    .lists('use-item', 'item')
    .map((one) => one.slice(5));
const state = (t: ReturnType<typeof attacks>, id: number) =>
  t.g.characters[0]!.items.find((one) => one.id === id)!.state;
const uses = (t: ReturnType<typeof attacks>, id: number) => t.seat(0).does('use-item', { item: `item:${id}` });
const strikes = (t: ReturnType<typeof attacks>, ...of: number[]) =>
  t.seat(0).does('attack', { targets: of.map((n) => G(n)) });

/** Lays the area over two enemies. */
function layOver(t: ReturnType<typeof attacks>): void {
  const { areas } = t.open[0]!.about as { areas: { hits: string[] }[] };
  t.seat(0).does('lay-area', { area: String(areas.findIndex(({ hits }) => hits.length === 2)) });
}

describe('an item for a whole attack', () => {
  test.each([
    [14, 1, 'Minor Power Potion'],
    [41, 2, 'Major Power Potion'],
  ])('%i adds %i to it, and is consumed (%s)', (id, n) => {
    const t = attacks([id], '1:attack');
    uses(t, id);
    strikes(t, 1);
    expect(t.heard('attack')).toMatchObject([{ sum: adds(`2 + ${n} + 0`) }]);
    expect(state(t, id)).toBe('consumed');
  });
  test('adds to every target of it (14)', () => {
    const t = table({
      heroes: [{ class: 'spellweaver', at: '2,2', plays: [64, 65], items: [14] }],
      monsters: [beside, guard('3,2', { hp: 20, standee: 2 }), far],
      falls: { spellweaver: ['plus0', 'plus0'] },
    });
    t.seat(0).does('act', { half: '64:top' }).does('use-item', { item: 'item:14' });
    t.seat(0).does('attack', { targets: [G(1), G(2)] });
    expect(t.heard('attack')).toEqual(
      [G(1), G(2)].map((target) => expect.objectContaining({ target, sum: adds('2 + 1 + 0') })),
    );
  });
  test('that is not used changes nothing, and is kept', () => {
    const t = attacks([14], '1:attack');
    strikes(t, 1);
    expect(t.heard('attack')).toMatchObject([{ sum: adds('2 + 0') }]);
    expect(state(t, 14)).toBe('ready');
  });
  test('that is consumed is offered no more, and says why', () => {
    const t = attacks([{ id: 14, state: 'consumed' }], '1:attack');
    expect(offered(t)).toEqual([]);
    expect(t.seat(0).isRefused('use-item', { item: 'item:14' })).toBe('refusal.no-item-now');
  });
  test('Eagle-Eye Goggles give advantage, and are spent (6)', () => {
    const t = attacks([6], '1:attack', { falls: ['minus1', 'plus1'] });
    uses(t, 6);
    strikes(t, 1);
    expect(t.heard('attack')).toMatchObject([{ sum: adds('2 + 1'), dropped: ['minus1'] }]);
    expect(state(t, 6)).toBe('spent');
  });
  test('War Hammer stuns, in a melee attack alone (10)', () => {
    const t = attacks([10], '1:attack');
    uses(t, 10);
    strikes(t, 1);
    expect(figureOf(t, G(1)).conditions).toHaveProperty('stun');
    expect(offered(attacks([10], '10:top', { monsters: [away] }))).toEqual([]);
  });
  test('Piercing Bow ignores all shields, in a ranged attack alone (9)', () => {
    const elite = { monsters: [guard('0,3', { rank: 'elite' as const, hp: 20, standee: 2 })] };
    const t = attacks([9], '10:top', elite);
    uses(t, 9).does('attack', { targets: [G(2, 'elite')] });
    expect(t.heard('attack')).toMatchObject([{ sum: adds('3 + 0 − 1 + 1'), damage: 3 }]);
    expect(offered(attacks([9], '1:attack'))).toEqual([]);
  });
  test.each([
    [31, 4, G(2), 'Hawk Helm'],
    [59, 5, G(6), 'Telescopic Lens'],
  ])('%i brings an enemy %i hexes away into the reach of a range of 3', (id, _, target) => {
    const monsters = id === 31 ? [guard('-2,5', { hp: 20, standee: 2 })] : [];
    const t = attacks([id], '10:top', { monsters });
    expect(t.seat(0).refusal('attack', { targets: [target] })).toBe('refusal.nobody-in-reach');
    uses(t, id).does('attack', { targets: [target] });
    expect(t.heard('attack')).toHaveLength(1);
    expect(state(t, id)).toBe('spent');
  });
  test('31 is not offered where it reaches nobody either, and not for melee', () => {
    attacks([31], '10:top', { monsters: [] }).nobodyIsAskedExcept(0, 'turn');
    expect(offered(attacks([31], '1:attack'))).toEqual([]);
  });
  test('Hooked Chain pulls the target of a ranged attack up to 2 (39)', () => {
    const t = attacks([39], '10:top', {
      monsters: [guard('-1,4', { hp: 20, standee: 2 }), guard('0,3', { standee: 3 })],
    });
    expect(t.seat(0).lists('attack', 'targets')).toEqual([G(3), G(2)]);
    uses(t, 39);
    strikes(t, 3);
    t.nobodyIsAskedExcept(0, 'pull');
    t.seat(0).does('drive', { way: ['1,2'] });
    expect(figureOf(t, G(3)).at).toBe('1,2');
  });
  test('Mask of Terror pushes with every melee attack by itself (66), not with a ranged one', () => {
    const t = attacks([66], '1:attack');
    expect(offered(t)).toEqual([]);
    strikes(t, 1);
    t.nobodyIsAskedExcept(0, 'push');
    const ranged = attacks([66], '10:top', { monsters: [away] });
    strikes(ranged, 2);
    ranged.nobodyIsAskedExcept(0, 'turn');
  });
});

describe('R-210: an element is paid, or the item is not used', () => {
  test('Robes of Evocation: +1 attack for any element (37)', () => {
    const t = table({
      heroes: [{ class: 'brute', at: '2,2', plays: [1, 6], items: [37] }],
      monsters: [beside, far],
      elements: { ice: 'waning' },
    });
    t.seat(0).does('act', { half: '1:attack' }).does('use-item', { item: 'item:37' });
    t.nobodyIsAskedExcept(0, 'consume');
    t.seat(0).does('consume', { with: ['0:ice'] });
    strikes(t, 1);
    expect(t.heard('attack')).toMatchObject([{ sum: adds('2 + 1 + 0') }]);
    expect(t.g.elements.ice).toBe('inert');
    expect(state(t, 37)).toBe('spent');
  });
  test('without one they are not offered, and who pays nothing keeps them', () => {
    expect(offered(attacks([37], '1:attack'))).toEqual([]);
    const t = table({
      heroes: [{ class: 'brute', at: '2,2', plays: [1, 6], items: [37] }],
      monsters: [beside, far],
      elements: { ice: 'strong' },
    });
    t.seat(0).does('act', { half: '1:attack' }).does('use-item', { item: 'item:37' }).does('consume', { with: [] });
    expect(state(t, 37)).toBe('ready');
    expect(t.g.elements.ice).toBe('strong');
  });
  test('Staff of Eminence: the same for a ranged attack (54)', () => {
    const staff = (use: string, monsters: Facing[]) => {
      const t = table({
        heroes: [{ class: 'brute', at: '2,2', plays: [10, 6], items: [54] }],
        monsters: [...monsters, far],
        elements: { fire: 'strong' },
      });
      t.seat(0).does('act', { half: use });
      return t;
    };
    expect(offered(staff('10:attack', [beside]))).toEqual([]);
    const t = staff('10:top', [away]);
    t.seat(0)
      .does('use-item', { item: 'item:54' })
      .does('consume', { with: ['0:fire'] });
    strikes(t, 2);
    expect(t.heard('attack')).toMatchObject([{ sum: adds('3 + 1 + 0') }]);
  });
});

describe('an item for one attack', () => {
  test.each([
    [11, ['poison'], 'spent', 'Poison Dagger'],
    [25, ['wound'], 'spent', 'Jagged Sword'],
    [21, ['stun'], 'consumed', 'Stun Powder'],
    [62, ['poison', 'stun'], 'consumed', 'Doom Powder'],
  ])('%i gives %s in a melee attack, and is %s (%s)', (id, conditions, after) => {
    const t = attacks([id], '1:attack');
    uses(t, id);
    strikes(t, 1);
    expect(Object.keys(figureOf(t, G(1)).conditions).sort()).toEqual(conditions);
    expect(state(t, id)).toBe(after);
  });
  test.each([53, 62])('%i curses: the monsters have a curse in their deck', (id) => {
    const t = attacks([id], '1:attack');
    uses(t, id);
    strikes(t, 1);
    expect(t.g.modifiers.draw.filter((card) => card === 'curse')).toHaveLength(1);
  });
  test.each([11, 25, 53])('%i is for melee alone', (id) => {
    expect(offered(attacks([id], '10:top', { monsters: [away] }))).toEqual([]);
  });
  test('Weighted Net immobilizes from afar, and is not for melee (19)', () => {
    const t = attacks([19], '10:top', { monsters: [away] });
    uses(t, 19);
    strikes(t, 2);
    expect(figureOf(t, G(2)).conditions).toHaveProperty('immobilize');
    expect(offered(attacks([19], '1:attack'))).toEqual([]);
  });
  test('R-306: of several it is asked about before each card falls, and works on that one alone (11)', () => {
    const t = attacks([11], '3:top', { monsters: [beside, guard('1,3', { hp: 20, standee: 2 })] });
    expect(offered(t)).toEqual([]);
    layOver(t);
    t.nobodyIsAskedExcept(0, 'attack-item');
    t.seat(0).does('no-item').does('use-item', { item: 'item:11' });
    expect(figureOf(t, G(1)).conditions).toEqual({});
    expect(figureOf(t, G(2)).conditions).toHaveProperty('poison');
    expect(t.heard('attack')).toHaveLength(2);
  });
});

describe('an attack of one target that becomes an area', () => {
  const two = [beside, guard('1,3', { hp: 20, standee: 2 })];
  test.each([18, 47])('%i strikes those side by side with one melee attack (Battle-Axe, Reaping Scythe)', (id) => {
    const t = attacks([id], '1:attack', { monsters: two });
    uses(t, id);
    layOver(t);
    expect(t.heard('attack')).toHaveLength(2);
    expect(state(t, id)).toBe('consumed');
  });
  test('Long Spear strikes two in a row, and reaches one who stands two hexes away (26)', () => {
    const t = attacks([26], '1:attack', { monsters: [guard('0,2', { hp: 20, standee: 2 })] });
    uses(t, 26).does('lay-area', { area: '0' });
    expect(t.heard('attack')).toMatchObject([{ target: G(2) }]);
  });
  test.each([33, 60])('%i makes an area of a ranged attack (Volatile Bomb, Unstable Explosives)', (id) => {
    const t = attacks([id], '10:top', { monsters: [away, guard('0,2', { hp: 20, standee: 3 })] });
    uses(t, id);
    layOver(t);
    expect(t.heard('attack')).toHaveLength(2);
  });
  test('Unstable Explosives hurt allies in the area by 3, shield or not, and not the attacker (60)', () => {
    const t = table({
      heroes: [
        { class: 'brute', at: '2,2', plays: [10, 6], items: [60] },
        { class: 'spellweaver', at: '0,2', plays: [65, 68] },
      ],
      monsters: [guard('0,3', { hp: 20, standee: 2 }), far],
    });
    t.seat(0).does('act', { half: '10:top' }).does('use-item', { item: 'item:60' });
    const areas = (t.open[0]!.about as { areas: { hexes: string[] }[] }).areas;
    t.seat(0).does('lay-area', { area: String(areas.findIndex(({ hexes }) => hexes.includes('0,2'))) });
    t.nobodyIsAskedExcept(1, 'damage');
    t.seat(1).does('suffer');
    expect(figureOf(t, hero(1)).hp).toBe(3);
    expect(figureOf(t, hero(0)).hp).toBe(10);
  });
  test.each([18, 26, 33, 47, 60])('%i is for a single target: not for an attack that has an area already', (id) => {
    expect(offered(attacks([id], '3:top', { monsters: two }))).toEqual([]);
  });
  test('Halberd: a single melee attack reaches two hexes, and stays a melee attack (68)', () => {
    const t = attacks([68, 10], '1:attack', { monsters: [guard('0,2', { hp: 20, standee: 2 })] });
    expect(offered(t)).toEqual(['10']);
    strikes(t, 2);
    expect(t.heard('attack')).toHaveLength(1);
    const near = attacks([68], '1:attack', { falls: ['plus1'] });
    strikes(near, 1);
    expect(near.heard('attack')).toMatchObject([{ sum: adds('2 + 1'), dropped: [] }]);
    attacks([68], '1:attack', { monsters: [guard('-1,3', { standee: 2 })] }).nobodyIsAskedExcept(0, 'turn');
    attacks([68], '3:top', { monsters: [guard('0,2', { standee: 2 })] }).nobodyIsAskedExcept(0, 'turn');
  });
});

describe('whose attack it is', () => {
  test('a summon of the owner has nothing of it', () => {
    const t = table({
      heroes: [{ class: 'brute', at: '2,2', plays: [1, 6], items: [14, 66] }],
      monsters: [guard('-1,3', { hp: 20, standee: 1 }), far],
      also(g) {
        const body = { at: '0,3', hp: 2, max: 2, conditions: {}, bonuses: [] };
        g.figures.push({
          ...body,
          id: 'summon:jade-falcon:0:9',
          kind: 'summon',
          owner: 0,
          card: null,
          creature: 'jade-falcon',
        });
      },
    });
    expect(t.heard('attack')).toMatchObject([{ actor: 'summon:jade-falcon:0:9', target: G(1) }]);
    expect(t.heard('uses-item')).toEqual([]);
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('who is disarmed is asked about no item', () => {
    const t = table({
      heroes: [{ class: 'brute', at: '2,2', plays: [1, 6], items: [14], conditions: { disarm: 'before' } }],
      monsters: [beside, far],
    });
    t.seat(0).does('act', { half: '1:attack' });
    t.nobodyIsAskedExcept(0, 'turn');
    expect(t.seat(0).lists('use-item', 'item')).toEqual([]);
  });
});
