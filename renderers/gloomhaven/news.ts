import type { Json } from '#core/types';
import { inNumbers, Term, totalOf } from '#games/gloomhaven/printed/sum/attack';
import type { View } from '#games/gloomhaven/seen/view.types';
import { textWidth } from '../measure.ts';
import type { Look } from '../pictures.ts';
import { type Frame, group, type Node, type Point, rect, stroke, words } from '../scene.ts';
import { now as bright, nowEdge } from '../theme.ts';
import { arrow, footprints, lit } from '../ways.ts';
import { bareCounter } from './figures.ts';
import type { Lie } from './lie.ts';

/** What the last turn did, read off its public events and drawn on the map: ways with who went, blows with their sums, what changed. */

type Told = NonNullable<Look['now']>['events'][number];

export interface Way {
  actor: string;
  places: string[];
  forced: boolean;
}
export interface Blow {
  from: string;
  at: string;
  /** "(3 + 1) × 2 = 8"; what is below 0 is 0: "1 − 2 → 0". */
  sum: string;
}
export interface News {
  ways: Way[];
  blows: Blow[];
  changed: string[];
}

const AT = /^-?\d+,-?\d+$/;
const isAt = (value: Json | undefined): value is string => typeof value === 'string' && AT.test(value);
/** Where something came, went or was sprung. */
const CHANGES: ReadonlySet<string> = new Set([
  'monster-placed',
  'summoned',
  'starts',
  'trap-sprung',
  'trap-made',
  'overlay-gone',
  'obstacle-made',
  'door-opens',
  'drops-money',
]);
/** The same lists from places of one event: a list, or words that name them. */
function placesIn(value: Json | undefined): string[] {
  if (isAt(value)) return [value];
  if (Array.isArray(value)) return value.flatMap(placesIn);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(placesIn);
  return [];
}

/** Matches of the first version of the rules told the sum alone, in numbers. */
function sumOf({ terms, sum, damage }: Told['shown']): string {
  if (!Array.isArray(terms)) return `${String(sum)} = ${String(damage)}`;
  const all = Term.array().parse(terms);
  return `${inNumbers(all)} ${totalOf(all) < 0 ? '→' : '='} ${String(damage)}`;
}

export function readNews(events: readonly Told[]): News {
  const ways: Way[] = [];
  const blows: Blow[] = [];
  const changed = new Set<string>();
  for (const { type, shown } of events) {
    const forced = type === 'forced';
    const actor = forced ? shown.target : shown.actor;
    if ((type === 'moves' || forced) && isAt(shown.from) && typeof actor === 'string') {
      const places = [shown.from, ...placesIn(shown.way)];
      const last = ways.at(-1);
      if (last && last.actor === actor && last.forced === forced && last.places.at(-1) === places[0])
        last.places.push(...places.slice(1));
      else if (places.length > 1) ways.push({ actor, places, forced });
    }
    if (type === 'attack' && isAt(shown.from) && isAt(shown.at))
      blows.push({ from: shown.from, at: shown.at, sum: sumOf(shown) });
    if (CHANGES.has(type) && isAt(shown.at)) changed.add(shown.at);
  }
  return { ways, blows, changed: [...changed] };
}

const closed = (points: readonly Point[]): string => `M${points.map((one) => one.join(' ')).join(' L')} Z`;
/** The outline of a hex in the colour of now. */
export const ring = (at: string, lie: Lie, tag: string): Node => lit(closed(lie.corners(at, 0.93)), tag);

interface Here {
  lie: Lie;
  isSeen: (at: string) => boolean;
}

/** Below the figures: ways, who went them, and rings. */
export function newsBelow(view: View, { now }: Look, { lie, isSeen }: Here): Node[] {
  const { ways, changed } = readNews(now?.events ?? []);
  const actor = view.figures.find(({ id }) => id === view.turn?.actor);
  const rings = new Set([...changed, ...(actor ? [actor.at] : [])].filter(isSeen));
  return [
    ...[...rings].map((at) => ring(at, lie, `changed:${at}`)),
    ...ways.filter(({ places }) => places.every(isSeen)).flatMap((way) => wayNodes(view, way, lie)),
  ];
}

function wayNodes(view: View, { actor, places, forced }: Way, lie: Lie): Node[] {
  const points = places.map((at) => lie.centre(at));
  const figure = view.figures.find(({ id }) => id === actor);
  const origin = places[0]!;
  const isFree = !view.figures.some(({ at }) => at === origin);
  const [x, y] = lie.centre(origin);
  const gap: readonly [number, number] = [isFree ? lie.size * 0.3 : lie.size * 0.8, lie.size * 0.8];
  const scale = Math.max(0.8, lie.size / 46);
  const tag = `way:${origin}:${places.at(-1)}`;
  const ghost =
    figure && isFree
      ? [group(bareCounter(figure, lie.size * 0.8), { x, y, opacity: 0.4, tag: `ghost:${origin}` })]
      : [];
  return [
    ...ghost,
    forced ? arrow(points, { width: 7 * scale, gap, tag }) : footprints(points, { gap, size: scale, tag }),
  ];
}

/** Over the figures: blows, and their sums where nothing is covered. */
export function newsAbove(view: View, { now }: Look, { lie, isSeen }: Here): Node[] {
  const { blows } = readNews(now?.events ?? []);
  const shown = blows.filter(({ from, at }) => isSeen(from) && isSeen(at) && from !== at);
  const once = [...new Map(shown.map((one) => [`${one.from}>${one.at}`, one])).values()];
  const s = lie.size;
  const traps = view.overlays.flatMap(({ type, hexes }) => (type === 'trap' ? hexes : []));
  const figures = [...view.figures.map(({ at }) => at), ...traps].filter(isSeen);
  const busy = figures.map((at): Frame => {
    const [x, y] = lie.centre(at);
    return { x: x - s * 0.95, y: y - s * 0.95, w: s * 1.9, h: s * 1.9 };
  });
  for (const { at } of view.money) {
    const [x, y] = lie.centre(at);
    busy.push({ x: x - s * 0.45, y: y - s * 0.45, w: s * 0.9, h: s * 0.9 });
  }
  const sums = shown.slice(-MOST_SUMS).flatMap((blow) => {
    const plate = sumPlate(blow, lie, busy);
    if (!plate) return [];
    busy.push(plate.frame);
    return [plate.node];
  });
  return [...once.map(({ from, at }) => blowNode(from, at, lie)), ...sums];
}

const MOST_SUMS = 5;

export function blowNode(from: string, at: string, lie: Lie): Node {
  const s = lie.size;
  const [a, b] = [lie.centre(from), lie.centre(at)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  // Between neighbours the counters leave little room: a short arrow over their edges, where nothing is written.
  const gap: readonly [number, number] = [Math.min(s * 0.62, length * 0.34), Math.min(s * 0.8, length * 0.44)];
  return arrow([a, b], { width: Math.max(5, s / 9), gap, bend: 0, tag: `blow:${from}:${at}` });
}

const overlaps = (a: Frame, b: Frame): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** The sum beside who was struck: where no figure stands, as near as can be. */
function sumPlate({ at, sum }: Blow, lie: Lie, busy: readonly Frame[]): { node: Node; frame: Frame } | undefined {
  const size = 28;
  const [w, h] = [Math.ceil(textWidth(sum, size, true)) + 18, 38];
  const [cx, cy] = lie.centre(at);
  const s = lie.size;
  const around = [1.15, 1.5, 2, 2.6].flatMap((far) =>
    Array.from({ length: 12 }, (_, n): Point => {
      const angle = (Math.PI * n) / 6 - Math.PI / 2;
      return [cx + Math.cos(angle) * (far * s * 0.75 + w * 0.4), cy + Math.sin(angle) * far * s];
    }),
  );
  const found = around
    .map(([x, y]): Frame => ({ x: Math.round(x - w / 2), y: Math.round(y - h / 2), w, h }))
    .find(
      (frame) =>
        frame.x > 4 &&
        frame.y > 4 &&
        frame.x + w < lie.w - 4 &&
        frame.y + h < lie.h - 4 &&
        !busy.some((one) => overlaps(one, frame)),
    );
  if (!found) return undefined;
  const node = group(
    [
      rect(found, { fill: nowEdge, stroke: stroke(bright, 2.5), radius: 8 }),
      words(sum, found.x + w / 2, found.y + h / 2, { size, bold: true, colour: bright, align: 'centre' }),
    ],
    { tag: `sum:${at}` },
  );
  return { node, frame: found };
}
