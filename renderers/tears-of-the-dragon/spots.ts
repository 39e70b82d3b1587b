import type { Group, Node, Point } from '../scene.ts';
import { COLLARS, type Mark } from './collars.ts';

/** Where marked pieces came to stand: read off their collars, after all have been packed into their rooms. */

/** The middles of all collars among drawn nodes, in the coordinates of the nodes. */
export type Spots = Record<Mark, Point[]>;

/** Every collar that is drawn in these nodes, from left to right as they are drawn. */
export function spotsIn(nodes: readonly Node[]): Spots {
  const found: Spots = { asked: [], foe: [], done: [] };
  for (const node of nodes) if (node.kind === 'group') walk(node, { x: 0, y: 0, scale: 1 }, found);
  return found;
}

function walk(
  { x = 0, y = 0, scale = 1, tag, nodes }: Group,
  at: { x: number; y: number; scale: number },
  found: Spots,
): void {
  const here = { x: at.x + x * at.scale, y: at.y + y * at.scale, scale: at.scale * scale };
  for (const mark of Object.keys(COLLARS) as Mark[]) if (tag === COLLARS[mark]) found[mark].push([here.x, here.y]);
  for (const node of nodes) if (node.kind === 'group') walk(node, here, found);
}
