import type { View } from '#games/gloomhaven/seen/view.types';
import type { Look } from '../pictures.ts';
import { disc, type Frame, group, line, type Node, type Point, path, polygon, stroke } from '../scene.ts';
import { cream, done, doneEdge, now, nowEdge } from '../theme.ts';
import { counterOf, frameOf } from './figures.ts';
import { leaps, type Over, passedOver } from './jumps.ts';
import type { Lie } from './lie.ts';
import type { Way } from './news.ts';
import { newsOf, placeOf } from './news-of.ts';
import { opSign } from './signs.ts';
import { acts, glint, shoved, soles } from './traces.ts';

/** What lies below the figures of what has just happened: the ways they went, and the hexes that changed; and who is asked. */

const closed = (points: readonly Point[]): string => `M${points.map((one) => one.join(' ')).join(' L')} Z`;
/** Round the hex of whoever is asked: one thick line in the colour of now. What can be chosen has a broken one, what has changed dots. */
export function ring(at: string, lie: Lie, tag: string): Node {
  const d = closed(lie.corners(at, 0.93));
  const width = Math.max(6, lie.size / 10);
  return group([path(d, { stroke: stroke(nowEdge, width + 5) }), path(d, { stroke: stroke(now, width) })], { tag });
}

/** What is of earlier is so faint. */
export const EARLIER = 0.45;

interface Here {
  lie: Lie;
  isSeen: (at: string) => boolean;
  /** As stands stand there. */
  stands: Lie;
}

/** Ways, and who went them; rings round what changed, and round the characters whose players are asked. */
export function tracks(view: View, look: Look, { lie, stands, isSeen }: Here): Node[] {
  const ways = waysOf(look);
  // Of many lines none is followed: footprints tell that they went.
  const isMany = ways.length > FEW;
  const asked = new Set((look.now?.asked ?? []).map(({ seat }) => seat));
  const heroes = view.figures.filter(({ kind, seat }) => kind === 'character' && seat !== null && asked.has(seat));
  return [
    ...actingRing(view, asked, { lie, isSeen }),
    ...changedHexes(view, look)
      .filter(isSeen)
      .map((at) => glint(closed(lie.corners(at, 0.93)), `changed:${at}`)),
    ...ways.flatMap((way) => shownOf(way, isSeen)).map((way) => wayNode(view, way, { lie, stands, isMany })),
    ...heroes.filter(({ at }) => isSeen(at)).map(({ at, id }) => ring(at, lie, `asked:${id}`)),
  ];
}

/** The hexes that have changed, each with dots round it. */
export function changedHexes(view: View, look: Look): string[] {
  const { places, changes, loud } = newsOf(look);
  const gained = changes.filter(({ act }) => act === loud).flatMap((one) => placeOf(view, one) ?? []);
  return [...new Set([...places, ...gained])];
}

/** So many ways are told apart. */
const FEW = 3;

/** A way; it is loud where whoever does what the headline tells went it in this stretch last, too. */
type Gone = Way & { isLoud: boolean };
function waysOf(look: Look): Gone[] {
  const { ways, blows, loud } = newsOf(look);
  const doers = new Set(blows.filter(({ act }) => act === loud).map(({ actor }) => actor));
  return ways.map((way, n) => {
    const isLast = !ways.slice(n + 1).some(({ actor }) => actor === way.actor);
    return { ...way, isLoud: way.act === loud || (doers.has(way.actor) && isLast) };
  });
}

/** The end of a way as far as it is seen; nothing where that is a single hex. */
function shownOf<One extends Way>(way: One, isSeen: (at: string) => boolean): One[] {
  const places = way.places.slice(way.places.findLastIndex((at) => !isSeen(at)) + 1);
  return places.length > 1 ? [{ ...way, places }] : [];
}

/** Round whoever's turn it is, also of monsters; whose player is asked has the ring of that. */
function actingRing(view: View, asked: ReadonlySet<number>, { lie, isSeen }: Pick<Here, 'lie' | 'isSeen'>): Node[] {
  const acting = view.figures.find(({ id }) => id === view.turn?.actor);
  const isAsked = acting?.kind === 'character' && acting.seat !== null && asked.has(acting.seat);
  if (!acting || isAsked || !isSeen(acting.at)) return [];
  const [outer, inner] = [0.95, 0.82].map((part) => closed(lie.corners(acting.at, part))) as [string, string];
  return [acts(outer, inner, `acting:${acting.id}`)];
}

/** Where who went as the headline tells stood before, and nobody stands now: they are seen there, paler. */
export function ghostsAt({ figures }: Pick<View, 'figures'>, look: Look): string[] {
  const standing = new Map(figures.map(({ id, at }) => [id, at]));
  const taken = new Set(standing.values());
  return waysOf(look)
    .filter(({ isLoud, actor }) => isLoud && standing.has(actor))
    .map(({ places }) => places[0]!)
    .filter((at) => !taken.has(at));
}

function wayNode(
  view: View,
  { actor, places, forced, pulled, isLoud }: Gone,
  { lie, stands, isMany }: Pick<Here, 'lie' | 'stands'> & { isMany: boolean },
): Node {
  const passing = overOf(view, places);
  const { points, tops } = leaps(places, passing, lie);
  const figure = view.figures.find(({ id }) => id === actor);
  const origin = places[0]!;
  const isFree = isLeft(view, origin);
  const [x, y] = lie.centre(origin);
  const gap: readonly [number, number] = [isFree ? lie.size * 0.3 : lie.size * 0.8, lie.size * 0.75];
  const tag = `way:${origin}:${places.at(-1)}`;
  // Half a sole that looks out from under a stand is read as nothing.
  const frames = view.figures.map((one) => frameOf(one, stands));
  const over = [...passing.passed].map((at) => lie.centre(at));
  const isClear = ([px, py]: Point) =>
    frames.every((one) => px + 5 < one.x || px - 5 > one.x + one.w || py + 5 < one.y || py - 5 > one.y + one.h) &&
    over.every(([ox, oy]) => Math.hypot(px - ox, py - oy) > lie.size);
  // Whoever went is seen where they stood, unless somebody else stands there.
  const ghost =
    figure && isFree && isLoud
      ? [group(counterOf(figure, stands.size * 0.9), { x, y, opacity: 0.5, tag: `ghost:${origin}` })]
      : [];
  // That of the headline lies over the stands that it passes.
  const trace = forced
    ? group(isLoud ? [] : [shove(points, { lie, stands, isFree, isPull: pulled === true, tag })])
    : group([
        ...(isLoud || isMany ? [] : thread(points)),
        soles(points, { gap, size: Math.max(0.8, lie.size / 46), tag, isFree: isClear }),
        ...(isLoud ? [] : tops.map((at) => leapt(at, lie.size))),
      ]);
  return group([...ghost, trace], isLoud ? {} : { opacity: EARLIER });
}

const overOf = (view: View, places: readonly string[]): Over => ({
  passed: new Set(passedOver(view, places)),
  standing: new Set(view.figures.map(({ at }) => at)),
});

/** The whole way as a fine line, also through a door or past somebody. */
const thread = (points: readonly Point[]): Node[] => [
  line(points, stroke(doneEdge, 10)),
  line(points, { colour: done, width: 5, dash: [13, 6] }),
];

interface Shove {
  lie: Lie;
  stands: Lie;
  /** Nobody stands where it began. */
  isFree: boolean;
}

/** From where somebody stood to the edge of their stand as it stands now: its end is seen. */
function shoveWay(points: readonly Point[], { lie, stands, isFree }: Shove): Point[] {
  const [begin, end] = [points[0]!, points.at(-1)!];
  const finely = points.slice(1).flatMap(([x, y], n) => {
    const [ax, ay] = points[n]!;
    return PARTS.map((t): Point => [ax + (x - ax) * t, ay + (y - ay) * t]);
  });
  const [ahead, behind] = [stands.size * SHOVE_END, lie.size * (isFree ? 0.2 : 0.8)];
  const free = finely.filter(
    ([x, y]) => Math.hypot(x - end[0], y - end[1]) >= ahead && Math.hypot(x - begin[0], y - begin[1]) >= behind,
  );
  return free.length > 1 ? free : [begin, finely.at(-3)!];
}
const PARTS = [0.2, 0.4, 0.6, 0.8, 1] as const;
/** So many sizes from the middle of a stand such a way ends. */
const SHOVE_END = 0.86;
const shoveWidth = (lie: Lie): number => Math.max(8, lie.size / 6.5);

const shove = (points: readonly Point[], drawn: Shove & { isPull: boolean; tag: string }): Node =>
  shoved(shoveWay(points, drawn), { width: shoveWidth(drawn.lie), ...drawn });

/** Where the headline's pushes and pulls lie: nothing is written there. */
export function shovedOver(view: View, look: Look, { lie, stands, isSeen }: Here): Frame[] {
  const r = shoveWidth(lie) * 1.6;
  return waysOf(look)
    .filter(({ isLoud, forced }) => isLoud && forced)
    .flatMap((way) => shownOf(way, isSeen))
    .flatMap(({ places }) => {
      const { points } = leaps(places, overOf(view, places), lie);
      return shoveWay(points, { lie, stands, isFree: isLeft(view, places[0]!) });
    })
    .map(([x, y]) => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r }));
}

const isLeft = ({ figures }: View, origin: string): boolean => !figures.some(({ at }) => at === origin);

/** The way of the headline over the edges of stands that it passes: below them it would be lost. */
export function threads(view: View, look: Look, { lie, stands, isSeen }: Here): Node[] {
  return waysOf(look)
    .filter(({ isLoud }) => isLoud)
    .flatMap((way) => shownOf(way, isSeen))
    .flatMap(({ places, forced, pulled }) => {
      const { points, tops } = leaps(places, overOf(view, places), lie);
      if (forced) {
        const isFree = !view.figures.some(({ at }) => at === places[0]);
        return [
          shove(points, { lie, stands, isFree, isPull: pulled === true, tag: `way:${places[0]}:${places.at(-1)}` }),
        ];
      }
      const way = points.slice(0, -1).concat([short(points)]);
      return [...thread(way), ...tops.map((at) => leapt(at, lie.size))];
    });
}

/** The end of a way at the edge of the stand of who went it. */
function short(points: readonly Point[]): Point {
  const [[ax, ay], [bx, by]] = [points.at(-2)!, points.at(-1)!];
  return [ax + (bx - ax) * 0.5, ay + (by - ay) * 0.5];
}

/** On the bow of a way: it was a leap. */
export function leapt([x, y]: Point, size: number): Node {
  const r = Math.max(17, size * 0.26);
  return group(
    [
      disc(0, 0, r, { fill: '#20140e', stroke: stroke(doneEdge, 7) }),
      disc(0, 0, r, { stroke: stroke(done, 3) }),
      opSign('jump', r * 1.3, cream),
    ],
    { x, y, tag: 'leapt' },
  );
}

/** Where the way of the headline ends: a head at the stand of who went. */
export function wayHeads(view: View, look: Look, { lie, stands, isSeen }: Here): Node[] {
  return waysOf(look)
    .filter(({ isLoud, forced }) => isLoud && !forced)
    .flatMap((way) => shownOf(way, isSeen))
    .map(({ places }) => {
      const { points } = leaps(places, overOf(view, places), lie);
      return headAt(points.at(-2)!, points.at(-1)!, stands.size);
    });
}

function headAt([ax, ay]: Point, [bx, by]: Point, size: number): Node {
  const far = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / far, (by - ay) / far];
  const rim =
    size * Math.min(0.74 / Math.max(0.01, Math.abs(ux)), (uy > 0 ? 0.98 : 0.84) / Math.max(0.01, Math.abs(uy)));
  const at = (along: number, across: number): Point => [
    Math.round(bx - ux * (rim + along) - uy * across),
    Math.round(by - uy * (rim + along) + ux * across),
  ];
  const r = Math.max(13, size * 0.24);
  return {
    ...polygon([at(0, 0), at(r * 1.5, r), at(r * 1.05, 0), at(r * 1.5, -r)], {
      fill: done,
      stroke: stroke(doneEdge, 4),
    }),
    tag: 'way-head',
  };
}

/** Where there are footprints, and who went is seen: nothing is written there. */
export function trodden(look: Look, { lie, isSeen }: Here): Frame[] {
  const half = lie.size * 0.5;
  return newsOf(look)
    .ways.flatMap((way) => shownOf(way, isSeen))
    .flatMap(({ places }) => places.map((at) => lie.centre(at)))
    .map(([x, y]) => ({ x: x - half, y: y - half, w: 2 * half, h: 2 * half }));
}
