import characterData from '#data/middle-earth-quest/characters.json' with { type: 'json' };
import favorData from '#data/middle-earth-quest/favors.json' with { type: 'json' };
import itemData from '#data/middle-earth-quest/items.json' with { type: 'json' };
import objectiveData from '#data/middle-earth-quest/objectives.json' with { type: 'json' };
import questData from '#data/middle-earth-quest/quests.json' with { type: 'json' };
import setupData from '#data/middle-earth-quest/setup.json' with { type: 'json' };
import { byId } from '../terms/by-id.ts';
import { read } from '../terms/read.ts';
import { Characters, Favors, Items, Objectives, Quests, Setup } from './shapes.ts';

/** What heroes seek, find and hold, the objectives of both sides, and what a match begins with. Read once. */

export type { Character, ItemCard, Objective, Quest, Task } from './shapes.ts';

export const items = byId(read('items.json', Items, itemData).items);
export const quests = byId(read('quests.json', Quests, questData).quests);
const objectiveFile = read('objectives.json', Objectives, objectiveData);
/** By side. */
export const objectives = { heroes: byId(objectiveFile.heroes), sauron: byId(objectiveFile.sauron) } as const;
const characterFile = read('characters.json', Characters, characterData);
export const characters = byId(characterFile.characters);
/** What a consulted character gives in place of the ability (MEQ-6.12). */
export const CONSULT_FAVOR = characterFile.favor;
const favorFile = read('favors.json', Favors, favorData);
/** What favor tokens are called. */
export const FAVOR_NAME = favorFile.name;
/** MEQ-6.12: what the Dark Path gives, and how many corruption cards whoever takes it may hold. */
export const DARK_PATH = favorFile.darkPath;
/** By the number of heroes how many actions Sauron has and how many turns each hero (MEQ-2.9); items at the start (MEQ-2.1). */
export const table = read('setup.json', Setup, setupData);
