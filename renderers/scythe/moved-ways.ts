import type { View } from '#games/scythe/seen/view.types';
import { setText } from '../measure.ts';
import { type Frame, group, type Node, type Point } from '../scene.ts';
import { cells } from './cells.ts';
import { HIGH } from './counters.ts';
import { factionOf, holdingOf, type UnitKind } from './holding.ts';
import { crossings, type Lanes, partsOf, towards } from './lanes.ts';
import { type Fresh, placePieces } from './places.ts';
import { free, gate, step } from './step-marks.ts';
import { bowed, faded, hollow, retreat, smooth, trail } from './trail.ts';

/** The ways of a turn on the map: arrows from hex to hex above all pieces; of leaps through tunnels and townships both ends say where the other is. */

/** Who went where: the places in order, at least two. */
export interface Way {
  seat: number;
  units: UnitKind[];
  places: string[];
  /** Of the last deed, or of whoever did it; those of others are faint. */
  isLoud: boolean;
  /** Who had lost and had to go: one light arrow, however far. */
  isRetreat?: boolean;
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
  const taken = ways.length > 0 ? [...kept, ...wordsOnMap(view, on)] : [];
  const numbers = new Map(ways.filter(({ isLoud }) => isLoud).map((way, n) => [way, n + 1]));
  const lanes: Lanes = new Map();
  const heads: Frame[] = [];
  const pieces = several ? onMap(view, on, unitFrame) : [];
  // The last way takes the best lane, and lies over the others.
  const drawn = ways.toReversed().flatMap((way): DrawnWay[] => {
    const seen = shownEnd(way, shown);
    const mark = several ? numbers.get(way) : undefined;
    return seen ? [drawnWay(view, seen, { mark, taken, heads, pieces, lanes })] : [];
  });
  return {
    ghosts: drawn.flatMap(({ ghosts }) => ghosts),
    ways: drawn.toReversed().flatMap(({ trails }) => trails),
    marks: [...drawn.flatMap(({ gates }) => gates()), ...drawn.toReversed().flatMap(({ steps }) => steps())],
  };
}

/** Ways of the same places as one: they would lie on one another. */
function together(all: readonly Way[]): Way[] {
  const found = new Map<string, Way>();
  for (const way of all) {
    const key = `${way.seat} ${way.isLoud} ${way.places.join()}`;
    const known = found.get(key);
    found.set(key, known ? { ...known, units: [...known.units, ...way.units] } : way);
  }
  return [...found.values()];
}

/** The last part of a way that is all shown; undefined if that is no way. */
function shownEnd({ places, units, ...way }: Way, shown: (id: string) => boolean): Way | undefined {
  const from = places.findLastIndex((id) => !shown(id)) + 1;
  const end = places.slice(from);
  if (end.length < 2 || places[0] === places.at(-1)) return undefined;
  // Who came from farther away has not stood where this part begins.
  return { ...way, units: from > 0 ? [] : units, places: end };
}

/** A way begins beside whoever stayed in its first hex, else in its middle. */
const ASIDE = 52;
const ALONE = 18;
/** The head of a way ends so far from the middle of its last hex, farther where two sides face each other. */
const END = 48;
/** Over a slanting side it ends at the rim: beside the label, and clear of workers. */
const END_SLANTING = 61;
const END_OF_FIGHT = 82;
/** Nearer to its end a way does not bend any more. */
const STRAIGHT = 24;
/** Who had to go sets out so far from the middle. */
const TAIL = 42;
/** Half of the head of a way. */
const HEAD = 17;

interface Drawing {
  mark: number | undefined;
  taken: Frame[];
  /** Frames of the heads of ways: no number may lie there. */
  heads: Frame[];
  /** Frames of units: a number lies there only where it has no other place. */
  pieces: readonly Frame[];
  lanes: Lanes;
}

/** Of one way; its number and what stands at the ends of its leaps find their places when all ways have theirs. */
interface DrawnWay {
  ghosts: Node[];
  trails: Node[];
  steps: () => Node[];
  gates: () => Node[];
}

/** A number stands on its way where it leaves its first hex, or beside it: within a hex it would count pieces. */
function onWay(points: readonly Point[], { taken, heads, pieces }: Drawing): Point | undefined {
  const all = [...taken, ...heads];
  const clear = [...all, ...pieces];
  const onIt = points.map((point) => free(point, [...clear], { far: 10 })).find((one) => one !== undefined);
  const place = onIt ?? free(points[0]!, clear) ?? free(points[0]!, all);
  if (place) taken.push({ x: place[0] - 18, y: place[1] - 18, w: 36, h: 36 });
  return place;
}

function drawnWay(view: View, way: Way, drawing: Drawing): DrawnWay {
  const { mark, taken, heads, lanes } = drawing;
  const { seat, units, places, isLoud } = way;
  const tag = `${places[0]}:${places.at(-1)}`;
  const none = { ghosts: [], steps: () => [], gates: () => [] };
  if (way.isRetreat) return { ...none, trails: faded(isLoud, fled(places, tag)) };
  const parts = partsOf(places);
  const { units: rest, goods } = holdingOf(view, places[0]!);
  const isLeft = rest.length + goods.length > 0;
  const edges = parts.map((part) => crossings(part, lanes));
  const isSlanting = Math.abs(at(places.at(-2)!)[1] - at(places.at(-1)!)[1]) > 1;
  const far = holdingOf(view, places.at(-1)!).fight ? END_OF_FIGHT : isSlanting ? END_SLANTING : END;
  const trails = parts.flatMap((part, n): Node[] => {
    const [first, last] = [part[0]!, part.at(-1)!];
    const own = edges[n]!;
    if (own.length === 0) return [];
    const before = towards(at(first), own[0]!, n === 0 && isLeft ? ASIDE : ALONE);
    const after = towards(at(last), own.at(-1)!, n === parts.length - 1 ? far : END);
    const line = own
      .flatMap((edge, k, all): Point[] => {
        const next = all[k + 1];
        return next ? [edge, between(at(part[k + 1]!), edge, next)] : [edge];
      })
      .filter(([x, y]) => Math.hypot(x - after[0], y - after[1]) > STRAIGHT);
    heads.push({ x: after[0] - HEAD, y: after[1] - HEAD, w: 2 * HEAD, h: 2 * HEAD });
    return [trail(smooth([before, ...line, after]), `way:${tag}`)];
  });
  const leaps = parts.slice(1).map((part, n): [string, string] => [parts[n]!.at(-1)!, part[0]!]);
  const gates = () =>
    leaps.flatMap(([from, to]) => [
      ...gate(from, { other: to, isFrom: false, taken, tag: `leap:${tag}`, isLoud }),
      ...gate(to, { other: from, isFrom: true, taken, tag: `leap:${tag}`, isLoud }),
    ]);
  const begin = at(places[0]!);
  const ghosts = isLeft
    ? []
    : units
        .slice(0, 1)
        .map((kind) => group([hollow(factionOf(view, seat), kind, begin, HIGH[kind] * 0.86)], { tag: `ghost:${tag}` }));
  const steps = () => {
    const places = edges[0]![0]
      ? [edges[0]![0], towards(begin, edges[0]![0], TAIL)]
      : [[begin[0], begin[1] - TAIL] as const];
    const place = isLoud && mark !== undefined ? onWay(places, drawing) : undefined;
    return place ? [step(mark!, place, tag)] : [];
  };
  return { ghosts: faded(isLoud, ghosts), trails: faded(isLoud, trails), steps, gates };
}

/** Farther than so much, of a bow only its beginning and its end are drawn. */
const FAR = 330;
const SHORT = 105;

/** Who had to go, in one bow; where it is far as a short arrow out of the one place and another one into the other. */
function fled(places: readonly string[], tag: string): Node[] {
  const [from, to] = [at(places[0]!), at(places.at(-1)!)];
  const [start, end] = [towards(from, to, TAIL), towards(to, from, END + 6)];
  const arrow = (a: Point, b: Point): Node => retreat(bowed(a, b, 0.14), `way:${tag}`);
  return Math.hypot(to[0] - from[0], to[1] - from[1]) < FAR
    ? [arrow(start, end)]
    : [arrow(start, towards(start, end, SHORT)), arrow(towards(end, start, SHORT), end)];
}

/** Where a way bends in a hex between two of its sides. */
const between = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): Point => [
  x * 0.6 + (ax + bx) * 0.2,
  y * 0.6 + (ay + by) * 0.2,
];

type At = { x: number; y: number; scale: number };

/** The frame of a node that lies there; undefined of one that is in nobody's way. */
type FrameOf = (node: Node, to: At) => Frame | undefined;

const wordFrame: FrameOf = (node, to) => {
  if (node.kind !== 'text') return undefined;
  const { x, y, w, h } = setText(node).box;
  return { x: to.x + x * to.scale, y: to.y + y * to.scale, w: w * to.scale, h: h * to.scale };
};

/** Over so much of a unit no number lies where there is another place. */
const UNIT = 40;
const unitFrame: FrameOf = (node, { x, y, scale }) =>
  node.kind === 'group' && node.tag?.startsWith('counter:')
    ? { x: x - (UNIT / 2) * scale, y: y - (UNIT / 2) * scale, w: UNIT * scale, h: UNIT * scale }
    : undefined;

/** The labels of hexes, and the frames of all words that stand there. */
const wordsOnMap = (view: View, on: Shown): Frame[] => [
  ...[...cells.values()].flatMap(({ id, at: [x, y], home }) =>
    on.shown(id) && !home ? [{ x: x - 25, y: y - 75, w: 50, h: 29 }] : [],
  ),
  ...onMap(view, on, wordFrame),
];

/** The frames of what stands in the hexes that are shown. */
const onMap = (view: View, { shown, fresh }: Shown, frameOf: FrameOf): Frame[] =>
  [...cells.values()]
    .filter(({ id }) => shown(id))
    .flatMap((cell) => framesOf(placePieces(view, cell, fresh?.(cell.id)), { to: { x: 0, y: 0, scale: 1 }, frameOf }));

/** The frames among nodes, wherever groups have moved them. */
function framesOf(nodes: readonly Node[], { to, frameOf }: { to: At; frameOf: FrameOf }): Frame[] {
  return nodes.flatMap((node): Frame[] => {
    if (node.kind !== 'group') return [frameOf(node, to)].flatMap((one) => one ?? []);
    const { x = 0, y = 0, scale = 1 } = node;
    const own = { x: to.x + x * to.scale, y: to.y + y * to.scale, scale: to.scale * scale };
    const frame = frameOf(node, own);
    return frame ? [frame] : framesOf(node.nodes, { to: own, frameOf });
  });
}

const at = (id: string): Point => cells.get(id)!.at;
