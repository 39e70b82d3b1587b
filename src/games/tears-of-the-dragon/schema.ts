import { z } from 'zod';

/** The shape of the component data, checked when the program starts. What a table enters instead (`values.ts`) is checked by the same. */

const Side = z.enum(['gorganun', 'forseti']);
export const Name = z.object({ en: z.string(), ja: z.string() });
export const Id = z.string().min(1);
const Strength = z.int().min(1).max(8);

/** Two neighbours, by land or by sea. */
export const Road = z.tuple([Id, Id]);

export const Area = z.object({
  id: Id,
  name: Name,
  type: z.enum(['castle', 'city', 'port', 'town', 'ruin', 'island']),
  x: z.number(),
  y: z.number(),
  seas: z.array(Id),
  recruitPerTurn: z.int(),
  replenishPerTurn: z.int(),
  cadminRecruit: z.boolean(),
  castleStrength: z.int().optional(),
  defenceBonus: z.int().optional(),
  controller: Side.optional(),
  homeOf: Side.nullish(),
});
export type Area = z.infer<typeof Area>;
export type AreaType = Area['type'];

export const Sea = z.object({
  id: Id,
  name: Name,
  x: z.number(),
  y: z.number(),
  distanceToIsland: z.int(),
  coasts: z.array(Id),
});
export type Sea = z.infer<typeof Sea>;

export const Unit = z.object({
  id: Id,
  side: Side,
  name: Name,
  kind: z.string(),
  count: z.int(),
  movement: z.int(),
  full: Strength,
  reduced: Strength,
  recruit: z.enum(['standard', 'ambassador', 'terramax', 'none', 'summon']),
  replenish: z.boolean(),
  halvedAtSea: z.boolean(),
  /** Hits it can take when full: two, but one for penguins (TD-9.7, TD-27.7). */
  steps: z.int().min(1).max(2).default(2),
  /** The scenario or variant it belongs to; absent: the standard game. */
  only: z.enum(['war-of-the-dragon', 'penguins']).optional(),
});
export type Unit = z.infer<typeof Unit>;

export const Leader = z.object({
  id: Id,
  side: Side,
  name: Name,
  rank: z.int(),
  attack: z.int(),
  command: z.int(),
  defence: z.int(),
  movement: z.int(),
  /** A chieftain, who commands penguins only (TD-27.4); absent: a human of the standard game. */
  only: z.literal('penguins').optional(),
});
export type Leader = z.infer<typeof Leader>;

export const Wizard = z.object({
  id: Id,
  side: Side,
  name: Name,
  strength: Strength,
  spellModifier: z.int(),
  maxSpells: z.int(),
  startSpells: z.array(Id),
  movement: z.int(),
});
export type Wizard = z.infer<typeof Wizard>;

const Placement = z.record(Id, z.object({ units: z.record(Id, z.int()), leaders: z.array(Id), wizards: z.array(Id) }));
const Counters = z.object({ units: z.record(Id, z.int()), leaders: z.array(Id), wizards: z.array(Id) });
const BySide = <T extends z.ZodType>(one: T) => z.object({ gorganun: one, forseti: one });

/** Penguins are two-sided: the side that is up tells whom they serve. So each is printed here for both lords (TD-27). */
export const Penguins = z.object({
  unit: z.object({ id: Id, name: Name, count: z.int(), movement: z.int(), strength: Strength, steps: z.int() }),
  chieftain: z.object({
    id: Id,
    name: Name,
    count: z.int(),
    attack: z.int(),
    command: z.int(),
    defence: z.int(),
    movement: z.int(),
  }),
  areas: z.array(Id),
});

export const ScenarioUnit = Unit.omit({ only: true }).extend({ scenario: z.literal('war-of-the-dragon') });

export const Components = z.object({
  limits: z.object({
    strengthCap: z.int(),
    eldritchMightCap: z.int(),
    fogOfWarFloor: z.int(),
    leadersPerSideInCombat: z.int(),
    shipUnits: z.int(),
    shipSinksAtHits: z.int(),
    overrunMinUnits: z.int(),
    retreatIntoEnemyMinUnits: z.int(),
    retreatIntoEnemyFighters: z.int(),
    cadminMax: z.int(),
    castleDiceInside: z.int(),
    enthrallCommand: z.int(),
  }),
  map: z.object({
    width: z.int(),
    height: z.int(),
    areas: z.array(Area),
    roads: z.array(Road),
    seaAreas: z.array(Sea),
    seaEdges: z.array(Road),
    portSeas: z.record(Id, z.array(Id)),
    lair: z.object({ x: z.number(), y: z.number(), name: Name, adjacentTo: Id }),
    ruins: z.array(Id),
  }),
  sides: z.array(z.object({ id: Side, name: Name, home: Id })),
  units: z.array(Unit),
  scenarioUnits: z.array(ScenarioUnit),
  penguins: Penguins,
  leaders: z.array(Leader),
  wizards: z.array(Wizard),
  setups: z.object({
    standard: z.object({
      placements: BySide(Placement),
      withAmbassador: z.object({ units: z.record(Id, z.int()) }),
      pools: BySide(z.record(Id, z.int())),
    }),
    free: z.object({ areas: BySide(z.array(Id)), counters: BySide(Counters) }),
    'war-of-the-dragon': z.object({ firstToPlace: Side, counters: BySide(Counters) }),
  }),
});

export const Spell = z.object({
  id: Id,
  name: Name,
  timing: z.array(z.enum(['activation-start', 'battle-start', 'combat-round', 'shipwreck', 'recruit'])),
  mayAttackSameRound: z.boolean(),
  text: Name,
  backfire: z.object({ en: z.string(), ja: z.string() }),
  variant: z.string().optional(),
});
export type Spell = z.infer<typeof Spell>;

const Row = z.object({ min: z.int(), max: z.int().nullable(), result: z.string(), n: z.int().optional() });
export type Row = z.infer<typeof Row>;
const RollTable = z.object({ rows: z.array(Row) });
export const Tables = z.object({
  command: RollTable,
  leaderCasualty: RollTable,
  wizardCasualty: RollTable,
  spellFailure: RollTable,
  spells1: RollTable,
  spells2: RollTable,
  spells3: RollTable,
  terramaxRecruit: RollTable,
  terramaxBerserk: RollTable,
  checks: z.object({ tower: z.object({ base: z.int(), perLeader: z.int(), perWizard: z.int(), cap: z.int() }) }),
});
export type TableName = Exclude<keyof z.infer<typeof Tables>, 'checks'>;

export type Placed = z.infer<typeof Counters>;
