import { z } from 'zod';

/** The shape of the component data of Scythe, checked when the program starts. */

export const Name = z.strictObject({ en: z.string().min(1), ja: z.string().min(1) });
export type Name = z.infer<typeof Name>;
export const Id = z.string().min(1);
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

export const Board = z.strictObject({
  terrains: z.array(z.strictObject({ id: Terrain, name: Name, produces: z.string().nullable() })),
  hexes: z.array(
    z.strictObject({ id: Hex, q: z.int(), r: z.int(), terrain: Terrain, encounter: z.boolean(), tunnel: z.boolean() }),
  ),
  /** Hex sides with a river, by the hexes on both sides. */
  rivers: z.array(z.tuple([Hex, Hex])),
  homes: z.array(
    z.strictObject({ id: Id, faction: Id, q: z.int(), r: z.int(), touches: z.array(Hex), rivers: z.array(Hex) }),
  ),
  tracks: z.strictObject({
    power: z.strictObject({ min: z.int(), max: z.int(), starAt: z.int() }),
    popularity: z.strictObject({ min: z.int(), max: z.int(), starAt: z.int() }),
  }),
  stars: z.array(z.strictObject({ id: Id, name: Name, limit: z.int() })),
});

/** Who gave an ability its Japanese name: the summary of the rules, a fan site, or this project (CREDITS.md). */
const JaSource = z.enum(['seed', 'ja-blog', 'own']);
/** One word of the vocabulary of abilities; `type` says which rule reads it, and the numbers are those of combat. */
export const Ability = z.strictObject({
  id: Id,
  name: Name,
  kind: z.string(),
  timing: z.string(),
  jaSource: JaSource,
  effect: z.strictObject({
    type: z.string(),
    power: z.int().optional(),
    amount: z.int().optional(),
    /** Where Riverwalk crosses rivers. */
    ontoTerrain: z.array(Terrain).optional(),
    cost: z.strictObject({ power: z.int() }).optional(),
    opponentLoses: z.strictObject({ power: z.int() }).optional(),
    extraCombatCardOnLake: z.int().optional(),
    bonusAt6to7Players: z.strictObject({ coinsPerControlledEncounterHexAtEnd: z.int() }).optional(),
    role: z.enum(['attacker', 'defender', 'either']).optional(),
  }),
});
export type Ability = z.infer<typeof Ability>;

const Loss = z.int().min(1);
/** What each of a faction's traps takes (SC-14.3). */
const Penalties = z.strictObject({ popularity: Loss, power: Loss, coins: Loss, combatCards: Loss });
export const Faction = z.strictObject({
  id: Id,
  name: Name,
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
  /** Flags, or traps with what they take. */
  tokens: z.array(z.strictObject({ type: z.string(), count: z.int(), penalties: Penalties.optional() })),
});
export type Faction = z.infer<typeof Faction>;

const Section = z.strictObject({
  top: TopAction,
  bottom: BottomAction,
  bottomCost: z.strictObject({ resource: Resource, start: z.int(), min: z.int(), upgradeSlots: z.int() }),
  bottomCoins: z.int(),
});
export type Section = z.infer<typeof Section>;
export const PlayerMat = z.strictObject({
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
  .strictObject({
    coins: z.int(),
    power: z.int(),
    popularity: z.int(),
    combatCards: z.int(),
    anyResources: z.int(),
    dissimilarResources: z.int(),
  })
  .partial();
export type Cost = z.infer<typeof Cost>;
const Plain = z
  .strictObject({
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
    relocateUnits: z.int(),
  })
  .partial();
/** What is gained, by counter. */
export const Gain = Plain.extend({ chooseOne: z.array(Plain).optional() });
export type Gain = z.infer<typeof Gain>;

export const Encounter = z.strictObject({
  id: Id,
  set: z.string(),
  label: Name,
  options: z.array(z.strictObject({ id: Id, cost: Cost, gain: Gain, summary: Name })).min(1),
});
export type Encounter = z.infer<typeof Encounter>;
export const FactoryCard = z.strictObject({
  id: Id,
  number: z.int(),
  set: z.enum(['base', 'promo']),
  cost: Cost,
  gain: Gain,
  text: Name,
  /** Sources differ about card 3: which of the two is played is an option of the match. */
  factoryCard3: z.enum(['popularity', 'power']).optional(),
  /** How well its sources agree, and where they do not (CREDITS.md). */
  confidence: z.enum(['verified', 'disputed', 'single-source']),
  note: z.string().optional(),
});
export type FactoryCard = z.infer<typeof FactoryCard>;

/** Of what a metric counts only some (`chapters/metrics.ts`). */
export const Filter = z
  .strictObject({
    terrain: Terrain,
    terrains: z.array(Terrain),
    tunnel: z.literal(true),
    adjacentTo: z.literal('factory'),
    eachType: z.int(),
    pieces: z.array(z.enum(['character', 'mech', 'worker', 'structure'])),
    ownCharacter: z.int(),
    ownMechsExactly: z.int(),
    ownWorkersExactly: z.int(),
    resourcesAtLeast: z.int(),
  })
  .partial();
export type Filter = z.infer<typeof Filter>;
export const Condition = z.strictObject({
  metric: z.string(),
  op: z.enum(['>=', '<=', '==']),
  value: z.union([z.int(), z.boolean()]).optional(),
  /** Another metric to compare with. */
  valueOfMetric: z.string().optional(),
  filter: Filter.optional(),
});
export type Condition = z.infer<typeof Condition>;
export const Objective = z.strictObject({
  id: Id,
  set: z.enum(['base', 'promo']),
  name: Name,
  condition: z.strictObject({ all: z.array(Condition).min(1) }),
  timing: z.enum(['any', 'endOfTurn']),
  text: Name,
});
export type Objective = z.infer<typeof Objective>;

export const Tile = z.strictObject({
  id: Id,
  name: Name,
  table: z.array(z.tuple([z.int(), z.int()])).min(1),
  maxCount: z.int(),
});
export type Tile = z.infer<typeof Tile>;

export const Tier = z.strictObject({
  min: z.int(),
  max: z.int(),
  star: z.int(),
  territory: z.int(),
  resourcePair: z.int(),
});
export type Tier = z.infer<typeof Tier>;
