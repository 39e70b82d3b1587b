import type { View } from '#games/scythe/seen/view.types';
import { cornersOf } from '../hexes.ts';
import { group, type Node, path, polygon, stroke } from '../scene.ts';
import { now, nowEdge } from '../theme.ts';
import { type Cell, SIZE } from './cells.ts';
import { factionLook } from './emblems.ts';
import { clash } from './fights.ts';
import { holdingOf } from './holding.ts';

/** Rings round hexes: whose territories they are, and where something goes on now. */

const hexPath = (shown: readonly Cell[], inset: number): string =>
  shown
    .map(
      ({ at }) =>
        `M${cornersOf(at, SIZE - inset)
          .map((corner) => corner.join(' '))
          .join(' L')} Z`,
    )
    .join(' ');

/** Rings: whose territories they are; where something goes on now, an encounter or a fight. */
export function placeRings(view: View, shown: readonly Cell[]): Node[] {
  // All territories of a seat are one path: rings are a tenth of what is drawn.
  const owned = view.players.flatMap(({ seat, faction }): Node[] => {
    const held = shown.filter(({ id }) => holdingOf(view, id).controller === seat);
    if (held.length === 0) return [];
    const { dark, colour, on, seam } = factionLook(faction);
    const d = hexPath(held, 8);
    // A pale edge: without colours a ring is seen on dark ground too. Its band is never broken: only what has just changed has beads.
    return [
      path(d, { stroke: stroke('#fff1d0d9', 12.5) }),
      path(d, { stroke: stroke(dark, 9.5) }),
      path(d, { stroke: stroke(colour, 7) }),
      ...(seam ? [path(d, { stroke: stroke(on, 2, seam.length > 0 ? seam : undefined) })] : []),
    ];
  });
  return [...owned, ...shown.flatMap((cell) => happening(view, cell))];
}

/** A ring in the colour of what goes on now, and rays below those who fight. */
function happening(view: View, { id, at }: Cell): Node[] {
  const fight = holdingOf(view, id).fight !== null;
  if (!fight && view.encounter?.hex !== id) return [];
  const ring = cornersOf(at, SIZE - 4);
  return [
    group(
      [
        ...(fight ? [group([clash()], { x: at[0], y: at[1] })] : []),
        polygon(ring, { stroke: stroke(nowEdge, 9) }),
        polygon(ring, { stroke: stroke(now, 5) }),
      ],
      { tag: `now:${id}` },
    ),
  ];
}
