import { z } from 'zod';

/** The shape of the component data of Scythe, checked when the program starts. */

export const Name = z.object({ en: z.string().min(1), ja: z.string().min(1) });
export type Name = z.infer<typeof Name>;
const Id = z.string().min(1);
const Hex = z.string().regex(/^[A-H][1-7]$/);

export const RESOURCES = ['food', 'wood', 'metal', 'oil'] as const;
export const Resource = z.enum(RESOURCES);
export type Resource = z.infer<typeof Resource>;

export const Terrain = z.enum(['mountain', 'farm', 'tundra', 'forest', 'village', 'lake', 'factory']);
export type Terrain = z.infer<typeof Terrain>;

export const TOP_ACTIONS = ['move', 'bolster', 'trade', 'produce'] as const;
export const TopAction = z.enum(TOP_ACTIONS);
export type TopAction = z.infer<typeof TopAction>;
export const BOTTOM_ACTIONS = ['upgrade', 'deploy', 'build', 'enlist'] as const;
export const BottomAction = z.enum(BOTTOM_ACTIONS);
export type BottomAction = z.infer<typeof BottomAction>;
export const STRUCTURES = ['monument', 'mill', 'mine', 'armory'] as const;
export const Structure = z.enum(STRUCTURES);
export type Structure = z.infer<typeof Structure>;
/** One-time bonuses of recruits, printed on every faction mat. */
export const RECRUIT_BONUSES = ['power', 'coins', 'popularity', 'combatCards'] as const;
export const RecruitBonus = z.enum(RECRUIT_BONUSES);
export type RecruitBonus = z.infer<typeof RecruitBonus>;
/** The green boxes from which technology cubes are taken. */
export const BOXES = [
  'move.units',
  'move.coins',
  'bolster.power',
  'bolster.cards',
  'trade.popularity',
  'produce.territories',
] as const;
export const Box = z.enum(BOXES);
export type Box = z.infer<typeof Box>;

export const Board = z.object({
  terrains: z.array(z.object({ id: Terrain, name: Name, produces: z.string().nullable() })),
  hexes: z.array(
    z.object({ id: Hex, q: z.int(), r: z.int(), terrain: Terrain, encounter: z.boolean(), tunnel: z.boolean() }),
  ),
  /** Hex sides with a river, by the hexes on both sides. */
  rivers: z.array(z.tuple([Hex, Hex])),
  homes: z.array(
    z.object({ id: Id, faction: Id, q: z.int(), r: z.int(), touches: z.array(Hex), rivers: z.array(Hex) }),
  ),
  tracks: z.object({
    power: z.object({ min: z.int(), max: z.int(), starAt: z.int() }),
    popularity: z.object({ min: z.int(), max: z.int(), starAt: z.int() }),
  }),
  stars: z.array(z.object({ id: Id, name: Name, limit: z.int() })),
});

/** One word of the vocabulary of abilities; `type` says which rule reads it, and the numbers are those of combat. */
export const Ability = z.object({
  id: Id,
  name: Name,
  kind: z.string(),
  timing: z.string(),
  effect: z.object({
    type: z.string(),
    power: z.int().optional(),
    amount: z.int().optional(),
    /** Where rivers are crossed. */
    ontoTerrain: z.union([z.array(Terrain), z.literal('any-land')]).optional(),
    cost: z.object({ power: z.int() }).optional(),
    opponentLoses: z.object({ power: z.int() }).optional(),
    extraCombatCardOnLake: z.int().optional(),
    bonusAt6to7Players: z.object({ coinsPerControlledEncounterHexAtEnd: z.int() }).optional(),
    role: z.enum(['attacker', 'defender', 'either']).optional(),
  }),
});
export type Ability = z.infer<typeof Ability>;

export const Faction = z.object({
  id: Id,
  name: Name,
  colour: z.string(),
  home: Id,
  clockwise: z.int(),
  expansion: z.enum(['base', 'invaders-from-afar']),
  character: Name,
  companion: Name,
  power: z.int(),
  combatCards: z.int(),
  workers: z.array(Hex).length(2),
  ability: Ability,
  mechs: z.array(Ability).length(4),
  /** Flags, or traps with what they take, as negative numbers. */
  tokens: z.array(
    z.object({ type: z.string(), count: z.int(), penalties: z.array(z.record(z.string(), z.int())).optional() }),
  ),
});
export type Faction = z.infer<typeof Faction>;

const Section = z.object({
  index: z.int(),
  top: TopAction,
  bottom: BottomAction,
  bottomCost: z.object({ resource: Resource, start: z.int(), min: z.int(), upgradeSlots: z.int() }),
  bottomCoins: z.int(),
});
export type Section = z.infer<typeof Section>;
export const PlayerMat = z.object({
  id: Id,
  name: Name,
  orderLabel: z.string(),
  turnOrderRank: z.int(),
  startingPopularity: z.int(),
  startingCoins: z.int(),
  startingObjectiveCards: z.int(),
  expansion: z.enum(['base', 'invaders-from-afar']),
  sections: z.array(Section).length(4),
});
export type PlayerMat = z.infer<typeof PlayerMat>;

/** What is paid, by counter. `dissimilarResources`: so many tokens, each of another kind. */
export const Cost = z
  .object({
    coins: z.int(),
    power: z.int(),
    popularity: z.int(),
    combatCards: z.int(),
    anyResources: z.int(),
    dissimilarResources: z.int(),
  })
  .partial()
  .strict();
export type Cost = z.infer<typeof Cost>;
const Plain = z
  .object({
    coins: z.int(),
    power: z.int(),
    popularity: z.int(),
    combatCards: z.int(),
    food: z.int(),
    wood: z.int(),
    metal: z.int(),
    oil: z.int(),
    anyResources: z.int(),
    workers: z.int(),
    deployMech: z.int(),
    build: z.int(),
    upgrade: z.int(),
    enlist: z.int(),
    produceTerritories: z.int(),
    lookAtOpponentCombatCards: z.int(),
    relocateUnits: z.string(),
  })
  .partial()
  .strict();
/** What is gained, by counter. */
export const Gain = Plain.extend({ chooseOne: z.array(Plain).optional() });
export type Gain = z.infer<typeof Gain>;

export const Encounter = z.object({
  id: Id,
  number: z.int(),
  set: z.string(),
  label: Name,
  options: z.array(z.object({ id: Id, cost: Cost, gain: Gain, summary: Name })).min(1),
});
export type Encounter = z.infer<typeof Encounter>;
export const FactoryCard = z.object({
  id: Id,
  number: z.int(),
  set: z.enum(['base', 'promo']),
  cost: Cost,
  gain: Gain,
  text: Name,
  /** Sources differ about card 3: which of the two is played is an option of the match. */
  factoryCard3: z.enum(['popularity', 'power']).optional(),
});
export type FactoryCard = z.infer<typeof FactoryCard>;

export const Condition = z.object({
  metric: z.string(),
  op: z.enum(['>=', '<=', '==']),
  value: z.union([z.int(), z.boolean()]).optional(),
  /** Another metric to compare with. */
  valueOfMetric: z.string().optional(),
  filter: z.record(z.string(), z.unknown()).optional(),
});
export type Condition = z.infer<typeof Condition>;
export const Objective = z.object({
  id: Id,
  number: z.int(),
  set: z.enum(['base', 'promo']),
  name: Name,
  condition: z.object({ all: z.array(Condition).min(1) }),
  timing: z.enum(['any', 'endOfTurn']),
  text: Name,
});
export type Objective = z.infer<typeof Objective>;

export const Tile = z.object({
  id: Id,
  name: Name,
  table: z.array(z.tuple([z.int(), z.int()])).min(1),
  maxCount: z.int(),
});
export type Tile = z.infer<typeof Tile>;

export const Tier = z.object({
  min: z.int(),
  max: z.int(),
  star: z.int(),
  territory: z.int(),
  resourcePair: z.int(),
});
export type Tier = z.infer<typeof Tier>;
