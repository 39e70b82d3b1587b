import { LOCATIONS, locationAt, paths } from '#games/middle-earth-quest/printed/map/map';
import { compass, frameOf } from '../paper.ts';
import {
  type Colour6,
  disc,
  glowing,
  group,
  line,
  type Node,
  type Point,
  path,
  polygon,
  rect,
  shaded,
  stroke,
} from '../scene.ts';
import { borders, COAST, lands, MAP, plates, SHORE, spotOf, WHOLE } from './geography.ts';

/** Land and sea as a chart in ink and wash: each region in its own tint and with what grows there, borders dotted. */

/** By region its tint and what is strewn over it: regions are told apart by borders, names and growth, not by tint alone. */
const LOOKS: Readonly<Record<string, { tint: Colour6; growth: keyof typeof GROWTH }>> = {
  eriador: { tint: '#ecd9a0', growth: 'grass' },
  enedwaith: { tint: '#e2dfa6', growth: 'grass' },
  rhudaur: { tint: '#d9c6d2', growth: 'hill' },
  grey_mountains: { tint: '#dedbd2', growth: 'peak' },
  misty_mountains: { tint: '#c3cfae', growth: 'peak' },
  mirkwood: { tint: '#a9bf8c', growth: 'tree' },
  rohan: { tint: '#efe3b4', growth: 'grass' },
  gondor: { tint: '#d3dfe2', growth: 'hill' },
  brown_lands: { tint: '#d6bd94', growth: 'dust' },
  mordor: { tint: '#cf9f86', growth: 'ash' },
};

const ink = '#5b4426';

/** Each round the origin, in faint ink. */
const GROWTH = {
  grass: (): Node[] => [path('M-6 3 L-4 -4 M-1 3 L0 -6 M4 3 L6 -3', { stroke: stroke(`${ink}70`, 1.4) })],
  hill: (): Node[] => [path('M-11 4 Q-4 -8 3 3 M0 2 Q6 -5 12 4', { stroke: stroke(`${ink}80`, 1.6) })],
  tree: (): Node[] => [
    path('M0 7 L0 2', { stroke: stroke(`${ink}a0`, 2) }),
    polygon(
      [
        [0, -12],
        [7, 3],
        [-7, 3],
      ],
      { fill: '#5d7a45a0', stroke: stroke(`${ink}90`, 1) },
    ),
  ],
  peak: (): Node[] => [
    polygon(
      [
        [-15, 9],
        [0, -16],
        [15, 9],
      ],
      { fill: '#fbf6e6b0' },
    ),
    path('M-15 9 L0 -16 L15 9', { stroke: stroke(`${ink}b0`, 1.8) }),
    polygon(
      [
        [0, -16],
        [15, 9],
        [4, 9],
        [6, 0],
      ],
      { fill: `${ink}50` },
    ),
  ],
  dust: (): Node[] => [
    disc(-5, 0, 1.4, { fill: `${ink}70` }),
    disc(3, 3, 1.4, { fill: `${ink}70` }),
    disc(6, -3, 1.4, { fill: `${ink}70` }),
  ],
  ash: (): Node[] => [
    path('M-12 7 L-5 -7 L-1 -2 L4 -10 L12 7', { stroke: stroke('#54261cc0', 1.8) }),
    path('M4 -10 L12 7 L6 7 L5 -1 Z', { fill: '#54261c70' }),
  ],
} as const satisfies Record<string, () => Node[]>;

const closed = (points: readonly Point[], ...more: readonly Point[]): Point[] => [...points, ...more];
const SEA = closed(COAST, [-30, MAP.h + 40]);
const GULF = SHORE;

/** A smooth line through points (Catmull-Rom as cubic curves). */
export function smooth(points: readonly Point[]): string {
  const at = (n: number): Point => points[Math.min(points.length - 1, Math.max(0, n))]!;
  const tenth = (value: number) => Math.round(value * 10) / 10 + 0;
  return points.slice(1).reduce(
    (d, to, n) => {
      const [before, from, after] = [at(n - 1), at(n), at(n + 2)];
      const control = (a: Point, b: Point, c: Point) =>
        `${tenth(b[0] + (c[0] - a[0]) / 6)} ${tenth(b[1] + (c[1] - a[1]) / 6)}`;
      return `${d} C${control(before, from, to)} ${control(after, to, from)} ${to[0]} ${to[1]}`;
    },
    `M${at(0)[0]} ${at(0)[1]}`,
  );
}
const coastLine = smooth(COAST);
const gulfLine = smooth(GULF);
const seaPath = `${coastLine} L-30 ${MAP.h + 40} Z`;
const gulfPath = `${gulfLine} Z`;

export function drawLand(): Node[] {
  return [
    ...LOCATIONS.map((id) => {
      const { tint } = LOOKS[locationAt(id).region]!;
      return polygon(lands.get(id)!.outline, { fill: tint, stroke: stroke(tint, 2) });
    }),
    group([rect(WHOLE, { fill: { shade: 'noise', from: '#c29c60', to: '#ffffff', size: 90, seed: 21, octaves: 3 } })], {
      blend: 'multiply',
      opacity: 0.55,
    }),
    rect(WHOLE, { fill: glowing([1120, 960], 330, '#7a1e0c70', '#7a1e0c00') }),
    ...growth(),
    ...borders.map((side) => line(side, stroke('#fff6dc', 5))),
    ...borders.map((side) => line(side, stroke('#6b3f1d', 2.6, [3, 7]))),
  ];
}

export function drawSea(): Node[] {
  const shores = [coastLine, gulfLine];
  return [
    group(
      [
        rect(WHOLE, { fill: '#7fa3a8' }),
        ...[60, 40, 22].map((width, n) =>
          path(coastLine, { stroke: stroke(['#8db1b3', '#a0c1bf', '#bcd6d0'][n]!, width) }),
        ),
        rect(WHOLE, {
          fill: { shade: 'noise', from: '#2b5d6a38', to: '#ffffff20', size: 40, stretch: 3, seed: 4, octaves: 2 },
        }),
      ],
      { clip: seaPath },
    ),
    group([rect(WHOLE, { fill: '#a0c1bf' })], { clip: gulfPath }),
    ...shores.map((d) => path(d, { stroke: stroke('#4b3013', 3) })),
    compass([140, 1180], 62),
  ];
}

/** Edges darker than the middle, and the frame. */
export function drawEdges(): Node[] {
  const [dark, clear] = ['#2a140a58', '#2a140a00'];
  const { w, h } = MAP;
  return [
    rect({ x: 0, y: 0, w: 70, h }, { fill: shaded([0, 0], [70, 0], dark, clear) }),
    rect({ x: w - 70, y: 0, w: 70, h }, { fill: shaded([w, 0], [w - 70, 0], dark, clear) }),
    rect({ x: 0, y: h - 70, w, h: 70 }, { fill: shaded([0, h], [0, h - 70], dark, clear) }),
    ...frameOf(WHOLE, 10),
  ];
}

/** A number from 0 to 1, the same every time. */
function chance(n: number, seed: number): number {
  let x = Math.imul(n + 1, 0x9e3779b1) ^ Math.imul(seed + 7, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  return ((x ^ (x >>> 15)) >>> 0) / 2 ** 32;
}

const STEP = 34;
/** What grows in each region, wherever no sign, path or plate is, and no water. */
function growth(): Node[] {
  const found: Node[] = [];
  for (let row = 0; row * STEP < MAP.h; row++)
    for (let column = 0; column * STEP < MAP.w; column++) {
      const n = row * 97 + column;
      const at: Point = [
        Math.round((column + 0.2 + 0.6 * chance(n, 1)) * STEP),
        Math.round((row + 0.2 + 0.6 * chance(n, 2)) * STEP),
      ];
      if (chance(n, 3) < 0.25 || isTaken(at)) continue;
      const { region } = locationAt(nearest(at));
      found.push(group(GROWTH[LOOKS[region]!.growth](), { x: at[0], y: at[1] }));
    }
  return found;
}

const nearest = ([x, y]: Point): string =>
  LOCATIONS.reduce((a, b) => {
    const far = (id: string) => Math.hypot(spotOf(id)[0] - x, spotOf(id)[1] - y);
    return far(b) < far(a) ? b : a;
  });

function isTaken([x, y]: Point): boolean {
  const inPlate = plates.some(
    (one) => x > one.x - 14 && x < one.x + one.w + 14 && y > one.y - 10 && y < one.y + one.h + 14,
  );
  if (inPlate || LOCATIONS.some((id) => Math.hypot(spotOf(id)[0] - x, spotOf(id)[1] - y) < 44)) return true;
  return paths.some(({ a, b }) => {
    const [[ax, ay], [bx, by]] = [spotOf(a), spotOf(b)];
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
    return Math.hypot(x - ax - dx * t, y - ay - dy * t) < 20;
  });
}

/** Whether a point lies in the western sea: a rough outline is enough. */
export function isSea([x, y]: Point): boolean {
  let inside = false;
  SEA.forEach(([ax, ay], n) => {
    const [bx, by] = SEA[(n + 1) % SEA.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}
