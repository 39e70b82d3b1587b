import { disc, type Frame, group, line, type Node, type Point, stroke, tenth } from '../scene.ts';
import { spotOf } from './geography.ts';

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
export function leashFrames(id: string, sign: Frame, [tx, ty]: Point): Frame[] {
  const [x, y] = rimAt(id, sign, [tx, ty]);
  const n = Math.floor(Math.hypot(tx - x, ty - y) / WIDE);
  return Array.from({ length: n }, (_, k) => ({
    ...{ x: x + ((tx - x) * (k + 0.5)) / n - WIDE / 2, y: y + ((ty - y) * (k + 0.5)) / n - WIDE / 2 },
    ...{ w: WIDE, h: WIDE },
  }));
}
const WIDE = 12;
