import type { Json } from '#core/types';
import { inNumbers, Term, totalOf } from '#games/gloomhaven/printed/sum/attack';
import type { View } from '#games/gloomhaven/seen/view.types';
import { textWidth } from '../measure.ts';
import type { Look } from '../pictures.ts';
import { type Frame, group, type Node, type Point, polygon, rect, stroke, words } from '../scene.ts';
import { now as bright, nowEdge } from '../theme.ts';
import { starPoints } from '../tokens.ts';
import { arrow, footprints, lit } from '../ways.ts';
import { counterOf, frameOf, writtenOn } from './figures.ts';
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
  damage: number;
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
      blows.push({ from: shown.from, at: shown.at, sum: sumOf(shown), damage: Number(shown.damage) });
    if (CHANGES.has(type) && isAt(shown.at)) changed.add(shown.at);
  }
  return { ways, blows, changed: [...changed] };
}

/** Footprints and blows of a round go with it: of what came before it began, and while cards are chosen for the next, none are left. */
function newsOf({ phase }: View, events: readonly Told[]): News {
  const begun = events.findLastIndex(({ type }) => type === 'round-begins');
  const news = readNews(events.slice(begun + 1));
  return phase === 'choose' ? { ...news, ways: [], blows: [] } : news;
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
  const { ways, changed } = newsOf(view, now?.events ?? []);
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
    figure && isFree ? [group(counterOf(figure, lie.size * 0.8), { x, y, opacity: 0.4, tag: `ghost:${origin}` })] : [];
  return [
    ...ghost,
    forced ? arrow(points, { width: 7 * scale, gap, tag }) : footprints(points, { gap, size: scale, tag }),
  ];
}

/** What lies over the figures, and the frames of its plates. */
interface Above {
  nodes: Node[];
  taken: Frame[];
}

/** Over the figures: blows with what they did, and their sums where nothing is covered, the newest first. */
export function newsAbove(view: View, { now }: Look, { lie, isSeen }: Here): Above {
  const { blows } = newsOf(view, now?.events ?? []);
  const shown = blows.filter(({ from, at }) => isSeen(from) && isSeen(at) && from !== at);
  // Of several from one hex at another the newest is drawn.
  const once = [...new Map(shown.map((one) => [`${one.from}>${one.at}`, one])).values()];
  const busy = coveredBy(view, lie, isSeen);
  const taken: Frame[] = [];
  const written = view.figures.flatMap((one) => writtenOn(one, lie));
  const bursts = once.reverse().map((blow) => {
    const burst = burstOf(blow, lie, { busy, never: [...written, ...taken] });
    taken.push(burst.frame);
    return burst;
  });
  busy.push(...taken);
  const sums = shown
    .slice(-MOST_SUMS)
    .reverse()
    .flatMap((blow) => {
      const plate = sumPlate(blow, lie, busy);
      if (!plate) return [];
      busy.push(plate.frame);
      taken.push(plate.frame);
      return [plate.node];
    });
  // The newest lies over the others.
  const arrows = [...once].reverse().map(({ from, at }) => blowNode(from, at, lie));
  return { nodes: [...arrows, ...[...bursts].reverse().map(({ node }) => node), ...sums], taken };
}

/** Where no plate may lie: figures with their bars, what blocks the way, traps and money. */
function coveredBy(view: View, lie: Lie, isSeen: (at: string) => boolean): Frame[] {
  const round = (at: string, part: number): Frame => {
    const [x, y] = lie.centre(at);
    const r = lie.size * part;
    return { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
  };
  const lying = view.overlays.flatMap(({ type, hexes }) =>
    type === 'obstacle' || type === 'trap' || type === 'treasure' ? hexes : [],
  );
  return [
    ...view.figures.map((one) => frameOf(one, lie)),
    ...lying.filter(isSeen).map((at) => round(at, 0.7)),
    ...view.money.map(({ at }) => round(at, 0.45)),
  ];
}

const MOST_SUMS = 5;

export function blowNode(from: string, at: string, lie: Lie): Node {
  const s = lie.size;
  const [a, b] = [lie.centre(from), lie.centre(at)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  // Between neighbours the stands leave little room: a short arrow over their edges, where nothing is written.
  const gap: readonly [number, number] = [Math.min(s * 0.62, length * 0.34), Math.min(s * 0.8, length * 0.44)];
  const bend = length > 2.4 * s ? 0.12 : 0;
  return arrow([a, b], { width: Math.max(6, s / 7), gap, bend, tag: `blow:${from}:${at}` });
}

const overlaps = (a: Frame, b: Frame): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const shared = (a: Frame, b: Frame): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));
const isIn = ({ x, y, w, h }: Frame, lie: Lie): boolean => x > 4 && y > 4 && x + w < lie.w - 4 && y + h < lie.h - 4;

/** What must be read weighs so much more than what is only seen. */
const FAR = 50;
const covers = (frame: Frame, those: readonly Frame[]): number =>
  those.reduce((sum, one) => sum + shared(frame, one), 0);

/** What a blow did, as a burst at the edge of whoever was struck: where the least is covered, on the side it came from if it can. */
function burstOf(
  { from, at, damage }: Blow,
  lie: Lie,
  { busy, never }: { busy: readonly Frame[]; never: readonly Frame[] },
): { node: Node; frame: Frame } {
  const s = lie.size;
  const size = Math.max(28, Math.round(s * 0.4));
  const text = damage > 0 ? `−${damage}` : '0';
  const r = Math.max(size * 0.78, textWidth(text, size, true) * 0.62);
  const [[ax, ay], [x, y]] = [lie.centre(from), lie.centre(at)];
  const towards = Math.atan2(ay - y, ax - x);
  const [best] = [1, 1.25, 1.6, 2]
    .flatMap((far) => [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6].map((step): [number, number] => [far, step]))
    .map(([far, step]): Frame => {
      const angle = towards + (Math.PI * step) / 6;
      const away = far * (s * 0.92 + r * 0.3);
      return { x: x + Math.cos(angle) * away - r, y: y + Math.sin(angle) * away - r, w: 2 * r, h: 2 * r };
    })
    .filter((frame) => isIn(frame, lie))
    .map((frame, n) => ({ frame, cost: n * r * 2 + covers(frame, busy) + FAR * covers(frame, never) }))
    .sort((a, b) => a.cost - b.cost);
  const frame = best?.frame ?? { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
  const [cx, cy] = [Math.round(frame.x + r), Math.round(frame.y + r)];
  const points = (outer: number, inner: number) =>
    starPoints(11, outer, inner).map(([px, py]): Point => [cx + px, cy + py]);
  const hit = damage > 0;
  const node = group(
    [
      polygon(points(r * 1.22, r * 0.86), { fill: hit ? '#fff0c4' : '#d9d4c8', stroke: stroke('#140d08', 2.5) }),
      polygon(points(r * 1.02, r * 0.74), { fill: hit ? '#d8401c' : '#6a665e' }),
      words(text, cx, cy, { size, bold: true, colour: '#ffffff', align: 'centre', outline: stroke('#140d08', 4) }),
    ],
    { tag: `burst:${at}` },
  );
  return { node, frame };
}

/** The sum beside who was struck: where nobody stands and nothing lies, as near as can be. */
function sumPlate({ at, sum }: Blow, lie: Lie, busy: readonly Frame[]): { node: Node; frame: Frame } | undefined {
  const size = 28;
  const [w, h] = [Math.ceil(textWidth(sum, size, true)) + 18, 38];
  const [cx, cy] = lie.centre(at);
  const s = lie.size;
  const found = [1.15, 1.5, 2, 2.6, 3.2]
    .flatMap((far) =>
      Array.from({ length: 12 }, (_, n): Point => {
        const angle = (Math.PI * n) / 6 - Math.PI / 2;
        return [cx + Math.cos(angle) * (far * s * 0.75 + w * 0.4), cy + Math.sin(angle) * far * s];
      }),
    )
    .map(([x, y]): Frame => ({ x: Math.round(x - w / 2), y: Math.round(y - h / 2), w, h }))
    .find((frame) => isIn(frame, lie) && !busy.some((one) => overlaps(one, frame)));
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
