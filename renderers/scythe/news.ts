import type { Json } from '#core/types';
import type { View } from '#games/scythe/seen/view.types';
import { cornersOf } from '../hexes.ts';
import type { Look } from '../pictures.ts';
import type { Node } from '../scene.ts';
import { lit } from '../ways.ts';
import { cells, SIZE } from './cells.ts';
import { holdingOf, type UnitKind } from './holding.ts';
import { drawnWays, type Shown, type Way } from './moved-ways.ts';

/** What the last action did, read off its public events and drawn on the map: ways with who went, rings round what changed. */

type Told = NonNullable<Look['now']>['events'][number];

export interface News {
  ways: Way[];
  /** Places where something came or went, or was decided. */
  changed: string[];
}

const isPlace = (value: unknown): value is string => typeof value === 'string' && cells.has(value);
const KINDS: readonly string[] = ['character', 'mech', 'worker'] satisfies UnitKind[];

/** The places of a way that is told as a message: "A4 → B4 → B5" as a way to B4 from A4, and on to B5. */
function placesOf(way: Json | undefined): string[] {
  if (typeof way !== 'object' || way === null || Array.isArray(way)) return [];
  const { key, args } = way as { key?: Json; args?: Record<string, Json> };
  if (typeof key === 'string' && key.startsWith('place.')) return [key.slice('place.'.length)];
  return [...placesOf(args?.way), ...[args?.to].filter(isPlace)];
}

/** Who went, of one event: one unit, or several of the same hex. */
const unitsOf = ({ unit, units }: Told['shown']): UnitKind[] =>
  [unit, ...(Array.isArray(units) ? units : [])].filter((one): one is UnitKind => KINDS.includes(one as string));

function wayOf({ shown }: Told): Way[] {
  const places = shown.way === undefined ? [shown.from, shown.to].filter(isPlace) : placesOf(shown.way).filter(isPlace);
  return typeof shown.seat === 'number' && places.length > 1
    ? [{ seat: shown.seat, units: unitsOf(shown), places }]
    : [];
}

/** What public events say of places; events of other kinds say nothing. A way that goes on from the last one is one with it. */
export function readNews(events: readonly Told[]): News {
  const ways: Way[] = [];
  for (const way of events.flatMap(wayOf)) {
    const last = ways.at(-1);
    const goesOn =
      last?.seat === way.seat && last.units.join() === way.units.join() && last.places.at(-1) === way.places[0];
    if (goesOn) last.places.push(...way.places.slice(1));
    else ways.push({ ...way, places: [...way.places] });
  }
  const changed = events.flatMap(({ shown: { place, hex, hexes } }) =>
    [place, hex, ...(Array.isArray(hexes) ? hexes : [])].filter(isPlace),
  );
  return { ways, changed: [...new Set(changed)] };
}

/** Rings round the places that changed, outside those of their owners; where a fight or an encounter has one it is enough. */
export function newsRings(view: View, { now }: Look, shown: (id: string) => boolean): Node[] {
  if (!now) return [];
  const { ways, changed } = newsOf(view, now.events);
  const all = new Set([...changed, ...ways.map(({ places }) => places.at(-1)!)]);
  return [...all]
    .filter((id) => shown(id) && !holdingOf(view, id).fight && view.encounter?.hex !== id)
    .map((id) => {
      const corners = cornersOf(cells.get(id)!.at, SIZE - 1).map((corner) => corner.join(' '));
      return lit(`M${corners.join(' L')} Z`, `changed:${id}`);
    });
}

/** Where the last moves led to: the place that is fought over now; of those still to be fought over all. */
function foughtOver(view: View): ReadonlySet<string> {
  if (view.combat) return new Set([view.combat.hex]);
  return new Set(view.units.map(({ at }) => at).filter((id) => holdingOf(view, id).fight));
}

/** What is told of places. Before a combat only the moves that ended in it: of the others nothing depends now. */
function newsOf(view: View, events: readonly Told[]): News {
  const { ways, changed } = readNews(events);
  const fights = foughtOver(view);
  const ended = ways.filter(({ places }) => fights.has(places.at(-1)!));
  return { ways: ended.length > 0 ? ended : ways, changed };
}

/** The ways, and who stood where they began. */
export const newsWays = (view: View, { now }: Look, part: Shown): Node[] =>
  now ? drawnWays(view, newsOf(view, now.events).ways, part) : [];
