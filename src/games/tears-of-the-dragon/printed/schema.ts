import { z } from 'zod';
import { AreaType } from './rules.ts';
import { SPELL_IDS } from './terms/cards.ts';
import { Id, Name, sourced } from './terms/sources.ts';

/**
 * The shape of components and tables, checked when the program starts: no field may be missing, none may be there that nobody
 * reads. What a table enters instead (`values.ts`) is checked by the same.
 */

const Side = z.enum(['gorganun', 'forseti']);
const Strength = z.int().min(1).max(8);

/** Two neighbours, by land or by sea. */
export const Road = z.tuple([Id, Id]);

export const Area = sourced({
  id: Id,
  name: Name,
  type: AreaType,
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
export type Area = Omit<z.infer<typeof Area>, 'prov'>;

export const Sea = sourced({
  id: Id,
  name: Name,
  x: z.number(),
  y: z.number(),
  distanceToIsland: z.int(),
  coasts: z.array(Id),
});
export type Sea = Omit<z.infer<typeof Sea>, 'prov'>;

const Strengths = z.strictObject({ full: Strength, reduced: Strength });
export type Strengths = z.infer<typeof Strengths>;

export const Unit = sourced({
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
  steps: z.int().min(1).max(2),
  /** Its strengths where The War of the Dragon is played with evened ones, if they are others. */
  war: Strengths.optional(),
  /** The scenario or variant it belongs to; absent: the standard game. */
  only: z.enum(['war-of-the-dragon', 'penguins']).optional(),
});
export type Unit = Omit<z.infer<typeof Unit>, 'prov'>;

export const Leader = sourced({
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
export type Leader = Omit<z.infer<typeof Leader>, 'prov'>;

export const Wizard = sourced({
  id: Id,
  side: Side,
  name: Name,
  strength: Strength,
  spellModifier: z.int(),
  maxSpells: z.int(),
  startSpells: z.array(Id),
  movement: z.int(),
});
export type Wizard = Omit<z.infer<typeof Wizard>, 'prov'>;

const Counters = z.strictObject({ units: z.record(Id, z.int()), leaders: z.array(Id), wizards: z.array(Id) });
const Placement = z.record(Id, Counters);
const BySide = <T extends z.ZodType>(one: T) => z.strictObject({ gorganun: one, forseti: one });

/** Penguins are two-sided: the side that is up tells whom they serve. So each is printed here for both lords (TD-27). */
export const Penguins = sourced({
  unit: sourced({ id: Id, name: Name, count: z.int(), movement: z.int(), strength: Strength, steps: z.int() }),
  chieftain: sourced({
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

export const Components = z.strictObject({
  limits: sourced({
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
  map: sourced({
    width: z.int(),
    height: z.int(),
    areas: z.array(Area),
    roads: z.array(Road),
    seaAreas: z.array(Sea),
    seaEdges: z.array(Road),
    portSeas: z.record(Id, z.array(Id)),
    lair: sourced({ x: z.number(), y: z.number(), name: Name, adjacentTo: Id }),
    ruins: z.array(Id),
  }),
  sides: z.array(z.strictObject({ id: Side, name: Name, home: Id })),
  units: z.array(Unit),
  scenarioUnits: z.array(ScenarioUnit),
  penguins: Penguins,
  leaders: z.array(Leader),
  wizards: z.array(Wizard),
  setups: z.strictObject({
    standard: sourced({
      placements: BySide(Placement),
      withAmbassador: z.strictObject({ units: z.record(Id, z.int()) }),
      pools: BySide(z.record(Id, z.int())),
    }),
    free: sourced({ areas: BySide(z.array(Id)), counters: BySide(Counters) }),
    'war-of-the-dragon': sourced({ firstToPlace: Side, counters: BySide(Counters) }),
  }),
});

/** One row for each result that a roll can have; the lowest and the highest stand for all beyond. */
const rolls = <const R extends readonly string[]>(results: R) => z.strictObject({ rows: z.array(row(results)) });
const row = <const R extends readonly string[]>(results: R) =>
  z.strictObject({ min: z.int(), max: z.int().nullable(), result: z.enum(results) });
/** A spell may have its reason to stand where it stands. */
const spellRolls = z.strictObject({
  rows: z.array(row([...SPELL_IDS, 'table:spells2', 'table:spells3']).extend({ prov: z.string().optional() })),
});

export const Tables = z.strictObject({
  /** `n`: so many activations, of one's own or of the enemy (TD-4.3, TD-4.4). */
  command: z.strictObject({ rows: z.array(row(['activate', 'enemy']).extend({ n: z.int() })) }),
  leaderCasualty: rolls(['escape', 'wounded', 'killed', 'captured']),
  wizardCasualty: rolls(['escape', 'wounded', 'killed', 'captured']),
  spellFailure: rolls(['burn-out', 'memory-loss', 'backfire', 'explosion']),
  spells1: spellRolls,
  spells2: spellRolls,
  spells3: spellRolls,
  terramaxRecruit: rolls(['wizard-eaten', 'wizard-wounded', 'refused', 'joins']),
  terramaxBerserk: rolls(['attacks-forseti', 'attacks-gorganun']),
  /** TD-24.2. */
  checks: z.strictObject({
    tower: z.strictObject({ base: z.int(), perLeader: z.int(), perWizard: z.int(), cap: z.int() }),
  }),
});
export type Tables = z.infer<typeof Tables>;
export type TableName = Exclude<keyof Tables, 'checks'>;

export type Placed = z.infer<typeof Counters>;
