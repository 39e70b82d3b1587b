import type { View } from '#games/scythe/seen/view.types';
import { setText } from '../measure.ts';
import { type Frame, group, type Node, type Point } from '../scene.ts';
import { cells, tunnels } from './cells.ts';
import { HIGH } from './counters.ts';
import { factionOf, holdingOf, type UnitKind } from './holding.ts';
import { crossings, type Lanes, partsOf, RIM, towards } from './lanes.ts';
import { type Fresh, placePieces } from './places.ts';
import { cargo, free, step } from './step-marks.ts';
import type { Amount } from './told.ts';
import { bowed, faded, hollow, leap, retreat, smooth, trail } from './trail.ts';

/** The ways of a turn on the map: arrows from hex to hex above all pieces, leaps through tunnels and townships as a row of dots. */

/** Who went where: the places in order, at least two. */
export interface Way {
  seat: number;
  units: UnitKind[];
  places: string[];
  /** Of the last deed, or of whoever did it; those of others are faint. */
  isLoud: boolean;
  /** Who had lost and had to go: one light arrow, however far. */
  isRetreat?: boolean;
  /** What was carried along. */
  load?: readonly Amount[];
}

/** Who stood where ways began, below pieces; the ways above pieces; what is said of them above the codes of hexes too. */
export interface Drawn {
  ghosts: Node[];
  ways: Node[];
  marks: Node[];
}

/** No turn has more moves; of several turns the newest are drawn. */
const MOST = 9;

/** What of the map is shown, frames in which no number may lie, and what the news say of pieces. */
export interface Shown {
  shown: (id: string) => boolean;
  taken?: readonly Frame[];
  fresh?: (id: string) => Fresh;
}

/** Ways in the order in which they were gone, those within what is shown; of several of the last deed each with its number. */
export function drawnWays(view: View, all: readonly Way[], on: Shown): Drawn {
  const { shown, taken: kept = [] } = on;
  const ways = together(all).slice(-MOST);
  const several = ways.filter(({ isLoud, isRetreat }) => isLoud && !isRetreat).length > 1;
  const taken = ways.length > 0 ? [...kept, ...framesOnMap(view, on, 'text')] : [];
  const pieces = ways.some(({ load }) => load) ? framesOnMap(view, on, 'layer') : [];
  const numbers = new Map(ways.filter(({ isLoud }) => isLoud).map((way, n) => [way, n + 1]));
  const lanes: Lanes = new Map();
  const heads: Frame[] = [];
  // The last way takes the best lane, and lies over the others.
  const drawn = ways.toReversed().flatMap((way): DrawnWay[] => {
    const seen = shownEnd(way, shown);
    const mark = several ? numbers.get(way) : undefined;
    return seen ? [drawnWay(view, seen, { mark, taken, pieces, heads, lanes })] : [];
  });
  return {
    ghosts: drawn.flatMap(({ ghosts }) => ghosts),
    ways: drawn.toReversed().flatMap(({ trails }) => trails),
    marks: [...drawn.toReversed().flatMap(({ steps }) => steps()), ...drawn.flatMap(({ slips }) => slips())],
  };
}

/** Ways of the same places as one: they would lie on one another. */
function together(all: readonly Way[]): Way[] {
  const found = new Map<string, Way>();
  for (const way of all) {
    const key = `${way.seat} ${way.isLoud} ${way.places.join()}`;
    const known = found.get(key);
    found.set(key, known ? { ...known, units: [...known.units, ...way.units], ...loadOf(known, way) } : way);
  }
  return [...found.values()];
}

const loadOf = (a: Way, b: Way): Pick<Way, 'load'> => {
  const load = [...(a.load ?? []), ...(b.load ?? [])];
  return load.length > 0 ? { load } : {};
};

/** The last part of a way that is all shown; undefined if that is no way. */
function shownEnd({ places, units, ...way }: Way, shown: (id: string) => boolean): Way | undefined {
  const from = places.findLastIndex((id) => !shown(id)) + 1;
  const end = places.slice(from);
  if (end.length < 2 || places[0] === places.at(-1)) return undefined;
  // Who came from farther away has not stood where this part begins.
  return { ...way, units: from > 0 ? [] : units, places: end };
}

/** A way begins beside whoever stayed in the middle of its first hex. */
const ASIDE = 26;
/** Downwards it begins beside the goods. */
const ASIDE_OF_GOODS = 38;
/** The head of a way ends so far from the middle of its last hex, farther where two sides face each other. */
const END = 48;
/** Over a slanting side it ends at the rim: beside the label, and clear of workers. */
const END_SLANTING = 61;
const END_OF_FIGHT = 82;
/** Nearer to its end a way does not bend any more. */
const STRAIGHT = 24;
/** A number stands so far from the middle of the first hex, at its rim. */
const TAIL = 42;
/** What was carried lies so far above or below the hollow place of who went, away from the way. */
const BESIDE = 40;
/** Slips keep so far from the middle of a way. */
const SHAFT = 9;
/** Half of the head of a way. */
const HEAD = 17;

interface Drawing {
  mark: number | undefined;
  taken: Frame[];
  /** Frames of pieces, and of ways that are drawn. */
  pieces: Frame[];
  /** Frames of the heads of ways: no number may lie there. */
  heads: Frame[];
  lanes: Lanes;
}

/** Of one way; its number and a slip with what was carried find their places when all ways have theirs. */
interface DrawnWay {
  ghosts: Node[];
  trails: Node[];
  steps: () => Node[];
  slips: () => Node[];
}

/** A number stands where its way begins, or beside it. */
function atTail(points: readonly Point[], taken: Frame[], heads: readonly Frame[]): Point | undefined {
  const all = [...taken, ...heads];
  const onIt = points.map((point) => free(point, [...all], { far: 10 })).find((one) => one !== undefined);
  const place = onIt ?? free(points[0]!, all);
  if (place) taken.push({ x: place[0] - 18, y: place[1] - 18, w: 36, h: 36 });
  return place;
}

function drawnWay(view: View, way: Way, { mark, taken, pieces, heads, lanes }: Drawing): DrawnWay {
  const { seat, units, places, isLoud } = way;
  const tag = `${places[0]}:${places.at(-1)}`;
  if (way.isRetreat)
    return { ghosts: [], trails: faded(isLoud, [fled(places, tag)]), steps: () => [], slips: () => [] };
  const parts = partsOf(places);
  const { units: rest, goods } = holdingOf(view, places[0]!);
  const isLeft = rest.length + goods.length > 0;
  const edges = parts.map((part) => crossings(part, lanes));
  const isSlanting = Math.abs(at(places.at(-2)!)[1] - at(places.at(-1)!)[1]) > 1;
  const far = holdingOf(view, places.at(-1)!).fight ? END_OF_FIGHT : isSlanting ? END_SLANTING : END;
  const isDown = at(places[1]!)[1] > at(places[0]!)[1] + 1;
  const aside = goods.length > 0 && isDown ? ASIDE_OF_GOODS : ASIDE;
  const start = towards(at(places[0]!), edges[0]![0] ?? at(places[1]!), isLeft ? aside : 18);
  const end = towards(at(places.at(-1)!), edges.at(-1)!.at(-1) ?? at(places.at(-2)!), far);
  const trails = parts.map((part, n): Node => {
    const [isFirst, isLast] = [n === 0, n === parts.length - 1];
    const [here] = part as [string];
    // A leap from or to a place where nothing else was gone is a short way at the rim.
    const before = isFirst ? start : part.length > 1 ? at(here) : towards(at(here), at(parts[n - 1]!.at(-1)!), RIM);
    const after = isLast ? end : part.length > 1 ? at(part.at(-1)!) : towards(at(here), at(parts[n + 1]![0]!), RIM);
    const line = edges[n]!.flatMap((edge, k, all): Point[] => {
      const next = all[k + 1];
      return next ? [edge, between(at(part[k + 1]!), edge, next)] : [edge];
    }).filter(([x, y]) => Math.hypot(x - after[0], y - after[1]) > STRAIGHT);
    const points = smooth([before, ...line, after]);
    pieces.push(...points.map(([x, y]): Frame => ({ x: x - SHAFT, y: y - SHAFT, w: 2 * SHAFT, h: 2 * SHAFT })));
    return trail(points, `way:${tag}`);
  });
  const leaps = parts.slice(1).map((part, n): Node => {
    const [from, to] = [at(parts[n]!.at(-1)!), at(part[0]!)];
    return leap(bowed(towards(from, to, RIM), towards(to, from, RIM), 0.12), `leap:${tag}`);
  });
  const tail = towards(at(places[0]!), edges[0]![0] ?? at(places[1]!), TAIL);
  const ghosts = (mark !== undefined && isLeft ? [] : units.slice(0, 1)).map((kind) =>
    group([hollow(factionOf(view, seat), kind, start, HIGH[kind] * 0.86)], { tag: `ghost:${tag}` }),
  );
  heads.push({ x: end[0] - HEAD, y: end[1] - HEAD, w: 2 * HEAD, h: 2 * HEAD });
  const steps = () => {
    const place = isLoud && mark !== undefined ? atTail([tail, start], taken, heads) : undefined;
    return place ? [step(mark!, place, tag)] : [];
  };
  // In the hex it comes from: who stands or fights where it has come to stays uncovered.
  const near: Point = isLeft ? tail : [start[0], start[1] + (end[1] > start[1] + 1 ? -BESIDE : BESIDE)];
  if (ghosts.length > 0) pieces.push({ x: start[0] - 22, y: start[1] - 22, w: 44, h: 44 });
  const slips = () => (isLoud ? cargo(way.load ?? [], { near, taken, pieces, tag }) : []);
  return { ghosts: faded(isLoud, ghosts), trails: faded(isLoud, [...leaps, ...trails]), steps, slips };
}

/** Who had to go, in one bow over whatever lies between. */
function fled(places: readonly string[], tag: string): Node {
  const [from, to] = [at(places[0]!), at(places.at(-1)!)];
  return retreat(bowed(towards(from, to, TAIL), towards(to, from, END + 6), 0.14), `way:${tag}`);
}

/** Where a way bends in a hex between two of its sides. */
const between = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): Point => [
  x * 0.6 + (ax + bx) * 0.2,
  y * 0.6 + (ay + by) * 0.2,
];

/** The frames of all words on the map, of labels and of what stands there, and of tunnels; or of all pieces. */
const framesOnMap = (view: View, { shown, fresh }: Shown, kind: 'text' | 'layer'): Frame[] =>
  [...cells.values()]
    .filter(({ id }) => shown(id))
    .flatMap((cell) => [
      ...(cell.home ? [] : [{ x: cell.at[0] - 25, y: cell.at[1] - 75, w: 50, h: 29 }]),
      ...(tunnels.includes(cell.id) ? [{ x: cell.at[0] - 15, y: cell.at[1] + 60, w: 30, h: 28 }] : []),
      ...framesOf(placePieces(view, cell, fresh?.(cell.id)), { x: 0, y: 0, scale: 1 }, kind),
    ]);

/** The frames of the words or of the kept drawings among nodes, wherever groups have moved them. */
function framesOf(
  nodes: readonly Node[],
  to: { x: number; y: number; scale: number },
  kind: 'text' | 'layer',
): Frame[] {
  return nodes.flatMap((node): Frame[] => {
    if (node.kind === kind) {
      const { x, y, w, h } = node.kind === 'text' ? setText(node).box : { x: 0, y: 0, w: node.width, h: node.height };
      return [{ x: to.x + x * to.scale, y: to.y + y * to.scale, w: w * to.scale, h: h * to.scale }];
    }
    if (node.kind !== 'group') return [];
    const { x = 0, y = 0, scale = 1 } = node;
    return framesOf(node.nodes, { x: to.x + x * to.scale, y: to.y + y * to.scale, scale: to.scale * scale }, kind);
  });
}

const at = (id: string): Point => cells.get(id)!.at;
