import { z } from 'zod';
import boardData from '#data/scythe/board.json' with { type: 'json' };
import combatCardData from '#data/scythe/combat-cards.json' with { type: 'json' };
import encounterData from '#data/scythe/encounters.json' with { type: 'json' };
import factionData from '#data/scythe/factions.json' with { type: 'json' };
import factoryCardData from '#data/scythe/factory-cards.json' with { type: 'json' };
import objectiveData from '#data/scythe/objectives.json' with { type: 'json' };
import playerMatData from '#data/scythe/player-mats.json' with { type: 'json' };
import scoringData from '#data/scythe/scoring.json' with { type: 'json' };
import tileData from '#data/scythe/structure-bonus.json' with { type: 'json' };
import {
  Board,
  type BottomAction,
  Encounter,
  Faction,
  FactoryCard,
  Name,
  Objective,
  PlayerMat,
  RecruitBonus,
  Resource,
  type Section,
  Structure,
  Tier,
  Tile,
  TopAction,
} from './schema.ts';

/** What is printed on the components. Parsed once: a bad number stops the start with its path. */

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

export const board = Board.parse(boardData);
export const hexes = byId(board.hexes);
export const homes = byId(board.homes);
export const terrains = byId(board.terrains);
export const { power: powerTrack, popularity: popularityTrack } = board.tracks;
export const starKinds = byId(board.stars);
/** The one hex whose terrain is the Factory. */
export const FACTORY = board.hexes.find(({ terrain }) => terrain === 'factory')!.id;

export const factions = byId(Faction.array().parse(factionData.factions));
/** What each of Togawa's traps takes (SC-14.3). */
export const penalties: Readonly<Record<'popularity' | 'power' | 'coins' | 'combatCards', number>> = (() => {
  const all = Object.assign({}, ...[...factions.values()].flatMap(({ tokens }) => tokens[0]?.penalties ?? []));
  const { combatCardsRandomDiscard: combatCards, ...others } = all;
  const Taken = z
    .int()
    .max(-1)
    .transform((n) => -n);
  return z
    .object({ popularity: Taken, power: Taken, coins: Taken, combatCards: Taken })
    .parse({ ...others, combatCards });
})();
/** Pairs of faction and player mat that are dealt again (SC-2.4). */
export const bannedPairs = z.array(z.tuple([z.string(), z.string()])).parse(factionData.banned);
export const playerMats = byId(PlayerMat.array().parse(playerMatData.playerMats));
/** The section of a mat with this top action, or with this bottom action. */
export const sectionOf = (mat: string, action: TopAction | BottomAction): Section =>
  playerMats.get(mat)!.sections.find(({ top, bottom }) => top === action || bottom === action)!;

const TopOption = z.object({ gain: z.record(z.string(), z.int()), upgraded: z.record(z.string(), z.int()).nullable() });
/** What the top actions give, before and after their upgrade, and what their structures add. */
export const topActions = z
  .record(
    TopAction,
    z.object({
      name: Name,
      /** Produce has its own costs: `produceCosts`. */
      cost: z.object({ coins: z.int() }).partial(),
      options: z.array(TopOption.extend({ id: z.string(), cube: z.string().nullable() })),
      structure: Structure,
      structureBonus: z
        .object({ popularity: z.int(), power: z.int(), millCountsAsWorkers: z.int() })
        .partial()
        .optional(),
    }),
  )
  .parse(playerMatData.topActions);
export const bottomActions = z
  .record(
    z.enum(['upgrade', 'deploy', 'build', 'enlist']),
    z.object({
      name: Name,
      resource: Resource,
      max: z.int(),
      /** What the recruit of this section gives whenever the action is taken (SC-5.7). */
      recruitOngoing: z.object({ power: z.int(), coins: z.int(), popularity: z.int(), combatCards: z.int() }).partial(),
    }),
  )
  .parse(playerMatData.bottomActions);
/** What each one-time space of a faction mat gives (SC-5.6). */
export const recruitOnce = z.record(RecruitBonus, z.int()).parse(playerMatData.recruitOnce);
export const structures = byId(
  z.array(z.object({ id: Structure, name: Name, under: TopAction })).parse(playerMatData.structures),
);
export const workersInAll = z.int().parse(playerMatData.workers.total);
/** What Produce costs by the workers that have left the mat (SC-4.4). */
export const produceCosts = z
  .array(
    z.object({
      workersOnBoard: z.tuple([z.int(), z.int()]),
      cost: z.object({ power: z.int(), popularity: z.int(), coins: z.int() }).partial(),
    }),
  )
  .parse(playerMatData.produceCost);

/** The values of the 42 combat cards, and the largest number on the dial. */
export const combatDeck: readonly number[] = combatCardData.counts.flatMap(({ value, count }) =>
  Array<number>(count).fill(value),
);
export const dialMax = z.int().parse(combatCardData.dialMax);

export const encounters = byId(Encounter.array().parse(encounterData.cards));
export const factoryCards = byId(FactoryCard.array().parse(factoryCardData.cards));
/** Units, steps, and steps with Speed of the move that every Factory card has (SC-9.2). */
export const factoryMove = z
  .object({ units: z.int(), steps: z.int(), stepsWithSpeed: z.int() })
  .parse(factoryCardData.bottomAction);
export const objectives = byId(Objective.array().parse(objectiveData.cards));
export const tiles = byId(Tile.array().parse(tileData.tiles));
export const tiers = Tier.array().parse(scoringData.popularityTiers);
export const { factoryTerritoryValue } = z.object({ factoryTerritoryValue: z.int() }).parse(scoringData);
/** A match ends with so many stars of one player (SC-11.2). */
export const STARS_TO_END = z.int().parse(scoringData.endTrigger.starsPlaced);
