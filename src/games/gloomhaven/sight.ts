import { codeOf, DIRECTIONS, difference, type Ground, type Hex, isSame, sideOf, sum } from './hexes.ts';

/**
 * GH-7.1, GH-7.2: a hex sees another when from some corner of the one to some corner of the other a line can be drawn that
 * touches no wall, neither a hex of wall nor a wall line, not even at a corner. Nothing else bars the sight: figures and
 * obstacles do not. Corners are whole numbers in axial coordinates times three, so that no line is judged by rounding.
 */

/** Corner i of a hex is between its neighbours in directions i and i + 1. */
const CORNERS: readonly Hex[] = DIRECTIONS.map((one, i) => sum(one, DIRECTIONS[(i + 1) % 6]!));
const times3 = ([q, r]: Hex): Hex => [3 * q, 3 * r];

/** What a line from corner to corner touches, by how far it is from the first hex: codes of hexes, and sides. */
interface Line {
  hexes: readonly number[];
  sides: readonly number[];
}

/** Which way two hexes lie from each other is all that their lines depend on: worked out once. */
const known = new Map<number, readonly Line[]>();

/** Whether hexes of a map see each other, by their numbers. What was asked once is not worked out again. */
export function sightOver(ground: Ground): (from: number, to: number) => boolean {
  const { hexes, codes, walls, lines } = ground;
  const isOpen = walls.size === 0 && lines.size === 0;
  const size = hexes.length;
  const seen = new Int8Array(isOpen ? 0 : size * size);
  return (from, to) => {
    if (isOpen) return true;
    const [a, b] = from < to ? [from, to] : [to, from];
    const before = seen[a * size + b]!;
    if (before !== 0) return before > 0;
    const base = codes[a]!;
    const sees = linesTo(difference(hexes[b]!, hexes[a]!)).some(
      (line) =>
        !line.hexes.some((one) => walls.has(base + one)) && !line.sides.some((one) => lines.has(base * 3 + one)),
    );
    seen[a * size + b] = sees ? 1 : -1;
    return sees;
  };
}

/** All lines from the corners of `[0,0]` to those of a hex, those that touch least first. */
function linesTo(to: Hex): readonly Line[] {
  const code = codeOf(to);
  const before = known.get(code);
  if (before) return before;
  const found = new Map<string, Line>();
  for (const start of CORNERS)
    for (const corner of CORNERS) {
      const end = sum(times3(to), corner);
      const name = `${start};${end}`;
      if (!found.has(name)) found.set(name, lineOf(start, end));
    }
  const lines = [...found.values()].sort((a, b) => a.hexes.length - b.hexes.length);
  known.set(code, lines);
  return lines;
}

function lineOf(start: Hex, end: Hex): Line {
  const line: { hexes: number[]; sides: number[] } = { hexes: [], sides: [] };
  const [qs, rs] = [0, 1].map((axis) => [start[axis]!, end[axis]!].sort((a, b) => a - b)) as [number[], number[]];
  for (let q = Math.floor(qs[0]! / 3) - 1; q <= Math.ceil(qs[1]! / 3) + 1; q++)
    for (let r = Math.floor(rs[0]! / 3) - 1; r <= Math.ceil(rs[1]! / 3) + 1; r++) {
      const centre = times3([q, r]);
      if (!touchesHex(start, end, centre)) continue;
      line.hexes.push(codeOf([q, r]));
      // A side that is touched belongs to a hex that is; each is looked at from one of its two hexes.
      for (let side = 0; side < 6; side++)
        if (touchesSide([start, end], [sum(centre, CORNERS[(side + 5) % 6]!), sum(centre, CORNERS[side]!)]))
          line.sides.push(sideOf(codeOf([q, r]), side));
    }
  return { hexes: line.hexes, sides: [...new Set(line.sides)] };
}

/** Along each of these directions a hex reaches from -3 to 3. */
const ACROSS: readonly Hex[] = [
  [1, 2],
  [1, -1],
  [2, 1],
];
const along = (axis: Hex, point: Hex): number => axis[0] * point[0] + axis[1] * point[1];
/** On which side of the line from a to b a point lies: positive, negative, or 0 on it. */
const turnTo = (a: Hex, b: Hex, point: Hex): number =>
  Math.sign((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]));

/** Two convex things are apart only when some straight line parts them, along a side of the hex or along the line. */
function touchesHex(start: Hex, end: Hex, centre: Hex): boolean {
  const [a, b] = [difference(start, centre), difference(end, centre)];
  for (const axis of ACROSS) {
    const [x, y] = [along(axis, a), along(axis, b)];
    if (Math.min(x, y) > 3 || Math.max(x, y) < -3) return false;
  }
  if (isSame(a, b)) return true;
  const turns = CORNERS.map((corner) => turnTo(a, b, corner));
  return Math.min(...turns) <= 0 && Math.max(...turns) >= 0;
}

type Stretch = readonly [Hex, Hex];

/** Two stretches that have a point in common, their ends included. */
function touchesSide(line: Stretch, side: Stretch): boolean {
  for (const axis of [0, 1] as const)
    if (
      Math.min(line[0][axis], line[1][axis]) > Math.max(side[0][axis], side[1][axis]) ||
      Math.max(line[0][axis], line[1][axis]) < Math.min(side[0][axis], side[1][axis])
    )
      return false;
  const crosses = ([a, b]: Stretch, [c, d]: Stretch) => turnTo(a, b, c) * turnTo(a, b, d) <= 0;
  return crosses(line, side) && crosses(side, line);
}
