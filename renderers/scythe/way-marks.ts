import { type Frame, type Node, type Point, put, type Sprite } from '../scene.ts';
import { towards } from './lanes.ts';
import { free } from './step-marks.ts';

/** What stands along a way: its number, and what was taken along. */

/** From the tip of a way so much is its head and half of a number. */
const BEFORE_HEAD = 50;
/** A number stands in the middle of its way, or nearer to its tail, so that its head is seen. It is clear of pieces, ghosts and other ways, or beside its own. */
export function numberAt(points: readonly Point[], taken: Frame[], unlike: readonly Frame[]): Point | undefined {
  const long = lengthOf(points);
  const most = Math.max(0, Math.min(long / 2, long - BEFORE_HEAD));
  const wanted = [1, 0.6, 0.2, 0].map((part) => pointOn(points, most * part));
  const on = (given: { far: number }, more: readonly Frame[]) =>
    wanted.map((one) => free(one, [...taken, ...more], given)).find(Boolean);
  const found = on({ far: 0 }, unlike) ?? on({ far: 20 }, unlike) ?? on({ far: 44 }, unlike) ?? on({ far: 0 }, []);
  return found ? free(found, taken, { far: 0 }) : free(points[0]!, taken);
}

const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, [x, y], n) => sum + Math.hypot(x - points[n]![0], y - points[n]![1]), 0);

/** So far along a line of points. */
function pointOn(points: readonly Point[], far: number): Point {
  let left = far;
  for (const [n, next] of points.slice(1).entries()) {
    const step = Math.hypot(next[0] - points[n]![0], next[1] - points[n]![1]);
    if (step > 0 && left <= step) return towards(points[n]!, next, left);
    left -= step;
  }
  return points.at(-1)!;
}

/** So far along the last part of a way its cargo rides, the best place first: near its head, where it came to. */
const RIDES = [0.72, 0.62, 0.8, 0.52, 0.42, 0.3];
/** Over more of a shaft than this it stands beside it. */
const COVERED = 0.45;
const HIDDEN = 0.7;
/** What is beside a way: marks and words, pieces, those of them with goods and numbers, and whether a point is over its own hexes. */
interface Beside {
  taken: Frame[];
  pieces: readonly Frame[];
  plates: readonly Frame[];
  isOwn: (point: Point) => boolean;
}
/** Clear of marks, words and plates, rather of pieces as well; none where there is no room: the list tells of it. */
export function loaded(
  drawn: Sprite | undefined,
  lines: readonly { points: readonly Point[] }[],
  { taken, pieces, plates, isOwn }: Beside,
): Node[] {
  if (!drawn) return [];
  const { w, h } = drawn;
  const { points } = lines.at(-1)!;
  const long = lengthOf(points);
  const on = RIDES.map((part) => pointOn(points, long * part));
  const beside = [1, -1].flatMap((side) => RIDES.map((part) => besideOf(points, long * part, { w, h, side })));
  const [one, other] = w < long * COVERED ? [on, beside] : [beside, on];
  // On a short shaft it would hide all of it.
  const tries = [
    { wanted: one, full: [...taken, ...pieces] },
    { wanted: w < long * HIDDEN ? other : [], full: [...taken, ...pieces] },
    { wanted: w < long * HIDDEN ? [...one, ...other] : one, full: [...taken, ...plates] },
  ];
  const found = tries.flatMap(({ wanted, full }) =>
    [0, 12].flatMap((far) => wanted.map((point) => () => free(point, [...full], { w, h, far }))),
  );
  for (const find of found) {
    const at = find();
    // On the side of another hex it would seem to lie there.
    if (!at || !isOwn(at)) continue;
    taken.push({ x: at[0] - w / 2, y: at[1] - h / 2, w, h });
    return [put(drawn, at[0] - w / 2, at[1] - h / 2)];
  }
  return [];
}

/** Where something so large stands at a side of a line, which it leaves to be seen. */
function besideOf(
  points: readonly Point[],
  far: number,
  { w, h, side }: { w: number; h: number; side: number },
): Point {
  const [[x, y], [nx, ny]] = [pointOn(points, far), pointOn(points, far + 1)];
  const turn = Math.atan2(ny - y, nx - x) + (side * Math.PI) / 2;
  const off = (Math.abs(Math.cos(turn)) * w + Math.abs(Math.sin(turn)) * h) / 2 + 9;
  return [x + Math.cos(turn) * off, y + Math.sin(turn) * off];
}
