import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Json } from '#core/types';
import { checkAbilities } from '#games/gloomhaven/printed/checks/ability-checks';
import { checkCards, checkMonsters, checkPerks } from '#games/gloomhaven/printed/checks/checks';
import { checkGiven, checkItems, itemsOf } from '#games/gloomhaven/printed/checks/item-checks';
import { checkScenario } from '#games/gloomhaven/printed/checks/scenario-checks';
import { bestiary } from '#games/gloomhaven/printed/content/bestiary';
import { classes, creatures, modifiers, treasures } from '#games/gloomhaven/printed/content/content';
import { read } from '#games/gloomhaven/printed/content/read';
import { fileOf, offered } from '#games/gloomhaven/printed/content/scenarios';
import { Cards, MonsterDecks } from '#games/gloomhaven/printed/schema/card';
import { Items, ItemsNotHere } from '#games/gloomhaven/printed/schema/item';
import { Classes, Modifiers } from '#games/gloomhaven/printed/schema/modifier';
import { Monsters } from '#games/gloomhaven/printed/schema/monster';
import { Creatures } from '#games/gloomhaven/printed/schema/ops/summon';
import { PartyTables } from '#games/gloomhaven/printed/schema/party';
import { Scenario } from '#games/gloomhaven/printed/schema/scenario';
import { Conditions, Levels, ScenarioList, Treasures } from '#games/gloomhaven/printed/schema/terms/progress';
import { objectsIn, STRANGER } from '../../kit/data-files.ts';
import { BOX } from './in-the-box.ts';

/** What lies in `data/gloomhaven` is read to the last field, and nothing else is let in. */

const folder = new URL('../../../data/gloomhaven/', import.meta.url);
const dataOf = (file: string): Json => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
const FILES: Record<string, z.ZodType> = {
  'classes.json': Classes,
  'conditions.json': Conditions,
  'creatures.json': Creatures,
  'items.json': Items,
  'items-not-here.json': ItemsNotHere,
  'levels.json': Levels,
  'modifiers.json': Modifiers,
  'monster-abilities.json': MonsterDecks,
  'monsters.json': Monsters,
  'party.json': PartyTables,
  'scenarios.json': ScenarioList,
  'treasures.json': Treasures,
  ...Object.fromEntries([...classes.keys()].map((id) => [`cards/${id}.json`, Cards])),
  ...Object.fromEntries(offered.map((id) => [fileOf(id), Scenario])),
};
/** The data with one value changed, which `path` leads to. */
function changed(from: Json, path: readonly (string | number)[], value: Json): Json {
  const data = structuredClone(from);
  const last = path.at(-1)!;
  const holder = path.slice(0, -1).reduce((at, key) => (at as Record<string, Json>)[key]!, data);
  (holder as Record<string, Json>)[last] = value;
  return data;
}

describe('The data of Gloomhaven', () => {
  test('are these files, and words in two languages', () => {
    const there = ['', 'cards/', 'scenarios/'].flatMap((under) =>
      readdirSync(new URL(under || '.', folder), { withFileTypes: true })
        // The rules at hand are read by nobody who plays (`rulebook.test.ts`), and the lesson by all games alike (`every-lesson.test.ts`).
        .filter((one) => one.isFile() && !/\.(en|ja)\.json$|^(rulebook|rule-of|lesson)\b/.test(one.name))
        .map((one) => under + one.name),
    );
    expect(there.sort()).toEqual(Object.keys(FILES).sort());
  });

  test.each(Object.keys(FILES))('%s is read to the last field', (file) => {
    expect(read(file, FILES[file]!, dataOf(file))).toStrictEqual(dataOf(file));
  });

  /** Of files with hundreds of objects alike so many are tried, spread over the file. */
  const TRIED = 20;
  const some = Object.keys(FILES).filter((file) => !/scenarios\/0(?!0[1239]|15|19|22)/.test(file));
  test.each(some)('%s with a strange field does not start, and says where', (file) => {
    const data = dataOf(file);
    const objects = [...objectsIn(data)];
    const step = Math.ceil(objects.length / TRIED);
    for (const path of objects.filter((_, i) => i % step === 0))
      expect(() => read(file, FILES[file]!, changed(data, [...path, STRANGER], 1)), path.join('.')).toThrow(
        `data/gloomhaven/${file}: ${[...path, STRANGER].join('.')}: `,
      );
  });

  test.each<[string, (string | number)[], Json]>([
    ['cards/brute.json', ['cards', 0, 'initiative'], 100],
    ['cards/brute.json', ['cards', 0, 'top', 'effects', 0, 'n'], 2.5],
    ['cards/brute.json', ['cards', 0, 'top', 'effects', 0, 'op'], 'atack'],
    ['cards/scoundrel.json', ['cards', 0, 'top', 'effects', 0, 'bonus', 0, 'when', 0], 'alone'],
    ['items.json', ['items', 9, 'conditions', 0], 'sleep'],
    ['items.json', ['items', 0, 'trigger'], 'sometimes'],
    ['monsters.json', ['monsters', 0, 'levels', 3, 'elite', 'hp'], 0],
    ['monster-abilities.json', ['decks', 0, 'cards', 0, 'initiative'], 0],
    ['scenarios/001.json', ['doors', 0, 'kind'], 'iron'],
    ['scenarios/015.json', ['doors', 1, 'lock', 'opens', 'by'], 'key'],
  ])('%s with a bad value at %j does not start, and says where', (file, path, value) => {
    const start = () => read(file, FILES[file]!, changed(dataOf(file), path, value));
    expect(start).toThrow(`data/gloomhaven/${file}: ${path.join('.')}: `);
  });
});

describe('Parts that do not fit together stop the start', () => {
  const brute = () => read('cards/brute.json', Cards, dataOf('cards/brute.json')).cards;
  const known = { isMonster: () => true, isBoss: (id: string) => bestiary().bosses.has(id), treasures };
  const of = (id: number) => read(fileOf(id), Scenario, dataOf(fileOf(id)));

  test('a card fewer, or a number twice', () => {
    const hero = classes.get('brute')!;
    expect(() => checkCards(hero, brute().slice(1))).toThrow('9 cards of level 1');
    expect(() => checkCards(hero, [{ ...brute()[1]!, no: 2 }, ...brute().slice(1)])).toThrow('a number twice');
  });

  test('a box of perks too many, or a card removed that is not in the deck', () => {
    const hero = classes.get('brute')!;
    const [first, ...others] = hero.perks;
    const withPerk = (perk: object): typeof classes =>
      new Map([['brute', { ...hero, perks: [{ ...first!, ...perk }, ...others] }]] as const);
    expect(() => checkPerks(withPerk({ boxes: 2 }), modifiers)).toThrow(`brute: ${BOX.perkBoxes + 1} boxes`);
    const five = { remove: [{ card: 'minus1' as const, count: 5 }] };
    expect(() => checkPerks(withPerk(five), modifiers)).toThrow('brute: perks remove 6 minus1');
  });

  test('a deck that nobody has, a variant of no type, a summon of nobody', () => {
    const { monsters, bosses } = read('monsters.json', Monsters, dataOf('monsters.json'));
    const { decks } = read('monster-abilities.json', MonsterDecks, dataOf('monster-abilities.json'));
    expect(() => checkMonsters({ monsters, bosses }, decks.slice(1))).toThrow('ancient-artillery: no deck');
    expect(() => checkMonsters({ monsters: monsters.slice(1), bosses }, decks)).toThrow('siege-cannon: no type');
    const withoutOoze = monsters.filter(({ id }) => id !== 'wind-demon');
    expect(() => checkMonsters({ monsters: withoutOoze, bosses }, decks)).toThrow(
      'savvas-icestorm: no type wind-demon',
    );
  });

  test('an attack without a value, a heal for nowhere, a summon of nothing', () => {
    expect(() => checkAbilities('x.json', [{ op: 'summon', creature: 'bear' }], creatures)).toThrow(
      '0: no creature bear',
    );
    expect(() => checkAbilities('x.json', { a: [{ op: 'attack' }] }, creatures)).toThrow('a.0: one of n and mod');
    expect(() => checkAbilities('x.json', [{ op: 'heal', n: 2, who: 'ally' }], creatures)).toThrow(
      '0: one of range and where',
    );
    expect(() => checkAbilities('x.json', [{ op: 'heal', n: 2, who: 'self', range: 1 }], creatures)).toThrow(
      '0: one of range',
    );
    expect(() => checkAbilities('x.json', [{ op: 'heal', n: 2, who: 'ally', range: 1 }], creatures)).not.toThrow();
  });

  test('an item twice, offered although it is not here, or given and in neither list', () => {
    const here = read('items.json', Items, dataOf('items.json')).items;
    const notHere = read('items-not-here.json', ItemsNotHere, dataOf('items-not-here.json')).items;
    expect(() => checkItems({ here, notHere })).not.toThrow();
    expect(() => checkItems({ here: [...here, { ...here[0]!, id: 75 }], notHere })).toThrow(
      'data/gloomhaven/items.json: item 75 is in items-not-here.json too',
    );
    expect(() => checkItems({ here: [...here, here[0]!], notHere })).toThrow(
      'data/gloomhaven/items.json: item 1 twice',
    );
    const given = (id: number) => () =>
      checkGiven('treasures.json', itemsOf([{ gold: 900 }, { design: 'random' }, { item: id }]), (one) => one < 134);
    expect(given(133)).not.toThrow();
    expect(given(134)).toThrow(
      'data/gloomhaven/treasures.json: item 134 is neither in items.json nor in items-not-here.json',
    );
  });

  test('a figure in the wrong room, on an obstacle or of a rank it has not, a hex twice, a start outside, a door between no rooms', () => {
    const one = of(1);
    const wrong = (part: object) => () => checkScenario({ ...one, ...part }, 'x', known);
    const [figure, ...figures] = one.spawns;
    expect(wrong({})).not.toThrow();
    expect(wrong({ spawns: [{ ...figure!, room: 3 }, ...figures] })).toThrow('is not in room 3');
    expect(wrong({ spawns: [{ ...figure!, hex: figures[0]!.hex }, ...figures] })).toThrow('two at');
    expect(wrong({ spawns: [{ ...figure!, ranks: ['none', 'none', 'boss'] }, ...figures] })).toThrow(
      'is of no such rank',
    );
    const rubble = { type: 'obstacle', kind: 'table', room: figure!.room, hexes: [figure!.hex] };
    expect(wrong({ overlays: [rubble] })).toThrow('is blocked');
    expect(wrong({ start: [[99, 0], ...one.start] })).toThrow('start: 99,0 is not in the first room');
    expect(wrong({ doors: [{ ...one.doors[0]!, rooms: [1, 3] }, one.doors[1]!] })).toThrow('is not beside room 1');
    expect(wrong({ doors: one.doors.slice(1) })).toThrow('some rooms are never reached');
    expect(wrong({ rooms: [...one.rooms, one.rooms[1]!] })).toThrow('twice');
    expect(() => checkScenario(one, 'x', { ...known, isMonster: (id) => id !== 'bandit-guard' })).toThrow(
      'bandit-guard',
    );
  });

  test('a goal, a rule, a lock that names what is not there', () => {
    const wrong = (id: number, part: object) => () => checkScenario({ ...of(id), ...part }, 'x', known);
    expect(wrong(22, { objectives: [] })).toThrow('goal: no objective altar');
    expect(wrong(19, { markers: {} })).toThrow('goal: no letter b');
    expect(wrong(3, { markers: {} })).toThrow('rules: no letter a');
    expect(wrong(15, { markers: { d: [[5, 11]] } })).toThrow('no letter');
    expect(wrong(2, { goal: { type: 'kill', monster: 'jekserah' } })).toThrow('goal: no jekserah');
    expect(wrong(9, { overlays: [] })).toThrow('goal: no treasure');
  });
});
