import type { View } from '#games/scythe/seen/view.types';
import { setText } from '../measure.ts';
import { type Frame, group, type Node, type Point } from '../scene.ts';
import { cells, tunnels } from './cells.ts';
import { HIGH } from './counters.ts';
import { factionOf, holdingOf, type UnitKind } from './holding.ts';
import { crossings, type Lanes, partsOf, RIM, towards } from './lanes.ts';
import { placePieces } from './places.ts';
import { cargo, free, step } from './step-marks.ts';
import type { Amount } from './told.ts';
import { bowed, faded, former, hollow, retreat, smooth, trail } from './trail.ts';

/** The ways of a turn on the map: footprints from hex to hex, leaps through tunnels and townships as two ends of one number. */

/** Who went where: the places in order, at least two. */
export interface Way {
  seat: number;
  units: UnitKind[];
  places: string[];
  /** Of the last deed; earlier ones are faint. */
  isLoud: boolean;
  /** Another one of the same deed came after it: it is paler than that. */
  isFormer?: boolean;
  /** Who had lost and had to go: one light arrow, however far. */
  isRetreat?: boolean;
  /** What was carried along. */
  load?: readonly Amount[];
}

/** Ways that lie below pieces, and what is said of them above pieces. */
export interface Drawn {
  ways: Node[];
  marks: Node[];
}

/** No turn has more moves; of several turns the newest are drawn. */
const MOST = 9;

/** What of the map is shown, and frames in which no number may lie. */
export interface Shown {
  shown: (id: string) => boolean;
  taken?: readonly Frame[];
}

/** Ways in the order in which they were gone, those within what is shown; of several of the last deed each with its number. */
export function drawnWays(view: View, all: readonly Way[], { shown, taken: kept = [] }: Shown): Drawn {
  const ways = together(all).slice(-MOST);
  const several = ways.filter(({ isLoud, isRetreat }) => isLoud && !isRetreat).length > 1;
  const taken = ways.length > 0 ? [...kept, ...wordsOnMap(view, shown)] : [];
  const numbers = new Map(ways.filter(({ isLoud }) => isLoud).map((way, n) => [way, n + 1]));
  const lanes: Lanes = new Map();
  // The last way takes the best lane, and lies over the others.
  const drawn = ways.toReversed().flatMap((way): Drawn[] => {
    const seen = shownEnd(way, shown);
    return seen ? [drawnWay(view, seen, { mark: several ? numbers.get(way) : undefined, taken, lanes })] : [];
  });
  return {
    ways: drawn.toReversed().flatMap(({ ways: some }) => some),
    marks: drawn.toReversed().flatMap(({ marks }) => marks),
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

/** Within a hex pieces stand in the middle and above the way: it is seen between them. */
const ASIDE = 34;
/** The head of a way ends so far from the middle of its last hex, farther where two sides face each other. */
const END = 50;
const END_OF_FIGHT = 74;
/** A number stands so far from the middle of the first hex, at its rim. */
const TAIL = 54;

interface Drawing {
  mark: number | undefined;
  taken: Frame[];
  lanes: Lanes;
}

function drawnWay(view: View, way: Way, { mark, taken, lanes }: Drawing): Drawn {
  const { seat, units, places, isLoud } = way;
  const tag = `${places[0]}:${places.at(-1)}`;
  if (way.isRetreat) return { ways: faded(isLoud, [fled(places, tag)]), marks: [] };
  const parts = partsOf(places);
  const { units: rest, goods } = holdingOf(view, places[0]!);
  const isLeft = rest.length + goods.length > 0;
  const edges = parts.map((part) => crossings(part, lanes));
  const far = holdingOf(view, places.at(-1)!).fight ? END_OF_FIGHT : END;
  const start = towards(at(places[0]!), edges[0]![0] ?? at(places[1]!), isLeft ? ASIDE : 10);
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
    });
    return trail(smooth([before, ...line, after]), `way:${tag}`);
  });
  const leaps = parts.slice(1).flatMap((part, n) => {
    const from = parts[n]!.at(-1)!;
    return [towards(at(from), at(part[0]!), RIM + 8), towards(at(part[0]!), at(from), RIM + 8)];
  });
  const tail = towards(at(places[0]!), edges[0]![0] ?? at(places[1]!), TAIL);
  const ghosts = (mark !== undefined && isLeft ? [] : units.slice(0, 1)).map((kind) =>
    group([hollow(factionOf(view, seat), kind, start, HIGH[kind] * 0.86)], { tag: `ghost:${tag}` }),
  );
  const marks = leaps.length > 0 ? leaps : mark === undefined ? [] : [tail];
  const steps = (isLoud ? marks : []).flatMap((point) => {
    const place = free(point, taken);
    return place ? [step(mark ?? 1, place, tag)] : [];
  });
  const slips = isLoud ? cargo(way.load ?? [], { near: edges.at(-1)!.at(-1) ?? end, taken, tag }) : [];
  return { ways: former(way.isFormer ?? false, faded(isLoud, [...ghosts, ...trails])), marks: [...steps, ...slips] };
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

/** The frames of all words on the map, of labels and of what stands there, and of tunnels. */
const wordsOnMap = (view: View, shown: (id: string) => boolean): Frame[] =>
  [...cells.values()]
    .filter(({ id }) => shown(id))
    .flatMap((cell) => [
      ...(cell.home ? [] : [{ x: cell.at[0] - 25, y: cell.at[1] - 75, w: 50, h: 29 }]),
      ...(tunnels.includes(cell.id) ? [{ x: cell.at[0] - 15, y: cell.at[1] + 60, w: 30, h: 28 }] : []),
      ...framesOf(placePieces(view, cell), { x: 0, y: 0, scale: 1 }),
    ]);

/** The frames of the words among nodes, wherever groups have moved them. */
function framesOf(nodes: readonly Node[], to: { x: number; y: number; scale: number }): Frame[] {
  return nodes.flatMap((node): Frame[] => {
    if (node.kind === 'text') {
      const { x, y, w, h } = setText(node).box;
      return [{ x: to.x + x * to.scale, y: to.y + y * to.scale, w: w * to.scale, h: h * to.scale }];
    }
    if (node.kind !== 'group') return [];
    const { x = 0, y = 0, scale = 1 } = node;
    return framesOf(node.nodes, { x: to.x + x * to.scale, y: to.y + y * to.scale, scale: to.scale * scale });
  });
}

const at = (id: string): Point => cells.get(id)!.at;
