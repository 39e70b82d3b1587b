import type { View } from '#games/scythe/seen/view.types';
import { cornersOf } from '../hexes.ts';
import type { Look } from '../pictures.ts';
import { group, type Node, type Point, path, stroke, tenth } from '../scene.ts';
import { now as lime, nowEdge } from '../theme.ts';
import { type Cell, SIZE } from './cells.ts';
import { holdingOf } from './holding.ts';

/** Which places an open question leaves to choose (`ActionDef.places`), each in a ring of lime within that of its owner. */

/** Within the ring of an owner, and within that of what has changed. */
const INSET = 15;
/** How far each corner reaches along both of its sides, in parts of them. */
const REACH = 0.33;

/** Corners alone, broad: no frame of an owner is drawn so, and they are told without colours too. */
export const askedRings = (view: View, { now }: Look, shown: readonly Cell[]): Node[] => {
  const asked = new Set((now?.asked ?? []).flatMap(({ places = [] }) => places));
  return shown
    .filter(({ id }) => asked.has(id) && !holdingOf(view, id).fight)
    .map(({ id, at }) => choosable(cornersOf(at, SIZE - INSET), `choosable:${id}`));
};

/** The sign of what can be chosen round these corners. */
export function choosable(corners: readonly Point[], tag: string): Node {
  const d = corners
    .map((corner, n) => {
      const [before, after] = [corners.at(n - 1)!, corners[(n + 1) % corners.length]!];
      return `M${part(corner, before)} L${corner.join(' ')} L${part(corner, after)}`;
    })
    .join(' ');
  return group([path(d, { stroke: stroke(nowEdge, 17) }), path(d, { stroke: stroke(lime, 10) })], { tag });
}
const part = ([x, y]: Point, [tx, ty]: Point): string =>
  `${tenth(x + (tx - x) * REACH)} ${tenth(y + (ty - y) * REACH)}`;
