import { z } from 'zod';
import { faultOf } from './faults.ts';
import { rules } from './rules.ts';
import { Area, Components, Leader, Penguins, Road, ScenarioUnit, Sea, Unit, Wizard } from './schema.ts';
import { Id, Name, read, wrong } from './terms/sources.ts';

/**
 * Printed values that a table has entered instead of the reconstructed ones (`data/tears-of-the-dragon/values.json`,
 * docs/games/tears-of-the-dragon.md). Changes are sparse and by id; each field is checked by the schema of the data.
 */

const FILE = 'values.json';
/** Fields that may be changed: not the ids, nor what the rules rest on (sides, counts, who has which castle). */
const area = Area.omit({
  id: true,
  prov: true,
  controller: true,
  homeOf: true,
  defenceBonus: true,
  recruitPerTurn: true,
  replenishPerTurn: true,
  cadminRecruit: true,
});
const sea = Sea.omit({ id: true, prov: true, distanceToIsland: true });
const unit = { id: true, side: true, kind: true, count: true, prov: true } as const;
export const Values = z.strictObject({
  /** What the set is called; must be given as soon as anything is changed. */
  name: Name.nullable(),
  /** A new id needs the whole area; null takes one off the map. */
  areas: z.record(Id, area.partial().nullable()).optional(),
  seaAreas: z.record(Id, sea.partial().nullable()).optional(),
  /** Whole lists in place of ours; null leaves ours. */
  roads: z.array(Road).nullish(),
  seaEdges: z.array(Road).nullish(),
  portSeas: z.record(Id, z.array(Id)).nullish(),
  lair: Components.shape.map.shape.lair.omit({ prov: true }).partial().optional(),
  units: z.record(Id, Unit.omit({ ...unit, only: true }).partial()).optional(),
  scenarioUnits: z.record(Id, ScenarioUnit.omit({ ...unit, scenario: true }).partial()).optional(),
  penguins: z
    .strictObject({
      unit: Penguins.shape.unit.omit({ id: true, prov: true }).partial().optional(),
      chieftain: Penguins.shape.chieftain.omit({ id: true, prov: true }).partial().optional(),
    })
    .optional(),
  leaders: z.record(Id, Leader.omit({ id: true, side: true, only: true, prov: true }).partial()).optional(),
  wizards: z.record(Id, Wizard.omit({ id: true, side: true, prov: true }).partial()).optional(),
});
type Values = z.infer<typeof Values>;
export type ValuesName = Values['name'];

interface Item {
  id: string;
}

/**
 * The components with these values laid over them, and the name of the set; `spells` are the ids of all spells. Throws
 * with the path of the first mistake: an unknown id or field, a value of the wrong kind, or a map that does not hang
 * together.
 */
export function overlay(
  data: unknown,
  given: unknown,
  spells: ReadonlySet<string>,
): { printed: z.infer<typeof Components>; name: ValuesName } {
  const shipped = read('components.json', Components, data);
  const values = read(FILE, Values, given);
  const { map } = shipped;
  const areas = places(map.areas, values.areas, 'areas', area).map(byKind);
  const ruins = areas.filter(({ type }) => type === 'ruin').map(({ id }) => id);
  const seas = places(map.seaAreas, values.seaAreas, 'seaAreas', sea);
  const seaEdges = values.seaEdges ?? map.seaEdges;
  const steps = stepsToIsland(seas, seaEdges);
  const changed = structuredClone({
    ...shipped,
    map: {
      ...map,
      areas,
      ruins: [...map.ruins.filter((id) => ruins.includes(id)), ...ruins.filter((id) => !map.ruins.includes(id))],
      seaAreas: seas.map((one) => ({ ...one, distanceToIsland: steps.get(one.id) ?? 0 })),
      roads: values.roads ?? map.roads,
      seaEdges,
      portSeas: values.portSeas ?? map.portSeas,
      lair: { ...map.lair, ...values.lair },
    },
    units: pieces(shipped.units, values.units, 'units').map(asEntered(values.units)),
    scenarioUnits: pieces(shipped.scenarioUnits, values.scenarioUnits, 'scenarioUnits').map(
      asEntered(values.scenarioUnits),
    ),
    penguins: {
      ...shipped.penguins,
      unit: { ...shipped.penguins.unit, ...values.penguins?.unit },
      chieftain: { ...shipped.penguins.chieftain, ...values.penguins?.chieftain },
    },
    leaders: pieces(shipped.leaders, values.leaders, 'leaders'),
    wizards: pieces(shipped.wizards, values.wizards, 'wizards'),
  });
  const printed = read(FILE, Components, changed);
  const isOurs = JSON.stringify(printed) === JSON.stringify(shipped);
  const fault = faultOf(printed, shipped, spells);
  if (fault) throw wrong(isOurs ? 'components.json' : FILE, fault.path, fault.why);
  if (values.name === null && !isOurs) throw wrong(FILE, 'name', 'a set of values needs a name');
  return { printed, name: values.name };
}

/** What the rules say of a kind of place follows from the kind: TD-21.1, TD-21.2, TD-22.1, and TD-12.4 of a wall. */
function byKind<T extends Pick<Area, 'type' | 'homeOf' | 'castleStrength'>>(one: T) {
  const { type, homeOf, castleStrength } = one;
  const { recruit, replenish, cadmin } = rules.places[type];
  return {
    ...one,
    recruitPerTurn: homeOf ? rules.recruitAtHome : recruit,
    replenishPerTurn: replenish,
    cadminRecruit: cadmin,
    ...(castleStrength !== undefined && { defenceBonus: Math.max(0, castleStrength - rules.wallOver) }),
  };
}

/** TD-13.5: how many sea steps each sea area is from the Island; 0 for those from which no way leads there. */
function stepsToIsland(
  seas: readonly Pick<Sea, 'id' | 'coasts'>[],
  edges: readonly (readonly [string, string])[],
): Map<string, number> {
  const steps = new Map(seas.filter(({ coasts }) => coasts.includes('island')).map(({ id }) => [id, 1]));
  for (const [id, n] of steps) {
    for (const edge of edges) {
      const next = edge.includes(id) ? edge.find((end) => end !== id) : undefined;
      if (next !== undefined && !steps.has(next)) steps.set(next, n + 1);
    }
  }
  return steps;
}

function pieces<T extends Item>(ours: readonly T[], changes: Record<string, object> | undefined, path: string): T[] {
  const stranger = Object.keys(changes ?? {}).find((id) => ours.every((one) => one.id !== id));
  if (stranger !== undefined) throw wrong(FILE, `${path}.${stranger}`, 'there is none with this id');
  return ours.map((one) => ({ ...one, ...changes?.[one.id] }));
}

/** who enters the printed strength of a unit has it in The War of the Dragon too, unless he says another for the war. */
function asEntered(changes: Record<string, Partial<Unit>> = {}) {
  return <T extends Item & Pick<Unit, 'war'>>({ war, ...one }: T) => {
    const change = changes[one.id] ?? {};
    const isPrinted = change.full !== undefined || change.reduced !== undefined;
    return war && (change.war || !isPrinted) ? { ...one, war } : one;
  };
}

/** Places may be added as well, whole, and taken away. */
function places<T extends Item, New extends object>(
  ours: readonly T[],
  changes: Record<string, object | null> = {},
  path: string,
  whole: z.ZodType<New>,
) {
  const strangers = Object.entries(changes).filter(([id]) => ours.every((one) => one.id !== id));
  const added = strangers.map(([id, one]) => {
    const found = whole.safeParse(one);
    if (found.success) return { ...found.data, id, prov: { all: 'entered' } };
    const lacks = found.error.issues.map((issue) => issue.path.join('.')).filter(Boolean);
    throw wrong(
      FILE,
      `${path}.${id}`,
      `there is none with this id; to add one give all of it (missing: ${lacks.join(', ')})`,
    );
  });
  const kept = ours.filter(({ id }) => changes[id] !== null).map((one) => ({ ...one, ...changes[one.id] }));
  return [...kept, ...added];
}
