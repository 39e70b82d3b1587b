import type { View } from '#games/scythe/seen/view.types';
import { setText } from '../measure.ts';
import { disc, type Frame, group, type Node, type Point, stroke, words } from '../scene.ts';
import { done, doneEdge } from '../theme.ts';
import { bordersOf, cells, SIZE, tunnels } from './cells.ts';
import { HIGH } from './counters.ts';
import { factionOf, holdingOf, type UnitKind } from './holding.ts';
import { placePieces } from './places.ts';
import { bowed, faded, hollow, trail } from './trail.ts';

/** The ways of a turn on the map: footprints from hex to hex, leaps through tunnels and townships as two ends of one number. */

/** Who went where: the places in order, at least two. */
export interface Way {
  seat: number;
  units: UnitKind[];
  places: string[];
  /** Of the last deed; earlier ones are faint. */
  isLoud: boolean;
}

/** No turn has more moves; of several turns the newest are drawn. */
const MOST = 9;

/** What of the map is shown, and frames in which no number may lie. */
export interface Shown {
  shown: (id: string) => boolean;
  taken?: readonly Frame[];
}

/** Ways in the order in which they were gone, those within what is shown; of several of the last deed each with its number. */
export function drawnWays(view: View, all: readonly Way[], { shown, taken: kept = [] }: Shown): Node[] {
  const ways = together(all).slice(-MOST);
  const several = ways.filter(({ isLoud }) => isLoud).length > 1;
  const taken = ways.length > 0 ? [...kept, ...wordsOnMap(view, shown)] : [];
  let n = 0;
  const drawn = ways.flatMap((way): Drawn[] => {
    const seen = shownEnd(way, shown);
    if (way.isLoud) n++;
    return seen ? [drawnWay(view, seen, { mark: several && way.isLoud ? n : undefined, taken })] : [];
  });
  // Numbers lie over all ways.
  return [...drawn.flatMap(({ way }) => way), ...drawn.flatMap(({ marks }) => marks)];
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

/** Within a hex pieces stand in the middle and above the way: it is seen between them. */
const ASIDE = 40;
/** On the edge of a hex there is nothing but a river. */
const RIM = SIZE * 0.87;
const MARK = 16;
/** A number stands so far beside its way. */
const SIDE = 30;

interface Drawn {
  way: Node[];
  marks: Node[];
}

const isStep = (from: string, to: string): boolean => bordersOf(from).some((border) => border.to === to);

/** A way cut where it leaps: each part is gone from hex to hex. */
function partsOf(places: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (const id of places) {
    const last = parts.at(-1);
    if (last && isStep(last.at(-1)!, id)) last.push(id);
    else parts.push([id]);
  }
  return parts;
}

function drawnWay(
  view: View,
  { seat, units, places, isLoud }: Way,
  { mark, taken }: { mark: number | undefined; taken: Frame[] },
): Drawn {
  const tag = `${places[0]}:${places.at(-1)}`;
  const parts = partsOf(places);
  const { units: rest, goods } = holdingOf(view, places[0]!);
  const isLeft = rest.length + goods.length > 0;
  const start = towards(places[0]!, places[1]!, isLeft ? ASIDE : 10);
  const end = towards(places.at(-1)!, places.at(-2)!, holdingOf(view, places.at(-1)!).fight ? 74 : 52);
  const ghosts = units
    .slice(0, 1)
    .map((kind) => group([hollow(factionOf(view, seat), kind, start, HIGH[kind] * 0.86)], { tag: `ghost:${tag}` }));
  const trails = parts.flatMap((part, n): Node[] => {
    const [isFirst, isLast] = [n === 0, n === parts.length - 1];
    const [here] = part as [string];
    // A leap from or to a place where nothing else was gone is a short way at the rim.
    const before = isFirst ? start : part.length > 1 ? at(here) : towards(here, parts[n - 1]!.at(-1)!, RIM);
    const after = isLast ? end : part.length > 1 ? at(part.at(-1)!) : towards(here, parts[n + 1]![0]!, RIM);
    const via = part.slice(1, -1).map(at);
    const line = via.length > 0 || parts.length > 1 ? [before, ...via, after] : bowed(before, after, 0.16);
    return [trail(line, `way:${tag}`)];
  });
  const leaps = parts.slice(1).flatMap((part, n) => {
    const from = parts[n]!.at(-1)!;
    return [towards(from, part[0]!, RIM + 8), towards(part[0]!, from, RIM + 8)];
  });
  const marks = leaps.length > 0 ? leaps : mark === undefined ? [] : [beside(places[0]!, places[1]!)];
  return {
    way: faded(isLoud, [...trails, ...ghosts]),
    marks: (isLoud ? marks : []).flatMap((point) => {
      const at = free(point, taken);
      return at ? [step(mark ?? 1, at, tag)] : [];
    }),
  };
}

/** The number of a step in gold, its middle on the point. */
export const step = (n: number, [x, y]: Point, tag = 'sign'): Node =>
  group(
    [
      disc(0, 0, MARK + 2.5, { fill: doneEdge }),
      disc(0, 0, MARK, { fill: done, stroke: stroke(doneEdge, 2) }),
      words(String(n), 0, 0, { size: 26, bold: true, colour: doneEdge, align: 'centre' }),
    ],
    { x, y, tag: `step:${tag}` },
  );

/** Where no other number, no label and no figure of a piece is: near what is wanted. Takes the place; undefined if there is none. */
function free([wx, wy]: Point, taken: Frame[]): Point | undefined {
  const found = NEAR.map(([dx, dy]): Point => [wx + dx, wy + dy]).find(
    (one) => !taken.some((frame) => meet(around(one), frame)),
  );
  if (found) taken.push(around(found));
  return found;
}
const around = ([x, y]: Point): Frame => ({ x: x - MARK - 2, y: y - MARK - 2, w: 2 * MARK + 4, h: 2 * MARK + 4 });
const meet = (a: Frame, b: Frame): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const NEAR: readonly Point[] = [0, 10, 20, 32, 44, 58].flatMap((far): Point[] =>
  [0, 180, 90, 270, 45, 225, 135, 315].map((turn): Point => {
    const angle = (turn * Math.PI) / 180;
    return [Math.round(far * Math.cos(angle)), Math.round(far * Math.sin(angle))];
  }),
);

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

/** On the edge between two neighbours, so far to the side that the way is seen. */
function beside(from: string, to: string): Point {
  const [[ax, ay], [bx, by]] = [at(from), at(to)];
  const length = Math.hypot(bx - ax, by - ay);
  const [x, y] = towards(from, to, RIM);
  return [x + ((by - ay) * SIDE) / length, y - ((bx - ax) * SIDE) / length];
}

/** So far from the middle of one place in the direction of another. */
function towards(from: string, to: string, far: number): Point {
  const [[ax, ay], [bx, by]] = [at(from), at(to)];
  const length = Math.hypot(bx - ax, by - ay);
  return [ax + ((bx - ax) * far) / length, ay + ((by - ay) * far) / length];
}
