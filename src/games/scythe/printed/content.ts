import { z } from 'zod';
import abilityData from '#data/scythe/abilities.json' with { type: 'json' };
import boardData from '#data/scythe/board.json' with { type: 'json' };
import combatCardData from '#data/scythe/combat-cards.json' with { type: 'json' };
import encounterData from '#data/scythe/encounters.json' with { type: 'json' };
import factionData from '#data/scythe/factions.json' with { type: 'json' };
import factoryCardData from '#data/scythe/factory-cards.json' with { type: 'json' };
import objectiveData from '#data/scythe/objectives.json' with { type: 'json' };
import playerMatData from '#data/scythe/player-mats.json' with { type: 'json' };
import scoringData from '#data/scythe/scoring.json' with { type: 'json' };
import tileData from '#data/scythe/structure-bonus.json' with { type: 'json' };
import { CombatCards, Encounters, Factions, FactoryCards, Objectives, PlayerMats, Scoring, Tiles } from './files.ts';
import { Board, type BottomAction, Name, type Section, type TopAction } from './schema.ts';

/** What is printed on the components. Read once: a bad number, or a field that nobody reads, stops the start with its path. */

export type {
  Ability,
  BottomAction,
  Box,
  Condition,
  Cost,
  Encounter,
  Faction,
  FactoryCard,
  Gain,
  Name,
  Objective,
  PlayerMat,
  RecruitBonus,
  Resource,
  Section,
  Structure,
  Terrain,
  Tile,
  TopAction,
} from './schema.ts';
export { BOTTOM_ACTIONS, BOXES, RECRUIT_BONUSES, RESOURCES, STRUCTURES, TOP_ACTIONS } from './schema.ts';

const byId = <T extends { id: string }>(items: readonly T[]): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [item.id, item]));

/** The data of a file, or an error of one line that says where in it the first mistake is. */
export function read<T extends z.ZodType>(file: string, schema: T, data: unknown): z.infer<T> {
  const found = schema.safeParse(data);
  if (found.success) return found.data;
  const [issue] = found.error.issues as [z.core.$ZodIssue];
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]] : issue.path;
  throw new Error(`data/scythe/${file}: ${path.join('.')}: ${issue.message}`);
}

export const board = read('board.json', Board, boardData);
export const hexes = byId(board.hexes);
export const homes = byId(board.homes);
export const terrains = byId(board.terrains);
export const { power: powerTrack, popularity: popularityTrack } = board.tracks;
export const starKinds = byId(board.stars);
/** The one hex whose terrain is the Factory. */
export const FACTORY = board.hexes.find(({ terrain }) => terrain === 'factory')!.id;

const mustered = read('factions.json', Factions, factionData);
export const factions = byId(mustered.factions);
export const bannedPairs = mustered.banned;
/** Abilities that do something else by faction, by the option of the match, or where more than five play. */
const OF_SEVERAL: Readonly<Record<string, readonly string[]>> = {
  riverwalk: mustered.factions.flatMap(({ id, mechs }) =>
    mechs.some((mech) => mech.id === 'riverwalk') ? [`.${id}`] : [],
  ),
  relentless: ['.mat', '.factory'],
  meander: ['', '-many'],
  wayfare: ['', '-many'],
};
const abilityKeys = mustered.factions
  .flatMap(({ ability, mechs }) => [ability, ...mechs])
  .flatMap(({ id }) => (OF_SEVERAL[id] ?? ['']).map((which) => id + which));
export const Abilities = z.record(z.enum(abilityKeys), Name);
/** What each ability does, in a sentence; by its id, and what it depends on. */
export const abilityTexts: Readonly<Record<string, Name>> = read('abilities.json', Abilities, abilityData);
/** What each of Togawa's traps takes (SC-14.3). */
export const penalties = [...factions.values()].flatMap(({ tokens }) => tokens[0]?.penalties ?? [])[0]!;
const mats = read('player-mats.json', PlayerMats, playerMatData);
export const playerMats = byId(mats.playerMats);
export const { topActions, bottomActions, recruitOnce, produceCost: produceCosts } = mats;
export const structures = byId(mats.structures);
export const workersInAll = mats.workers.total;
/** The section of a mat with this top action, or with this bottom action. */
export const sectionOf = (mat: string, action: TopAction | BottomAction): Section =>
  playerMats.get(mat)!.sections.find(({ top, bottom }) => top === action || bottom === action)!;

const combatCards = read('combat-cards.json', CombatCards, combatCardData);
/** The values of the 42 combat cards, and the largest number on the dial. */
export const combatDeck: readonly number[] = combatCards.counts.flatMap(({ value, count }) =>
  Array<number>(count).fill(value),
);
export const { dialMax } = combatCards;

export const encounters = byId(read('encounters.json', Encounters, encounterData).cards);
const factory = read('factory-cards.json', FactoryCards, factoryCardData);
export const factoryCards = byId(factory.cards);
export const factoryMove = factory.bottomAction;
export const objectives = byId(read('objectives.json', Objectives, objectiveData).cards);
export const tiles = byId(read('structure-bonus.json', Tiles, tileData).tiles);
const scoring = read('scoring.json', Scoring, scoringData);
export const { popularityTiers: tiers, factoryTerritoryValue } = scoring;
export const STARS_TO_END = scoring.endTrigger.starsPlaced;
