/** The map by its hexes: GH-1.11 (what is adjacent, how range is counted), GH-7.3 (how a pattern may be turned). */

/** Axial coordinates `[q, r]`. */
export type Hex = readonly [q: number, r: number];

/** The six neighbours, each a turn of 60 degrees from the one before. */
export const DIRECTIONS: readonly Hex[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** Coordinates lie between -SPAN and SPAN. */
const SPAN = 500;
/** By how much a step in q changes a code. */
export const ROW = 1024;

/** One number for a hex. It is linear: the code of a sum is the sum of codes. */
export const codeOf = ([q, r]: Hex): number => q * ROW + r;
export const sum = (a: Hex, b: Hex): Hex => [a[0] + b[0], a[1] + b[1]];
export const difference = (a: Hex, b: Hex): Hex => [a[0] - b[0], a[1] - b[1]];
export const isSame = (a: Hex, b: Hex): boolean => a[0] === b[0] && a[1] === b[1];
/** Hexes between two of them as the crow flies, whatever stands there. */
export const apart = (a: Hex, b: Hex): number => {
  const [q, r] = difference(a, b);
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
};

const STEP_CODES: readonly number[] = DIRECTIONS.map(codeOf);

/** A side between two hexes, from the one with the lower direction; `direction` counts in `DIRECTIONS`. */
export const sideOf = (hex: number, direction: number): number =>
  direction < 3 ? hex * 3 + direction : (hex + STEP_CODES[direction]!) * 3 + direction - 3;

/** What a map is made of. Hexes that are neither floor nor wall do not exist: nobody goes there, and nothing there bars the sight. */
export interface Layout {
  floor: readonly Hex[];
  walls?: readonly Hex[];
  /** Pairs of neighbours with a wall line between them. */
  thinWalls?: readonly (readonly [Hex, Hex])[];
}

/** A map, ready to be asked. Its hexes of floor are numbered. */
export interface Ground {
  hexes: readonly Hex[];
  codes: readonly number[];
  /** By number, the numbers of all adjacent hexes of floor; those behind a wall line are not (GH-1.11). */
  adjacent: readonly (readonly number[])[];
  /** Codes of walls. */
  walls: ReadonlySet<number>;
  /** Sides with a wall line. */
  lines: ReadonlySet<number>;
  /** The number of a hex of floor; undefined for all else. */
  at(hex: Hex): number | undefined;
}

/** Reads a map. Throws when a wall line is not between neighbours, or a coordinate is beyond 500. */
export function groundOf({ floor, walls = [], thinWalls = [] }: Layout): Ground {
  const codes = floor.map(codeOf);
  for (const [q, r] of floor)
    if (!(Math.abs(q) <= SPAN && Math.abs(r) <= SPAN)) throw new Error(`${q},${r} is off every map`);
  const numbers = new Map(codes.map((code, i) => [code, i]));
  const lines = new Set(thinWalls.map(([a, b]) => lineBetween(a, b)));
  const adjacent = codes.map((code) => {
    const found: number[] = [];
    for (let direction = 0; direction < 6; direction++) {
      const next = numbers.get(code + STEP_CODES[direction]!);
      if (next !== undefined && !lines.has(sideOf(code, direction))) found.push(next);
    }
    return found;
  });
  return {
    hexes: floor,
    codes,
    adjacent,
    walls: new Set(walls.map(codeOf)),
    lines,
    at: (hex) => numbers.get(codeOf(hex)),
  };
}

function lineBetween(a: Hex, b: Hex): number {
  const step = difference(b, a);
  const direction = DIRECTIONS.findIndex((one) => isSame(one, step));
  if (direction < 0) throw new Error(`no wall line between ${a} and ${b}: they are not neighbours`);
  return sideOf(codeOf(a), direction);
}

/** Further than anything on a map. */
export const FAR = 30_000;

/**
 * GH-1.11: hexes to every hex, counted hex by hex and never through walls; figures and obstacles do not count. What is
 * further than `most` is FAR.
 */
export function rangeFrom({ adjacent }: Ground, start: number, most = FAR): Int16Array {
  const steps = new Int16Array(adjacent.length).fill(FAR);
  steps[start] = 0;
  const found = [start];
  for (let i = 0; i < found.length; i++) {
    const one = found[i]!;
    const further = steps[one]! + 1;
    if (further > most) break;
    for (const next of adjacent[one]!)
      if (steps[next] === FAR) {
        steps[next] = further;
        found.push(next);
      }
  }
  return steps;
}

/** What was found out about a map, by the hex from which it was asked. */
const asked = new WeakMap<Ground, (Int16Array | undefined)[]>();
/** GH-1.11: from a hex to all others; what was asked once is not worked out again. */
export function rangesOf(ground: Ground): (from: number) => Int16Array {
  const known = asked.get(ground) ?? [];
  asked.set(ground, known);
  return (from) => {
    known[from] ??= rangeFrom(ground, from);
    return known[from];
  };
}

/** A turn of 60 degrees about `[0,0]`, and the mirror image. */
export const turned = ([q, r]: Hex): Hex => [-r, q + r];
export const mirrored = ([q, r]: Hex): Hex => [r, q];

/** GH-7.3: a pattern in all ways it can be laid about `[0,0]`: turned by 60 degrees, mirrored; none twice. */
export function layings(pattern: readonly Hex[]): readonly (readonly Hex[])[] {
  const found = new Map<string, readonly Hex[]>();
  for (const side of [pattern, pattern.map(mirrored)]) {
    let laid: readonly Hex[] = side;
    for (let turn = 0; turn < 6; turn++) {
      found.set(nameOf(laid), laid);
      laid = laid.map(turned);
    }
  }
  return [...found.values()];
}

/** The same for the same hexes in another order. */
export const nameOf = (pattern: readonly Hex[]): string =>
  pattern
    .map(codeOf)
    .sort((a, b) => a - b)
    .join();
