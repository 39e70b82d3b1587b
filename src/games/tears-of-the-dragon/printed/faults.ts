import type { z } from 'zod';
import { rules } from './rules.ts';
import type { Components } from './schema.ts';

type Printed = z.infer<typeof Components>;
/** Where something does not fit, and what. */
export interface Fault {
  path: string;
  why: string;
}

/**
 * The first thing in changed components that does not fit the rest. Examples: a place that is named but not there, a
 * coast that only one side knows of, another number of ruins or castles than the rules speak of. What single fields may
 * be is for the schema to say.
 */
export function faultOf(printed: Printed, shipped: Printed, spells: ReadonlySet<string>): Fault | undefined {
  return (
    faultOfRoads(printed) ??
    faultOfSeas(printed) ??
    faultOfPlaces(printed, shipped) ??
    faultOfSetups(printed) ??
    faultOfRoom(printed) ??
    faultOfPieces(printed, spells)
  );
}

function faultOfRoads({ map }: Printed): Fault | undefined {
  const areas = new Set(map.areas.map(({ id }) => id));
  const seas = new Set(map.seaAreas.map(({ id }) => id));
  for (const [path, edges, known] of [
    ['roads', map.roads, areas],
    ['seaEdges', map.seaEdges, seas],
  ] as const) {
    const seen = new Set<string>();
    for (const [i, ends] of edges.entries()) {
      const stranger = ends.find((end) => !known.has(end));
      const pair = [...ends].sort().join();
      if (stranger !== undefined) return { path: `${path}.${i}`, why: `there is no place "${stranger}"` };
      if (ends[0] === ends[1] || seen.has(pair)) return { path: `${path}.${i}`, why: 'leads nowhere new' };
      seen.add(pair);
    }
  }
  return undefined;
}

function faultOfSeas({ map }: Printed): Fault | undefined {
  const areas = new Map(map.areas.map((area) => [area.id, area]));
  const seas = new Map(map.seaAreas.map((sea) => [sea.id, sea]));
  for (const { id, seas: off } of map.areas) {
    const lonely = off.find((sea) => !seas.get(sea)?.coasts.includes(id));
    if (lonely !== undefined) return { path: `areas.${id}.seas`, why: `"${lonely}" does not name this coast` };
  }
  for (const { id, coasts, distanceToIsland } of map.seaAreas) {
    if (distanceToIsland === 0) return { path: 'seaEdges', why: `no way leads from "${id}" to the Island` };
    const lonely = coasts.find((area) => !areas.get(area)?.seas.includes(id));
    if (lonely !== undefined) return { path: `seaAreas.${id}.coasts`, why: `"${lonely}" does not name this sea` };
  }
  const ports = map.areas.filter(({ type }) => type === 'port');
  const without = ports.find(({ id }) => (map.portSeas[id] ?? []).length === 0);
  if (without) return { path: `portSeas.${without.id}`, why: 'a port needs a sea' };
  for (const [id, off] of Object.entries(map.portSeas)) {
    const port = areas.get(id);
    if (port?.type !== 'port') return { path: `portSeas.${id}`, why: 'is no port' };
    const far = off.find((sea) => !port.seas.includes(sea));
    if (far !== undefined) return { path: `portSeas.${id}`, why: `"${far}" is not at this port` };
  }
  return undefined;
}

/** TD-1.6, TD-1.8, TD-18.1: six castles, eight ruins and the Island, whatever else the map has. */
function faultOfPlaces({ map, penguins }: Printed, shipped: Printed): Fault | undefined {
  const ids = (type: string, of: Printed) => of.map.areas.filter((area) => area.type === type).map(({ id }) => id);
  const here = { map, penguins } as Printed;
  for (const type of ['castle', 'island']) {
    const [ours, theirs] = [ids(type, shipped), ids(type, here)];
    const other = [...ours.filter((id) => !theirs.includes(id)), ...theirs.filter((id) => !ours.includes(id))];
    if (other.length > 0) return { path: `areas.${other[0]}`, why: `each ${type} stays one, and no other is added` };
  }
  const open = map.areas.find(({ castleStrength, type }) => (castleStrength === undefined) === (type === 'castle'));
  if (open) return { path: `areas.${open.id}.castleStrength`, why: 'castles have one, other areas have none' };
  if (map.ruins.length !== shipped.map.ruins.length)
    return { path: 'areas', why: `there must be ${shipped.map.ruins.length} ruins, not ${map.ruins.length}` };
  const known = new Set(map.areas.map(({ id }) => id));
  if (!known.has(map.lair.adjacentTo)) return { path: 'lair.adjacentTo', why: `there is no "${map.lair.adjacentTo}"` };
  const lost = penguins.areas.find((id) => !known.has(id));
  if (lost !== undefined) return { path: `areas.${lost}`, why: 'penguins need it (TD-27.5)' };
  return undefined;
}

/** TD-25.2: all units of the free set-up must find room in the castles of their side, so many for each point of their strength. */
function faultOfRoom({ map, setups }: Printed): Fault | undefined {
  for (const side of ['gorganun', 'forseti'] as const) {
    const castles = map.areas.filter(({ id }) => setups.free.areas[side].includes(id));
    const room = castles.reduce((sum, { castleStrength }) => sum + rules.unitsPerStrength * castleStrength!, 0);
    const units = Object.values(setups.free.counters[side].units).reduce((sum, n) => sum + n, 0);
    if (units > room)
      return { path: 'areas', why: `the castles of ${side} have room for ${room} units in a free set-up of ${units}` };
  }
  return undefined;
}

function faultOfPieces({ units, wizards }: Printed, spells: ReadonlySet<string>): Fault | undefined {
  const odd = units.find(({ full, reduced }) => reduced > full);
  if (odd) return { path: `units.${odd.id}.reduced`, why: 'is more than full' };
  const oddInWar = units.find(({ war }) => war && war.reduced > war.full);
  if (oddInWar) return { path: `units.${oddInWar.id}.war.reduced`, why: 'is more than full' };
  for (const { id, startSpells, maxSpells } of wizards) {
    const strange = startSpells.find((spell) => !spells.has(spell));
    if (strange !== undefined) return { path: `wizards.${id}.startSpells`, why: `there is no spell "${strange}"` };
    if (startSpells.length > maxSpells)
      return { path: `wizards.${id}.maxSpells`, why: 'is less than the spells known at the start' };
  }
  return undefined;
}

/** Set-ups name places and pieces by id: each must be there, and on this side. */
function faultOfSetups({ setups, map, ...pieces }: Printed): Fault | undefined {
  const { standard, free, 'war-of-the-dragon': war } = setups;
  const areas = new Set(map.areas.map(({ id }) => id));
  for (const side of ['gorganun', 'forseti'] as const) {
    const known = (kind: 'units' | 'leaders' | 'wizards') => {
      const all = kind === 'units' ? [...pieces.units, ...pieces.scenarioUnits] : pieces[kind];
      return new Set(all.flatMap((one) => (one.side === side ? [one.id] : [])));
    };
    const places = standard.placements[side];
    const named: [string, readonly string[], ReadonlySet<string>][] = [
      [`standard.placements.${side}`, Object.keys(places), areas],
      [`standard.pools.${side}`, Object.keys(standard.pools[side]), known('units')],
      [`free.areas.${side}`, free.areas[side], areas],
    ];
    const stacks = [
      ...Object.entries(places).map(([area, stack]) => [`standard.placements.${side}.${area}`, stack] as const),
      [`free.counters.${side}`, free.counters[side]] as const,
      [`war-of-the-dragon.counters.${side}`, war.counters[side]] as const,
    ];
    for (const [path, { units, leaders, wizards }] of stacks) {
      named.push([`${path}.units`, Object.keys(units), known('units')]);
      named.push([`${path}.leaders`, leaders, known('leaders')], [`${path}.wizards`, wizards, known('wizards')]);
    }
    if (side === 'gorganun')
      named.push(['standard.withAmbassador.units', Object.keys(standard.withAmbassador.units), known('units')]);
    for (const [path, ids, among] of named) {
      const stranger = ids.find((id) => !among.has(id));
      if (stranger !== undefined) return { path: `setups.${path}`, why: `there is no "${stranger}" for ${side}` };
    }
  }
  return undefined;
}
