import { textWidth } from '../measure.ts';
import { group, type Node, rect, type Sprite, stroke, words } from '../scene.ts';
import { done, doneEdge, doneLight } from '../theme.ts';
import { COUNTED, leftOf, type Plan } from './seat-plan.ts';
import { signed } from './tallies.ts';
import type { Changes } from './told.ts';

/** What a seat has more or less of since the last picture: round each number that is other a frame of amber, on it by how much. */

const FIGURE = 29;
const H = 33;
/** Of the frame of a number: from its left end, and its size. */
const CELL = { x: -5, w: 113, h: 47 };
/** The tag lies over the upper edge of the frame. */
const OVER = 38;

/** "+2" on amber, its middle at the origin. */
function tag(n: number): Sprite {
  const text = signed(n);
  const w = Math.ceil(textWidth(text, FIGURE, true)) + 22;
  return {
    w,
    h: H,
    nodes: [
      rect({ x: -w / 2, y: -H / 2, w, h: H }, { fill: done, stroke: stroke(doneEdge, 2.5), radius: 12 }),
      words(text, 0, -0.5, { size: FIGURE, bold: true, colour: doneEdge, align: 'centre' }),
    ],
  };
}

/** Frames round what is counted on a plate and has changed, over its numbers; nothing where it came to nothing. */
export const changed = (changes: ReturnType<Changes['get']>, plan: Plan): Node[] =>
  COUNTED.flatMap((kind): Node[] => {
    const n = changes?.get(kind) ?? 0;
    if (n === 0) return [];
    const frame = { x: leftOf(kind, plan) + CELL.x, y: plan.low - CELL.h / 2, w: CELL.w, h: CELL.h };
    return [
      group(
        [
          rect(frame, { stroke: stroke(doneEdge, 8), radius: 11 }),
          rect(frame, { stroke: stroke(done, 5), radius: 11 }),
          rect(frame, { stroke: stroke(doneLight, 2, [3.5, 9]), radius: 11 }),
          group(tag(n).nodes, { x: frame.x + frame.w / 2, y: plan.low - OVER }),
        ],
        { tag: `change:${kind}` },
      ),
    ];
  });
