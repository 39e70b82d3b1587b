import { disc, type Frame, group, line, type Node, type Point, stroke, tenth } from '../scene.ts';

/** From the rim of a place's sign, with a dot there, to the middle of a piece that stands apart. */
export function leash([x, y]: Point, { w, h }: Frame, to: Point): Node {
  const far = Math.hypot(to[0] - x, to[1] - y);
  const r = Math.min(w, h) / 2 + 2;
  const from: Point = [tenth(x + ((to[0] - x) * r) / far), tenth(y + ((to[1] - y) * r) / far)];
  return group([
    line([from, to], stroke('#fbf2dc', 12)),
    line([from, to], stroke('#2c1c0c', 6.5)),
    disc(...from, 7, { fill: '#2c1c0c', stroke: stroke('#fbf2dc', 2.5) }),
  ]);
}
