import { scenario } from '#games/gloomhaven/printed/content/scenarios';
import type { View } from '#games/gloomhaven/seen/view.types';
import { type Colour6, line, type Node, type Point, path, polygon, stroke } from '../scene.ts';
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

/** One hex: its stone with light from the upper left, its joint, and what wear has left on it. */
export function paved(at: string, floor: Floor, lie: Lie): Node[] {
  const corners = lie.corners(at, 1.005);
  const inner = lie.corners(at, 0.94);
  const wide = Math.max(1.5, lie.size / 26);
  const edge = (from: number, colour: string): Node =>
    line(
      [0, 1, 2, 3].map((n) => inner[(from + n) % 6]!),
      stroke(colour, wide),
    );
  return [
    polygon(corners, { fill: shadeOf(floor.stone, 0.9 + grain(at, 20) * 0.2) }),
    ...wear(at, floor, lie),
    edge(4, '#fff4d64a'),
    edge(1, '#1a0f0642'),
    polygon(corners, { stroke: stroke(`${floor.joint}b0`, Math.max(1.5, lie.size / 28)) }),
  ];
}

/** Cracks of flagstones, boards, or pebbles of one hex. */
function wear(at: string, floor: Floor, lie: Lie): Node[] {
  const corners = lie.corners(at, 0.9);
  const thin = Math.max(1.2, lie.size / 44);
  switch (floor.is) {
    case 'flags': {
      // Two of five stones are cracked: more of it would be noise.
      if (grain(at, 1) > 0.4) return [];
      const n = Math.floor(grain(at, 2) * 6);
      const from = between(corners[n]!, corners[(n + 1) % 6]!, 0.3 + grain(at, 3) * 0.4);
      const to = lie.off(at, [(grain(at, 4) - 0.5) * 0.6, (grain(at, 5) - 0.5) * 0.6]);
      const bend = lie.off(at, [(grain(at, 6) - 0.5) * 0.9, (grain(at, 7) - 0.5) * 0.9]);
      const below = ([x, y]: Point): Point => [x + thin, y + thin];
      const crack = [from, between(between(from, to, 0.5), bend, 0.35), to];
      return [line(crack.map(below), stroke('#fff4d630', thin)), line(crack, stroke(`${floor.joint}a0`, thin))];
    }
    case 'planks':
      return [0, 1, 2, 3].flatMap((n) => {
        const [a, b] = [n / 4, (n + 1) / 4];
        const [left, right] = [corners[5]!, corners[0]!];
        const [low, high] = [corners[2]!, corners[1]!];
        return [
          polygon([between(left, low, a), between(right, high, a), between(right, high, b), between(left, low, b)], {
            fill: grain(at, n) > 0.5 ? '#00000018' : '#ffe9b814',
          }),
          line([between(left, low, b), between(right, high, b)], stroke(`${floor.joint}a0`, thin)),
        ];
      });
    case 'earth':
      return [0, 1, 2].map((n): Node => {
        const [x, y] = lie.off(at, [(grain(at, n) - 0.5) * 1.2, (grain(at, n + 4) - 0.5) * 1.2]);
        const r = lie.size * (0.03 + grain(at, n + 8) * 0.06);
        return path(`M${x - r} ${y} Q${x} ${y - r * 1.5} ${x + r} ${y} Q${x} ${y + r} ${x - r} ${y} Z`, {
          fill: n === 0 ? '#fff4d64a' : `${floor.joint}70`,
        });
      });
  }
}
