import { type Frame, type Point, tenth } from '../scene.ts';

/** A side of a land, and whose land lies beyond it; nobody's at the edge of the map. */
export interface Side {
  from: Point;
  to: Point;
  next: string | undefined;
}

/** The lands of points within a frame: to each belongs what lies nearer to it than to any other (Voronoi), as a polygon. */
export function territories(
  points: readonly (readonly [id: string, at: Point])[],
  { x, y, w, h }: Frame,
): ReadonlyMap<string, { outline: readonly Point[]; sides: readonly Side[] }> {
  const corners: Point[] = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
  const around = corners.map((from, n): Side => ({ from, to: corners[(n + 1) % 4]!, next: undefined }));
  return new Map(
    points.map(([id, at]) => {
      const others = points.filter(([other]) => other !== id);
      const sides = others.reduce((left, [next, there]) => cut(left, at, { next, there }), around);
      return [id, { outline: sides.map(({ from }) => from), sides }];
    }),
  );
}

/** What is left of a convex land when all that lies nearer to another point goes to that one. */
function cut(sides: readonly Side[], at: Point, { next, there }: { next: string; there: Point }): Side[] {
  const [nx, ny] = [there[0] - at[0], there[1] - at[1]];
  const [mx, my] = [(there[0] + at[0]) / 2, (there[1] + at[1]) / 2];
  const beyond = ([x, y]: Point) => (x - mx) * nx + (y - my) * ny;
  const kept: Side[] = [];
  let [out, back]: [Point | undefined, Point | undefined] = [undefined, undefined];
  for (const side of sides) {
    const [a, b] = [beyond(side.from), beyond(side.to)];
    if (a <= 0 && b <= 0) kept.push(side);
    else if (a <= 0) {
      out = between(side, a / (a - b));
      kept.push({ ...side, to: out });
    } else if (b <= 0) {
      back = between(side, a / (a - b));
      kept.push({ ...side, from: back });
    }
  }
  if (!out || !back) return kept;
  const leaves = kept.findIndex(({ to }) => to === out);
  return [...kept.slice(0, leaves + 1), { from: out, to: back, next }, ...kept.slice(leaves + 1)];
}

const between = ({ from, to }: Side, t: number): Point => [
  tenth(from[0] + (to[0] - from[0]) * t),
  tenth(from[1] + (to[1] - from[1]) * t),
];
