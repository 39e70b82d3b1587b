import type { View } from '#games/gloomhaven/seen/view.types';
import { glowing, group, line, type Node, type Point, path, polygon, shaded, stroke } from '../scene.ts';
import { between, grain, strokes } from './floors.ts';
import { beside, type Lie } from './lie.ts';

/** Walls of hewn blocks round what lies open, seen from above and a little from the south: top, side, and the shade that they throw. */

const TOP = '#766d7c';
const LIT = '#b9afbf';
const JOINT = '#463f4d';
const SIDE = '#3b3341';

/** A side of a floor at which nothing lies open. */
interface Edge {
  at: string;
  a: Point;
  b: Point;
  /** Away from the floor, one long. */
  out: Point;
}

/** The two corners between a hex and a neighbour. */
export function sideOf(at: string, other: string, lie: Lie): [Point, Point] {
  const [x, y] = lie.centre(other);
  const far = ([cx, cy]: Point) => (cx - x) ** 2 + (cy - y) ** 2;
  const [a, b] = [...lie.corners(at)].sort((one, two) => far(one) - far(two));
  return [a!, b!];
}

/** All sides of these hexes that no other of them shares. */
export function edgesOf(floor: readonly string[], lie: Lie): Edge[] {
  const isFloor = new Set(floor);
  return floor.flatMap((at) => {
    const [x, y] = lie.centre(at);
    return beside(at)
      .filter((other) => !isFloor.has(other))
      .map((other): Edge => {
        const [a, b] = sideOf(at, other, lie);
        const [ox, oy] = lie.centre(other);
        const far = Math.hypot(ox - x, oy - y);
        return { at, a, b, out: [(ox - x) / far, (oy - y) / far] };
      });
  });
}

const moved = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [
  Math.round((x + dx * by) * 10) / 10,
  Math.round((y + dy * by) * 10) / 10,
];
const DOWN: Point = [0, 1];

/** What lies below the floor: the shadow of the walls, their outer side, their top with a lit edge and its blocks. */
export function wallsBelow(floor: readonly string[], edges: readonly Edge[], lie: Lie): Node[] {
  const s = lie.size;
  /** All hexes made larger by a part, and moved down by so many sizes. */
  const mass = (part: number, fill: string, down = 0): Node =>
    path(
      floor
        .map((at) => lie.corners(at, part).map((one) => moved(one, DOWN, down * s).join(' ')))
        .map((points) => `M${points.join(' L')} Z`)
        .join(' '),
      { fill },
    );
  const thin = Math.max(1.5, s / 34);
  const faces = edges.filter(({ out: [, y] }) => y > 0.3);
  return [
    mass(1.5, '#07060a', 0.2),
    mass(1.36, '#120e15', 0.28),
    mass(1.34, '#2a232f', 0.25),
    mass(1.34, SIDE, 0.12),
    strokes(
      faces.flatMap(({ a, b, out }) =>
        [0.12, 0.5, 0.88].map((t) => {
          const top = moved(between(a, b, t), out, 0.29 * s);
          return [moved(top, DOWN, 0.02 * s), moved(top, DOWN, 0.25 * s)];
        }),
      ),
      stroke('#1c1620', thin),
    ),
    mass(1.36, '#120e15'),
    mass(1.34, LIT),
    mass(1.295, TOP),
    strokes(
      edges.flatMap(({ at, a, b, out }) =>
        [0.2, 0.7].map((t, n) => {
          const point = between(a, b, t + (grain(at, 30 + n) - 0.5) * 0.2);
          return [moved(point, out, 0.09 * s), moved(point, out, 0.27 * s)];
        }),
      ),
      stroke(JOINT, thin),
    ),
    mass(1.1, LIT, -0.01),
    mass(1.085, '#17121a'),
  ];
}

/** The floor within the walls as a path, and the hexes of doors: no torch hangs there. */
interface Inside {
  lie: Lie;
  clip: string;
  doors: ReadonlySet<string>;
}

/** What lies over the floor: the inner side of the walls to the north, their shade, and torches that light it. */
export function wallsAbove(edges: readonly Edge[], { lie, clip, doors }: Inside): Node[] {
  const s = lie.size;
  const d = edges.map(({ a, b }) => `M${a.join(' ')} L${b.join(' ')}`).join(' ');
  const beyond = edges.filter(({ out: [, y] }) => y < -0.3);
  const low = 0.2 * s;
  const thin = Math.max(1.5, s / 34);
  return [
    group([path(d, { stroke: stroke('#0d0806', s * 0.1), shadow: { colour: '#0d0806', blur: s * 0.5 } })], { clip }),
    ...beyond.map(({ a, b, out }): Node => {
      const [up, upper] = [moved(a, out, 0.07 * s), moved(b, out, 0.07 * s)];
      const [to, lower] = [moved(a, DOWN, low), moved(b, DOWN, low)];
      const [top, foot] = [Math.min(up[1], upper[1]), Math.max(to[1], lower[1])];
      return polygon([up, upper, lower, to], { fill: shaded([0, top], [0, foot], '#6f6473', '#352d3a') });
    }),
    strokes(
      beyond.flatMap(({ a, b, out }) => {
        const [up, upper] = [moved(a, out, 0.07 * s), moved(b, out, 0.07 * s)];
        const down = (one: Point) => [one, moved(one, DOWN, low)];
        const foot = [moved(a, DOWN, low), moved(b, DOWN, low)];
        return [foot, ...[0, 0.3, 0.72, 1].map((t) => down(between(up, upper, t)))];
      }),
      stroke('#2a2330', thin),
    ),
    ...torchesOn(
      beyond.filter(({ at }) => !doors.has(at)),
      lie,
    ).flatMap((one) => torch(one, lie, clip)),
  ];
}

/** So many hexes lie between two torches at least. */
const APART = 4.2;

/** Walls to the north, far enough from each other. */
function torchesOn(beyond: readonly Edge[], lie: Lie): Edge[] {
  const found: Edge[] = [];
  const middle = ({ a, b }: Edge) => between(a, b, 0.5);
  for (const one of beyond) {
    const [x, y] = middle(one);
    const isFar = found.every((other) => {
      const [ox, oy] = middle(other);
      return Math.hypot(ox - x, oy - y) > APART * lie.size;
    });
    if (isFar && grain(one.at, 40) > 0.35) found.push(one);
  }
  return found;
}

/** A flame in its bracket, with the light that it throws on the floor. */
function torch({ a, b }: Edge, lie: Lie, clip: string): Node[] {
  const s = lie.size;
  const [x, y] = between(a, b, 0.5);
  const at: Point = [x, y + 0.3 * s];
  const r = 2.6 * s;
  const flame = (k: number, fill: string): Node =>
    path(
      `M${x} ${y - 0.22 * k * s} C${x + 0.13 * k * s} ${y - 0.06 * k * s} ${x + 0.1 * k * s} ${y + 0.07 * k * s} ${x} ${y + 0.08 * k * s} C${x - 0.1 * k * s} ${y + 0.07 * k * s} ${x - 0.13 * k * s} ${y - 0.06 * k * s} ${x} ${y - 0.22 * k * s} Z`,
      { fill },
    );
  const pool = polygon(
    [
      [at[0] - r, at[1] - r],
      [at[0] + r, at[1] - r],
      [at[0] + r, at[1] + r],
      [at[0] - r, at[1] + r],
    ],
    { fill: glowing(at, r, '#ffdf9ea8', '#ffcf8a48', '#ffb86a00') },
  );
  return [
    group([pool], { blend: 'soft', clip }),
    line(
      [
        [x, y + 0.2 * s],
        [x, y + 0.04 * s],
      ],
      stroke('#1a1013', Math.max(3, s * 0.09)),
    ),
    flame(1.15, '#e8641c'),
    flame(0.7, '#ffd85a'),
  ];
}

/** Walls between two hexes of one room. */
export function thinWalls({ walls }: Pick<View, 'walls'>, lie: Lie): Node[] {
  return walls.flatMap(([one, other]) => {
    const [a, b] = sideOf(one, other, lie);
    const wide = Math.max(8, lie.size / 4.4);
    const low = lie.size * 0.09;
    const side = [moved(a, DOWN, low), moved(b, DOWN, low)];
    return [
      line(side, stroke('#120e15', wide + 5)),
      line([a, b], stroke('#120e15', wide + 5)),
      line(side, stroke(SIDE, wide)),
      line([a, b], stroke(LIT, wide)),
      line([a, b], stroke(TOP, wide - 4)),
      line([a, b], { colour: JOINT, width: wide - 4, dash: [2, lie.size / 3] }),
    ];
  });
}
