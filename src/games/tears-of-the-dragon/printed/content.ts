import { commitment } from '#core/rng';
import components from '#data/tears-of-the-dragon/components.json' with { type: 'json' };
import spellData from '#data/tears-of-the-dragon/spells.json' with { type: 'json' };
import tableData from '#data/tears-of-the-dragon/tables.json' with { type: 'json' };
import entered from '#data/tears-of-the-dragon/values.json' with { type: 'json' };
import { type Leader, type Strengths, type TableName, Tables, type Unit } from './schema.ts';
import { Cards, SPELL_IDS, type SpellId, type Timing } from './terms/cards.ts';
import { type Name, plain, read } from './terms/sources.ts';
import { overlay } from './values.ts';

/**
 * What is printed on the components, or what a table has entered instead (`values.json`), and the numbers of the rules. Parsed
 * once: a bad number, or a field that nobody reads, stops the start with its path.
 */

export { type AreaType, rules } from './rules.ts';
export type { Area, Leader, Placed, Sea, TableName, Unit, Wizard } from './schema.ts';
export type { SpellId } from './terms/cards.ts';

const { printed, name } = overlay(components, entered, new Set(SPELL_IDS));
export const tables = read('tables.json', Tables, tableData);
/**
 * The set of values in use: its name (null for ours), and a short digest of what is printed on map, counters and
 * tables. The digest also changes when our own numbers do. It does not change with names, positions and sources, nor
 * with what belongs to the version (`rules.ts`, spells). A match goes on only under the digest it was begun with, so
 * nothing may join it without need.
 */
export const values = { name, digest: commitment(JSON.stringify([printed, tables], playedOnly)).slice(0, 8) };
function playedOnly(key: string, value: unknown): unknown {
  return ['name', 'x', 'y', 'width', 'height', 'prov'].includes(key) ? undefined : value;
}
export const { limits } = printed;
export const setup = printed.setups.standard;
/** Own castles and the counters to be placed in them (TD-25). */
export const freeSetup = printed.setups.free;
/** Who places first, and all counters of The War of the Dragon (TD-26). */
export const war = printed.setups['war-of-the-dragon'];
export const { width: mapWidth, height: mapHeight, lair, ruins } = printed.map;

const byId = <T extends { id: string }>(items: readonly T[]): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [item.id, item]));
export const areas = byId(printed.map.areas.map(plain));
export const seas = byId(printed.map.seaAreas.map(plain));
/** Each penguin counter has a side for either lord, so each side of it is a unit here; only one lies up at a time. */
const penguinUnits: Unit[] = printed.sides.map(({ id: side }) => ({
  ...plain(printed.penguins.unit),
  id: `${printed.penguins.unit.id}-of-${side}`,
  side,
  kind: 'penguin',
  full: printed.penguins.unit.strength,
  reduced: printed.penguins.unit.strength,
  recruit: 'summon',
  replenish: false,
  halvedAtSea: false,
  only: 'penguins',
}));
/** TD-27.4: chieftains have no rank and come after every human; among themselves the number decides. */
const NO_RANK = 200;
const chieftains: Leader[] = printed.sides.flatMap(({ id: side }) =>
  Array.from({ length: printed.penguins.chieftain.count }, (_, i): Leader => {
    const { id, name, ...rest } = plain(printed.penguins.chieftain);
    const numbered = { en: `${name.en} ${i + 1}`, ja: `${name.ja}${i + 1}` };
    return { ...rest, id: `${id}-${i + 1}-of-${side}`, name: numbered, side, rank: NO_RANK + i, only: 'penguins' };
  }),
);
/** A chieftain's number among those of his side; undefined for everybody else. */
export const chieftainNumber = (face: string): number | undefined => {
  const rank = leaders.get(face)?.rank ?? 0;
  return rank < NO_RANK ? undefined : rank - NO_RANK + 1;
};
const knights: Unit[] = printed.scenarioUnits.map(({ scenario, ...unit }) => ({ ...plain(unit), only: scenario }));
/** Where penguins may be (TD-27.5). */
export const penguinAreas: ReadonlySet<string> = new Set(printed.penguins.areas);

/** Whether a counter belongs to a match of this scenario, with or without penguins (TD-26.1, TD-27). */
export const isInMatch = (
  { only }: { only?: string | undefined },
  { scenario, penguins }: { scenario: string; penguins: boolean },
): boolean => only === undefined || only === scenario || (only === 'penguins' && penguins);

/** Counters of every scenario and variant; `isInMatch` tells which of them are in a match. */
export const units = byId([...printed.units.map(plain), ...knights, ...penguinUnits]);
/** How strong a unit is, whole and reduced: as its counter says, but where The War of the Dragon is played with evened strengths. */
export function strengthsOf(unit: Unit, { evened }: { evened: boolean }): Strengths {
  return (evened && unit.war) || unit;
}
export const leaders = byId([...printed.leaders.map(plain), ...chieftains]);
export const wizards = byId(printed.wizards.map(plain));
/** What is printed of each spell, with its own numbers. */
export const cards = read('spells.json', Cards, spellData);
/** Twenty spells of the standard game, and Summon Penguins, which comes with its variant only (TD-27). */
export const spells: ReadonlyMap<string, SpellCard> = new Map(
  SPELL_IDS.map((id) => [id, { id, backfire: undefined, variant: undefined, ...plain(cards[id]) }]),
);
/** What all cards say. */
export interface SpellCard {
  id: SpellId;
  name: Name;
  timing: readonly Timing[];
  text: Name;
  /** What it does when it turns round in a battle; absent for spells that are not cast there. */
  backfire: Name | undefined;
  variant: string | undefined;
}
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
export function look<T extends TableName>(table: T, result: number): Tables[T]['rows'][number] {
  const rows: readonly Tables[T]['rows'][number][] = tables[table].rows;
  return (
    rows.find((row) => result >= row.min && result <= (row.max ?? Number.POSITIVE_INFINITY)) ??
    (result < rows[0]!.min ? rows[0]! : rows.at(-1)!)
  );
}
