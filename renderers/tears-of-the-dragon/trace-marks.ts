import { coveredBy, inset } from '../boxes.ts';
import { type Frame, glowing, group, line, type Node, type Point, path, put, type Sprite, stroke } from '../scene.ts';
import { now, nowEdge } from '../theme.ts';
import { arrow, DONE } from '../ways.ts';
import { drawingsNear } from './beside.ts';
import { spellPart } from './deed-parts.ts';
import { cells, within } from './geography.ts';
import type { March } from './last-action.ts';

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

/** How long the stem from a name to a piece is. */
const LONG = 22;

/** What already lies round a piece that is pointed at. */
interface Beside {
  rooms: readonly Frame[];
  seen: Frame;
}

/** The name of the piece that was called to act on a plain stem, no arrow of a march, and what both cover: from where that is least. Throws for an unknown place. */
export function pointer(
  id: string,
  [px, py]: Point,
  tag: Sprite,
  { rooms, seen }: Beside,
): { node: Node; frames: Frame[] } {
  const { name } = cells.get(id)!;
  const drawings = drawingsNear('', [px, py], 260);
  const ways: readonly Point[] = [
    [0, -1],
    [0, 1],
    [1, 0],
    [-1, 0],
  ];
  const framesOf = ([dx, dy]: Point): { stem: Frame; tag: Frame } => {
    const [tx, ty] = [px - dx * COLLAR, py - dy * COLLAR];
    const [x, y] = [tx - dx * (LONG + tag.w / 2), ty - dy * (LONG + tag.h / 2)];
    const inSight = Math.max(seen.x + 16, Math.min(seen.x + seen.w - 16 - tag.w, x - tag.w / 2));
    return {
      stem: { x: tx - 9 - (dx * LONG) / 2, y: ty - 9 - (dy * LONG) / 2, w: 18, h: 18 },
      tag: { x: dx === 0 ? inSight : x - tag.w / 2, y: y - tag.h / 2, w: tag.w, h: tag.h },
    };
  };
  const room = inset(seen, 10);
  const covers = (way: Point): number => {
    const { stem: own, tag: named } = framesOf(way);
    const cost = (frame: Frame) =>
      20 * coveredBy(frame, rooms) + 6 * coveredBy(frame, [name]) + 3 * coveredBy(frame, drawings);
    return cost(own) + cost(named) + (within(named, room) ? 0 : 1e6);
  };
  const best = ways.reduce((a, b) => (covers(b) < covers(a) ? b : a));
  const [dx, dy] = best;
  const { stem: own, tag: named } = framesOf(best);
  const way = [
    [px - dx * COLLAR, py - dy * COLLAR],
    [px - dx * (COLLAR + LONG + 4), py - dy * (COLLAR + LONG + 4)],
  ] as const;
  const nodes = [line(way, stroke(DONE.edge, 13)), line(way, stroke(DONE.light, 7)), put(tag, named.x, named.y)];
  return { node: group(nodes, { tag: `called:${id}` }), frames: [own, named] };
}

/** The way of a march as a broad arrow, along a line as it is drawn (`trailOf`). */
export function wayNode({ way, afloat }: March, trail: readonly Point[]): Node {
  const tag = `way:${way[0]}:${way.at(-1)}`;
  return arrow(trail, {
    tag,
    ink: DONE,
    ...(!afloat && { width: 11, bend: 0, gap: [26, COLLAR + 14] as const }),
  });
}

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
