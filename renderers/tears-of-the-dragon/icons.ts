import type { AreaType } from '#games/tears-of-the-dragon/content';
import { disc, group, type Linear, line, type Node, type Point, path, polygon, rect, type Style } from '../scene.ts';
import { fine, hair, ink } from '../theme.ts';

/**
 * The six kinds of places, told apart by silhouette: gables, a domed skyline, an anchor on a jetty, broken columns,
 * a wall with one spire for each point of strength, a tower on an islet. Origin is the place; drawings stand on y = 4.
 */

const stone = '#dccfb2';
const plaster = '#f6ecd4';
const roof = '#a9714b';
const slate = '#6f7a86';
const wood = '#8d6a44';
const solid = (fill: string): Style => ({ fill, stroke: fine });

const house = (x: number, w: number, wall: number, gable: number): Node[] => [
  rect({ x: x - w / 2, y: 4 - wall, w, h: wall }, solid(plaster)),
  polygon(
    [
      [x - w / 2 - 3, 4 - wall],
      [x, 4 - wall - gable],
      [x + w / 2 + 3, 4 - wall],
    ],
    solid(roof),
  ),
  rect({ x: x - 2.5, y: -3, w: 5, h: 7 }, { fill: ink }),
];

const town = (): Node[] => [...house(-11, 18, 13, 12), ...house(11, 20, 16, 13)];

const city = (): Node[] => [
  rect({ x: -14, y: -24, w: 12, h: 28 }, solid(plaster)),
  polygon(
    [
      [-16, -24],
      [-8, -40],
      [0, -24],
    ],
    solid(slate),
  ),
  rect({ x: 4, y: -20, w: 22, h: 24 }, solid(plaster)),
  path('M4 -20 Q4 -33 15 -35 Q26 -33 26 -20 Z', solid(slate)),
  line(
    [
      [15, -35],
      [15, -41],
    ],
    fine,
  ),
  ...house(-26, 18, 13, 11),
  path(
    'M-38 4 L-38 -4 L-34 -4 L-34 -8 L-29 -8 L-29 -4 L-3 -4 L-3 -8 L3 -8 L3 -4 L29 -4 L29 -8 L34 -8 L34 -4 L38 -4 L38 4 Z',
    solid(stone),
  ),
];

const port = (): Node[] => [
  ...house(-19, 22, 16, 13),
  line(
    [
      [-6, 1],
      [34, 1],
    ],
    { colour: wood, width: 5 },
  ),
  line(
    [
      [-6, 3.5],
      [34, 3.5],
    ],
    hair,
  ),
  ...[2, 12, 22, 32].map((x) =>
    line(
      [
        [x, 1],
        [x, 7],
      ],
      { colour: wood, width: 3 },
    ),
  ),
  disc(16, -36, 4, { stroke: { colour: ink, width: 2.5 } }),
  line(
    [
      [16, -32],
      [16, -6],
    ],
    { colour: ink, width: 3.5 },
  ),
  line(
    [
      [9, -26],
      [23, -26],
    ],
    { colour: ink, width: 3 },
  ),
  path('M3 -16 Q5 -5 16 -4 Q27 -5 29 -16', { stroke: { colour: ink, width: 3.5 } }),
  polygon(
    [
      [0, -12],
      [3, -20],
      [8, -13],
    ],
    { fill: ink },
  ),
  polygon(
    [
      [32, -12],
      [29, -20],
      [24, -13],
    ],
    { fill: ink },
  ),
];

const column = (x: number, h: number, broken: Point[]): Node[] => [
  polygon(
    [[x - 5, 2], [x - 5, 2 - h], ...broken.map(([dx, dy]): Point => [x + dx, 2 - h + dy]), [x + 5, 2]],
    solid('#cfc8b8'),
  ),
  line(
    [
      [x - 1.5, 0],
      [x - 1.5, 4 - h],
    ],
    hair,
  ),
  line(
    [
      [x + 2, 0],
      [x + 2, 5 - h],
    ],
    hair,
  ),
];
const ruin = (): Node[] => [
  ...column(-17, 28, [[5, 0]]),
  ...column(0, 28, [[5, 0]]),
  polygon(
    [
      [-25, -26],
      [8, -26],
      [8, -32],
      [-25, -32],
    ],
    solid('#cfc8b8'),
  ),
  ...column(18, 15, [
    [-2, -5],
    [1, 1],
    [5, -3],
  ]),
  polygon(
    [
      [26, 3],
      [28, -5],
      [36, -3],
      [35, 4],
    ],
    solid('#cfc8b8'),
  ),
  line(
    [
      [-28, 4],
      [38, 4],
    ],
    fine,
  ),
];

/** A spire of a castle: its number is the castle's strength, so each is tall and stands apart. */
const spire = (x: number, tall: number): Node[] => [
  rect({ x: x - 8, y: -28 - tall * 0.5, w: 16, h: tall * 0.5 + 6 }, solid(stone)),
  polygon(
    [
      [x - 11, -28 - tall * 0.5],
      [x, -28 - tall],
      [x + 11, -28 - tall * 0.5],
    ],
    solid(slate),
  ),
  rect({ x: x - 1.5, y: -20 - tall * 0.45, w: 3, h: 6 }, { fill: ink }),
];

/** Spires of a castle of strength `n`, left to right. */
export const spiresAt = (n: number): number[] =>
  Array.from({ length: n }, (_, i) => (i - (n - 1) / 2) * (n > 3 ? 29 : 36));

function castle(strength: number): Node[] {
  const battlements: Point[] = [];
  for (let x = -76; x < 76; x += 19) battlements.push([x, -32], [x + 11, -32], [x + 11, -26], [x + 19, -26]);
  const shade: Linear = {
    shade: 'linear',
    from: [0, -26],
    to: [0, 34],
    stops: [
      { at: 0, colour: '#e6dabd' },
      { at: 1, colour: '#cdbd98' },
    ],
  };
  return [
    ...spiresAt(strength).flatMap((x) => spire(x, 34)),
    polygon([[-76, 34], ...battlements.slice(0, -1), [76, -26], [76, 34]], { fill: shade, stroke: fine }),
    rect({ x: -71, y: -24, w: 142, h: 55 }, { fill: '#f4ead2', stroke: hair, radius: 3 }),
  ];
}

const island = (): Node[] => [
  path('M-62 10 Q-54 -12 -30 -12 Q-8 -22 14 -12 Q34 -10 36 8 Q10 20 -14 17 Q-46 20 -62 10 Z', {
    fill: '#e9dcb8',
    stroke: fine,
  }),
  path('M-50 10 Q-40 2 -30 6', { stroke: hair }),
  rect({ x: -29, y: -44, w: 20, h: 48 }, solid(stone)),
  polygon(
    [
      [-33, -44],
      [-33, -52],
      [-27, -52],
      [-27, -48],
      [-22, -48],
      [-22, -52],
      [-16, -52],
      [-16, -48],
      [-11, -48],
      [-11, -52],
      [-5, -52],
      [-5, -44],
    ],
    solid(stone),
  ),
  line(
    [
      [-19, -52],
      [-19, -63],
    ],
    fine,
  ),
  polygon(
    [
      [-19, -63],
      [-6, -59.5],
      [-19, -56],
    ],
    { fill: '#3f6f8f', stroke: hair },
  ),
  rect({ x: -22, y: -36, w: 6, h: 9 }, { fill: ink, radius: 3 }),
  path('M-24 4 L-24 -6 Q-19 -12 -14 -6 L-14 4 Z', { fill: ink }),
];

const drawings: Record<Exclude<AreaType, 'castle'>, () => Node[]> = { town, city, port, ruin, island };

/** The drawing of a kind of place; castles need their strength. */
export function placeIcon(type: AreaType, strength = 0): Node[] {
  return type === 'castle' ? castle(strength) : drawings[type]();
}

/** The dragon's cave. */
export const caveIcon = (): Node[] => [
  path('M-38 6 Q-36 -16 -22 -22 L-14 -34 L-4 -28 L8 -42 L18 -26 Q36 -20 38 6 Z', solid('#b7aa93')),
  path('M-18 6 Q-18 -16 0 -18 Q18 -16 18 6 Z', { fill: '#2a1c14' }),
  group([disc(-5, -5, 2, { fill: '#f0b43c' }), disc(5, -5, 2, { fill: '#f0b43c' })]),
];
