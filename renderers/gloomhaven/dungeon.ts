import { scenario } from '#games/gloomhaven/printed/content/scenarios';
import type { View } from '#games/gloomhaven/seen/view.types';
import { group, type Layer, line, type Node, type Point, path, polygon, rect, shaded, stroke } from '../scene.ts';
import { beside, floorOf, type Lie } from './lie.ts';

/** The ground of the revealed map: fog, walls of hewn stone, floors by their tiles. It is kept until another room is revealed. */

export const FOG = '#17151c';

interface Floor {
  light: `#${string}`;
  dark: `#${string}`;
  joint: string;
  /** Flagstones, or what feet have trodden. */
  is: 'flags' | 'earth' | 'planks';
}
const FLOORS: readonly Floor[] = [
  { light: '#b3a791', dark: '#94876f', joint: '#6b6050', is: 'flags' },
  { light: '#a7a9a8', dark: '#888b8c', joint: '#5f6263', is: 'flags' },
  { light: '#b79f78', dark: '#957d58', joint: '#6d5a3d', is: 'flags' },
  { light: '#a89270', dark: '#86704f', joint: '#6f5c40', is: 'earth' },
  { light: '#9a9a86', dark: '#7a7b68', joint: '#5d5e4d', is: 'earth' },
];
const PLANKS: Floor = { light: '#ab8556', dark: '#8a673d', joint: '#5b4225', is: 'planks' };
const EARTH: Floor = { light: '#a58a62', dark: '#866c48', joint: '#6a5436', is: 'earth' };

/** By the letter of the tile, and its side: `a` was built, `b` is natural. */
function floorOfTile(tile: string): Floor {
  const built = tile.endsWith('a');
  const n = tile.charCodeAt(0) - 97;
  return built ? FLOORS[n % 3]! : FLOORS[3 + (n % 2)]!;
}

/** The floor of each hex that lies open. */
function floors(view: View): Map<string, Floor> {
  const told = scenario(view.scenario);
  const found = new Map<string, Floor>();
  for (const { at } of view.doors) found.set(at, FLOORS[1]!);
  for (const { id, hexes } of view.rooms) {
    const tile = told.rooms.find((one) => one.id === id)?.tiles[0] ?? 'a1a';
    for (const at of hexes) found.set(at, floorOfTile(tile));
  }
  for (const { hex, kind } of told.corridors) {
    const at = hex.join();
    if (found.has(at)) found.set(at, kind === 'wood' ? PLANKS : kind === 'earth' ? EARTH : FLOORS[1]!);
  }
  return found;
}

/** A number between 0 and 1 that belongs to a hex: stones differ, and stay as they are. */
const grain = (at: string, n: number): number => {
  let hash = 2166136261 + n * 7919;
  for (const character of at) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0x5bd1e995);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
};

const closed = (points: readonly Point[]): string => `M${points.map((one) => one.join(' ')).join(' L')} Z`;
const between = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [
  Math.round((ax + (bx - ax) * t) * 10) / 10,
  Math.round((ay + (by - ay) * t) * 10) / 10,
];

/** Joints of flagstones, boards, or pebbles of one hex. */
function surface(at: string, floor: Floor, lie: Lie): Node[] {
  const corners = lie.corners(at);
  const thin = stroke(`${floor.joint}90`, Math.max(1, lie.size / 38));
  if (floor.is === 'flags') {
    const cuts = [0, 1, 2].filter((n) => grain(at, n) > 0.35);
    return cuts.map((n) => {
      const t = 0.3 + grain(at, n + 5) * 0.4;
      const from = between(corners[n]!, corners[n + 1]!, t);
      const to = between(corners[(n + 3) % 6]!, corners[(n + 4) % 6]!, t);
      return line([from, between(from, to, 0.45 + grain(at, n + 9) * 0.5)], thin);
    });
  }
  if (floor.is === 'planks')
    return [0.2, 0.4, 0.6, 0.8].map((t) =>
      line([between(corners[5]!, corners[2]!, t), between(corners[0]!, corners[1]!, t)], thin),
    );
  return [0, 1, 2, 3].map((n): Node => {
    const [x, y] = lie.off(at, [(grain(at, n) - 0.5) * 1.2, (grain(at, n + 4) - 0.5) * 1.2]);
    const r = lie.size * (0.04 + grain(at, n + 8) * 0.06);
    return path(`M${x - r} ${y} Q${x} ${y - r * 1.4} ${x + r} ${y} Q${x} ${y + r} ${x - r} ${y} Z`, {
      fill: `${floor.joint}80`,
    });
  });
}

/** All that never changes while the same rooms lie open. */
export function ground(view: View, lie: Lie): Layer {
  const key = `gloomhaven.${view.scenario}.${view.rooms.map(({ id }) => id).join('-')}.${view.doors.map(({ id }) => id).join('-')}.${lie.key}.${lie.w}`;
  const known = kept.get(key);
  if (known) return known;
  const layer: Layer = { kind: 'layer', key, width: lie.w, height: lie.h, nodes: painted(view, lie) };
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, layer);
  return layer;
}
const kept = new Map<string, Layer>();
const MOST_KEPT = 40;

function painted(view: View, lie: Lie): Node[] {
  const of = floors(view);
  const all = floorOf(view);
  const isFloor = new Set(all);
  const frame = { x: 0, y: 0, w: lie.w, h: lie.h };
  const whole = all.map((at) => closed(lie.corners(at, 1.01))).join(' ');
  /** All hexes made larger by a part, and moved down by so many sizes. */
  const mass = (part: number, fill: string, down = 0): Node[] =>
    all.map((at) => {
      const points = lie.corners(at, part);
      return polygon(down === 0 ? points : points.map(([x, y]): Point => [x, y + down * lie.size]), { fill });
    });
  return [
    rect(frame, { fill: { shade: 'noise', from: '#121117', to: '#2a2731', size: 130, seed: 3, octaves: 3 } }),
    // From above: the shadow of the walls, the side of them that is turned to whoever looks, their top with a lit edge.
    ...mass(1.46, '#08070b', 0.16),
    ...mass(1.34, '#15121a', 0.2),
    ...mass(1.33, '#332d38', 0.15),
    ...mass(1.34, '#8d8594'),
    ...mass(1.29, '#645c69'),
    group([rect(frame, { fill: { shade: 'noise', from: '#6a6070', to: '#ffffff', size: 20, seed: 11, octaves: 2 } })], {
      blend: 'multiply',
      clip: all.map((at) => closed(lie.corners(at, 1.34))).join(' '),
    }),
    ...mass(1.1, '#1b171b'),
    ...all.flatMap((at): Node[] => {
      const floor = of.get(at)!;
      const corners = lie.corners(at, 1.01);
      return [polygon(corners, { fill: grain(at, 20) > 0.5 ? floor.light : shadeOf(floor, grain(at, 21)) })];
    }),
    group([rect(frame, { fill: { shade: 'noise', from: '#b09a78', to: '#ffffff', size: 34, seed: 5, octaves: 3 } })], {
      blend: 'multiply',
      clip: whole,
    }),
    ...all.flatMap((at) => [
      ...surface(at, of.get(at)!, lie),
      polygon(lie.corners(at, 0.985), { stroke: stroke('#2e261c8c', Math.max(1.5, lie.size / 30)) }),
    ]),
    ...all.flatMap((at) => rim(at, isFloor, lie)),
    ...view.walls.flatMap(([a, b]) => thinWall(a, b, lie)),
    rect({ x: 0, y: 0, w: lie.w, h: 34 }, { fill: shaded([0, 0], [0, 34], '#000000a0', '#00000000') }),
    rect(
      { x: 0, y: lie.h - 34, w: lie.w, h: 34 },
      { fill: shaded([0, lie.h], [0, lie.h - 34], '#000000a0', '#00000000') },
    ),
  ];
}

const channel = (colour: string, n: number): number => Number.parseInt(colour.slice(1 + 2 * n, 3 + 2 * n), 16);
/** Somewhere between the light and the dark of a floor, nearer to the light. */
const shadeOf = ({ light, dark }: Floor, t: number): string =>
  `#${[0, 1, 2]
    .map((n) =>
      Math.round(channel(light, n) + (channel(dark, n) - channel(light, n)) * t * 0.55)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The two corners between a hex and the neighbour that lies `n` further in `beside`. */
export function sideOf(at: string, other: string, lie: Lie): [Point, Point] {
  const [x, y] = lie.centre(other);
  const far = ([cx, cy]: Point) => (cx - x) ** 2 + (cy - y) ** 2;
  const [a, b] = [...lie.corners(at)].sort((one, two) => far(one) - far(two));
  return [a!, b!];
}

/** Where a floor ends at a wall: the side of a wall beyond it, which is seen, and the shade that it throws. */
function rim(at: string, isFloor: ReadonlySet<string>, lie: Lie): Node[] {
  const [x, y] = lie.centre(at);
  return beside(at)
    .filter((other) => !isFloor.has(other))
    .flatMap((other) => {
      const [a, b] = sideOf(at, other, lie);
      // Of a wall that lies further up its inner side is seen.
      const isBeyond = lie.centre(other)[1] < y - 1;
      const low = lie.size * 0.17;
      const side: Point[] = [a, b, [b[0], b[1] + low], [a[0], a[1] + low]];
      const inner: Point[] = [between(a, [x, y], 0.22), between(b, [x, y], 0.22)];
      const shade: Point[] = isBeyond
        ? [side[3]!, side[2]!, [b[0], b[1] + 1.9 * low], [a[0], a[1] + 1.9 * low]]
        : [a, b, inner[1]!, inner[0]!];
      return [
        ...(isBeyond ? [polygon(side, { fill: '#3d3540' })] : []),
        polygon(shade, { fill: '#1b120c55' }),
        line([a, b], stroke('#120e12', Math.max(2.5, lie.size / 20))),
      ];
    });
}

function thinWall(a: string, b: string, lie: Lie): Node[] {
  const side = sideOf(a, b, lie);
  const wide = Math.max(7, lie.size / 5);
  return [
    line(side, stroke('#161214', wide + 4)),
    line(side, stroke('#6b635a', wide)),
    line(side, { colour: '#3b3531', width: wide, dash: [2, lie.size / 4] }),
  ];
}
