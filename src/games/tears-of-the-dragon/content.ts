import { z } from 'zod';
import components from '#data/tears-of-the-dragon/components.json' with { type: 'json' };
import spellData from '#data/tears-of-the-dragon/spells.json' with { type: 'json' };
import tableData from '#data/tears-of-the-dragon/tables.json' with { type: 'json' };

/** What is printed on the components. Parsed once: a bad number stops the start with its path. */

const Side = z.enum(['gorganun', 'forseti']);
const Name = z.object({ en: z.string(), ja: z.string() });
const Id = z.string().min(1);
const Strength = z.int().min(1).max(8);

const Area = z.object({
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

const Sea = z.object({
  id: Id,
  name: Name,
  x: z.number(),
  y: z.number(),
  ring: z.int(),
  distanceToIsland: z.int(),
  coasts: z.array(Id),
});
export type Sea = z.infer<typeof Sea>;

const Unit = z.object({
  id: Id,
  side: Side,
  name: Name,
  kind: z.string(),
  count: z.int(),
  movement: z.int(),
  full: Strength,
  reduced: Strength,
  recruit: z.enum(['standard', 'ambassador', 'terramax', 'none']),
  replenish: z.boolean(),
  halvedAtSea: z.boolean(),
});
export type Unit = z.infer<typeof Unit>;

const Leader = z.object({
  id: Id,
  side: Side,
  name: Name,
  rank: z.int(),
  attack: z.int(),
  command: z.int(),
  defence: z.int(),
  movement: z.int(),
});
export type Leader = z.infer<typeof Leader>;

const Wizard = z.object({
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
const Components = z.object({
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
    roads: z.array(z.tuple([Id, Id])),
    seaAreas: z.array(Sea),
    seaEdges: z.array(z.tuple([Id, Id])),
    portSeas: z.record(Id, z.array(Id)),
    lair: z.object({ x: z.number(), y: z.number(), name: Name, adjacentTo: Id }),
    ruins: z.array(Id),
  }),
  sides: z.array(z.object({ id: Side, name: Name, home: Id })),
  units: z.array(Unit),
  leaders: z.array(Leader),
  wizards: z.array(Wizard),
  setups: z.object({
    standard: z.object({
      placements: z.object({ gorganun: Placement, forseti: Placement }),
      withAmbassador: z.object({ units: z.record(Id, z.int()) }),
      pools: z.object({ gorganun: z.record(Id, z.int()), forseti: z.record(Id, z.int()) }),
    }),
  }),
});

const Spell = z.object({
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
const Tables = z.object({
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

const printed = Components.parse(components);
export const tables = Tables.parse(tableData);
export const { limits } = printed;
export const setup = printed.setups.standard;
export const { width: mapWidth, height: mapHeight, lair, ruins } = printed.map;

const byId = <T extends { id: string }>(items: readonly T[]): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [item.id, item]));
export const areas = byId(printed.map.areas);
export const seas = byId(printed.map.seaAreas);
export const units = byId(printed.units);
export const leaders = byId(printed.leaders);
export const wizards = byId(printed.wizards);
/** The standard game's twenty spells; the twenty-first of the data, Summon Penguins, comes with its variant (TD-27). */
export const spells = byId(
  Spell.array()
    .parse(spellData.spells)
    .filter((spell) => !spell.variant),
);
export const roads: readonly (readonly [string, string])[] = printed.map.roads;
export const seaEdges: readonly (readonly [string, string])[] = printed.map.seaEdges;
export const portSeas: Readonly<Record<string, readonly string[]>> = printed.map.portSeas;

/** Seat 0 is Lord Gorganun, seat 1 Lord Forseti. */
export const sides = printed.sides.map((side) => side.id);
export const homes = printed.sides.map((side) => side.home);
export const sideNames = printed.sides.map((side) => side.name);

function neighbourMap(edges: readonly (readonly [string, string])[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [a, b] of edges) {
    found.set(a, [...(found.get(a) ?? []), b]);
    found.set(b, [...(found.get(b) ?? []), a]);
  }
  return found;
}
const byRoad = neighbourMap(roads);
const bySea = neighbourMap(seaEdges);
/** TD-1.7: land areas joined to this one by a road. */
export const roadsFrom = (area: string): readonly string[] => byRoad.get(area) ?? [];
/** Sea areas next to this sea area. */
export const seasNextTo = (sea: string): readonly string[] => bySea.get(sea) ?? [];
/** Sea areas that this land area touches, port or not. */
export const seasOff = (area: string): readonly string[] => areas.get(area)?.seas ?? [];
/** Ports next to this sea area. */
export const portsOf = (sea: string): string[] => Object.keys(portSeas).filter((port) => portSeas[port]!.includes(sea));

/** The row of a table for a result; below the lowest row counts as the lowest, above the highest as the highest. */
export function look(table: TableName, result: number): Row {
  const { rows } = tables[table];
  return (
    rows.find((row) => result >= row.min && result <= (row.max ?? Number.POSITIVE_INFINITY)) ??
    (result < rows[0]!.min ? rows[0]! : rows.at(-1)!)
  );
}
