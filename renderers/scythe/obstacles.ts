import type { View } from '#games/scythe/seen/view.types';
import { setText } from '../measure.ts';
import type { Frame, Node, Point } from '../scene.ts';
import { cells } from './cells.ts';
import { HIGH } from './counters.ts';
import type { Fresh } from './fresh.ts';
import { KINDS } from './holding.ts';
import { codeAside } from './lanes.ts';
import { placePieces } from './places.ts';

/** What stands in hexes where ways lead, as frames: no arrow should lie over it, and no number may lie over its words. */

export interface Obstacles {
  /** Words of pieces, and labels of hexes. */
  words: Frame[];
  pieces: Frame[];
  /** Of these the plates with goods and numbers: what is taken along never hides one. */
  plates: Frame[];
  /** Where somebody stood: ways begin there, but no number lies there. */
  ghosts: Frame[];
}

type At = { x: number; y: number; scale: number };

/** Units, structures, tokens: so much of each in the scale of its group. */
const SIZES: readonly (readonly [head: string, size: number])[] = [
  ['counter:', 46],
  ['structure:', 46],
  ['encounter:', 30],
  ['token:', 34],
];
const GHOST = 38;
const LABEL = { x: -29, y: -80, w: 58, h: 35 };

/** In these hexes. */
export function obstaclesAt(view: View, ids: Iterable<string>, fresh?: (id: string) => Fresh): Obstacles {
  const found: Obstacles = { words: [], pieces: [], plates: [], ghosts: [] };
  for (const id of ids) {
    const cell = cells.get(id)!;
    const [x, y] = cell.at;
    if (!cell.home)
      found.words.push({ ...LABEL, x: x + LABEL.x + codeAside(fresh?.(id).crossed ?? []), y: y + LABEL.y });
    gather(placePieces(view, cell, fresh?.(id)), { x: 0, y: 0, scale: 1 }, found);
  }
  return found;
}

/** Where a counter stands, and how far it reaches from its middle. */
export interface Stand {
  at: Point;
  r: number;
}

/** The counter in what is named so at a place; undefined where none is drawn. */
export function standOf(view: View, id: string, name: string, fresh: Fresh | undefined): Stand | undefined {
  const high = HIGH[KINDS.find((kind) => name.includes(`:${kind}`)) ?? 'worker'];
  const found = (nodes: readonly Node[], to: At, isIn: boolean): Stand | undefined => {
    for (const node of nodes) {
      if (node.kind !== 'group') continue;
      const { x = 0, y = 0, scale = 1, tag } = node;
      const own = { x: to.x + x * to.scale, y: to.y + y * to.scale, scale: to.scale * scale };
      if (isIn && tag?.startsWith('counter:')) return { at: [own.x, own.y], r: (high * own.scale) / 2 };
      const inner = found(node.nodes, own, isIn || tag?.startsWith(name) === true);
      if (inner) return inner;
    }
    return undefined;
  };
  return found(placePieces(view, cells.get(id)!, fresh), { x: 0, y: 0, scale: 1 }, false);
}
const placed = ({ x, y, w, h }: Frame, to: At): Frame => ({
  x: to.x + x * to.scale,
  y: to.y + y * to.scale,
  w: w * to.scale,
  h: h * to.scale,
});

/** The frames among nodes, wherever groups have moved them. */
function gather(nodes: readonly Node[], to: At, found: Obstacles): void {
  for (const node of nodes) {
    if (node.kind === 'text') {
      found.words.push(placed(setText(node).box, to));
    }
    if (node.kind === 'rect') {
      found.pieces.push(placed(node, to));
      found.plates.push(placed(node, to));
    }
    if (node.kind !== 'group') continue;
    const { x = 0, y = 0, scale = 1, tag } = node;
    if (tag?.startsWith('ghost:')) {
      const [inner] = node.nodes;
      if (inner?.kind === 'group')
        found.ghosts.push(
          placed({ x: (inner.x ?? 0) - GHOST / 2, y: (inner.y ?? 0) - GHOST / 2, w: GHOST, h: GHOST }, to),
        );
      continue;
    }
    const own = { x: to.x + x * to.scale, y: to.y + y * to.scale, scale: to.scale * scale };
    const size = SIZES.find(([head]) => tag?.startsWith(head))?.[1];
    if (size === undefined) gather(node.nodes, own, found);
    else {
      const w = size * own.scale;
      found.pieces.push({ x: own.x - w / 2, y: own.y - w / 2, w, h: w });
    }
  }
}

/** Whether the hex that a point lies in is one of these. */
export const isOver =
  (ids: readonly string[]) =>
  ([x, y]: Point): boolean => {
    const far = ({ at }: { at: Point }) => Math.hypot(at[0] - x, at[1] - y);
    const nearest = [...cells.values()].reduce((best, one) => (far(one) < far(best) ? one : best));
    return ids.includes(nearest.id);
  };

/** Whether a point is nearer to a frame than so much. */
export const isNear = ([px, py]: Point, { x, y, w, h }: Frame, by: number): boolean =>
  px > x - by && px < x + w + by && py > y - by && py < y + h + by;
