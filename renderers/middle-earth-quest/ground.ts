import { compass, frameOf } from '../paper.ts';
import {
  type Colour6,
  glowing,
  group,
  line,
  type Node,
  type Point,
  path,
  rect,
  shaded,
  stroke,
  tenth,
} from '../scene.ts';
import { borders, outlines } from './borders.ts';
import { COAST, MAP, SHORE, WHOLE } from './geography.ts';
import { wilds } from './growth.ts';

/** Land and sea as a painted chart: regions wide and pale with an edge of their own tint, and a sea with shores. */

/** By region its tint, and that of its edge: pale, so that what stands on the land is what is seen. */
const TINTS: Readonly<Record<string, readonly [land: Colour6, edge: Colour6]>> = {
  eriador: ['#e9dfb2', '#b39a55'],
  enedwaith: ['#e6e0b4', '#9c9a52'],
  rhudaur: ['#dccbc6', '#9a7a86'],
  grey_mountains: ['#dfdcd2', '#938d80'],
  misty_mountains: ['#d6dcbb', '#84966a'],
  mirkwood: ['#c3d2a6', '#66804f'],
  rohan: ['#eedfa6', '#b8953f'],
  gondor: ['#dbe1d6', '#7d929a'],
  brown_lands: ['#dcc6a0', '#98794f'],
  mordor: ['#cf9f89', '#7f4534'],
};

/** A smooth line through points (Catmull-Rom as cubic curves). */
export function smooth(points: readonly Point[]): string {
  const at = (n: number): Point => points[Math.min(points.length - 1, Math.max(0, n))]!;
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
const shores = smooth(SHORE);
const seaPath = `${coastLine} L-30 ${MAP.h + 40} Z`;
const gulfPath = `${shores} Z`;

/** Each region within its outline: flat in the middle, darker towards its borders. */
const country = (id: string): Node[] => {
  const [land, edge] = TINTS[id]!;
  const d = outlines
    .get(id)!
    .map((points) => `${smooth([...points, points[0]!])} Z`)
    .join(' ');
  return [
    path(d, { fill: land, stroke: stroke(land, 3) }),
    group(
      [24].map((width) => path(d, { stroke: stroke(`${edge}24`, width) })),
      { clip: d },
    ),
  ];
};

export function drawLand(): Node[] {
  return [
    rect(WHOLE, { fill: '#e8dab0' }),
    ...Object.keys(TINTS).flatMap(country),
    group(
      [rect(WHOLE, { fill: { shade: 'noise', from: '#d2b988', to: '#ffffff', size: 170, seed: 21, octaves: 1 } })],
      { blend: 'multiply', opacity: 0.35 },
    ),
    rect(WHOLE, { fill: glowing([1100, 960], 300, '#9a3a2055', '#9a3a2000') }),
    ...borders.map((side) => line(side, stroke('#6b4a283c', 2))),
    ...wilds(),
  ];
}

/** Lines along the shore, as charts have them: the further out the fainter. */
const WAVES = [
  [74, '#6ba0ad'],
  [70, '#5f95a5'],
  [46, '#86b4bb'],
  [42, '#6fa3b0'],
  [20, '#b9d6d3'],
] as const;

export function drawSea(): Node[] {
  return [
    group(
      [
        rect(WHOLE, { fill: '#568ea0' }),
        ...WAVES.map(([width, colour]) => path(coastLine, { stroke: stroke(colour, width) })),
        rect(WHOLE, { fill: glowing([40, 1290], 560, '#1f4a5c80', '#1f4a5c00') }),
      ],
      { clip: seaPath },
    ),
    group(
      [
        rect(WHOLE, { fill: '#6fa3b0' }),
        path(shores, { stroke: stroke('#86b4bb', 26) }),
        path(shores, { stroke: stroke('#b9d6d3', 14) }),
      ],
      { clip: gulfPath },
    ),
    ...[coastLine, shores].map((d) => path(d, { stroke: stroke('#4a3318', 4) })),
    compass([56, 800], 36),
  ];
}

/** Edges darker than the middle, and the frame. */
export function drawEdges(): Node[] {
  const [dark, clear] = ['#4a2a1244', '#4a2a1200'];
  const { w, h } = MAP;
  return [
    rect({ x: 0, y: 0, w: 80, h }, { fill: shaded([0, 0], [80, 0], dark, clear) }),
    rect({ x: w - 80, y: 0, w: 80, h }, { fill: shaded([w, 0], [w - 80, 0], dark, clear) }),
    rect({ x: 0, y: 0, w, h: 60 }, { fill: shaded([0, 0], [0, 60], dark, clear) }),
    rect({ x: 0, y: h - 80, w, h: 80 }, { fill: shaded([0, h], [0, h - 80], dark, clear) }),
    ...frameOf(WHOLE, 8),
  ];
}

const SEA: readonly Point[] = [...COAST, [-30, MAP.h + 40]];

/** Whether a point lies in the western sea: a rough outline is enough. */
export function isSea([x, y]: Point): boolean {
  let inside = false;
  SEA.forEach(([ax, ay], n) => {
    const [bx, by] = SEA[(n + 1) % SEA.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}
