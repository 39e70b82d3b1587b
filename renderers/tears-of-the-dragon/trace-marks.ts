import { inset } from '../boxes.ts';
import { type Frame, glowing, group, line, type Node, type Point, path, polygon, stroke } from '../scene.ts';
import { arrow, DONE, footprints } from '../ways.ts';
import { coveredBy } from './beside.ts';
import { CROP, cells } from './geography.ts';
import type { March } from './last-action.ts';
import { wayOf } from './roads.ts';

/** Marks of what has just happened on the map, in amber between dark lines: a halo, an arrow at somebody, a way, an arc of magic. */

/** Amber of what came before the newest. */
const PALE = '#ffd7a6';

/** A soft light under a place, with an edge of amber: it changed, or somebody acts there. Of an earlier deed it is `pale`: a thin ring. */
export function halo(id: string, how: 'loud' | 'pale' = 'loud'): Node {
  const { x, y, w, h } = inset(cells.get(id)!.frame, -2);
  const [cx, cy, rx, ry] = [x + w / 2, y + h / 2, w / 2, h / 2];
  const k = 0.5523;
  const at = (dx: number, dy: number) => `${Math.round(cx + rx * dx)} ${Math.round(cy + ry * dy)}`;
  const d = `M${at(-1, 0)} C${at(-1, -k)} ${at(-k, -1)} ${at(0, -1)} C${at(k, -1)} ${at(1, -k)} ${at(1, 0)} C${at(1, k)} ${at(k, 1)} ${at(0, 1)} C${at(-k, 1)} ${at(-1, k)} ${at(-1, 0)} Z`;
  if (how === 'pale') {
    const ring = [path(d, { stroke: stroke(DONE.edge, 6) }), path(d, { stroke: stroke(PALE, 3.5) })];
    return group(ring, { tag: `earlier:${id}`, opacity: 0.85 });
  }
  return group(
    [
      path(d, { fill: glowing([cx, cy], Math.max(rx, ry), '#fff2b870', '#ffe08a40', '#ffd45e50') }),
      path(d, { stroke: stroke(DONE.edge, 9) }),
      path(d, { stroke: stroke(DONE.light, 5) }),
    ],
    { tag: `lit:${id}` },
  );
}

/** An arrow at whoever was called to act, and what it covers: from above, or from where it covers nobody. Throws for an unknown place. */
export function pointer(id: string, rooms: readonly Frame[]): { node: Node; frame: Frame } {
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
  const frameOf = ([[tx, ty], [dx, dy]]: (typeof tips)[number]): Frame => ({
    x: tx - 26 - dx * 24,
    y: ty - 26 - dy * 24,
    w: 52,
    h: 52,
  });
  const covers = (one: (typeof tips)[number]): number => coveredBy(frameOf(one), rooms);
  const best = tips.reduce((a, b) => (covers(b) < covers(a) ? b : a));
  const [[tx, ty], [dx, dy]] = best;
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

/** An arc of magic from one place to another. */
export function arc([ax, ay]: Point, [bx, by]: Point, to: string): Node {
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
