import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  BOTTOM_ACTIONS,
  BOXES,
  bannedPairs,
  board,
  bottomActions,
  combatDeck,
  dialMax,
  encounters,
  FACTORY,
  factions,
  factoryCards,
  factoryMove,
  objectives,
  penalties,
  playerMats,
  produceCosts,
  RESOURCES,
  STARS_TO_END,
  starKinds,
  TOP_ACTIONS,
  tiers,
  tiles,
  topActions,
  workersInAll,
} from '#games/scythe/printed/content';
import { encounterHexes, hasRiver, lakes, neighbours, ofTerrain, tunnels } from '#games/scythe/printed/places';
import { text } from '#games/scythe/printed/text';
import { factoryCardsIn } from '#games/scythe/rules/chapters/setup';
import { BOX } from './in-the-box.ts';

const ofSet = <T extends { set: string }>(cards: ReadonlyMap<string, T>, set: string) =>
  [...cards.values()].filter((card) => card.set === set);

describe('Scythe: the board', () => {
  test('the hexes of the box, each once and of one terrain; lakes among them, and one Factory', () => {
    const counts = Object.fromEntries(board.terrains.map(({ id }) => [id, ofTerrain(id).length]));
    expect(board.hexes).toHaveLength(BOX.hexes);
    expect(Object.values(counts).reduce((a, b) => a + b, 0)).toBe(BOX.hexes);
    expect(counts).toMatchObject({ lake: BOX.lakes, factory: 1 });
    expect(ofTerrain('factory')).toEqual([FACTORY]);
    expect(new Set(board.hexes.map(({ q, r }) => `${q},${r}`)).size).toBe(BOX.hexes);
  });

  test('SC-1.9: what lies beside what is the same from both sides', () => {
    for (const { id } of board.hexes)
      for (const other of neighbours(id)) expect(neighbours(other), `${id} ${other}`).toContain(id);
  });

  test('SC-2.3, SC-6.2: encounter hexes and tunnels, none of them a lake or the Factory', () => {
    expect([encounterHexes.length, tunnels.length]).toEqual([BOX.encounterHexes, BOX.tunnels]);
    for (const hex of [...encounterHexes, ...tunnels]) expect([...lakes, FACTORY]).not.toContain(hex);
  });

  test('rivers run between neighbours on land, each side once', () => {
    for (const [a, b] of board.rivers) {
      expect(neighbours(a), `${a} ${b}`).toContain(b);
      expect(hasRiver(a, b) && hasRiver(b, a)).toBe(true);
      for (const hex of [a, b]) expect(lakes).not.toContain(hex);
    }
    expect(new Set(board.rivers.map((pair) => [...pair].sort().join())).size).toBe(board.rivers.length);
    expect(hasRiver('D4', 'D5')).toBe(false);
  });

  test('SC-6.3, SC-2.5: seven home bases around the board, each beside hexes at the rim', () => {
    expect([board.homes.length, factions.size, playerMats.size]).toEqual([BOX.homes, BOX.factions, BOX.playerMats]);
    for (const { faction, touches, rivers } of board.homes) {
      expect(factions.get(faction)!.home).toBe(`home-${faction}`);
      for (const hex of touches) expect(neighbours(hex).length, hex).toBeLessThan(6);
      for (const hex of rivers) expect(touches).toContain(hex);
    }
    expect([...factions.values()].map(({ clockwise }) => clockwise).sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('Scythe: cards and tiles', () => {
  test('SC-2.1: combat cards of 2, 3, 4 and 5, and no others; the dial goes to 7', () => {
    const count = (value: number) => combatDeck.filter((one) => one === value).length;
    expect([2, 3, 4, 5].map(count)).toEqual(BOX.combatCards);
    expect(combatDeck).toHaveLength(BOX.combatCards.reduce<number>((sum, n) => sum + n, 0));
    expect(dialMax).toBe(7);
  });

  test('SC-2.1, SC-2.2: objectives, encounters and Factory cards are those of the box, with and without the promotional ones', () => {
    for (const [cards, { base, promo }] of [
      [objectives, BOX.objectives],
      [encounters, BOX.encounters],
    ] as const)
      expect([ofSet<{ set: string }>(cards, 'base').length, cards.size]).toEqual([base, base + promo]);
    for (const factoryCard3 of ['popularity', 'power'] as const) {
      const numbers = factoryCardsIn({ cards: 'base', factoryCard3 }).map((id) => factoryCards.get(id)!.number);
      expect(numbers).toEqual(Array.from({ length: BOX.factoryCards }, (_, i) => i + 1));
    }
  });

  test('SC-8.2: every encounter has three options, of which one at least is free', () => {
    for (const { id, set, options } of encounters.values()) {
      if (set === 'base') expect(options, id).toHaveLength(3);
      expect(
        options.some(({ cost }) => Object.keys(cost).length === 0),
        id,
      ).toBe(true);
      expect(new Set(options.map((option) => option.id)).size, id).toBe(options.length);
    }
  });

  test('SC-9.2: the move of a Factory card: one unit, two steps, three with Speed', () => {
    expect(factoryMove).toEqual({ units: 1, steps: 2, stepsWithSpeed: 3 });
  });

  test('SC-2.3: structure bonus tiles, whose tables rise', () => {
    expect(tiles.size).toBe(BOX.tiles);
    for (const { id, table } of tiles.values()) {
      for (const [i, row] of table.entries())
        if (i > 0) expect(row[0] > table[i - 1]![0] && row[1] > table[i - 1]![1], id).toBe(true);
    }
  });
});

describe('Scythe: mats', () => {
  test('SC-2.8: seven player mats with the labels 1, 2, 2a, 3, 3a, 4, 5 in this order', () => {
    const inOrder = [...playerMats.values()].sort((a, b) => a.turnOrderRank - b.turnOrderRank);
    expect(inOrder.map(({ orderLabel }) => orderLabel)).toEqual(['1', '2', '2a', '3', '3a', '4', '5']);
  });

  test.each([...playerMats.values()].map((mat) => [mat.id, mat] as const))(
    '%s: each action once, 6 bracketed boxes and 6 coins',
    (_, { sections }) => {
      expect(sections.map(({ top }) => top).sort()).toEqual([...TOP_ACTIONS].sort());
      expect(sections.map(({ bottom }) => bottom).sort()).toEqual([...BOTTOM_ACTIONS].sort());
      expect(sections.reduce((sum, { bottomCost }) => sum + bottomCost.upgradeSlots, 0)).toBe(6);
      expect(sections.reduce((sum, { bottomCoins }) => sum + bottomCoins, 0)).toBe(6);
      for (const { bottom, bottomCost } of sections) {
        expect(bottomCost.start - bottomCost.min).toBe(bottomCost.upgradeSlots);
        expect(bottomCost.resource).toBe(bottomActions[bottom].resource);
      }
    },
  );

  test('SC-5.3: six cubes, each on the box of another option; every option with a cube has an upgraded value', () => {
    const cubes = TOP_ACTIONS.flatMap((top) => topActions[top].options.filter(({ cube }) => cube !== null));
    expect(cubes.map(({ cube }) => cube).sort()).toEqual([...BOXES].sort());
    for (const { id, gain, upgraded } of cubes)
      expect(Object.values(upgraded!)[0]! - Object.values(gain)[0]!, id).toBe(1);
  });

  test('SC-4.4: what Produce costs is known for 2 to 8 workers, once each', () => {
    const covered = produceCosts.flatMap(({ workersOnBoard: [min, max] }) =>
      Array.from({ length: max - min + 1 }, (_, i) => min + i),
    );
    expect(covered).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(workersInAll).toBe(8);
  });

  test('SC-2.4: the banned pairs name a faction and a player mat', () => {
    expect(bannedPairs).toEqual([
      ['rusviet', 'industrial'],
      ['crimea', 'patriotic'],
    ]);
    for (const [faction, mat] of bannedPairs) expect(factions.has(faction) && playerMats.has(mat)).toBe(true);
  });

  test('SC-14.3: what the four Traps take', () => {
    expect(penalties).toEqual({ popularity: 2, power: 3, coins: 4, combatCards: 2 });
  });

  test('SC-11.1, SC-11.2, SC-12.1: ten stars of nine kinds, six end the match, three tiers cover 0 to 18', () => {
    expect([...starKinds.values()].reduce((sum, { limit }) => sum + limit, 0)).toBe(10);
    expect(STARS_TO_END).toBe(6);
    expect(tiers.map(({ min, max }) => [min, max])).toEqual([
      [0, 6],
      [7, 12],
      [13, 18],
    ]);
  });
});

describe('Scythe: abilities', () => {
  /** The code of the rules. An ability is read by its id; those of combat by the type of their effect. */
  const folder = new URL('../../../src/games/scythe/', import.meta.url);
  const rules = ['state', 'rules', 'seen']
    .flatMap((sub) => readdirSync(new URL(`${sub}/`, folder), { recursive: true }).map((file) => `${sub}/${file}`))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  const names = (word: string) => rules.includes(`'${word}'`);
  /** Known by the pieces that come with it, which the set-up counts. */
  const PIECES = ['exalt', 'maifuku'];

  test('SC-13, SC-14.4: all abilities of the data are known to the rules', () => {
    for (const { id: faction, ability, mechs, tokens } of factions.values()) {
      for (const { id, kind, effect } of [ability, ...mechs]) {
        const ofKind = kind === 'combat' && names(effect.type);
        expect(names(id) || ofKind || (PIECES.includes(id) && tokens.length > 0), `${faction} ${id}`).toBe(true);
      }
    }
    expect(names('flight')).toBe(false);
  });

  test('four mechs each, with different abilities; all base factions have Riverwalk, and Speed last', () => {
    for (const { id, expansion, mechs } of factions.values()) {
      expect(new Set(mechs.map((mech) => mech.id)).size, id).toBe(4);
      if (expansion === 'base') expect([mechs[0]!.id, mechs[3]!.id], id).toEqual(['riverwalk', 'speed']);
    }
  });
});

describe('Scythe: both languages', () => {
  test('everything that has a name or a text has both', () => {
    const keys = [
      ...[...factions.keys()].map((id) => `faction.${id}`),
      ...[...factions.values()].flatMap(({ ability, mechs }) => [ability, ...mechs].map(({ id }) => `mech.${id}`)),
      ...[...playerMats.keys()].map((id) => `mat.${id}`),
      ...[...objectives.keys()].flatMap((id) => [`objective.${id}`, `objective-text.${id}`]),
      ...[...encounters.values()].flatMap(({ id, options }) => [
        `encounter.${id}`,
        ...options.map((option) => `encounter-option.${id}.${option.id}`),
      ]),
      ...[...factoryCards.keys()].map((id) => `factory-card.${id}`),
      ...[...tiles.keys()].map((id) => `tile.${id}`),
      ...[...starKinds.keys()].map((id) => `star.${id}`),
      ...board.terrains.map(({ id }) => `terrain.${id}`),
      ...[...board.hexes, ...board.homes].map(({ id }) => `place.${id}`),
      ...RESOURCES.map((id) => `resource.${id}`),
    ];
    for (const locale of ['en', 'ja'] as const)
      for (const key of keys) expect(text.has(key, locale), `${locale} ${key}`).toBe(true);
  });

  test('what is read in Japanese is written in Japanese', () => {
    const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/;
    const cards = [
      ...[...objectives.values()].flatMap(({ name, text: body }) => [name, body]),
      ...[...factoryCards.values()].map(({ text: body }) => body),
      ...[...encounters.values()].flatMap(({ label, options }) => [label, ...options.map(({ summary }) => summary)]),
      ...[...factions.values()].flatMap(({ name, ability, mechs }) => [
        name,
        ability.name,
        ...mechs.map((m) => m.name),
      ]),
    ];
    for (const { en, ja } of cards) {
      expect(ja, en).toMatch(japanese);
      expect(en).not.toMatch(japanese);
    }
  });
});
