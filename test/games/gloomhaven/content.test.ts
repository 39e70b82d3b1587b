import { describe, expect, test } from 'vitest';
import { bestiary } from '#games/gloomhaven/printed/content/bestiary';
import { cardsOf, classOfCard } from '#games/gloomhaven/printed/content/cards';
import {
  classes,
  conditions,
  creatures,
  items,
  levels,
  modifiers,
  scenarioList,
  treasures,
} from '#games/gloomhaven/printed/content/content';
import { offered, scenario } from '#games/gloomhaven/printed/content/scenarios';
import { amount } from '#games/gloomhaven/printed/schema/terms/amount';
import { CLASSES, CONDITIONS } from '#games/gloomhaven/printed/schema/terms/base';
import { BOX } from './in-the-box.ts';

const all = CLASSES.flatMap((id) => cardsOf(id));
const count = (values: readonly (string | number)[]) =>
  Object.fromEntries([...new Set(values)].map((one) => [one, values.filter((value) => value === one).length]));

describe('Gloomhaven: characters', () => {
  test('six classes have cards numbered from 1, none twice', () => {
    expect([...classes.keys()]).toEqual(CLASSES);
    expect(classes.size).toBe(BOX.classes);
    expect(all.map(({ no }) => no)).toEqual(Array.from({ length: BOX.cards }, (_, i) => i + 1));
    expect(classOfCard.size).toBe(BOX.cards);
  });

  test('GH-1.2: there are as many cards of level 1 as the hand holds; three X, and two of each level from 2 to 9', () => {
    for (const { id, handSize } of classes.values()) {
      const of = count(cardsOf(id).map(({ level }) => level));
      expect(of, id).toEqual({ 1: handSize, X: 3, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2, 8: 2, 9: 2 });
    }
    expect([...classes.values()].map(({ handSize }) => handSize)).toEqual([10, 12, 8, 9, 11, 10]);
  });

  test('GH-1.3: the modifier deck adds up to nothing but its null and its 2x', () => {
    const deck = Object.fromEntries(modifiers.deck.map(({ card, count: n }) => [card, n]));
    expect(deck).toEqual({ plus0: 6, plus1: 5, minus1: 5, plus2: 1, minus2: 1, null: 1, x2: 1 });
    expect(Object.values(deck).reduce((sum, n) => sum + n, 0)).toBe(BOX.modifiers);
    expect(modifiers.shuffleAfter).toEqual(['null', 'x2']);
  });

  test('each class has as many boxes of perks, and hit points that grow with every level', () => {
    for (const { id, perks, hp } of classes.values()) {
      expect(
        perks.reduce((sum, { boxes }) => sum + boxes, 0),
        id,
      ).toBe(BOX.perkBoxes);
      for (const [level, points] of hp.entries()) if (level) expect(points, id).toBeGreaterThan(hp[level - 1]!);
    }
  });

  test('whatever lasts has its card active: a half with an augment or a bonus goes to the active area', () => {
    for (const { no, top, bottom } of all)
      for (const half of [top, bottom]) {
        const lasts = half.effects.some(({ op }) => ['augment', 'ongoing', 'summon', 'turncoat'].includes(op));
        if (lasts) expect(half.active, `card ${no}`).toBeDefined();
        if (half.charges) expect(half.active, `card ${no}`).toBeDefined();
      }
  });

  test('GH-16.2: of the summons only the decoy never attacks', () => {
    expect(creatures.size).toBe(BOX.summons);
    expect([...creatures.values()].filter(({ attack }) => attack === undefined).map(({ id }) => id)).toEqual(['decoy']);
  });
});

describe('Gloomhaven: items, treasures and tables', () => {
  test('of the box items numbered from 1, fourteen of prosperity 1 and seven of every higher one', () => {
    const ofTheBox = [...items.values()].filter(({ id }) => id <= BOX.items);
    expect(ofTheBox.map(({ id }) => id)).toEqual(Array.from({ length: BOX.items }, (_, i) => i + 1));
    expect(count(ofTheBox.map(({ prosperity }) => prosperity))).toEqual({
      1: 14,
      ...Object.fromEntries([2, 3, 4, 5, 6, 7, 8, 9].map((n) => [n, 7])),
    });
  });

  test('R-200: five items turn a single attack into a pattern; melee ones begin beside the attacker', () => {
    const shaped = [...items.values()].filter(({ aoe }) => aoe);
    expect(shaped.map(({ id }) => id)).toEqual([18, 26, 33, 47, 60]);
    for (const { id, kind, single, aoe } of shaped) {
      expect(single, String(id)).toBe(true);
      expect(aoe!.origin, String(id)).toBe(kind === 'melee' ? 'self' : 'target');
    }
  });

  test('items of several uses are the armours, and bring as many -1 cards as they have uses (GH-1.6)', () => {
    const several = [...items.values()].filter(({ charges }) => charges);
    expect(several.map(({ id, charges, minus1Cards }) => [id, charges, minus1Cards])).toEqual([
      [3, 2, 2],
      [23, 3, 3],
      [44, 4, 4],
      [65, 5, 5],
    ]);
  });

  test('GH-1.5: gold, traps, hazards and experience by the level of the scenario', () => {
    for (const [level, row] of levels.scenario.entries())
      expect(row).toEqual({
        goldPerToken: [2, 2, 3, 3, 4, 4, 5, 6][level],
        trapDamage: 2 + level,
        hazardDamage: Math.floor((2 + level) / 2),
        bonusXp: 4 + 2 * level,
      });
  });

  test('GH-11: ten conditions; curse and bless lie in the deck, not on the figure', () => {
    expect([...conditions.keys()]).toEqual(CONDITIONS);
    expect([...conditions.values()].filter(({ token }) => !token).map(({ id }) => id)).toEqual(['curse', 'bless']);
  });

  test('treasures are numbered from 1', () => {
    expect([...treasures.keys()]).toEqual(Array.from({ length: BOX.treasures }, (_, i) => i + 1));
  });
});

describe('Gloomhaven: monsters', () => {
  const { monsters, bosses, decks } = bestiary();

  test('types, bosses and named ones are those of the box; of each deck at least one card shuffles', () => {
    expect([monsters.size, bosses.size, decks.size]).toEqual([BOX.monsters, BOX.bosses, BOX.decks]);
    for (const [id, cards] of decks) {
      expect(cards, id).toHaveLength(BOX.cardsOfDeck);
      expect(
        cards.some(({ shuffle }) => shuffle),
        id,
      ).toBe(true);
    }
  });

  test('an elite attacks no weaker than a normal one of its level, and what shields and hit points it has are no fewer together', () => {
    for (const { id, levels: rows } of monsters.values())
      for (const { normal, elite } of rows) {
        const tough = (one: typeof normal) => one.hp + 2 * (one.shield ?? 0);
        expect(tough(elite), id).toBeGreaterThanOrEqual(tough(normal));
        expect(elite.attack, id).toBeGreaterThanOrEqual(normal.attack);
      }
  });

  test('GH-10.3: formulas count the characters; half of an odd number is rounded up', () => {
    const hp = (id: string, level: number, characters: number) =>
      amount(bosses.get(id)!.levels[level]!.hp, (what) => (what === 'characters' ? characters : 0));
    expect(hp('bandit-commander', 1, 4)).toBe(40);
    expect(hp('bloated-regent', 7, 3)).toBe(38);
    expect(hp('siege-cannon', 1, 4)).toBe(18);
  });

  test('GH-9.3: cards of monsters add to the values of the stat card, cards of classes have values of their own', () => {
    const cards = [...decks.values()].flat().flatMap(({ actions }) => actions);
    for (const one of cards) if (one.op === 'move' || one.op === 'attack') expect(one.n, one.op).toBeUndefined();
    for (const { no, top, bottom } of all)
      for (const one of [...top.effects, ...bottom.effects])
        if (one.op === 'move' || one.op === 'attack') expect(one.mod, `card ${no}`).toBeUndefined();
  });
});

describe('Gloomhaven: scenarios', () => {
  test('those are offered that are here: all that are known whole, those to begin with among them', () => {
    const whole = [...scenarioList.values()].filter(({ known }) => known === 'whole').map(({ id }) => id);
    expect(offered).toEqual(whole);
    expect(offered).toHaveLength(BOX.scenarios.offered);
    const first = [1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 14, 15, 16, 18, 19, 20, 22, 24];
    expect(offered).toEqual(expect.arrayContaining(first));
    for (const id of first) expect(scenario(id).mapVerified, String(id)).toBe(true);
  });

  test('the list has all of the box and says of each that is not offered what is missing', () => {
    expect([...scenarioList.keys()]).toEqual(Array.from({ length: BOX.scenarios.all }, (_, i) => i + 1));
    expect(scenarioList.get(55)!.known).toBe('nothing');
    expect(scenarioList.get(21)!.known).toBe('no-rules');
    expect(scenarioList.get(71)!.known).toBe('no-goal');
    expect(() => scenario(21)).toThrow('scenario 21 is not offered: no-rules');
    expect(() => scenario(96)).toThrow('scenario 96 is not offered: there is none');
  });

  test.each(offered)('scenario %i fits together: rooms, doors, things, figures and rules', (id) => {
    const { name, spawns, rooms } = scenario(id);
    expect(name).toEqual(scenarioList.get(id)!.name);
    expect(spawns.length, 'figures').toBeGreaterThan(0);
    expect(rooms.length).toBeGreaterThan(1);
  });

  test('GH-2.2: every boss that must be killed stands on its map for every number of characters', () => {
    for (const id of offered) {
      const { goal, spawns } = scenario(id);
      if (goal.type !== 'kill') continue;
      for (const n of [0, 1, 2] as const) {
        const there = spawns.filter(({ monster, ranks }) => monster === goal.monster && ranks[n] !== 'none');
        expect(there.length, `scenario ${id}`).toBe(goal.count ?? 1);
      }
    }
  });

  test('the specials of every boss are on its card or in the scenario in which it stands', () => {
    const { bosses } = bestiary();
    for (const id of offered) {
      const { monsters, bossSpecials } = scenario(id);
      for (const boss of monsters.filter((one) => bosses.has(one))) {
        const { specials, variantOf } = bosses.get(boss)!;
        const missing = !variantOf && (specials![1] === 'by-scenario' || specials![2] === 'by-scenario');
        expect(bossSpecials?.[boss] !== undefined, `${boss} in ${id}`).toBe(missing);
      }
    }
  });

  test('the figures of scenario 1 with two, three and four characters', () => {
    const { spawns, rooms, start } = scenario(1);
    const standing = [0, 1, 2].map((n) => spawns.filter(({ ranks }) => ranks[n] !== 'none').length);
    expect(standing).toEqual([10, 14, 20]);
    expect(rooms.map(({ hexes }) => hexes.length)).toEqual([32, 23, 28]);
    expect(start).toHaveLength(7);
  });
});
