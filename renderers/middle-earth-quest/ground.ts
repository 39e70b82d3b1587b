import { compass, frameOf } from '../paper.ts';
import { type Colour6, glowing, group, line, type Node, type Point, path, rect, shaded, stroke } from '../scene.ts';
import { borders, outlines } from './borders.ts';
import { COAST, MAP, SHORE, WHOLE } from './geography.ts';
import { growth, washes } from './growth.ts';

/** Land and sea as a painted chart: regions wide and pale with an edge of their own tint, ground along the roads, a sea with shores. */

/** By region its tint, and that of its edge: regions are told apart by borders and names, not by tint alone. */
const TINTS: Readonly<Record<string, readonly [land: Colour6, edge: Colour6]>> = {
  eriador: ['#dcc88c', '#a5883c'],
  enedwaith: ['#cfcb8c', '#88873a'],
  rhudaur: ['#bfa9b6', '#7b5a72'],
  grey_mountains: ['#c9c5ba', '#7f7a6d'],
  misty_mountains: ['#aebd97', '#62774a'],
  mirkwood: ['#8fae78', '#4a6b38'],
  rohan: ['#dcc27a', '#a67f2b'],
  gondor: ['#bccace', '#64808a'],
  brown_lands: ['#bd9f72', '#80603a'],
  mordor: ['#b27d68', '#6f3324'],
};

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
      [54, 34, 16].map((width) => path(d, { stroke: stroke(`${edge}38`, width) })),
      { clip: d },
    ),
  ];
};

export function drawLand(): Node[] {
  return [
    rect(WHOLE, { fill: '#d8c492' }),
    ...Object.keys(TINTS).flatMap(country),
    group(
      [rect(WHOLE, { fill: { shade: 'noise', from: '#b98f55', to: '#ffffff', size: 130, seed: 21, octaves: 2 } })],
      { blend: 'multiply', opacity: 0.4 },
    ),
    rect(WHOLE, { fill: glowing([1120, 940], 330, '#8e1c0880', '#7a1e0c00') }),
    ...washes(),
    ...borders.map((side) => line(side, stroke('#5b321680', 2.4))),
    group(growth(), { opacity: 0.72 }),
  ];
}

export function drawSea(): Node[] {
  return [
    group(
      [
        rect(WHOLE, { fill: '#3f7385' }),
        ...[96, 66, 40, 18].map((width, n) =>
          path(coastLine, { stroke: stroke(['#4b8092', '#5a90a0', '#74a6b1', '#a3c9cb'][n]!, width) }),
        ),
        rect(WHOLE, { fill: glowing([40, 1290], 560, '#16384899', '#16384800') }),
      ],
      { clip: seaPath },
    ),
    group(
      [
        rect(WHOLE, { fill: '#5a90a0' }),
        path(shores, { stroke: stroke('#74a6b1', 26) }),
        path(shores, { stroke: stroke('#a3c9cb', 12) }),
      ],
      { clip: gulfPath },
    ),
    ...[coastLine, shores].map((d) => path(d, { stroke: stroke('#3c2610', 3.2) })),
    compass([140, 1180], 62),
  ];
}

/** Edges darker than the middle, and the frame. */
export function drawEdges(): Node[] {
  const [dark, clear] = ['#2a140a70', '#2a140a00'];
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
