import classData from '#data/gloomhaven/classes.json' with { type: 'json' };
import conditionData from '#data/gloomhaven/conditions.json' with { type: 'json' };
import creatureData from '#data/gloomhaven/creatures.json' with { type: 'json' };
import itemData from '#data/gloomhaven/items.json' with { type: 'json' };
import otherItemData from '#data/gloomhaven/items-not-here.json' with { type: 'json' };
import levelData from '#data/gloomhaven/levels.json' with { type: 'json' };
import modifierData from '#data/gloomhaven/modifiers.json' with { type: 'json' };
import partyData from '#data/gloomhaven/party.json' with { type: 'json' };
import scenarioData from '#data/gloomhaven/scenarios.json' with { type: 'json' };
import treasureData from '#data/gloomhaven/treasures.json' with { type: 'json' };
import { checkAbilities } from '../checks/ability-checks.ts';
import { checkPerks } from '../checks/checks.ts';
import { checkGiven, checkItems, itemsOf } from '../checks/item-checks.ts';
import { Items, ItemsNotHere } from '../schema/item.ts';
import { Classes, Modifiers } from '../schema/modifier.ts';
import { Creatures } from '../schema/ops/summon.ts';
import { PartyTables } from '../schema/party.ts';
import { Conditions, Levels, ScenarioList, Treasures } from '../schema/terms/progress.ts';
import { read } from './read.ts';

/**
 * What is printed on the components, but for cards (`cards.ts`), monsters (`bestiary.ts`) and maps (`scenarios.ts`).
 * These are read when they are needed: all of them would take a start too long. Each is read once. A bad number, a
 * field that nobody reads, or parts that do not fit together stop the start with their path.
 */

const byId = <T extends { id: string | number }>(things: readonly T[]): ReadonlyMap<T['id'], T> =>
  new Map(things.map((thing) => [thing.id, thing]));

export const classes = byId(read('classes.json', Classes, classData).classes);
export const modifiers = read('modifiers.json', Modifiers, modifierData);

/** What characters summon, by cards and items. */
export const creatures = byId(read('creatures.json', Creatures, creatureData).creatures);

const shop = read('items.json', Items, itemData);
export const items = byId(shop.items);
export const { slots } = shop;
/** Items that are printed and not in play here. */
export const itemsNotHere = byId(read('items-not-here.json', ItemsNotHere, otherItemData).items);

/** Whether there is an item with this id, in play here or not. */
export const isItem = (id: number): boolean => items.has(id) || itemsNotHere.has(id);

export const levels = read('levels.json', Levels, levelData);
/** The sheets of the party and of the town. */
export const sheets = read('party.json', PartyTables, partyData);
const states = read('conditions.json', Conditions, conditionData);
export const conditions = byId(states.conditions);
export const treasures = new Map(
  read('treasures.json', Treasures, treasureData).treasures.map(({ no, rewards }) => [no, rewards]),
);
/** All scenarios there are, with what of them is known. */
export const scenarioList = byId(read('scenarios.json', ScenarioList, scenarioData).scenarios);

checkItems({ here: shop.items, notHere: [...itemsNotHere.values()] });
checkGiven('treasures.json', itemsOf([...treasures.values()].flat()), isItem);
checkPerks(classes, modifiers);
checkAbilities('items.json', shop, creatures);
checkAbilities('creatures.json', [...creatures.values()], creatures);
