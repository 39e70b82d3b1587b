import type { Direction } from '../hexes.ts';
import { type Node, type Point, put, type Sprite } from '../scene.ts';
import { codeAside } from './lanes.ts';

/** What stands in the upper corners of a hex. */

export interface InCorners {
  left?: (at: Point) => Node;
  right?: (at: Point) => Node;
  /** Goods in the upper right corner, where nothing else is `right`. */
  aside?: Sprite;
  /** Sides that ways cross. */
  crossed: readonly Direction[];
}

/** Where something stands in an upper corner: its middle, and what it leaves to units at its side down to a height. */
export interface Corner {
  at: Point;
  inner: number;
  below: number;
}
/** A structure stands in the upper left corner, whole within its hex; a token in the upper right one, which is smaller. */
const BUILT: Corner = { at: [-49, -31], inner: -26, below: -8 };
const LAID: Corner = { at: [43, -37], inner: 26, below: -20 };
/** Beside a code that stands aside there they are so much lower. */
const LOWER = 11;
const lowered = ({ at: [x, y], inner, below }: Corner, by: number): Corner => ({
  at: [x, y + by],
  inner,
  below: below + by,
});
const mirrored = ({ at: [x, y], inner, below }: Corner): Corner => ({ at: [-x, y], inner: -inner, below });

/** Goods beside units stand at the right, from below the label down. */
const ASIDE = { right: 66, top: -44, gap: 4 };
const asideOf = ({ w, h }: Sprite): Corner => ({
  at: [ASIDE.right - w, ASIDE.top],
  inner: ASIDE.right - w - ASIDE.gap,
  below: ASIDE.top + h,
});

/** What stands in the upper corners, each in the other one where a way crosses its own. */
export function inCorners({ left, right, aside, crossed }: InCorners): {
  left?: Corner;
  right?: Corner;
  drawn: Node[];
} {
  if (aside) {
    const goods = asideOf(aside);
    const drawn = [put(aside, ...goods.at)];
    return left ? { left: BUILT, right: goods, drawn: [left(BUILT.at), ...drawn] } : { right: goods, drawn };
  }
  const by = codeAside(crossed) === 0 ? 0 : LOWER;
  const [structure, token] = [lowered(BUILT, by), lowered(LAID, by)];
  const [nw, ne] = [crossed.includes('nw'), crossed.includes('ne')];
  if (left && !right) {
    const at = nw && !ne ? mirrored(structure) : structure;
    return { [nw && !ne ? 'right' : 'left']: at, drawn: [left(at.at)] };
  }
  if (right && !left) {
    const at = ne && !nw ? mirrored(token) : token;
    return { [ne && !nw ? 'left' : 'right']: at, drawn: [right(at.at)] };
  }
  return left && right
    ? { left: structure, right: token, drawn: [left(structure.at), right(token.at)] }
    : { drawn: [] };
}
