import { coveredBy, inset } from '../boxes.ts';
import { type Frame, glowing, group, type Node, type Point, path, put, type Sprite, stroke } from '../scene.ts';
import { now, nowEdge } from '../theme.ts';
import { arrow, DONE, type WayInk } from '../ways.ts';
import { drawingsNear, stem } from './beside.ts';
import { spellPart } from './deed-parts.ts';
import { cells, within } from './geography.ts';
import type { March } from './last-action.ts';
import { isAlong, roadsNear } from './roads.ts';

/** Marks on the map of what has just happened, in amber between dark lines: lights, names on stems, ways, spells. In lime where somebody may go. */

/** Of what came before the newest. */
const PAST = { light: '#f0a04a', edge: DONE.edge };

/** How a place is lit. */
export type Halo = 'loud' | 'soft' | 'pale' | 'asked';

/** A soft light under a place, with an edge of amber: it changed. Of pieces that are marked themselves the light alone (`soft`); of an earlier deed a thin ring (`pale`). A question about the place has a lime ring (`asked`). */
export function halo(id: string, how: Halo = 'loud'): Node {
  const cell = cells.get(id)!;
  // Of a castle that changed before round its walls alone: nobody need stand before them.
  const { x, y, w, h } = inset(how === 'pale' && cell.inside ? wallsOf(cell.at) : cell.frame, -2);
  const [cx, cy, rx, ry] = [x + w / 2, y + h / 2, w / 2, h / 2];
  const k = 0.5523;
  const at = (dx: number, dy: number) => `${Math.round(cx + rx * dx)} ${Math.round(cy + ry * dy)}`;
  const d = `M${at(-1, 0)} C${at(-1, -k)} ${at(-k, -1)} ${at(0, -1)} C${at(k, -1)} ${at(1, -k)} ${at(1, 0)} C${at(1, k)} ${at(k, 1)} ${at(0, 1)} C${at(-k, 1)} ${at(-1, k)} ${at(-1, 0)} Z`;
  if (how === 'pale') {
    const ring = [path(d, { stroke: stroke(DONE.edge, 6) }), path(d, { stroke: stroke(PAST.light, 3.5) })];
    return group(ring, { tag: `earlier:${id}`, opacity: 0.85 });
  }
  if (how === 'asked') {
    const ring = [path(d, { stroke: stroke(nowEdge, 12) }), path(d, { stroke: stroke(now, 7) })];
    return group(ring, { tag: `asks:${id}` });
  }
  const light =
    how === 'loud'
      ? glowing([cx, cy], Math.max(rx, ry), '#fff2b870', '#ffe08a40', '#ffd45e50')
      : glowing([cx, cy], Math.max(rx, ry), '#fff2b8b0', '#ffe08a60', '#ffd45e00');
  return group(
    [
      path(d, { fill: light }),
      ...(how === 'loud'
        ? [path(d, { stroke: stroke(DONE.edge, 9) }), path(d, { stroke: stroke(DONE.light, 5) })]
        : []),
    ],
    { tag: `lit:${id}` },
  );
}

const wallsOf = ([x, y]: Point): Frame => ({ x: x - 92, y: y - 88, w: 184, h: 152 });

/** From the middle of a marked piece to beyond its collar. */
export const COLLAR = 33;

/** What already lies round a piece that is pointed at. */
interface Beside {
  rooms: readonly Frame[];
  /** Names as they stand without it. */
  names: readonly Frame[];
  seen: Frame;
}

/** How far from the collar of its piece a name is looked for, the nearest first. */
const LONG = [22, 40, 62, 88, 118, 152];
const TURNS = 24;
/** What a square pixel costs that is covered, and what a pixel of the stem: names can make way, and then stand far from their places. */
const COSTS = { lying: 160, name: 45, away: 200 } as const;
/** So much of what lies there a name may touch. */
const TOUCHED = 60;
const STEP = 18;

/**
 * The name of the piece that was called to act on a plain stem, no arrow of a march, and what both cover. It hides no drawing of a place, no name,
 * no piece and no target. Its stem lies along no road: rather it is longer, and where none is long enough the name stands nowhere. The bar and
 * its row name him as well.
 */
export function pointer(
  [px, py]: Point,
  tag: Sprite,
  { rooms, names, seen }: Beside,
): { node: Node; frames: Frame[] } | undefined {
  const drawings = drawingsNear('', [px, py], 420);
  const lying = [...rooms, ...drawings];
  const room = inset(seen, 14);
  const spots = LONG.flatMap((long) => around(long, [px, py], tag));
  const costOf = ({ named, steps, long }: Spot) =>
    COSTS.lying * coveredBy(inset(named, -4), lying) +
    COSTS.name * coveredBy(inset(named, -4), names) +
    steps.reduce((sum, one) => sum + COSTS.lying * coveredBy(one, lying) + COSTS.name * coveredBy(one, names), 0) +
    COSTS.away * long;
  const roads = roadsNear([px, py], LONG.at(-1)! + 2 * COLLAR);
  const isFree = ({ named, way }: Spot) =>
    within(named, room) && coveredBy(named, lying) <= TOUCHED && !isAlong(way, roads);
  const [best] = spots
    .filter(isFree)
    .map((spot) => ({ spot, cost: costOf(spot) }))
    .toSorted((a, b) => a.cost - b.cost);
  if (!best) return undefined;
  const { named, steps, way } = best.spot;
  const [from, to] = way;
  const nodes = [...stem(to, from), put(tag, named.x, named.y)];
  return { node: group(nodes, { tag: 'called' }), frames: [named, ...steps] };
}

/** A name near a piece, with the stem that leads to it. */
interface Spot {
  long: number;
  named: Frame;
  steps: Frame[];
  way: readonly [Point, Point];
}

/** All round a piece: the edge of the name that is next to it is so far from its collar. */
const around = (long: number, [px, py]: Point, { w, h }: Sprite): Spot[] =>
  Array.from({ length: TURNS }, (_, n): Spot => {
    const turn = (n / TURNS) * 2 * Math.PI;
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    const far = COLLAR + long;
    // Where the stem ends, and how the name lies round that: beside it, over or below it.
    const [tx, ty] = [px + dx * far, py + dy * far];
    const named = { x: tx + (dx * w) / 2 - w / 2, y: ty + (dy * h) / 2 - h / 2, w, h };
    const way = [
      [px + dx * COLLAR, py + dy * COLLAR],
      [tx + dx * 4, ty + dy * 4],
    ] as const;
    const many = Math.max(1, Math.round(long / STEP));
    const steps = Array.from({ length: many }, (_, k): Frame => {
      const at = COLLAR + ((k + 0.5) / many) * long;
      return { x: px + dx * at - STEP / 2, y: py + dy * at - STEP / 2, w: STEP, h: STEP };
    });
    return { long, named, steps, way };
  });

/** The way of a march as a broad arrow, along a line as it is drawn (`trailOf`); a rim of paper parts it from walls that it crosses. */
export function wayNode({ way, afloat }: March, trail: readonly Point[]): Node {
  const tag = `way:${way[0]}:${way.at(-1)}`;
  const drawn = (ink: WayInk, wider: number) =>
    arrow(trail, { tag, ink, width: 9 + wider, ...(!afloat && { width: 11 + wider, bend: 0, gap: GAP }) });
  return group([drawn(RIM, 5), drawn(DONE, 0)], { tag });
}
const GAP = [26, COLLAR + 14] as const;
const RIM = { light: '#fff8e4', edge: '#fff8e4' };

/** The same of what came before the newest: as broad, in a deeper amber. */
export function earlierWay({ way, afloat }: March, trail: readonly Point[]): Node {
  const tag = `way:${way[0]}:${way.at(-1)}`;
  return arrow(trail, { tag, ink: PAST, width: 10, ...(!afloat && { bend: 0, gap: [26, COLLAR + 10] as const }) });
}
/** The way of a spell from its caster to whom it fell on, with its sign beside him. */
export function charm(from: Point, to: Point, spell: string): Node {
  const star = spellPart(spell);
  const k = 0.86;
  return group(
    [
      arrow([from, to], { width: 10, gap: [COLLAR, COLLAR + 12], bend: 0.08, tag: 'charm', ink: DONE }),
      put(star, to[0] - 30 - (star.w * k) / 2, to[1] + 28 - (star.h * k) / 2, k),
    ],
    { tag: `charm:${spell}` },
  );
}
