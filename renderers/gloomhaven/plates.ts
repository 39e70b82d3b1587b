import { type Node, rect, stroke } from '../scene.ts';
import { paperLight } from '../theme.ts';

/** What all plates below the map have in common. */

/** From the edge of the picture, and between two. */
export const PLATES = { edge: 10, gap: 8, radius: 10 } as const;

/** A sheet of paper with a fine line within its edge. */
export const plainPlate = (w: number, h: number, edge: string): Node[] => [
  rect({ x: 0, y: 0, w, h }, { fill: paperLight, stroke: stroke(edge, 2.5), radius: PLATES.radius }),
  rect({ x: 4, y: 4, w: w - 8, h: h - 8 }, { stroke: stroke('#b99f6c90', 1), radius: PLATES.radius - 4 }),
];
