import { type Colour6, disc, glowing, group, type Node, path, polygon, rect, shaded, stroke } from '../scene.ts';

/** What a strip of country is painted with: hills, clouds, peaks, trees and towers. */

/** How wide the country is, and how high below the sky. */
export const [W, H] = [1200, 370] as const;

/** A soft line of hills from left to right: heights by turns, at even distances. */
export function ridge(base: number, heights: readonly number[], fill: string, low: string): Node {
  const step = W / (heights.length - 1);
  const tops = heights.map((h, n) => {
    const [x, y] = [n * step, base - h];
    if (n === 0) return `L0 ${y}`;
    const before = base - heights[n - 1]!;
    return `C${x - step / 2} ${before} ${x - step / 2} ${y} ${x} ${y}`;
  });
  const top = base - Math.max(...heights);
  return path(`M0 ${H} ${tops.join(' ')} L${W} ${H} Z`, { fill: shaded([0, top], [0, H], fill, low) });
}

/** Clouds that lie in the sky, long and thin. */
export const clouds = (colour: string): Node[] =>
  [
    [60, 70, 300],
    [420, 130, 240],
    [760, 60, 340],
    [1000, 140, 260],
  ].map(([x, y, w]) =>
    path(`M${x} ${y} Q${x! + w! / 2} ${y! - 22} ${x! + w!} ${y} Q${x! + w! / 2} ${y! + 10} ${x} ${y} Z`, {
      fill: colour,
    }),
  );

export const peaks = (
  base: number,
  tops: readonly (readonly [x: number, high: number])[],
  rock: string,
  snow: string,
): Node[] =>
  tops.flatMap(([x, high]): Node[] => {
    const wide = high * 0.75;
    return [
      polygon(
        [
          [x - wide, base],
          [x, base - high],
          [x + wide, base],
        ],
        { fill: rock },
      ),
      polygon(
        [
          [x, base - high],
          [x + wide, base],
          [x + wide * 0.2, base],
          [x + wide * 0.1, base - high * 0.5],
        ],
        { fill: '#00000030' },
      ),
      polygon(
        [
          [x - wide * 0.28, base - high * 0.72],
          [x, base - high],
          [x + wide * 0.28, base - high * 0.72],
          [x + wide * 0.1, base - high * 0.66],
          [x, base - high * 0.74],
          [x - wide * 0.12, base - high * 0.64],
        ],
        { fill: snow },
      ),
    ];
  });

/** A fir, its foot at (x, y). */
const fir = (x: number, y: number, high: number, colour: string): Node =>
  group(
    [0, 1, 2].map((n) =>
      polygon(
        [
          [-high * (0.34 - n * 0.08), -high * (0.1 + n * 0.25)],
          [0, -high * (0.55 + n * 0.22)],
          [high * (0.34 - n * 0.08), -high * (0.1 + n * 0.25)],
        ],
        { fill: colour },
      ),
    ),
    { x, y },
  );

/** Firs across the strip, from the back to the front. */
export const firs = (y: number, high: number, gap: number, colour: string): Node[] =>
  Array.from({ length: Math.ceil(W / gap) + 1 }, (_, n) =>
    fir(n * gap + ((n * 37) % 23) - 11, y + ((n * 29) % 17), high * (0.8 + ((n * 13) % 9) / 20), colour),
  );

export const reeds = (y: number, colour: string): Node[] =>
  Array.from({ length: 46 }, (_, n) => {
    const [x, high] = [n * 27 + ((n * 31) % 19), 40 + ((n * 17) % 46)];
    return path(`M${x} ${y} Q${x + 4} ${y - high * 0.6} ${x + ((n % 3) - 1) * 14} ${y - high}`, {
      stroke: stroke(colour, 4),
    });
  });

export const tufts = (colour: string): Node[] =>
  Array.from({ length: 26 }, (_, n) => {
    const [x, y] = [((n * 97) % 1180) + 10, 338 + ((n * 53) % 26)];
    return path(`M${x} ${y} L${x - 6} ${y - 18} M${x} ${y} L${x + 1} ${y - 24} M${x} ${y} L${x + 8} ${y - 16}`, {
      stroke: stroke(colour, 3),
    });
  });

/** White towers on a rise. */
export const towers = (x: number, y: number, stone: string, roof: string): Node[] =>
  [
    [-90, 70, 40],
    [-30, 130, 46],
    [36, 96, 40],
    [92, 60, 44],
  ].flatMap(([dx, high, wide]): Node[] => [
    rect(
      { x: x + dx!, y: y - high!, w: wide!, h: high! },
      { fill: shaded([x + dx!, 0], [x + dx! + wide!, 0], stone, '#9a9384') },
    ),
    polygon(
      [
        [x + dx! - 6, y - high!],
        [x + dx! + wide! / 2, y - high! - 46],
        [x + dx! + wide! + 6, y - high!],
      ],
      { fill: roof },
    ),
  ]);

/** Tall pale trees with crowns of gold, their feet about y. */
export const mallorns = (y: number, high: number, gap: number, [bark, gold]: readonly [Colour6, Colour6]): Node[] =>
  Array.from({ length: Math.ceil(W / gap) + 1 }, (_, n): Node => {
    const [x, top, r] = [n * gap + ((n * 37) % 31) - 15, y - high * (0.85 + ((n * 13) % 7) / 30), high * 0.3];
    return group([
      path(`M${x - high * 0.05} ${y} L${x - 4} ${top} L${x + 4} ${top} L${x + high * 0.05} ${y} Z`, { fill: bark }),
      ...[-0.9, 0.9, 0].map((dx) => disc(x + dx * r, top + Math.abs(dx) * r * 0.5, r, { fill: gold })),
      disc(x - r * 0.3, top - r * 0.3, r * 0.55, { fill: '#fff2a860' }),
    ]);
  });

/** A white city on its hill: rings of wall one before the other, the lowest in front, and a tower behind them all. */
export const tiers = (x: number, y: number): Node[] => [
  rect({ x: x - 15, y: y - 236, w: 30, h: 120 }, { fill: shaded([x - 15, 0], [x + 15, 0], '#fffdf4', '#b9b2a2') }),
  polygon(
    [
      [x - 19, y - 236],
      [x, y - 290],
      [x + 19, y - 236],
    ],
    { fill: '#dfe5ea' },
  ),
  ...[4, 3, 2, 1, 0].flatMap((n): Node[] => {
    const [wide, top] = [400 - n * 72, y - 40 - n * 31];
    const [left, right] = [x - wide / 2, x + wide / 2];
    return [
      path(`M${left} ${y} L${left} ${top} Q${x} ${top - 12} ${right} ${top} L${right} ${y} Z`, {
        fill: shaded([left, 0], [right, 0], '#fbf8ee', '#a69e8d'),
      }),
      path(`M${left} ${top} Q${x} ${top - 12} ${right} ${top}`, { stroke: stroke('#ffffff', 6) }),
      ...[-0.3, 0, 0.3].map((at) => rect({ x: x + at * wide - 4, y: top + 10, w: 8, h: 14 }, { fill: '#7d766888' })),
    ];
  }),
];

/** A dark tower with a fire behind it. */
export const darkTower = (x: number, y: number): Node[] => [
  disc(x, y - 150, 190, { fill: glowing([x, y - 150], 190, '#ff8a3ab0', '#d9552b50', '#d9552b00') }),
  path(
    `M${x - 110} ${y} L${x - 70} ${y - 70} L${x - 60} ${y - 40} L${x - 40} ${y - 170} L${x - 30} ${y - 130} L${x - 22} ${y - 250} L${x - 8} ${y - 205} L${x + 8} ${y - 205} L${x + 22} ${y - 250} L${x + 30} ${y - 130} L${x + 40} ${y - 170} L${x + 60} ${y - 40} L${x + 74} ${y - 84} L${x + 110} ${y} Z`,
    { fill: '#120c10' },
  ),
  disc(x, y - 180, 7, { fill: '#ffb04a' }),
];
