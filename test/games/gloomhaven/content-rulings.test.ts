import { describe, expect, test } from 'vitest';
import { bestiary } from '#games/gloomhaven/printed/content/bestiary';
import { card, cardsOf } from '#games/gloomhaven/printed/content/cards';
import { items, itemsNotHere, scenarioList, treasures } from '#games/gloomhaven/printed/content/content';
import { offered, scenario } from '#games/gloomhaven/printed/content/scenarios';
import { SCRIPTS } from '#games/gloomhaven/printed/schema/ops/scenario';

/** Rulings of this program about what is printed (docs/rulings.md), as the data have them. */

const { monsters, bosses, decks } = bestiary();
const key = (hexes: readonly (readonly number[])[]) => hexes.map(String).sort();
const areasOf = (no: number) =>
  card(no).top.effects.flatMap((one) => (one.op === 'attack' && one.aoe ? [key(one.aoe.hexes)] : []));
const areaOf = (item: number) => key(items.get(item)!.aoe!.hexes);

describe('Gloomhaven: rulings about what is printed', () => {
  test.each([
    [18, 9, 'Leaping Cleave'],
    [26, 11, 'Skewer'],
    [33, 34, 'Ink Bomb'],
    [47, 3, 'Sweeping Blow'],
    [60, 73, 'Icy Blast'],
  ])('R-200: item %i has the pattern of card %i, %s', (item, no, name) => {
    expect(card(no).name.en).toBe(name);
    expect([areaOf(item)]).toEqual(areasOf(no));
  });

  test('R-201: Noxious Vials has range 3, Crackling Air gives Retaliate 2, Single Out asks for a target alone', () => {
    expect(card(51).bottom.effects[0]).toMatchObject({ op: 'attack', range: 3 });
    expect(card(69).bottom.effects[0]).toMatchObject({ consume: [{ gain: { ops: [{ op: 'retaliate', n: 2 }] } }] });
    expect(card(88).top.effects[0]).toMatchObject({ bonus: [{ when: ['target-alone'], attack: 2, xp: 1 }] });
  });

  test('R-202: price of the Halberd, use of two trinkets, two values of monsters, and what the Colorless is immune to', () => {
    expect([items.get(68)!.cost, items.get(69)!.use, items.get(70)!.use]).toEqual([75, 'consumed', 'consumed']);
    expect(monsters.get('savvas-icestorm')!.levels[7]!.elite.pierce).toBe(3);
    expect(monsters.get('bandit-guard')!.levels[6]!.elite.move).toBe(3);
    expect(bosses.get('the-colorless')!.immune).toContain('curse');
    expect(bosses.get('the-colorless')!.immune).not.toContain('disarm');
  });

  test('R-203: the stamina potions of the first printings recover two and three cards', () => {
    for (const [id, count] of [
      [13, 2],
      [34, 3],
    ] as const)
      expect(items.get(id)!.ops).toEqual([{ op: 'recover', pile: 'discard', count, who: 'self' }]);
  });

  test('R-207: wherever a card of the Cragheart damages those around, it spares no ally', () => {
    const damages = cardsOf('cragheart').flatMap(({ no, top, bottom }) =>
      [...top.effects, ...bottom.effects].flatMap((one) => (one.op === 'damage' ? [{ no, who: one.who }] : [])),
    );
    expect(damages.find(({ no, who }) => no === 144 && who === 'other')).toBeDefined();
    for (const { no, who } of damages) expect(['other', 'ally'], `card ${no}`).toContain(who);
  });

  test('R-209: only Savvas Lavaflow hurts everybody beside its target, itself too', () => {
    const whole = [...decks].filter(([, cards]) => JSON.stringify(cards).includes('"anyone"'));
    expect(whole.map(([id]) => id)).toEqual(['savvas-lavaflow']);
  });

  test('R-210: two bonuses with uses ask for a price, one for Air and one for an obstacle', () => {
    const [lift] = card(129).bottom.effects;
    const [pummel] = card(137).bottom.effects;
    expect(lift).toEqual({
      op: 'ongoing',
      trigger: 'your-attack-action',
      kind: 'ranged',
      consume: [{ elements: ['air'], gain: { range: 2 } }],
    });
    expect(pummel).toMatchObject({ when: ['obstacle-beside'], attack: 3, ops: [{ op: 'destroy-obstacle' }] });
  });

  test('R-211: one Earth of Stone Fists makes the move longer and the shield that follows stronger', () => {
    expect(card(83).bottom.effects).toMatchObject([
      { op: 'move', consume: [{ elements: ['earth'], gain: { move: 1, shield: 1, xp: 1 } }] },
      { op: 'shield', n: 1 },
    ]);
  });

  test('R-212: in scenarios that are offered two scripts of bosses are called, and no other', () => {
    const called = offered.flatMap((id) => {
      const { monsters: there, bossSpecials } = scenario(id);
      const own = there.flatMap((one) => Object.values(bosses.get(one)?.specials ?? {}));
      const text = JSON.stringify([own, bossSpecials ?? {}]);
      return SCRIPTS.filter((script) => text.includes(`"${script}"`)).map((script) => [id, script]);
    });
    expect(called).toEqual([
      [2, 'jump-to-next-door'],
      [9, 'scouts-turn'],
    ]);
  });

  test('R-215: the demons of the Temple of the Elements are all those on its map', () => {
    const { rules, monsters: there } = scenario(22);
    const [rule] = rules;
    expect(rule).toMatchObject({ op: 'stronger-per-objective', hp: 1, attack: 1, moveForTwo: 1, rangeForTwo: 1 });
    if (rule?.op !== 'stronger-per-objective') throw new Error('another rule');
    expect(rule.monsters).toEqual(there.filter((id) => id.endsWith('-demon')));
  });

  test('R-216: altars stand where the map shows altars, captives on free hexes of the last room', () => {
    for (const id of [22, 39]) {
      const { overlays, objectives } = scenario(id);
      const shown = overlays.flatMap((one) => (one.type === 'obstacle' && one.kind === 'altar' ? one.hexes : []));
      expect(key(objectives[0]!.hexes), String(id)).toEqual(key(shown));
    }
    const { objectives, overlays, spawns, rooms } = scenario(56);
    const taken = [...overlays.flatMap(({ hexes }) => hexes), ...spawns.map(({ hex }) => hex)].map(String);
    const last = key(rooms.at(-1)!.hexes);
    expect(objectives[0]!.hexes).toHaveLength(3);
    for (const hex of objectives[0]!.hexes) {
      expect(last).toContain(String(hex));
      expect(taken).not.toContain(String(hex));
    }
  });

  test('R-217: traps are of three kinds, of which one poisons', () => {
    const kinds = offered.flatMap((id) =>
      scenario(id).overlays.flatMap((one) => (one.type === 'trap' ? [one.kind] : [])),
    );
    expect([...new Set(kinds)].sort()).toEqual(['bear', 'poison', 'spike']);
  });

  test('R-550: every item that a treasure or a scenario names is in play or has a price, every scenario is in the list', () => {
    const rewards = [...treasures.values()].flat();
    const given = rewards.flatMap((one) => ('item' in one ? [one.item] : []));
    expect(given.filter((item) => items.has(item))).toEqual([32, 44, 23, 39, 45, 19, 24, 53, 69, 40, 33]);
    const designs = rewards.flatMap((one) => ('design' in one && one.design !== 'random' ? [one.design] : []));
    const ofScenarios = offered.flatMap((id) => [
      ...(scenario(id).rewards.items ?? []),
      ...(scenario(id).rewards.designs ?? []),
    ]);
    for (const item of [...given, ...designs, ...ofScenarios])
      expect(items.has(item) !== itemsNotHere.has(item), String(item)).toBe(true);
    expect([...itemsNotHere.keys()].filter((id) => items.has(id))).toEqual([]);
    for (const one of rewards)
      if ('scenario' in one && one.scenario !== 'random') expect(scenarioList.has(one.scenario)).toBe(true);
  });
});
