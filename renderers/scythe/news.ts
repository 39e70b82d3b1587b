import type { Json } from '#core/types';
import type { View } from '#games/scythe/seen/view.types';
import { cornersOf } from '../hexes.ts';
import type { Look } from '../pictures.ts';
import { group, type Node, type Point, type Sprite } from '../scene.ts';
import { arrow, ghostAt, lit } from '../ways.ts';
import { cells, SIZE } from './cells.ts';
import { counter, HIGH } from './counters.ts';
import { factionOf, holdingOf, type UnitKind } from './holding.ts';

/** What the last action did, read off its public events and drawn on the map: ways with who went, rings round what changed. */

type Told = NonNullable<Look['now']>['events'][number];

/** Who went where: the places in order, at least two. */
export interface Way {
  seat: number;
  units: UnitKind[];
  places: string[];
}
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
  const { ways, changed } = readNews(now.events);
  const all = new Set([...changed, ...ways.map(({ places }) => places.at(-1)!)]);
  return [...all]
    .filter((id) => shown(id) && !holdingOf(view, id).fight && view.encounter?.hex !== id)
    .map((id) => {
      const corners = cornersOf(cells.get(id)!.at, SIZE - 1).map((corner) => corner.join(' '));
      return lit(`M${corners.join(' L')} Z`, `changed:${id}`);
    });
}

/** The ways, and who stood where they began. */
export function newsWays(view: View, { now }: Look, shown: (id: string) => boolean): Node[] {
  if (!now) return [];
  return readNews(now.events)
    .ways.filter(({ places }) => places.every(shown) && places[0] !== places.at(-1))
    .flatMap((way) => drawn(view, way));
}

/** Within a hex pieces stand in the middle and above the way: it is seen between them. */
const ASIDE = 46;

function drawn(view: View, { seat, units, places }: Way): Node[] {
  const points = places.map((id) => cells.get(id)!.at);
  const [first, second] = [points[0]!, points[1]!];
  const [before, last] = [points.at(-2)!, points.at(-1)!];
  // Where nobody is left it begins in the middle.
  const { units: rest, goods } = holdingOf(view, places[0]!);
  const start = towards(first, second, rest.length + goods.length > 0 ? ASIDE : 10);
  const way = [start, ...points.slice(1, -1), towards(last, before, holdingOf(view, places.at(-1)!).fight ? 74 : 58)];
  const tag = `${places[0]}:${places.at(-1)}`;
  return [
    ...units
      .slice(0, 1)
      .map((kind) => group([ghostAt(ghost(factionOf(view, seat), kind), start, 0.86)], { tag: `ghost:${tag}` })),
    arrow(way, { gap: [rest.length + goods.length > 0 ? 0 : 18, 0], tag: `way:${tag}`, bend: 0.2 }),
  ];
}

const ghost = (faction: string, kind: UnitKind): Sprite => ({
  w: HIGH[kind],
  h: HIGH[kind],
  nodes: [group([counter(faction, kind)], { x: HIGH[kind] / 2, y: HIGH[kind] / 2 })],
});

function towards([ax, ay]: Point, [bx, by]: Point, far: number): Point {
  const length = Math.hypot(bx - ax, by - ay);
  return [ax + ((bx - ax) * far) / length, ay + ((by - ay) * far) / length];
}
