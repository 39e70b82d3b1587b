import { disc, type Frame, group, line, type Node, type Point, stroke, tenth } from '../scene.ts';
import { framesAlong, spotOf } from './geography.ts';

/** Where a line from the rim of a place's sign to a point begins. */
function rimAt(id: string, { w, h }: Frame, to: Point): Point {
  const [x, y] = spotOf(id);
  const far = Math.hypot(to[0] - x, to[1] - y);
  const r = Math.min(w, h) / 2 + 2;
  return [tenth(x + ((to[0] - x) * r) / far), tenth(y + ((to[1] - y) * r) / far)];
}

/** From the rim of a place's sign, with a dot there, to the middle of a piece that stands apart. */
export function leash(id: string, sign: Frame, to: Point): Node {
  const from = rimAt(id, sign, to);
  return group([
    line([from, to], stroke('#fbf2dc', 12)),
    line([from, to], stroke('#2c1c0c', 6.5)),
    disc(...from, 7, { fill: '#2c1c0c', stroke: stroke('#fbf2dc', 2.5) }),
  ]);
}

/** What it covers, piece by piece. */
export function leashFrames(id: string, sign: Frame, to: Point): Frame[] {
  return framesAlong(rimAt(id, sign, to), to, { apart: WIDE, wide: WIDE });
}
const WIDE = 12;
