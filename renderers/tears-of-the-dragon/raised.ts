import { setText } from '../measure.ts';
import type { Frame, Node, Text } from '../scene.ts';
import { cells } from './geography.ts';
import { apart } from './name-spots.ts';

/** Pieces right below the drawing of their place where its name stands elsewhere: with a gap between they seem to stand at the next place. */

/** Who stands at a place. */
interface Standing {
  id: string;
  nodes: readonly Node[];
}

/** From the foot of a drawing to the pieces. */
const AIR = 3;
/** Less than this nobody sees. */
const LEAST = 8;

/** What stands fast: names, what is drawn of deeds, and places to which lines and rings lead. */
interface Fast {
  names: readonly Text[];
  drawn: readonly Frame[];
  places: ReadonlySet<string>;
}

/** The same with those raised of whose place nothing is told or asked. Castles have walls there. */
export function raised(pieces: readonly Standing[], { names, drawn, places }: Fast): readonly Standing[] {
  const taken = [...names.map((text) => setText(text).box), ...drawn];
  return pieces.map((one) => {
    const by = places.has(one.id) ? 0 : riseOf(one.id, taken);
    const up = (node: Node): Node => (node.kind === 'group' ? { ...node, y: (node.y ?? 0) - by } : node);
    return by < LEAST ? one : { ...one, nodes: one.nodes.map(up) };
  });
}

/** How far the pieces of a place may rise: to its drawing, if nothing lies between. */
function riseOf(id: string, taken: readonly Frame[]): number {
  const cell = cells.get(id);
  if (!cell || cell.inside) return 0;
  const { slot, at } = cell;
  const top = at[1] + FOOT + AIR;
  const between = { x: slot.x, y: top, w: slot.w, h: slot.y - top };
  return between.h > 0 && taken.every((box) => apart(box, between)) ? between.h : 0;
}
/** How far a drawing reaches below the point of its place. */
const FOOT = 8;
