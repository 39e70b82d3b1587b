import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import { inset } from '../boxes.ts';
import type { Now } from '../pictures.ts';
import {
  type Frame,
  glowing,
  group,
  line,
  type Node,
  type Point,
  path,
  polygon,
  put,
  type Sprite,
  stroke,
} from '../scene.ts';
import { arrow, footprints, ghostAt } from '../ways.ts';
import { GOLD } from './deed-parts.ts';
import { CROP, cells, MAP, within } from './geography.ts';
import { type March, marchesOf } from './last-action.ts';
import { plateOf } from './plates.ts';
import { wayOf } from './roads.ts';
import { isRecord, listOf, placeIn, type Told, toldIn, whereOf } from './told.ts';

/**
 * What just happened, on the map: the last deed loud in gold, with its way, a halo round its place and a plate that says what came of
 * it; the ways of earlier deeds of the stretch faint.
 */

/** What is drawn of it, and where no name may stand. */
export interface Traces {
  /** Under the pieces. */
  below: Node[];
  /** Over them. */
  above: Node[];
  rooms: Frame[];
}

/** What of the map is seen, what is drawn there already, and who stands as a ghost where a march began. */
export interface Around {
  seen: Frame;
  /** Rooms of pieces. */
  rooms: readonly Frame[];
  ghost(march: March): Sprite | undefined;
}

/** More would hide the map. */
const MOST_WAYS = 3;
const GHOST = 0.85;

export function tracesOf(view: View, now: Now, around: Around): Traces {
  const all = toldIn(now);
  const last = all.at(-1);
  const marches = marchesOf(all);
  // What went on where an earlier leg ended is one way with it.
  const loud = last && marchesOf([last]).length > 0 ? marches.at(-1) : undefined;
  const faint = marches.filter((march) => march !== loud).slice(1 - MOST_WAYS);
  const at = last && whereOf(last, view, now);
  const isHere = at !== undefined && within(boxed(cells.get(at)!.at), around.seen);
  const ghosts = loud ? ghostsOf(loud, around) : [];
  const plate = last && plated(last, view, { at: isHere ? at : undefined, loud, around });
  const aimed = last && isHere ? aimsOf(last, at) : [];
  return {
    below: [
      ...(isHere && plate?.isApart !== true ? [halo(at)] : []),
      ...faint.map((march) => group([wayNode(march)], { opacity: 0.4 })),
      ...(loud ? [wayNode(loud), ...ghosts.map(({ node }) => node)] : []),
    ],
    above: [
      ...(isHere && last?.type === 'activated' ? [pointer(at, around.rooms)] : []),
      ...aimed.map((to) => arc(cells.get(at!)!.at, cells.get(to)!.at, to)),
      ...(plate ? [plate.node] : []),
    ],
    rooms: [...ghosts.map(({ frame }) => frame), ...(plate ? [plate.frame] : [])],
  };
}

const boxed = ([x, y]: Point): Frame => ({ x, y, w: 1, h: 1 });

/** The way of a march with a head where it ends: footprints on land, an arrow on water. */
function wayNode(march: March): Node {
  const tag = `way:${march.way[0]}:${march.way.at(-1)}`;
  const points = wayOf(march.way);
  if (march.afloat) return arrow(points, { tag, ink: GOLD });
  return group([footprints(points, { gap: [26, 52], ink: GOLD, size: 1.25 }), headOf(points)], { tag });
}

/** How far from the middle of a place the head of a way lies. */
const SHORT = 34;

function headOf(points: readonly Point[]): Node {
  const [tx, ty] = points.at(-1)!;
  const [fx, fy] = points.findLast(([x, y]) => Math.hypot(x - tx, y - ty) > SHORT) ?? points[0]!;
  const far = Math.hypot(tx - fx, ty - fy) || 1;
  const [ux, uy] = [(tx - fx) / far, (ty - fy) / far];
  const at = (along: number, across: number): Point => [
    Math.round(tx - ux * (SHORT - along) - uy * across),
    Math.round(ty - uy * (SHORT - along) + ux * across),
  ];
  const head = [at(14, 0), at(-12, 14), at(-6, 0), at(-12, -14)];
  return polygon(head, { fill: GOLD.light, stroke: stroke(GOLD.edge, 3.5) });
}

/** A soft light under a place, with an edge of gold: it changed, or somebody acts there. */
function halo(id: string): Node {
  const { x, y, w, h } = inset(cells.get(id)!.frame, -2);
  const [cx, cy, rx, ry] = [x + w / 2, y + h / 2, w / 2, h / 2];
  const k = 0.5523;
  const at = (dx: number, dy: number) => `${Math.round(cx + rx * dx)} ${Math.round(cy + ry * dy)}`;
  const d = `M${at(-1, 0)} C${at(-1, -k)} ${at(-k, -1)} ${at(0, -1)} C${at(k, -1)} ${at(1, -k)} ${at(1, 0)} C${at(1, k)} ${at(k, 1)} ${at(0, 1)} C${at(-k, 1)} ${at(-1, k)} ${at(-1, 0)} Z`;
  return group(
    [
      path(d, { fill: glowing([cx, cy], Math.max(rx, ry), '#fff2b870', '#ffe08a40', '#ffd45e50') }),
      path(d, { stroke: stroke(GOLD.edge, 9) }),
      path(d, { stroke: stroke(GOLD.light, 5) }),
    ],
    { tag: `lit:${id}` },
  );
}

/** An arrow at whoever was called to act: from above, or from where it covers nobody. */
function pointer(id: string, rooms: readonly Frame[]): Node {
  const { x, y, w, h } = cells.get(id)!.frame;
  const [cx, cy] = [x + w / 2, y + h / 2];
  const tips: readonly (readonly [tip: Point, towards: Point])[] = [
    [
      [cx, Math.max(y + 6, CROP + 56)],
      [0, 1],
    ],
    [
      [x - 4, cy],
      [1, 0],
    ],
    [
      [x + w + 4, cy],
      [-1, 0],
    ],
  ];
  const covers = ([[tx, ty], [dx, dy]]: (typeof tips)[number]): number =>
    covered({ x: tx - 24 - dx * 24, y: ty - 24 - dy * 24, w: 48, h: 48 }, rooms);
  const [[tx, ty], [dx, dy]] = tips.reduce((a, b) => (covers(b) < covers(a) ? b : a));
  const at = (along: number, across: number): Point => [tx + dx * along + dy * across, ty + dy * along + dx * across];
  const points = (k: number): Point[] => [
    at(k, 0),
    at(-24, 22 + k),
    at(-24, 8 + k / 2),
    at(-46 - k / 2, 8 + k / 2),
    at(-46 - k / 2, -8 - k / 2),
    at(-24, -8 - k / 2),
    at(-24, -22 - k),
  ];
  return group([polygon(points(4), { fill: GOLD.edge }), polygon(points(-1), { fill: GOLD.light })], {
    tag: `called:${id}`,
  });
}

/** Who went stands faintly where he came from, if that is free: the old place is hollow. */
function ghostsOf(march: March, { ghost }: Around): { node: Node; frame: Frame }[] {
  const who = ghost(march);
  const cell = cells.get(march.way[0]!);
  if (!who || !cell) return [];
  const [x, y] = [cell.slot.x + cell.slot.w / 2, cell.slot.y + cell.slot.h / 2];
  const [w, h] = [who.w * GHOST, who.h * GHOST];
  const frame = { x: x - w / 2, y: y - h / 2, w, h };
  return [{ node: ghostAt(who, [x, y], GHOST), frame }];
}

/** Where a spell was aimed, other than where its caster stands. */
const aimsOf = ({ type, shown }: Told, from: string): string[] =>
  type.startsWith('spell-')
    ? [...new Set(listOf(shown.on).flatMap((one) => placeIn(argOf(one, 'place')) ?? []))].filter((to) => to !== from)
    : [];

const argOf = (value: Parameters<typeof isRecord>[0], key: string) =>
  isRecord(value) && isRecord(value.args) ? value.args[key] : undefined;

/** An arc of magic from one place to another. */
function arc([ax, ay]: Point, [bx, by]: Point, to: string): Node {
  const [mx, my] = [(ax + bx) / 2 + (by - ay) * 0.18, (ay + by) / 2 - Math.abs(bx - ax) * 0.18 - 30];
  const points = Array.from({ length: 13 }, (_, n): Point => {
    const t = n / 12;
    const of = (a: number, m: number, b: number) => Math.round((1 - t) ** 2 * a + 2 * t * (1 - t) * m + t * t * b);
    return [of(ax, mx, bx), of(ay, my, by)];
  });
  return group(
    [
      line(points, stroke('#2a1050', 11)),
      line(points, stroke('#d9b8ff', 6)),
      line(points, stroke('#ffffff', 2.5, [4, 9])),
    ],
    { tag: `arc:${to}` },
  );
}

/** Where rolls lie that belong to no place: the corner of the map where only land and water are. */
const TRAY: Point = [20, MAP.h - 76];

interface Placed {
  at: string | undefined;
  loud: March | undefined;
  around: Around;
}

/** The plate of a deed where it covers the least. */
function plated(
  last: Told,
  view: View,
  { at, loud, around }: Placed,
): { node: Node; frame: Frame; isApart: boolean } | undefined {
  const plate = plateOf(last, view);
  if (!plate) return undefined;
  const { sprite } = plate;
  const isApart = plate.where === 'apart';
  if (!isApart && at === undefined) return undefined;
  const [w, h] = [sprite.w, sprite.h];
  const frame = isApart ? { x: TRAY[0], y: TRAY[1], w, h } : roomBeside(at!, { w, h }, loud, around);
  if (!within(frame, around.seen)) return undefined;
  return { node: group([put(sprite, frame.x, frame.y)], { tag: `plate:${last.type}` }), frame, isApart };
}

/** The frame beside a place that covers least of pieces, drawings of places and the way. */
function roomBeside(
  at: string,
  { w, h }: { w: number; h: number },
  loud: March | undefined,
  { seen, rooms }: Around,
): Frame {
  const { frame } = cells.get(at)!;
  const [cx, cy] = [frame.x + frame.w / 2, frame.y + frame.h / 2];
  const gap = 2;
  const slides = [0, -30, 30, -60, 60];
  const options: Frame[] = [
    ...slides.map((s) => ({ x: frame.x + frame.w + gap, y: cy - h / 2 + s, w, h })),
    ...slides.map((s) => ({ x: frame.x - w - gap, y: cy - h / 2 + s, w, h })),
    ...slides.map((s) => ({ x: cx - w / 2 + s, y: frame.y - h - gap, w, h })),
    ...slides.map((s) => ({ x: cx - w / 2 + s, y: frame.y + frame.h + gap, w, h })),
  ];
  const drawings = [...cells.values()]
    .filter(({ id }) => id !== at)
    .map(({ at: [x, y], inside }) =>
      inside ? { x: x - 88, y: y - 70, w: 176, h: 104 } : { x: x - 40, y: y - 40, w: 80, h: 46 },
    );
  const names = [...cells.values()].filter(({ id }) => id !== at).map(({ name }) => name);
  const steps = loud ? stepsOf(loud) : [];
  const cost = (one: Frame, n: number) =>
    20 * covered(one, rooms) +
    covered(one, drawings) +
    3 * covered(one, names) +
    covered(one, steps) +
    n * 4 +
    (within(one, inset(seen, 10)) ? 0 : 1e7);
  return options.map((one, n) => ({ one, cost: cost(one, n) })).reduce((a, b) => (b.cost < a.cost ? b : a)).one;
}

/** What a way covers: no plate stands on it. */
const stepsOf = ({ way }: March): Frame[] => wayOf(way).map(([x, y]) => ({ x: x - 9, y: y - 9, w: 18, h: 18 }));

const covered = (a: Frame, those: readonly Frame[]): number =>
  those.reduce(
    (sum, b) =>
      sum +
      Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
        Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)),
    0,
  );
