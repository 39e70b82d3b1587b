import type { View } from '#games/scythe/seen/view.types';
import { cornersOf } from '../hexes.ts';
import type { Look } from '../pictures.ts';
import { group, type Node, path, stroke } from '../scene.ts';
import { now as lime, nowEdge } from '../theme.ts';
import { type Cell, SIZE } from './cells.ts';
import { holdingOf } from './holding.ts';

/** Which places an open question leaves to choose (`ActionDef.places`), each in a ring of lime within that of its owner. */

/** Within the ring of an owner, and within that of what has changed. */
const INSET = 15;

/** Rings round the places among these that are asked for; a fight has one already. */
export const askedRings = (view: View, { now }: Look, shown: readonly Cell[]): Node[] => {
  const asked = new Set((now?.asked ?? []).flatMap(({ places = [] }) => places));
  return shown
    .filter(({ id }) => asked.has(id) && !holdingOf(view, id).fight)
    .map(({ id, at }) => {
      const corners = cornersOf(at, SIZE - INSET).map((corner) => corner.join(' '));
      const d = `M${corners.join(' L')} Z`;
      return group([path(d, { stroke: stroke(nowEdge, 14) }), path(d, { stroke: stroke(lime, 8) })], {
        tag: `choosable:${id}`,
      });
    });
};
