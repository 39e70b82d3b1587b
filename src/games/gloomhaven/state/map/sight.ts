import { codeOf, DIRECTIONS, difference, type Ground, type Hex, isSame, sideOf, sum } from '../../printed/map/hexes.ts';

/**
 * GH-7.1, GH-7.2: a hex sees another when a line can be drawn from some corner of the one to some corner of the other.
 * The line touches no wall, neither a hex of wall nor a wall line, not even at a corner. Nothing else bars the sight:
 * figures and obstacles do not. Corners are whole numbers in axial coordinates times three, so that no line is judged
 * by rounding.
 */

/** Corner i of a hex is between its neighbours in directions i and i + 1. */
const CORNERS: readonly Hex[] = DIRECTIONS.map((one, i) => sum(one, DIRECTIONS[(i + 1) % 6]!));
const times3 = ([q, r]: Hex): Hex => [3 * q, 3 * r];

/** A line from corner to corner, and what it touches: codes of hexes, and sides, counted from the first hex. */
interface Line {
  start: Hex;
  end: Hex;
  hexes?: readonly number[];
  sides?: readonly number[];
}

/** Which way two hexes lie from each other is all that their lines depend on: worked out once, and when it is asked for. */
const known = new Map<number, readonly Line[]>();

/** What was found out about a map: 1 for each two hexes that see each other, -1 for those that do not. */
const asked = new WeakMap<Ground, Int8Array>();

/** Whether hexes of a map see each other, by their numbers. What was asked once is not worked out again. */
export function sightOver(ground: Ground): (from: number, to: number) => boolean {
  const { hexes, codes, walls, lines } = ground;
  const isOpen = walls.size === 0 && lines.size === 0;
  const size = hexes.length;
  const seen = asked.get(ground) ?? new Int8Array(isOpen ? 0 : size * size);
  asked.set(ground, seen);
  return (from, to) => {
    if (isOpen) return true;
    const [a, b] = from < to ? [from, to] : [to, from];
    const before = seen[a * size + b]!;
    if (before !== 0) return before > 0;
    const sees = linesTo(difference(hexes[b]!, hexes[a]!)).some((line) => isFree(line, codes[a]!, ground));
    seen[a * size + b] = sees ? 1 : -1;
    return sees;
  };
}

function isFree(line: Line, base: number, { walls, lines }: Ground): boolean {
  line.hexes ??= touchedHexes(line).map(codeOf);
  for (const one of line.hexes) if (walls.has(base + one)) return false;
  if (lines.size === 0) return true;
  line.sides ??= touchedSides(line);
  for (const one of line.sides) if (lines.has(base * 3 + one)) return false;
  return true;
}

/** All lines from the corners of `[0,0]` to those of a hex, the short ones first. */
function linesTo(to: Hex): readonly Line[] {
  const code = codeOf(to);
  const before = known.get(code);
  if (before) return before;
  const found = CORNERS.flatMap((start) => CORNERS.map((corner): Line => ({ start, end: sum(times3(to), corner) })));
  const long = ({ start, end }: Line) => {
    const [q, r] = difference(end, start);
    return q * q + q * r + r * r;
  };
  const lines = found.sort((a, b) => long(a) - long(b));
  known.set(code, lines);
  return lines;
}

function touchedHexes({ start, end }: Line): Hex[] {
  const found: Hex[] = [];
  const from = (axis: 0 | 1) => Math.floor(Math.min(start[axis], end[axis]) / 3) - 1;
  const to = (axis: 0 | 1) => Math.ceil(Math.max(start[axis], end[axis]) / 3) + 1;
  for (let q = from(0); q <= to(0); q++)
    for (let r = from(1); r <= to(1); r++) if (touchesHex(start, end, times3([q, r]))) found.push([q, r]);
  return found;
}

/** A side that is touched belongs to a hex that is. */
function touchedSides(line: Line): number[] {
  const found = new Set<number>();
  for (const hex of touchedHexes(line))
    for (let side = 0; side < 6; side++) {
      const ends = [CORNERS[(side + 5) % 6]!, CORNERS[side]!].map((corner) => sum(times3(hex), corner));
      if (touchesSide([line.start, line.end], [ends[0]!, ends[1]!])) found.add(sideOf(codeOf(hex), side));
    }
  return [...found];
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
