import { z } from 'zod';
import {
  BottomAction,
  Box,
  Encounter,
  Faction,
  FactoryCard,
  Id,
  Name,
  Objective,
  PlayerMat,
  RecruitBonus,
  Resource,
  Structure,
  Tier,
  Tile,
  TopAction,
} from './schema.ts';

/** The shape of each file of the data, and the numbers that belong to all cards or mats of a kind. */

/** What an option of a top action gives. */
const Top = z
  .strictObject({
    moveUnits: z.int(),
    coins: z.int(),
    power: z.int(),
    popularity: z.int(),
    combatCards: z.int(),
    anyResources: z.int(),
    produceTerritories: z.int(),
  })
  .partial();
const TopOption = z.strictObject({ id: Id, gain: Top, upgraded: Top.nullable(), cube: Box.nullable() });
const Payment = z.strictObject({ power: z.int(), popularity: z.int(), coins: z.int() }).partial();

export const Factions = z.strictObject({
  /** Pairs of faction and player mat that are dealt again (SC-2.4). */
  banned: z.array(z.tuple([z.string(), z.string()])),
  factions: z.array(Faction),
});
export const PlayerMats = z.strictObject({
  /** What the top actions give, before and after their upgrade, and what their structures add. */
  topActions: z.record(
    TopAction,
    z.strictObject({
      name: Name,
      /** Produce has its own costs: `produceCost`. */
      cost: z.strictObject({ coins: z.int() }).partial(),
      options: z.array(TopOption),
      structure: Structure,
      structureBonus: z
        .strictObject({ popularity: z.int(), power: z.int(), millCountsAsWorkers: z.int() })
        .partial()
        .optional(),
    }),
  ),
  bottomActions: z.record(
    BottomAction,
    z.strictObject({
      name: Name,
      resource: Resource,
      max: z.int(),
      /** What the recruit of this section gives whenever the action is taken (SC-5.7). */
      recruitOngoing: z
        .strictObject({ power: z.int(), coins: z.int(), popularity: z.int(), combatCards: z.int() })
        .partial(),
    }),
  ),
  /** What each one-time space of a faction mat gives (SC-5.6). */
  recruitOnce: z.record(RecruitBonus, z.int()),
  workers: z.strictObject({ total: z.int() }),
  /** What Produce costs by the workers that have left the mat (SC-4.4). */
  produceCost: z.array(z.strictObject({ workersOnBoard: z.tuple([z.int(), z.int()]), cost: Payment })),
  structures: z.array(z.strictObject({ id: Structure, name: Name, under: TopAction })),
  playerMats: z.array(PlayerMat),
});
export const CombatCards = z.strictObject({
  counts: z.array(z.strictObject({ value: z.int(), count: z.int() })),
  /** The largest number on the dial. */
  dialMax: z.int(),
});
export const FactoryCards = z.strictObject({
  /** Units, steps, and steps with Speed of the move that every Factory card has (SC-9.2). */
  bottomAction: z.strictObject({ units: z.int(), steps: z.int(), stepsWithSpeed: z.int() }),
  cards: z.array(FactoryCard),
});
export const Encounters = z.strictObject({ cards: z.array(Encounter) });
export const Objectives = z.strictObject({ cards: z.array(Objective) });
export const Tiles = z.strictObject({ tiles: z.array(Tile) });
export const Scoring = z.strictObject({
  popularityTiers: z.array(Tier),
  factoryTerritoryValue: z.int(),
  /** A match ends with so many stars of one player (SC-11.2). */
  endTrigger: z.strictObject({ starsPlaced: z.int() }),
});
