import { scenario } from '#games/gloomhaven/printed/content/scenarios';
import type { View } from '#games/gloomhaven/seen/view.types';
import { type Colour6, type Node, type Point, path, polygon, type Stroke, stroke } from '../scene.ts';
import type { Lie } from './lie.ts';
import { shadeOf } from './shade.ts';

/** Floors by their tiles: flagstones, planks, trodden earth. Each hex differs a little from the next and stays as it is. */

export interface Floor {
  /** What it is paved with, in light. */
  stone: Colour6;
  joint: Colour6;
  /** Flagstones, or what feet have trodden. */
  is: 'flags' | 'earth' | 'planks';
}

const FLAGS: readonly Floor[] = [
  { stone: '#b9ad98', joint: '#4a3f30', is: 'flags' },
  { stone: '#a3a7a8', joint: '#3f4446', is: 'flags' },
  { stone: '#bfa67e', joint: '#54412a', is: 'flags' },
];
const NATURAL: readonly Floor[] = [
  { stone: '#a88c64', joint: '#503c24', is: 'earth' },
  { stone: '#969a80', joint: '#42462f', is: 'earth' },
];
const PLANKS: Floor = { stone: '#ad8452', joint: '#46301a', is: 'planks' };
const EARTH: Floor = { stone: '#a0845a', joint: '#4d3a22', is: 'earth' };

/** By the letter of the tile, and its side: `a` was built, `b` is natural. */
function floorOfTile(tile: string): Floor {
  const n = tile.charCodeAt(0) - 97;
  return tile.endsWith('a') ? FLAGS[n % FLAGS.length]! : NATURAL[n % NATURAL.length]!;
}

/** The floor of each hex that lies open. */
export function floors(view: View): Map<string, Floor> {
  const told = scenario(view.scenario);
  const found = new Map<string, Floor>();
  for (const { at } of view.doors) found.set(at, FLAGS[1]!);
  for (const { id, hexes } of view.rooms) {
    const tile = told.rooms.find((one) => one.id === id)?.tiles[0] ?? 'a1a';
    for (const at of hexes) found.set(at, floorOfTile(tile));
  }
  for (const { hex, kind } of told.corridors) {
    const at = hex.join();
    if (found.has(at)) found.set(at, kind === 'wood' ? PLANKS : kind === 'earth' ? EARTH : FLAGS[1]!);
  }
  return found;
}

/** A number between 0 and 1 that belongs to a hex: stones differ, and stay as they are. */
export function grain(at: string, n: number): number {
  let hash = 2166136261 + n * 7919;
  for (const character of at) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0x5bd1e995);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

export const between = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [
  Math.round((ax + (bx - ax) * t) * 10) / 10,
  Math.round((ay + (by - ay) * t) * 10) / 10,
];

/** Many lines of one look, as one drawing: a hundred by themselves take ten times as long. */
export const strokes = (lines: readonly (readonly Point[])[], look: Stroke): Node =>
  path(lines.map((points) => `M${points.map((one) => one.join(' ')).join(' L')}`).join(' '), { stroke: look });

/** The floors of all hexes: stones with light from the upper left, their joints, and what wear has left on them. */
export function paved(of: ReadonlyMap<string, Floor>, lie: Lie): Node[] {
  const all = [...of];
  const wide = Math.max(1.5, lie.size / 26);
  const inner = all.map(([at]) => lie.corners(at, 0.94));
  const edges = (from: number, colour: string): Node =>
    strokes(
      inner.map((corners) => [0, 1, 2, 3].map((n) => corners[(from + n) % 6]!)),
      stroke(colour, wide),
    );
  const kinds = [...new Set(of.values())];
  return [
    ...all.map(([at, floor]) =>
      polygon(lie.corners(at, 1.005), { fill: shadeOf(floor.stone, 0.9 + grain(at, 20) * 0.2) }),
    ),
    ...kinds.flatMap((floor) => {
      const hexes = all.flatMap(([at, one]) => (one === floor ? [at] : []));
      return [
        ...worn(hexes, floor, lie),
        strokes(
          hexes.map((at) => [...lie.corners(at, 1.005), lie.corners(at, 1.005)[0]!]),
          stroke(`${floor.joint}b0`, Math.max(1.5, lie.size / 28)),
        ),
      ];
    }),
    edges(4, '#fff4d64a'),
    edges(1, '#1a0f0642'),
  ];
}

/** Cracks of flagstones, boards, or pebbles. */
function worn(hexes: readonly string[], floor: Floor, lie: Lie): Node[] {
  const thin = Math.max(1.2, lie.size / 44);
  const joint = stroke(`${floor.joint}a0`, thin);
  switch (floor.is) {
    case 'flags': {
      // Two of five stones are cracked: more of it would be noise.
      const cracks = hexes.filter((at) => grain(at, 1) < 0.4).map((at) => crack(at, lie));
      const below = cracks.map((one) => one.map(([x, y]): Point => [x + thin, y + thin]));
      return [strokes(below, stroke('#fff4d630', thin)), strokes(cracks, joint)];
    }
    case 'planks':
      return [
        strokes(
          hexes.flatMap((at) => {
            const corners = lie.corners(at, 0.95);
            const across = (t: number) => [between(corners[5]!, corners[2]!, t), between(corners[0]!, corners[1]!, t)];
            return [0.2, 0.4, 0.6, 0.8].map(across);
          }),
          joint,
        ),
      ];
    case 'earth':
      return [pebbles(hexes, [1, 2], lie, `${floor.joint}70`), pebbles(hexes, [0], lie, '#fff4d64a')];
  }
}

function crack(at: string, lie: Lie): Point[] {
  const corners = lie.corners(at, 0.9);
  const n = Math.floor(grain(at, 2) * 6);
  const from = between(corners[n]!, corners[(n + 1) % 6]!, 0.3 + grain(at, 3) * 0.4);
  const to = lie.off(at, [(grain(at, 4) - 0.5) * 0.6, (grain(at, 5) - 0.5) * 0.6]);
  const bend = lie.off(at, [(grain(at, 6) - 0.5) * 0.9, (grain(at, 7) - 0.5) * 0.9]);
  return [from, between(between(from, to, 0.5), bend, 0.35), to];
}

const pebbles = (hexes: readonly string[], which: readonly number[], lie: Lie, fill: string): Node =>
  path(
    hexes
      .flatMap((at) =>
        which.map((n) => {
          const [x, y] = lie.off(at, [(grain(at, n) - 0.5) * 1.2, (grain(at, n + 4) - 0.5) * 1.2]);
          const r = lie.size * (0.03 + grain(at, n + 8) * 0.06);
          return `M${x - r} ${y} Q${x} ${y - r * 1.5} ${x + r} ${y} Q${x} ${y + r} ${x - r} ${y} Z`;
        }),
      )
      .join(' '),
    { fill },
  );
