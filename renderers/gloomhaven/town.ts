import { disc, glowing, type Layer, type Node, path, polygon, rect, shaded, stroke } from '../scene.ts';

/** Before a scenario, while no room lies open: the town at dusk, in which the party levels up and shops (GH-18). */

const WALL = '#241d2b';
const ROOF = '#352736';
const LIGHT = '#f4b95c';

/** Houses from left to right: where each begins, its width, the height of its walls and of its roof. */
const HOUSES: readonly (readonly [x: number, w: number, wall: number, roof: number])[] = [
  [40, 150, 70, 50],
  [170, 110, 104, 62],
  [292, 170, 82, 48],
  [452, 96, 116, 80],
  [556, 190, 92, 56],
  [736, 120, 118, 70],
  [868, 160, 76, 46],
  [1010, 140, 100, 60],
];

/** The whole width, so high; it never changes. */
export function town(h: number): Layer {
  const ground = h - 34;
  return {
    kind: 'layer',
    key: `gloomhaven.town.${h}`,
    width: 1200,
    height: h,
    nodes: [
      rect({ x: 0, y: 0, w: 1200, h }, { fill: shaded([0, 0], [0, h], '#14122a', '#4a2f4e', '#b0603f') }),
      disc(930, 78, 44, { fill: glowing([930, 78], 44, '#fff6d8', '#f7e3a6', '#f7e3a600') }),
      ...HOUSES.flatMap((house) => houseOn(ground, house)),
      path(`M0 ${ground} C300 ${ground - 12} 800 ${ground + 12} 1200 ${ground - 4} L1200 ${h} L0 ${h} Z`, {
        fill: '#120e18',
      }),
    ],
  };
}

function houseOn(ground: number, [x, w, wall, roof]: (typeof HOUSES)[number]): Node[] {
  const top = ground - wall;
  const windows = Array.from({ length: Math.floor(w / 46) }, (_, n) => x + 20 + n * 46);
  return [
    rect({ x, y: top, w, h: wall + 20 }, { fill: WALL, stroke: stroke('#0d0a12', 2) }),
    polygon(
      [
        [x - 10, top],
        [x + w / 2, top - roof],
        [x + w + 10, top],
      ],
      { fill: ROOF, stroke: stroke('#0d0a12', 2) },
    ),
    ...windows.map((at, n) => rect({ x: at, y: top + 18 + (n % 2) * 12, w: 16, h: 22 }, { fill: LIGHT, radius: 3 })),
  ];
}
