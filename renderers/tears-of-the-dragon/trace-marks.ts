import { inset } from '../boxes.ts';
import { disc, type Frame, glowing, group, type Node, type Point, path, polygon, put, stroke } from '../scene.ts';
import { now, nowEdge } from '../theme.ts';
import { arrow, DONE, footprints } from '../ways.ts';
import { coveredBy, drawingsNear } from './beside.ts';
import { spellPart } from './deed-parts.ts';
import { cells } from './geography.ts';
import type { March } from './last-action.ts';
import { wayOf } from './roads.ts';

/** Marks of what has just happened on the map, in amber between dark lines: a light, an arrow at somebody, a way, a spell; in lime where somebody may go. */

/** Amber of what came before the newest. */
const PALE = '#ffd7a6';

/** A soft light under a place, with an edge of amber: it changed. Of pieces that are marked themselves the light alone (`soft`); of an earlier deed a thin ring (`pale`). */
export function halo(id: string, how: 'loud' | 'soft' | 'pale' = 'loud'): Node {
  const { x, y, w, h } = inset(cells.get(id)!.frame, -2);
  const [cx, cy, rx, ry] = [x + w / 2, y + h / 2, w / 2, h / 2];
  const k = 0.5523;
  const at = (dx: number, dy: number) => `${Math.round(cx + rx * dx)} ${Math.round(cy + ry * dy)}`;
  const d = `M${at(-1, 0)} C${at(-1, -k)} ${at(-k, -1)} ${at(0, -1)} C${at(k, -1)} ${at(1, -k)} ${at(1, 0)} C${at(1, k)} ${at(k, 1)} ${at(0, 1)} C${at(-k, 1)} ${at(-1, k)} ${at(-1, 0)} Z`;
  if (how === 'pale') {
    const ring = [path(d, { stroke: stroke(DONE.edge, 6) }), path(d, { stroke: stroke(PALE, 3.5) })];
    return group(ring, { tag: `earlier:${id}`, opacity: 0.85 });
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

/** From the middle of a marked piece to beyond its collar. */
const COLLAR = 33;

/** An arrow whose tip is at the piece that was called to act, and what it covers: from where it covers the least. Throws for an unknown place. */
export function pointer(id: string, [px, py]: Point, rooms: readonly Frame[]): { node: Node; frame: Frame } {
  const { name } = cells.get(id)!;
  const drawings = drawingsNear('', [px, py], 200);
  const ways: readonly Point[] = [
    [0, -1],
    [0, 1],
    [1, 0],
    [-1, 0],
  ];
  const tipOf = ([dx, dy]: Point): Point => [px - dx * COLLAR, py - dy * COLLAR];
  const frameOf = (way: Point): Frame => {
    const [tx, ty] = tipOf(way);
    return { x: tx - 26 - way[0] * 26, y: ty - 26 - way[1] * 26, w: 52, h: 52 };
  };
  const covers = (way: Point): number => {
    const frame = frameOf(way);
    return 20 * coveredBy(frame, rooms) + 6 * coveredBy(frame, [name]) + 3 * coveredBy(frame, drawings);
  };
  const best = ways.reduce((a, b) => (covers(b) < covers(a) ? b : a));
  const [[tx, ty], [dx, dy]] = [tipOf(best), best];
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
  const nodes = [polygon(points(4), { fill: DONE.edge }), polygon(points(-1), { fill: DONE.light })];
  return { node: group(nodes, { tag: `called:${id}` }), frame: frameOf(best) };
}

/** The way of a march with a head where it ends: footprints on land, an arrow on water. */
export function wayNode(march: March): Node {
  const tag = `way:${march.way[0]}:${march.way.at(-1)}`;
  const points = wayOf(march.way);
  if (march.afloat) return arrow(points, { tag, ink: DONE });
  return group([footprints(points, { gap: [26, 52], ink: DONE, size: 1.25 }), headOf(points)], { tag });
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
  return polygon(head, { fill: DONE.light, stroke: stroke(DONE.edge, 3.5) });
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

/** Where the target of a place lies: over its drawing, of a castle over its wall, so that it covers nobody. */
export const goalAt = (id: string): Point => {
  const { at, inside } = cells.get(id)!;
  return [at[0], at[1] - (inside ? 52 : 14)];
};

/** Where somebody who is asked where to may go: a lime target on the place. */
export function goal(id: string): Node {
  const [x, y] = goalAt(id);
  return group(
    [
      disc(x, y, 21, { fill: nowEdge }),
      disc(x, y, 18.5, { fill: now }),
      disc(x, y, 11.5, { fill: nowEdge }),
      disc(x, y, 7.5, { fill: now }),
    ],
    { tag: `goal:${id}` },
  );
}
