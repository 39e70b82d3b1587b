import { textWidth } from '../measure.ts';
import { group, type Node, rect, type Sprite, stroke, words } from '../scene.ts';
import { done, doneEdge, doneLight } from '../theme.ts';
import { COUNTED, cellOf, PLAN } from './seat-plan.ts';
import type { Changes } from './told.ts';
import { signed } from './told.ts';

/** What a seat has more or less of since the last picture: each number that is other stands on amber, above it by how much. */

const FIGURE = 28;
const H = 31;
/** The middle of the tag above that of the cell: between name and number. */
const OVER = 35;

type Change = ReturnType<Changes['get']>;

/** What is counted on a plate and has changed; nothing that came to nothing. */
const changedOf = (change: Change): { kind: (typeof COUNTED)[number]; n: number }[] =>
  COUNTED.map((kind) => ({ kind, n: change?.get(kind) ?? 0 })).filter(({ n }) => n !== 0);

/** "+2", pale on dark, its middle at the origin. */
function tag(n: number): Sprite {
  const text = signed(n);
  const w = Math.ceil(textWidth(text, FIGURE, true)) + 22;
  return {
    w,
    h: H,
    nodes: [
      rect({ x: -w / 2, y: -H / 2, w, h: H }, { fill: '#1d1006', stroke: stroke(done, 3), radius: 12 }),
      words(text, 0, -0.5, { size: FIGURE, bold: true, colour: '#ffd9a0', align: 'centre' }),
    ],
  };
}

/** The ground of numbers that have changed, below them. */
export const changedCells = (change: Change): Node[] =>
  changedOf(change).flatMap(({ kind }) => [
    rect(cellOf(kind), { fill: done, stroke: stroke(doneEdge, 8), radius: 11 }),
    rect(cellOf(kind), { stroke: stroke(doneLight, 3), radius: 11 }),
  ]);

/** By how much they have changed, over their upper edges. */
export const changed = (change: Change): Node[] =>
  changedOf(change).map(({ kind, n }) => {
    const { x, w } = cellOf(kind);
    return group([...tag(n).nodes], { x: x + w / 2, y: PLAN.low - OVER, tag: `change:${kind}` });
  });
