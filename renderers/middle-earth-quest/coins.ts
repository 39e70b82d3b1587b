import type { Path, Terrain } from '#games/middle-earth-quest/printed/map/map';
import {
  type Colour6,
  disc,
  group,
  line,
  type Node,
  type Point,
  path,
  polygon,
  rect,
  type Stroke,
  type Style,
  stroke,
  words,
} from '../scene.ts';
import { starPoints } from '../tokens.ts';

/** The coins on the roads: how many cards a path costs, on the shape of its terrain. Told apart by outline, not by tint alone. */

const INK = '#2c1c0c';
const WATER = '#123f5c';
const RIM = '#fff8e4';

/** By terrain what its coin is painted in, its outline round the origin within 38 by 34, and how far the number stands below the middle. */
const SHAPES: Readonly<Record<Terrain, { tint: Colour6; below: number; draw: (style: Style) => Node[] }>> = {
  plains: { tint: '#ffd95e', below: 0, draw: (style) => [polygon(starPoints(12, 18, 14.2), style)] },
  woods: {
    tint: '#d9f5b4',
    below: -1.5,
    draw: (style) => [
      rect({ x: -3.5, y: 8, w: 7, h: 9 }, { ...style, fill: '#6b4a2a' }),
      path('M-9 12 C-23 13 -22 -5 -13 -6 C-13 -20 13 -20 13 -6 C22 -5 23 13 9 12 Z', style),
    ],
  },
  hill: {
    tint: '#ffcf94',
    below: 1.5,
    draw: (style) => [path('M-19 14 C-19 -14 0 -22 6 -7 C13 -12 19 -2 19 14 Z', style)],
  },
  mountain: {
    tint: '#f2f5fa',
    below: 2,
    draw: (style) => [
      path('M-19 15 L-5 -17 L1 -8 L6 -13 L19 15 Z', style),
      path('M-7.5 -11 L-5 -17 L-1 -11 L-3.4 -9.6 L-5 -11.6 Z', { fill: '#ffffff' }),
    ],
  },
  swamp: {
    tint: '#c6f3ea',
    below: 2,
    draw: (style) => [
      ...[-10, 0, 10].flatMap((x): Node[] => [
        line(
          [
            [x, -6],
            [x + x * 0.25, -15],
          ],
          stroke(INK, 2.2),
        ),
        disc(x + x * 0.25, -14.5, 2.7, { fill: INK }),
      ]),
      path('M-17 -8 L17 -8 L17 13 Q12.5 18 8.5 13.5 Q4 10 0 14 Q-4 18 -8.5 13.5 Q-12.5 10 -17 14 Z', style),
    ],
  },
};

/** The outline of a coin round the origin; `null` is a path of any card. */
const outlined = (terrain: Terrain | null, edge: Stroke): Node[] =>
  terrain === null
    ? [disc(0, 0, 13, { fill: '#fbf2d8', stroke: edge })]
    : SHAPES[terrain].draw({ fill: SHAPES[terrain].tint, stroke: edge });

/** The shape of a coin, without a number: its dark edge stands off roads and rings by a pale rim. */
const coinShape = (terrain: Terrain | null, water = false): Node[] => [
  ...outlined(terrain, stroke(RIM, 7.5)),
  ...outlined(terrain, water ? stroke(WATER, 3) : stroke(INK, 2.4)),
];

/** A coin round the origin: its shape and its number. */
export const coin = ({ terrain, cost, water }: Pick<Path, 'terrain' | 'cost' | 'water'>): Node[] => [
  ...coinShape(terrain, water),
  words(String(cost), 0, terrain === null ? 0 : SHAPES[terrain].below, {
    size: 29,
    bold: true,
    colour: INK,
    align: 'centre',
  }),
];

/** The coin of a path at a point, so many times as large. */
export const coinOf = (one: Path, [x, y]: Point, k = 1): Node =>
  group(coin(one), { x, y, ...(k !== 1 && { scale: k }), tag: `path:${one.a}-${one.b}` });
