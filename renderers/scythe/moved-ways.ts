import type { View } from '#games/scythe/seen/view.types';
import { type Frame, group, type Node, type Point, put, rect, type Sprite, stroke } from '../scene.ts';
import { done, doneEdge } from '../theme.ts';
import { cargo } from './cargo.ts';
import { bordersOf, cells } from './cells.ts';
import { coin } from './counters.ts';
import type { Fresh } from './fresh.ts';
import { place } from './glyphs.ts';
import { factionOf, holdingOf, KINDS, type UnitKind } from './holding.ts';
import { partsOf, sharedSides, towards } from './lanes.ts';
import { isOver, obstaclesAt, type Stand, standOf } from './obstacles.ts';
import { free, step } from './step-marks.ts';
import { drawnSwap, type Half, swappedWith } from './swaps.ts';
import { faded, hollow, leapt, passed, retreat, trail } from './trail.ts';
import { bowOf, type Ground, isFar, lineOf, stubsOf } from './way-lines.ts';
import { loaded, numberAt } from './way-marks.ts';
import { severalLoud, shownEnd, together, type Way } from './ways.ts';

/** The ways of a turn on the map: arrows from hex to hex, clear of pieces; leaps through tunnels and townships as thin broken bows. */

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
  /** Which number a way has in the list of what was done. */
  numberOf?: (way: Way) => number | undefined;
}

/** Ways in the order in which they were gone, those within what is shown; of several of the last deed each with its number. */
export function drawnWays(view: View, all: readonly Way[], { shown, taken = [], fresh, numberOf }: Shown): Drawn {
  const ways = together(all).slice(-MOST);
  const isNumbered = severalLoud(ways);
  const seen = ways.flatMap((way) => {
    const end = shownEnd(way, shown);
    return end ? [{ way: end, mark: way.isLoud && isNumbered ? numberOf?.(way) : undefined }] : [];
  });
  const shared = sharedSides(seen.map(({ way }) => way));
  const ground = { lines: [], shared, ...obstaclesAt(view, around(seen.map(({ way }) => way.places)), fresh) };
  const marks = [...taken, ...ground.words];
  // The last way takes the best place, and lies over the others.
  const drawn = seen.toReversed().flatMap((one): DrawnWay[] => {
    const other = seen.find(
      ({ way }) =>
        way ===
        swappedWith(
          view,
          one.way,
          seen.map((each) => each.way),
        ),
    );
    const halves = other && halvesOf(view, [one, other], fresh);
    if (!halves) return [drawnWay(view, one.way, { mark: one.mark, taken: marks, ground, fresh })];
    return seen.indexOf(other) > seen.indexOf(one) ? [] : [drawnSwap(halves, { taken: marks, ground })];
  });
  return {
    ghosts: drawn.flatMap(({ ghosts }) => ghosts),
    ways: drawn.toReversed().flatMap(({ trails }) => trails),
    marks: drawn.toReversed().flatMap(({ steps }) => steps()),
  };
}

/** Of two who have changed places, where both stand now; undefined where one of them is not drawn. */
function halvesOf(
  view: View,
  both: readonly { way: Way; mark: number | undefined }[],
  fresh: Drawing['fresh'],
): [Half, Half] | undefined {
  const [one, other] = both.map(({ way, mark }): Half | undefined => {
    const { head } = standsOf(view, way, { isLeft: true, fresh });
    const load = cargo(factionOf(view, way.seat), way.load ?? []);
    return (
      head && {
        stand: head,
        mark: mark === undefined || mark > LAST ? undefined : mark,
        load,
        tag: way.places.join(':'),
      }
    );
  });
  return one && other && [one, other];
}

/** The places of ways and those next to them; of a leap, which lies over others, all. */
function around(ways: readonly (readonly string[])[]): Set<string> {
  if (ways.some((places) => partsOf(places).length > 1)) return new Set(cells.keys());
  const own = new Set(ways.flat());
  return new Set([...own].flatMap((id) => [id, ...bordersOf(id).map(({ to }) => to)]));
}

/** Who had to go sets out at the side of the hex, where how the combat ended stands within, and comes to the rim of another, where pieces stand. */
const FLED = { tail: 60, head: 50 };

interface Drawing {
  mark: number | undefined;
  /** Frames where no number may lie. */
  taken: Frame[];
  ground: Ground;
  fresh: ((id: string) => Fresh) | undefined;
}

/** Of one way; its number finds its place when all ways have theirs. */
interface DrawnWay {
  ghosts: Node[];
  trails: Node[];
  steps: () => Node[];
}

function drawnWay(view: View, way: Way, { mark, taken, ground, fresh }: Drawing): DrawnWay {
  const { seat, units, places, isLoud } = way;
  const tag = `${places[0]}:${places.at(-1)}`;
  if (way.isRetreat)
    return {
      ghosts: [],
      steps: () => [],
      trails: faded(isLoud, [retreat(bowOf(places[0]!, places.at(-1)!, ground, FLED), `way:${tag}`)]),
    };
  const { units: rest, goods } = holdingOf(view, places[0]!);
  const isLeft = rest.length + goods.length > 0;
  const before = ground.lines.length;
  const lines = stretchesOf(view, way, { ground, ...standsOf(view, way, { isLeft, fresh }) });
  const own = ground.lines.slice(before);
  taken.push(headFrame(lines.at(-1)!.points));
  const trails = [
    ...lines.slice(0, -1).map((one) => shaftOf(one, tag)),
    ...lines.slice(1).flatMap(({ points: [joint], stub }) => (stub && !stub.isOut ? [] : [passed(joint!)])),
    ...lines
      .slice(-1)
      .map(({ points, isLeap }) => (isLeap ? leapt(points, `leap:${tag}`) : trail(points, `way:${tag}`))),
  ];
  const ghosts = isLeft
    ? []
    : units
        .slice(0, 1)
        .map((kind) =>
          group([hollow(factionOf(view, seat), kind, at(places[0]!), GHOST[kind])], { tag: `ghost:${tag}` }),
        );
  const steps = () => {
    const signs = lines.flatMap((one) => stubSign(one, taken, ground.pieces));
    const others = ground.lines.filter((one) => !own.includes(one));
    const place =
      mark === undefined || mark > LAST
        ? undefined
        : numberAt(lines[0]!.points, taken, [...others, ...ground.pieces, ...ground.ghosts]);
    const carried = isLoud
      ? loaded(cargo(factionOf(view, seat), way.load ?? []), lines, {
          taken,
          pieces: ground.pieces,
          plates: ground.plates,
          isOwn: lines.at(-1)!.isLeap ? () => true : isOver(places),
        })
      : [];
    // Of several kinds the list tells who went: one number would count no kind.
    const isCounted = isLoud && units.length > 1 && new Set(units).size === 1;
    const crowd = isCounted ? free(middleOf(lines[0]!.points), [...taken, ...ground.pieces]) : undefined;
    if (crowd) taken.push(coinFrame(crowd));
    return [
      ...signs,
      ...carried.map((one) => group([one], { tag: `cargo:${tag}` })),
      ...(place ? [step(mark!, place, tag)] : []),
      ...(crowd ? [group(coin(units.length), { x: crowd[0], y: crowd[1], tag: `many:${tag}` })] : []),
    ];
  };
  return { ghosts: faded(isLoud, ghosts), trails: faded(isLoud, trails), steps };
}

/** A part of a way that is gone from hex to hex, or a leap; it begins where the one before it ends. */
interface Stretch {
  points: Point[];
  isLeap: boolean;
  /** One end of a leap that is too long for a bow: where it leads to at its head, or where it comes from at its tail. */
  stub?: { id: string; isOut: boolean };
}

/** Who set out and who went, where they are drawn. */
interface Stands {
  tail?: Stand | undefined;
  head?: Stand | undefined;
}
function standsOf(
  view: View,
  { seat, units, places }: Way,
  { isLeft, fresh }: { isLeft: boolean; fresh: Drawing['fresh'] },
): Stands {
  const kind = KINDS.find((one) => units.includes(one));
  if (!kind) return {};
  const [from, to] = [places[0]!, places.at(-1)!];
  const ghost: Stand = { at: at(from), r: GHOST[kind] / 2 };
  const tail = isLeft ? standOf(view, from, `ghost:${from}:${seat}:${kind}`, fresh?.(from)) : ghost;
  if (holdingOf(view, to).fight) return { tail };
  // Nobody lies under it: it leads to the nearest of them.
  const before = tail?.at ?? at(places.at(-2)!);
  const heads = KINDS.filter((one) => units.includes(one))
    .flatMap((one) => standOf(view, to, `unit:${to}:${seat}:${one}:`, fresh?.(to)) ?? [])
    .sort((a, b) => far(a.at, before) - far(b.at, before));
  return { tail, head: heads[0] };
}

/** The leaps first: what is gone before and behind them ends and begins at their ends. */
function stretchesOf(view: View, { places }: Way, { tail, head, ground }: Stands & { ground: Ground }): Stretch[] {
  const parts = partsOf(places);
  const last = parts.length - 1;
  const leaps = parts.slice(1).map(([to], n): Stretch[] => {
    const isJoined = { before: n > 0 || parts[0]!.length > 1, behind: n + 1 < last || parts[last]!.length > 1 };
    const from = parts[n]!.at(-1)!;
    if (isFar(from, to!)) {
      const [out, into] = stubsOf(from, to!, ground, isJoined);
      return [
        { points: out, isLeap: true, stub: { id: to!, isOut: true } },
        { points: into, isLeap: true, stub: { id: from, isOut: false } },
      ];
    }
    const others = places.filter((id) => id !== from && id !== to);
    return [{ points: bowOf(from, to!, ground, { isJoined, others, stands: { tail, head } }), isLeap: true }];
  });
  return parts.flatMap((part, n): Stretch[] => {
    const isFight = n === last && holdingOf(view, places.at(-1)!).fight !== null;
    const ends = {
      tail: n === 0 ? tail : undefined,
      head: n === last ? head : undefined,
      isFight,
      from: leaps[n - 1]?.at(-1)?.points.at(-1),
      to: leaps[n]?.[0]?.points[0],
    };
    return [...(part.length > 1 ? [{ points: lineOf(part, ends, ground), isLeap: false }] : []), ...(leaps[n] ?? [])];
  });
}

const shaftOf = ({ points, isLeap, stub }: Stretch, tag: string): Node =>
  isLeap ? leapt(points, `leap:${tag}`, stub?.isOut === true) : trail(points, `way:${tag}`, false);

/** Where a leap leads to, or comes from, at the outer end of what is drawn of it. */
const SIGNED = 0.85;
/** On a plate of amber: bare it would be the name of the hex in which it stands. */
const tagged = ({ w, h, nodes }: Sprite): Sprite => ({
  w: w + 10,
  h: h + 6,
  nodes: [
    rect({ x: 0, y: 0, w: w + 10, h: h + 6 }, { fill: done, stroke: stroke(doneEdge, 3), radius: 9 }),
    group([...nodes], { x: 5, y: 3 }),
  ],
});
function stubSign({ points, stub }: Stretch, taken: Frame[], pieces: readonly Frame[]): Node[] {
  if (!stub) return [];
  const [inner, outer] = stub.isOut ? [points[0]!, points.at(-1)!] : [points.at(-1)!, points[0]!];
  const drawn = tagged(place(stub.id));
  const [w, h] = [drawn.w * SIGNED, drawn.h * SIGNED];
  const wanted = towards(outer, inner, -(Math.max(w, h) / 2 + 6));
  const found = free(wanted, [...taken, ...pieces], { w, h }) ?? free(wanted, [...taken], { w, h });
  if (found) taken.push({ x: found[0] - w / 2, y: found[1] - h / 2, w, h });
  return found ? [group([put(drawn, found[0] - w / 2, found[1] - h / 2, SIGNED)], { tag: `stub:${stub.id}` })] : [];
}

/** Three digits have no room on a mark, and no list shows so many. */
const LAST = 99;

const coinFrame = ([x, y]: Point): Frame => ({ x: x - 20, y: y - 16, w: 40, h: 32 });

/** How many of a kind went stands near the middle of their way, clear of pieces. */
const middleOf = (points: readonly Point[]): Point => points[Math.floor(points.length / 2)]!;

/** Who has gone is as large as somebody alone in a hex. */
const GHOST: Readonly<Record<UnitKind, number>> = { character: 74, mech: 72, worker: 62 };

/** Half of the head of a way, and how far its middle lies behind its tip. */
const HEAD = { half: 13, behind: 11 };
function headFrame(points: readonly Point[]): Frame {
  const [x, y] = towards(points.at(-1)!, points.at(-2)!, HEAD.behind);
  return { x: x - HEAD.half, y: y - HEAD.half, w: 2 * HEAD.half, h: 2 * HEAD.half };
}

const far = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

const at = (id: string): Point => cells.get(id)!.at;
